import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { FieldType } from '@ma-cantine/lib/table-schema/descriptor'
import type { ColumnDiff, LimitValue, PlacedColumn, SchemaDiff } from '@ma-cantine/lib/table-schema/schema-diff'
import type { Words } from '../words/fr.ts'
import type { NamedSchema } from './find-schema.ts'

/** A line of a comparison; null marks what is no change. */
export interface DiffLine {
  readonly mark: '+' | '−' | '↔' | '~' | null
  readonly text: string
}

export function diffLines(before: NamedSchema, after: NamedSchema, diff: SchemaDiff, words: Words): DiffLine[] {
  const { difference } = words.schemas
  const changes: DiffLine[] = [
    ...diff.removed.map(column => ({ mark: '−' as const, text: placed(column, words) })),
    ...diff.added.map(column => ({ mark: '+' as const, text: placed(column, words) })),
    ...diff.moved.map(({ name, before, after }) => ({
      mark: '↔' as const,
      text: difference.moved(makePrintable(name), before, after),
    })),
    ...diff.changed.map(column => ({ mark: '~' as const, text: columnText(column, words) })),
  ]
  const isSame = changes.length === 0
  const verdict = isSame ? difference.same : diff.compatible ? difference.compatible : difference.incompatible
  const reworded = diff.reworded.length === 0 ? [] : [difference.reworded(diff.reworded.map(makePrintable))]
  return [
    { mark: null, text: `${named(before, words)} → ${named(after, words)}` },
    { mark: null, text: verdict },
    ...changes,
    ...[...reworded, ...(isSame ? [] : [difference.columnsAlone])].map(text => ({ mark: null, text })),
  ]
}

const named = ({ kind, schema: { name, version } }: NamedSchema, words: Words): string =>
  [kind ?? makePrintable(name), ...(version === '' ? [] : [words.schemas.schemaVersion(makePrintable(version))])].join(
    ', ',
  )

const placed = ({ letter, name, required }: PlacedColumn, words: Words): string =>
  `${letter}  ${makePrintable(name)} (${required ? words.schemas.required : words.schemas.optional})`

function columnText(column: ColumnDiff, words: Words): string {
  const { difference } = words.schemas
  const { name, letter, limits, addedValues, removedValues, refusedNow } = column
  const told = [
    ...limits.map(change => limitText(change, words)),
    ...(addedValues.length === 0 ? [] : [difference.addedValues(addedValues.map(makePrintable))]),
    ...(removedValues.length === 0 ? [] : [difference.removedValues(removedValues.map(makePrintable))]),
    ...(refusedNow === null ? [] : [difference.refusedNow(makePrintable(refusedNow))]),
  ]
  return difference.column(letter, makePrintable(name), told)
}

function limitText({ limit, before, after }: ColumnDiff['limits'][number], { schemas }: Words): string {
  const { difference } = schemas
  const shown = (value: LimitValue): string => {
    if (limit === 'type') return schemas.types[value as FieldType]
    if (limit === 'required') return value ? schemas.required : schemas.optional
    if (typeof value === 'boolean') return value ? difference.yes : difference.no
    return value === null ? difference.none : makePrintable(String(value))
  }
  const change = difference.change(shown(before), shown(after))
  // « facultatif → obligatoire » says by itself what it is about.
  return limit === 'required' ? change : difference.limit(difference.limits[limit], change)
}
