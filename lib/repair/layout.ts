import { required, type TableSchema } from '../table-schema/descriptor.ts'
import { columnLetter, type TableError } from '../table-schema/error.ts'
import { matchHeader } from '../table-schema/header.ts'
import { type Allowed, type Change, change, type FixName } from './change.ts'

/** One column of the mended file. */
export interface LayoutColumn {
  /** Its position in the original; null for a column that is added. */
  readonly source: number | null
  readonly label: string
}

/** What becomes of the columns of a file. */
export interface Layout {
  /** For each field of the schema, its position in the original, or -1: there its cells are read and mended. */
  readonly positions: readonly number[]
  /** Null when the columns stay as they are, but for their labels. */
  readonly columns: readonly LayoutColumn[] | null
  /** The labels that are written anew, by their position in the original. */
  readonly labels: ReadonlyMap<number, string>
  readonly changes: readonly Change[]
}

export interface LayoutOptions {
  readonly allows: Allowed
  /** Positions of the columns without a label nor a single filled cell. */
  readonly emptyColumns: ReadonlySet<number>
  /** Whether the encoding of the file has all the characters of a text. */
  readonly writable: (text: string) => boolean
}

/**
 * Plans the header from the errors that the check finds in it. Where a label that nobody knows stands in the place of a
 * missing column, only a person can tell whether it is that column: nothing moves then, unless guesses are allowed.
 */
export function planLayout(
  labels: readonly string[],
  schema: TableSchema,
  { allows, emptyColumns, writable }: LayoutOptions,
): Layout {
  const match = matchHeader(labels, schema)
  const positions = [...match.positions]
  const respelled = new Map<number, string>()
  const changes: Change[] = []
  const unchanged = (): Layout => ({ positions, columns: null, labels: respelled, changes })
  if (match.errors.length === 0 || match.errors.some(({ code }) => code === 'missing-header')) return unchanged()
  if (!schema.fields.every(({ name }) => writable(name))) return unchanged()

  let undecided = false
  for (const { code, field, column } of match.errors) {
    if (code !== 'incorrect-label' || field === null || column === null) continue
    const index = schema.fields.findIndex(({ name }) => name === field)
    const stands = positions[index] === column - 1
    if (!stands && !allows('label-by-place')) {
      undecided = true
      continue
    }
    positions[index] = column - 1
    respelled.set(column - 1, field)
    changes.push(headerChange(stands ? 'label-spelling' : 'label-by-place', column, field, labels[column - 1], field))
  }
  if (undecided) return unchanged()

  const columns = columnsInOrder(labels, schema, positions, position =>
    emptyColumns.has(position) ? 'blank-column' : allows('surplus-column') ? 'surplus-column' : null,
  )
  changes.push(...columns.changes, ...moves(match.errors, columns.kept))
  const stay = columns.kept.length === labels.length && columns.kept.every(({ source }, index) => source === index)
  return { ...unchanged(), columns: stay ? null : columns.kept }
}

/** The columns in the schema's order; one that nobody expects stays behind the column it follows. */
function columnsInOrder(
  labels: readonly string[],
  schema: TableSchema,
  positions: readonly number[],
  whyRemoved: (position: number) => 'blank-column' | 'surplus-column' | null,
) {
  const changes: Change[] = []
  const followers = new Map<number, LayoutColumn[]>()
  let before = -1
  for (const [position, label] of labels.entries()) {
    if (positions.includes(position)) {
      before = position
      continue
    }
    const fix = whyRemoved(position)
    if (fix) changes.push(headerChange(fix, position + 1, null, label, null))
    else followers.set(before, [...(followers.get(before) ?? []), { source: position, label }])
  }
  const kept = [...(followers.get(-1) ?? [])]
  for (const [index, field] of schema.fields.entries()) {
    const source = positions[index] as number
    if (source !== -1) {
      kept.push({ source, label: field.name }, ...(followers.get(source) ?? []))
    } else if (!required(field)) {
      kept.push({ source: null, label: field.name })
      changes.push(headerChange('missing-column', null, field.name, null, field.name))
    }
  }
  return { kept, changes }
}

function moves(errors: readonly TableError[], kept: readonly LayoutColumn[]): Change[] {
  return errors.flatMap(({ code, column, field }) => {
    if (code !== 'misplaced-label' || column === null) return []
    const to = kept.findIndex(({ source }) => source === column - 1) + 1
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
