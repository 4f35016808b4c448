import { isRequired, type TableSchema } from '../table-schema/descriptor.ts'
import { columnLetter, type TableError } from '../table-schema/error.ts'
import { matchHeader } from '../table-schema/header.ts'
import { type Change, change, type FixFilter, type FixName } from './change.ts'

/** One column of the repaired file. */
export interface LayoutColumn {
  /** Its position in the original; null for a column that is added. */
  readonly source: number | null
  readonly label: string
}

/** The columns of the repaired file, and how they derive from the original ones. */
export interface Layout {
  /** For each field of the schema, its position in the original, or -1. */
  readonly positions: readonly number[]
  /** Null when the columns stay as they are, except for labels. */
  readonly columns: readonly LayoutColumn[] | null
  /** The new labels, by their position in the original. */
  readonly labels: ReadonlyMap<number, string>
  readonly changes: readonly Change[]
}

export interface LayoutOptions {
  readonly allows: FixFilter
  /** Positions of the columns without a label nor a single filled cell. */
  readonly emptyColumns: ReadonlySet<number>
  /** Whether the encoding of the file has all the characters of a text. */
  readonly canWrite: (text: string) => boolean
}

/**
 * Plans the header from its errors. When an unknown label is in the place of a missing column, only a person can tell
 * whether it is that column, so nothing moves unless guesses are allowed.
 */
export function planLayout(
  labels: readonly string[],
  schema: TableSchema,
  { allows, emptyColumns, canWrite }: LayoutOptions,
): Layout {
  const match = matchHeader(labels, schema)
  const positions = [...match.positions]
  const newLabels = new Map<number, string>()
  const changes: Change[] = []
  const unchanged = (): Layout => ({ positions, columns: null, labels: newLabels, changes })
  if (match.errors.length === 0 || match.errors.some(({ code }) => code === 'missing-header')) return unchanged()
  if (!schema.fields.every(({ name }) => canWrite(name))) return unchanged()

  let undecided = false
  for (const { code, field, column } of match.errors) {
    if (code !== 'incorrect-label' || field === null || column === null) continue
    const index = schema.fields.findIndex(({ name }) => name === field)
    const isInPlace = positions[index] === column - 1
    if (!isInPlace && !allows('label-by-place')) {
      undecided = true
      continue
    }
    positions[index] = column - 1
    newLabels.set(column - 1, field)
    changes.push(
      headerChange(isInPlace ? 'label-spelling' : 'label-by-place', column, field, labels[column - 1], field),
    )
  }
  if (undecided) return unchanged()

  const ordered = orderColumns(labels, schema, positions, position =>
    emptyColumns.has(position) ? 'blank-column' : allows('surplus-column') ? 'surplus-column' : null,
  )
  changes.push(...ordered.changes, ...moves(match.errors, ordered.columns))
  const isUnchanged =
    ordered.columns.length === labels.length && ordered.columns.every(({ source }, index) => source === index)
  return { ...unchanged(), columns: isUnchanged ? null : ordered.columns }
}

/** Puts the columns in the order of the schema. An unexpected column stays after the one that it follows. */
function orderColumns(
  labels: readonly string[],
  schema: TableSchema,
  positions: readonly number[],
  removalFix: (position: number) => 'blank-column' | 'surplus-column' | null,
) {
  const changes: Change[] = []
  const followers = new Map<number, LayoutColumn[]>()
  let before = -1
  for (const [position, label] of labels.entries()) {
    if (positions.includes(position)) {
      before = position
      continue
    }
    const fix = removalFix(position)
    if (fix) changes.push(headerChange(fix, position + 1, null, label, null))
    else followers.set(before, [...(followers.get(before) ?? []), { source: position, label }])
  }
  const columns: LayoutColumn[] = [...(followers.get(-1) ?? [])]
  for (const [index, field] of schema.fields.entries()) {
    const source = positions[index] as number
    if (source !== -1) {
      columns.push({ source, label: field.name }, ...(followers.get(source) ?? []))
    } else if (!isRequired(field)) {
      columns.push({ source: null, label: field.name })
      changes.push(headerChange('missing-column', null, field.name, null, field.name))
    }
  }
  return { columns, changes }
}

function moves(errors: readonly TableError[], columns: readonly LayoutColumn[]): Change[] {
  return errors.flatMap(({ code, column, field }) => {
    if (code !== 'misplaced-label' || column === null) return []
    const to = columns.findIndex(({ source }) => source === column - 1) + 1
    return [headerChange('column-order', column, field, columnLetter(column), columnLetter(to))]
  })
}

function headerChange(
  fix: FixName,
  column: number | null,
  field: string | null,
  from: string | null | undefined,
  to: string | null,
): Change {
  return change({ row: 1, column, field, from: from ?? null, to }, [fix])
}
