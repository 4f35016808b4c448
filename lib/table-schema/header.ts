import { distance } from 'fastest-levenshtein'
import type { TableSchema } from './descriptor.ts'
import type { TableError } from './error.ts'
import { ungarble } from './garbled-text.ts'
import { longestIncreasing } from './longest-increasing.ts'
import { withoutLookAlikes } from './look-alikes.ts'

export interface HeaderMatch {
  /** For each field of the schema, its position in the file, or -1 when no label matches it. */
  readonly positions: readonly number[]
  readonly errors: readonly TableError[]
}

/**
 * Compares the labels with those of the schema and finds each field, so that the rows can be checked even when the header
 * is wrong. Spaces around a label do not count; case, accents and order do, as in the public service.
 */
export function matchHeader(labels: readonly string[], schema: TableSchema): HeaderMatch {
  const names = labels.map(label => label.trim())
  const positions = schema.fields.map(field => names.indexOf(field.name))
  if (names.length === positions.length && positions.every((position, index) => position === index)) {
    return { positions, errors: [] }
  }
  const errors: TableError[] = []
  const usedPositions = new Set(positions.filter(position => position !== -1))
  const freeLabels = names.flatMap((name, position) =>
    usedPositions.has(position) || name === '' ? [] : [{ position, name }],
  )
  const candidates = freeLabels.map(({ position, name }) => ({ position, plain: plain(name) }))

  for (const [index, field] of schema.fields.entries()) {
    if (positions[index] !== -1) continue
    const position = findClosest(field.name, candidates, usedPositions)
    if (position === undefined) continue
    positions[index] = position
    usedPositions.add(position)
    errors.push(labelError('incorrect-label', position, labels, field.name, field.name))
  }
  if (usedPositions.size === 0) {
    const expected = schema.fields.map(field => field.name).join(', ')
    return { positions, errors: [{ code: 'missing-header', row: 1, column: null, field: null, value: null, expected }] }
  }
  const replacedPositions = new Set<number>()
  for (const [index, { name }] of schema.fields.entries()) {
    if (positions[index] !== -1) continue
    if (names[index] && !usedPositions.has(index)) {
      // Another word replaces this label: one error is enough. Its cells may be anything, so they are not checked.
      replacedPositions.add(index)
      errors.push(labelError('incorrect-label', index, labels, name, name))
    } else {
      errors.push({ code: 'missing-label', row: 1, column: null, field: name, value: null, expected: name })
    }
  }
  const usedNames = new Set([...usedPositions].map(position => names[position]))
  for (const [position, name] of names.entries()) {
    if (usedPositions.has(position) || replacedPositions.has(position)) continue
    const code = name === '' ? 'blank-label' : usedNames.has(name) ? 'duplicate-label' : 'extra-label'
    usedNames.add(name)
    errors.push(labelError(code, position, labels, null))
  }
  errors.push(...findMisplaced(positions, labels, schema))
  const place = ({ column }: TableError) => column ?? names.length + 1
  return { positions, errors: errors.sort((a, b) => place(a) - place(b)) }
}

/** How well a header fits a schema, from 0 to 1 (Dice's coefficient over the labels). */
export function headerLikeness(labels: readonly string[], schema: TableSchema): number {
  const knownLabels = new Set(schema.fields.map(field => plain(field.name)))
  const shared = new Set(labels.map(plain).filter(label => knownLabels.has(label))).size
  return (2 * shared) / (labels.length + schema.fields.length)
}

/** Lower case, without accents, spaces, underscores, hyphens or look-alikes: the same for two spellings of one label. */
function plain(label: string): string {
  return withoutLookAlikes(ungarble(label) ?? label)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]/g, '')
}

/** The position of the unused label that misspells the name; undefined when the likeness is doubtful. */
function findClosest(
  name: string,
  candidates: readonly { position: number; plain: string }[],
  usedPositions: ReadonlySet<number>,
): number | undefined {
  const target = plain(name)
  const tolerance = Math.min(2, Math.floor(target.length / 5))
  let best: { position: number; gap: number } | undefined
  for (const candidate of candidates) {
    if (usedPositions.has(candidate.position) || Math.abs(candidate.plain.length - target.length) > tolerance) continue
    const gap = distance(target, candidate.plain)
    if (gap <= tolerance && (!best || gap < best.gap)) best = { position: candidate.position, gap }
  }
  return best?.position
}

/** The fields out of order: all but the longest increasing run, so that one move gives one error. */
function findMisplaced(positions: readonly number[], labels: readonly string[], schema: TableSchema): TableError[] {
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
