import type { MatchExtended, TranslationKeys, ZxcvbnFactory } from '@zxcvbn-ts/core'

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

/** The personal data that a password must not be made of. */
export interface PasswordOwner {
  readonly username?: string | null | undefined
  readonly email?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
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

/** The name of the service is an easy guess. */
const serviceWords = ['ma cantine', 'macantine', 'ma-cantine', 'cantine']

/** Each attribute whole and in pieces, with and without its accents. */
function personalWords({ username, email, firstName, lastName, phoneNumber }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const whole = [username, email, local, domain, firstName, lastName, phoneNumber]
  const pieces = [local, domain, firstName, lastName, username].flatMap(text => (text ?? '').split(/[^\p{L}\p{N}]+/u))
  const words = [...serviceWords, ...whole, ...pieces].flatMap(text => {
    const word = (text ?? '').trim().toLowerCase()
    return [word, removeAccents(word)]
  })
  // Fragments of one or two letters would match almost any password.
  return [...new Set(words)].filter(word => word.length > 2)
}

/** The length of a year, which people like to add to a name. */
const maximumLeftover = 4

/** Whether little remains without these words: the estimate overrates two of them side by side. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const longestFirst = words.map(removeAccents).toSorted((a, b) => b.length - a.length)
  const text = removeAccents(password.toLowerCase())
  const rest = longestFirst.reduce((remaining, word) => remaining.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= maximumLeftover
}

const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
