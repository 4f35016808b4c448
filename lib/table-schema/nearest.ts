import { distance } from 'fastest-levenshtein'
import { splitList } from './cell-type.ts'
import { allowedValues, type Field } from './descriptor.ts'

/** An item of a cell that is not in the field's list of values. */
export interface UnknownItem {
  readonly item: string
  /** The allowed value nearest to it; null when none resembles it. */
  readonly nearest: string | null
}

export function unknownItems(field: Field, text: string): UnknownItem[] {
  const values = allowedValues(field)
  if (!values) return []
  const allowed = knownValues(values)
  const items = field.doc_enum_multiple ? splitList(text, field.separator ?? ',') : [text.trim()]
  return items
    .filter(item => !allowed.has(straightenApostrophes(item)))
    .map(item => ({ item, nearest: findNearest(item, values, field.synonyms ?? {}) }))
}

/** Lists have curly apostrophes and keyboards type straight ones: both are accepted. */
const straightenApostrophes = (text: string): string => text.replaceAll('’', "'")

const knownValuesCache = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Caches the set of a list, because a report may describe a thousand errors of it. */
function knownValues(values: readonly string[]): ReadonlySet<string> {
  const allowed = knownValuesCache.get(values) ?? new Set(values.map(straightenApostrophes))
  knownValuesCache.set(values, allowed)
  return allowed
}

/**
 * Takes a synonym first, then the nearest value, compared without case, accents, spaces or punctuation: a beginning of at
 * least four letters is enough (VIANDE), else at most two letters in five may differ.
 */
function findNearest(item: string, values: readonly string[], synonyms: NonNullable<Field['synonyms']>): string | null {
  const target = skeleton(item).slice(0, 200)
  if (values.length > longestComparedList) return findBySkeleton(target, values)
  // A user's list may hold « constructor », which every object has.
  const wordsOf = (value: string) => (Object.hasOwn(synonyms, value) ? (synonyms[value] ?? []) : [])
  const meant = values.filter(value => wordsOf(value).some(word => skeleton(word) === target))
  // A word of two values says neither.
  if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null
  let best: { value: string; gap: number } | null = null
  for (const value of values) {
    const gap = likeness(target, skeleton(value))
    if (gap < (best?.gap ?? Infinity)) best = { value, gap }
  }
  return best?.value ?? null
}

/**
 * In a longer list only an equal skeleton counts: comparing a thousand errors with all the towns of a country takes
 * minutes.
 */
const longestComparedList = 1000

const skeletonCache = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

function findBySkeleton(target: string, values: readonly string[]): string | null {
  let valueBySkeleton = skeletonCache.get(values)
  if (!valueBySkeleton) {
    valueBySkeleton = new Map(values.map(value => [skeleton(value), value]))
    skeletonCache.set(values, valueBySkeleton)
  }
  return valueBySkeleton.get(target) ?? null
}

/** The distance of two skeletons in letters; Infinity when they do not resemble each other. */
function likeness(target: string, candidate: string): number {
  const shorter = Math.min(target.length, candidate.length)
  if (shorter >= 4 && (candidate.startsWith(target) || target.startsWith(candidate))) return 0.5
  const gap = distance(target, candidate)
  return gap <= Math.max(target.length, candidate.length) * 0.4 ? gap : Infinity
}

/** The letters and digits of a value without case or accents: the same for two spellings of one value. */
export function skeleton(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
