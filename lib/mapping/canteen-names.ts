import { distance } from 'fastest-levenshtein'
import { removeSpaces } from '../canteens/siret.ts'
import { labelKey, labelWords } from './label-key.ts'
import type { CountedText, ProposedValue } from './propose-values.ts'
import { isTotalName } from './total-watch.ts'

/** A canteen that one manages, which a file may name instead of giving its SIRET. */
export interface NamedCanteen {
  readonly name: string
  readonly siret: string
}

/** Words that tell no canteen from another. */
const commonWords = new Set(
  labelWords('cantine restaurant restauration scolaire cuisine self site de des du d la le les l et a au aux'),
)

/** Whether a cell is a name: a SIRET has no letter, however it is written. */
export const isCanteenName = (text: string): boolean => /\p{L}/u.test(text)

/** Proposes a SIRET for each text that is a name. Of a name that several canteens have, nothing is guessed. */
export const proposeCanteens = (
  canteens: readonly NamedCanteen[],
  texts: readonly CountedText[],
): readonly ProposedValue[] =>
  texts
    .filter(({ text }) => isCanteenName(text))
    .map(({ text, count }) => ({ text, count, ...canteenNamed(canteens, text) }))
    // The first column of a file has its totals too.
    .filter(({ text, sure }) => sure || !isTotalName(text))

type Meaning = Pick<ProposedValue, 'codes' | 'why' | 'sure'>

const unknown: Meaning = { codes: [], why: 'none', sure: false }

function canteenNamed(canteens: readonly NamedCanteen[], text: string): Meaning {
  const key = labelKey(text)
  const same = canteens.filter(({ name }) => labelKey(name) === key)
  if (same.length > 0) return only(same, 'name', true)
  const words = ownWords(text)
  const alike = canteens.filter(({ name }) => sharesWords(words, ownWords(name)))
  if (alike.length > 0) return only(alike, 'words', false)
  const close = canteens.filter(({ name }) => isClose(words.join(' '), ownWords(name).join(' ')))
  return only(close, 'spelling', false)
}

function only(found: readonly NamedCanteen[], why: Meaning['why'], sure: boolean): Meaning {
  const [canteen] = found
  return canteen && found.length === 1 ? { codes: [removeSpaces(canteen.siret)], why, sure } : unknown
}

const ownWords = (name: string): string[] => labelWords(name).filter(word => !commonWords.has(word))

/** Whether all the own words of the shorter name are in the longer one. */
function sharesWords(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.length > 0 && few.every(word => many.includes(word))
}

const isClose = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 4 && distance(one, other) <= Math.max(1, Math.floor(other.length * 0.2))
