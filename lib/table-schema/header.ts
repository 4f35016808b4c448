import { distance } from 'fastest-levenshtein'
import type { TableSchema } from './descriptor.ts'
import type { TableError } from './error.ts'

export interface HeaderMatch {
  /** For each field of the schema, its position in the file, or -1 when no label can stand for it. */
  readonly positions: readonly number[]
  readonly errors: readonly TableError[]
}

/**
 * Compares the labels with the schema's and finds where each field is, so that the rows can be checked even when the
 * header is wrong. Spaces around a label do not count; case, accents and order do, as they always have.
 */
export function matchHeader(labels: readonly string[], schema: TableSchema): HeaderMatch {
  const names = labels.map(label => label.trim())
  const positions = schema.fields.map(field => names.indexOf(field.name))
  if (names.length === positions.length && positions.every((position, index) => position === index)) {
    return { positions, errors: [] }
  }
  const errors: TableError[] = []
  const taken = new Set(positions.filter(position => position !== -1))
  const free = names.flatMap((name, position) => (taken.has(position) || name === '' ? [] : [{ position, name }]))
  const candidates = free.map(({ position, name }) => ({ position, plain: plain(name) }))

  for (const [index, field] of schema.fields.entries()) {
    if (positions[index] !== -1) continue
    const position = closest(field.name, candidates, taken)
    if (position === undefined) continue
    positions[index] = position
    taken.add(position)
    errors.push(labelError('incorrect-label', position, labels, field.name, field.name))
  }
  if (taken.size === 0) {
    const expected = schema.fields.map(field => field.name).join(', ')
    return { positions, errors: [{ code: 'missing-header', row: 1, column: null, field: null, value: null, expected }] }
  }
  const replaced = new Set<number>()
  for (const [index, { name }] of schema.fields.entries()) {
    if (positions[index] !== -1) continue
    if (names[index] && !taken.has(index)) {
      // Another word stands where this label should: one error says it all. Its cells may be anything: left unread.
      replaced.add(index)
      errors.push(labelError('incorrect-label', index, labels, name, name))
    } else {
      errors.push({ code: 'missing-label', row: 1, column: null, field: name, value: null, expected: name })
    }
  }
  const seen = new Set([...taken].map(position => names[position]))
  for (const [position, name] of names.entries()) {
    if (taken.has(position) || replaced.has(position)) continue
    const code = name === '' ? 'blank-label' : seen.has(name) ? 'duplicate-label' : 'extra-label'
    seen.add(name)
    errors.push(labelError(code, position, labels, null))
  }
  errors.push(...misplaced(positions, labels, schema))
  const place = ({ column }: TableError) => column ?? names.length + 1
  return { positions, errors: errors.sort((a, b) => place(a) - place(b)) }
}

/** How well a header fits a schema, from 0 to 1 (Dice's coefficient over the labels). */
export function headerLikeness(labels: readonly string[], schema: TableSchema): number {
  const known = new Set(schema.fields.map(field => plain(field.name)))
  const shared = new Set(labels.map(plain).filter(label => known.has(label))).size
  return (2 * shared) / (labels.length + schema.fields.length)
}

/** Lower case, without accents, spaces, underscores or hyphens: what two spellings of one label have in common. */
function plain(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]/g, '')
}

/** The free label that is a misspelling of the name; none when the likeness is doubtful. */
function closest(
  name: string,
  candidates: readonly { position: number; plain: string }[],
  taken: ReadonlySet<number>,
): number | undefined {
  const target = plain(name)
  const tolerance = Math.min(2, Math.floor(target.length / 5))
  let best: { position: number; gap: number } | undefined
  for (const candidate of candidates) {
    if (taken.has(candidate.position) || Math.abs(candidate.plain.length - target.length) > tolerance) continue
    const gap = distance(target, candidate.plain)
    if (gap <= tolerance && (!best || gap < best.gap)) best = { position: candidate.position, gap }
  }
  return best?.position
}

/** The fields that break the order: all but the longest run already in order, so that one move gives one error. */
function misplaced(positions: readonly number[], labels: readonly string[], schema: TableSchema): TableError[] {
  const present = positions.flatMap((position, index) => (position === -1 ? [] : [{ position, index }]))
  const inOrder = new Set(longestIncreasing(present.map(entry => entry.position)))
  return present
    .filter(entry => !inOrder.has(entry.position))
    .map(({ position, index }) => {
      const name = schema.fields[index]?.name ?? ''
      const before = schema.fields[index - 1]?.name ?? ''
      return labelError('misplaced-label', position, labels, name, before)
    })
}

function longestIncreasing(values: readonly number[]): number[] {
  const best: number[][] = []
  for (const value of values) {
    const runs = best.filter(run => (run.at(-1) ?? -1) < value)
    const longest = runs.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, value])
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}

function labelError(
  code: TableError['code'],
  position: number,
  labels: readonly string[],
  field: string | null,
  expected?: string,
): TableError {
  const error = { code, row: 1, column: position + 1, field, value: labels[position] ?? '' }
  return expected === undefined ? error : { ...error, expected }
}
