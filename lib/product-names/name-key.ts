import { searchKey } from '../lists/search-key.ts'
import { sha256Hex } from '../table-schema/sha256-hex.ts'

/** The most characters of a key. Databases index keys, and limit what an index holds. */
export const longestKey = 200

/** How names of a kind are read. Words come as `singularOf` leaves them. */
export interface NameRules {
  /** Texts that are rewritten before they are cut into words. */
  readonly rewritten: readonly (readonly [RegExp, string])[]
  /** Whether a word says nothing of what is named. */
  readonly isDropped: (word: string) => boolean
  /** What becomes of the words that are left, in their order: those that make sense together become one. */
  readonly join: (words: readonly string[]) => readonly string[]
}

/** The dots inside of « S.A.R.L. » and « A.O.P. ». */
const initialsDot = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const word = /\d+(?:\.\d+)?%|[\p{L}\p{N}]+/gu

/**
 * The text by which names are compared: distinct words in the singular, without case, accents, punctuation and the
 * words that say nothing, sorted. The key of a key is the key itself. A name that says nothing else keeps these words.
 * That of a long name is a digest. Empty without any word.
 */
export function nameKey(name: string, { rewritten, isDropped, join }: NameRules): string {
  const text = rewritten.reduce(
    (text, [pattern, by]) => text.replace(pattern, by),
    searchKey(name).replace(initialsDot, ''),
  )
  const singular = (text.match(word) ?? []).map(singularOf)
  const kept = join(singular.filter(one => !isDropped(one)))
  const key = sorted(kept.length > 0 ? kept : singular)
  return key.length <= longestKey ? key : sha256Hex(key)
}

const sorted = (words: readonly string[]): string => [...new Set(words)].sort().join(' ')

/** The singular of a French word, by its end alone: « poireaux », « choux », « carottes ». Short words stay: « riz », « jus ». */
function singularOf(word: string): string {
  if (word.length < 4) return word
  const stem = word.replace(/[sx]+$/, '')
  if (stem.length < 3) return word
  return stem.length < word.length && /[^ey]au$/.test(stem) ? `${stem.slice(0, -1)}l` : stem
}
