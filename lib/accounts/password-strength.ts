import type { MatchExtended, TranslationKeys, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isMadeOf, type PasswordOwner, personalWords } from './personal-words.ts'

/** In characters. No rule asks for digits or signs: a long phrase is better than a short word with signs. */
export const shortestPassword = 8
export const longestPassword = 1024

/** Why a password is refused. */
export type PasswordProblem =
  | 'too-short'
  | 'too-long'
  | 'personal'
  | 'common'
  | 'keyboard'
  | 'repeat'
  | 'sequence'
  | 'date'
  | 'name'
  | 'word'
  | 'guessable'

export interface PasswordStrength {
  /** From 0, found in a few attempts, to 4, out of reach. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Null when the password is accepted. */
  readonly problem: PasswordProblem | null
}

/**
 * A password that takes fewer guesses is refused. Eight random characters are exactly at this limit: the estimate counts
 * ten guesses for each character that it does not recognise.
 */
const enoughGuesses = 1e8

/**
 * Only this many characters are estimated: a password whose beginning is strong is strong. Longer texts built to be slow
 * would block the server for seconds; 48 characters take 50 ms at worst, usually 5.
 */
const maximumCharacters = 48
const maximumSubstitutions = 10

/**
 * Estimates how hard a password is to guess for somebody who knows its owner. The dictionaries (1 MB) load at first
 * use.
 */
export async function passwordStrength(password: string, owner: PasswordOwner = {}): Promise<PasswordStrength> {
  const length = [...password].length
  if (length < shortestPassword) return { score: 0, problem: 'too-short' }
  if (password.length > longestPassword) return { score: 4, problem: 'too-long' }
  factory ??= loadFactory()
  const words = personalWords(owner)
  const estimate = (await factory).check(password, words)
  if (isMadeOf(words, password)) return { score: estimate.score > 1 ? 1 : estimate.score, problem: 'personal' }
  if (estimate.guesses >= enoughGuesses) return { score: estimate.score, problem: null }
  const { warning } = estimate.feedback
  const longest = estimate.sequence.toSorted((a, b) => b.token.length - a.token.length)[0]
  return { score: estimate.score, problem: problemOf(warning, longest) }
}

let factory: Promise<ZxcvbnFactory> | undefined

async function loadFactory(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: maximumCharacters,
    l33tMaxSubstitutions: maximumSubstitutions,
  })
}

/** The library returns these keys as warnings when it has no translations. */
type Warning = keyof TranslationKeys['warnings']

const problems: Readonly<Record<Warning, PasswordProblem>> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'word',
  namesByThemselves: 'name',
  commonNames: 'name',
  userInputs: 'personal',
  pwned: 'common',
}

function problemOf(warning: string | null, longest: MatchExtended | undefined): PasswordProblem {
  if (warning !== null) return problems[warning as Warning]
  return longest?.pattern === 'dictionary' ? 'word' : 'guessable'
}
