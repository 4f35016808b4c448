import { distance } from 'fastest-levenshtein'
import { splitList } from './cell-type.ts'
import { allowedValues, type Field } from './descriptor.ts'

/** An item of a cell that is not in the field's list of values. */
export interface UnknownItem {
  readonly item: string
  /** The allowed value nearest to it, or the values that it lists with another separator; null when none resembles it. */
  readonly nearest: string | null
}

export function unknownItems(field: Field, text: string): UnknownItem[] {
  const values = allowedValues(field)
  if (!values) return []
  const allowed = knownValues(values)
  const items = field.doc_enum_multiple ? splitList(text, field.separator ?? ',') : [text.trim()]
  return items
    .filter(item => !allowed.has(straightenApostrophes(item)))
    .map(item => ({ item, nearest: nearestTo(item, field, values) }))
}

/** What people write between values, whatever the separator of the list; some are in values too. */
export const listSeparators = [';', '/', '+', ',', '|', '\n']

/** Never one value for a text that names several. */
function nearestTo(item: string, field: Field, values: readonly string[]): string | null {
  const { doc_enum_multiple, separator = ',', synonyms = {} } = field
  const named = (part: string) => findNamed(part, values, synonyms)
  const splits = named(item) === null ? splitsOf(item).filter(parts => parts.some(part => named(part) !== null)) : []
  if (splits.length === 0) return findNearest(item, values, synonyms)
  if (!doc_enum_multiple) {
    const isSeveral = splits.some(parts => new Set(parts.map(named).filter(value => value !== null)).size > 1)
    return isSeveral ? null : findNearest(item, values, synonyms)
  }
  for (const parts of splits) {
    const meant = parts.map(part => named(part) ?? findNearest(part, values, synonyms))
    if (!meant.includes(null)) return [...new Set(meant)].join(separator)
  }
  return null
}

/** The ways to cut a text in several at one of the separators. */
const splitsOf = (text: string): string[][] =>
  listSeparators
    .map(separator => text.split(separator).flatMap(part => part.trim() || []))
    .filter(parts => parts.length > 1)

/** The value that a text is a spelling or the only synonym of. */
function findNamed(text: string, values: readonly string[], synonyms: Synonyms): string | null {
  const target = skeleton(text).slice(0, 200)
  if (values.length > longestComparedList) return findBySkeleton(target, values)
  return values.find(value => skeleton(value) === target) ?? findSynonym(target, values, synonyms)?.value ?? null
}

type Synonyms = NonNullable<Field['synonyms']>

/** Null for what is no synonym; its value is null for a word of two values, which says neither. */
function findSynonym(target: string, values: readonly string[], synonyms: Synonyms): { value: string | null } | null {
  // A user's list may hold « constructor », which every object has.
  const wordsOf = (value: string) => (Object.hasOwn(synonyms, value) ? (synonyms[value] ?? []) : [])
  const meant = values.filter(value => wordsOf(value).some(word => skeleton(word) === target))
  return meant.length === 0 ? null : { value: meant.length === 1 ? (meant[0] ?? null) : null }
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
function findNearest(item: string, values: readonly string[], synonyms: Synonyms): string | null {
  const target = skeleton(item).slice(0, 200)
  if (values.length > longestComparedList) return findBySkeleton(target, values)
  const synonym = findSynonym(target, values, synonyms)
  if (synonym) return synonym.value
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
