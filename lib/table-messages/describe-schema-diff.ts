import type { Locale } from '../messages/locale.ts'
import type { FieldType } from '../table-schema/descriptor.ts'
import type { ColumnDiff, LimitValue, PlacedColumn, SchemaDiff } from '../table-schema/schema-diff.ts'
import { columnWords } from './column-words.ts'
import { schemaDiffWords } from './schema-diff-words.ts'

/** A comparison in words, column by column. */
export interface SchemaDiffText {
  readonly verdict: string
  readonly removed: readonly string[]
  readonly added: readonly string[]
  readonly moved: readonly string[]
  readonly changed: readonly string[]
  /** What else to know: columns of which only texts change, and what is not compared. */
  readonly notes: readonly string[]
}

export function describeSchemaDiff(diff: SchemaDiff, locale: Locale): SchemaDiffText {
  const words = schemaDiffWords[locale]
  const place = ({ letter, name, required }: PlacedColumn): string => {
    const { required: mandatory, optional } = columnWords[locale]
    return `${letter}  ${name} (${required ? mandatory : optional})`
  }
  const isSame = [diff.removed, diff.added, diff.moved, diff.changed].every(({ length }) => length === 0)
  return {
    verdict: isSame ? words.same : diff.compatible ? words.compatible : words.incompatible,
    removed: diff.removed.map(place),
    added: diff.added.map(place),
    moved: diff.moved.map(({ name, before, after }) => words.moved(name, before, after)),
    changed: diff.changed.map(column => describeColumn(column, locale)),
    notes: [
      ...(diff.reworded.length === 0 ? [] : [words.reworded(diff.reworded)]),
      ...(isSame ? [] : [words.columnsAlone]),
    ],
  }
}

function describeColumn(column: ColumnDiff, locale: Locale): string {
  const words = schemaDiffWords[locale]
  const { name, letter, limits, addedValues, removedValues, refusedNow } = column
  return words.column(letter, name, [
    ...limits.map(change => describeLimit(change, locale)),
    ...(addedValues.length === 0 ? [] : [words.addedValues(addedValues)]),
    ...(removedValues.length === 0 ? [] : [words.removedValues(removedValues)]),
    ...(refusedNow === null ? [] : [words.refusedNow(refusedNow)]),
  ])
}

function describeLimit({ limit, before, after }: ColumnDiff['limits'][number], locale: Locale): string {
  const [words, natures] = [schemaDiffWords[locale], columnWords[locale]]
  const shown = (value: LimitValue): string => {
    if (limit === 'type') return natures.types[value as FieldType]
    if (limit === 'required') return value ? natures.required : natures.optional
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return value === null ? words.none : String(value)
  }
  const change = `${shown(before)} → ${shown(after)}`
  // « facultatif → obligatoire » says by itself what it is about.
  return limit === 'required' ? change : words.limit(words.limits[limit], change)
}
