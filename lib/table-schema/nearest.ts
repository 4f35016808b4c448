import { distance } from 'fastest-levenshtein'
import { splitList } from './cell-type.ts'
import { allowedValues, type Field } from './descriptor.ts'

/** The items of a cell that are not in the field's list of values, each with the allowed value closest to it. */
export interface UnknownItem {
  readonly item: string
  /** Null when nothing in the list looks like it. */
  readonly nearest: string | null
}

export function unknownItems(field: Field, text: string): UnknownItem[] {
  const values = allowedValues(field)
  if (!values) return []
  const known = knownValues(values)
  const items = field.doc_enum_multiple ? splitList(text, field.separator ?? ',') : [text.trim()]
  return items
    .filter(item => !known.has(straightened(item)))
    .map(item => ({ item, nearest: nearest(item, values, field.synonyms ?? {}) }))
}

/** The lists write curly apostrophes; keyboards write straight ones, and both are accepted. */
const straightened = (text: string): string => text.replaceAll('’', "'")

const straightenedValues = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Made once for a list: a report has a thousand errors to tell. */
function knownValues(values: readonly string[]): ReadonlySet<string> {
  const known = straightenedValues.get(values) ?? new Set(values.map(straightened))
  straightenedValues.set(values, known)
  return known
}

/**
 * A synonym first; otherwise compared without case, accents, spaces or punctuation: a beginning of at least four letters
 * is enough (VIANDE), else at most two letters in five may differ.
 */
function nearest(item: string, values: readonly string[], synonyms: NonNullable<Field['synonyms']>): string | null {
  const target = skeleton(item).slice(0, 200)
  if (values.length > longestCompared) return sameSkeleton(target, values)
  let best: { value: string; gap: number } | null = null
  for (const value of values) {
    // A list of a user's may hold « constructor », which every object has.
    const words = Object.hasOwn(synonyms, value) ? synonyms[value] : undefined
    const isSynonym = words?.some(word => skeleton(word) === target)
    const gap = isSynonym ? 0 : likeness(target, skeleton(value))
    if (gap < (best?.gap ?? Infinity)) best = { value, gap }
  }
  return best?.value ?? null
}

/** A list longer than this is looked up: a thousand errors compared with all the towns of a country would take minutes. */
const longestCompared = 1000

const bySkeleton = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

function sameSkeleton(target: string, values: readonly string[]): string | null {
  let known = bySkeleton.get(values)
  if (!known) {
    known = new Map(values.map(value => [skeleton(value), value]))
    bySkeleton.set(values, known)
  }
  return known.get(target) ?? null
}

/** How far two skeletons are, in letters; Infinity when they do not resemble each other. */
function likeness(target: string, candidate: string): number {
  const shorter = Math.min(target.length, candidate.length)
  if (shorter >= 4 && (candidate.startsWith(target) || target.startsWith(candidate))) return 0.5
  const gap = distance(target, candidate)
  return gap <= Math.max(target.length, candidate.length) * 0.4 ? gap : Infinity
}

/** What two spellings of one value have in common: its letters and digits, without case or accents. */
export function skeleton(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
