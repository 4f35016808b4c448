import type { MatchExtended, TranslationKeys, ZxcvbnFactory } from '@zxcvbn-ts/core'

/** In characters. There is no rule of composition: a long phrase is better than a short word with signs. */
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
  /** From 0, found in a few tries, to 4, out of reach. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Null when the password will do. */
  readonly problem: PasswordProblem | null
}

/** What a password must not be made of. */
export interface PasswordOwner {
  readonly username?: string | null | undefined
  readonly email?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/**
 * A password is refused when fewer tries would find it. Eight characters drawn at random stand exactly there: the
 * estimate counts ten tries for each character it makes nothing of.
 */
const enoughGuesses = 1e8

/**
 * A password whose beginning is strong is strong. Reading further would take seconds for texts made to that end, and a
 * server does nothing else meanwhile; 48 characters take 50 ms at worst, 5 as a rule.
 */
const charactersRead = 48
const substitutionsRead = 10

/** How hard a password is to guess for who knows its owner. The dictionaries (1 MB) load at the first call. */
export async function passwordStrength(password: string, owner: PasswordOwner = {}): Promise<PasswordStrength> {
  const length = [...password].length
  if (length < shortestPassword) return { score: 0, problem: 'too-short' }
  if (password.length > longestPassword) return { score: 4, problem: 'too-long' }
  loading ??= load()
  const words = personalWords(owner)
  const estimate = (await loading).check(password, words)
  if (isMadeOf(words, password)) return { score: estimate.score > 1 ? 1 : estimate.score, problem: 'personal' }
  if (estimate.guesses >= enoughGuesses) return { score: estimate.score, problem: null }
  const { warning } = estimate.feedback
  const longest = estimate.sequence.toSorted((a, b) => b.token.length - a.token.length)[0]
  return { score: estimate.score, problem: problemOf(warning, longest) }
}

let loading: Promise<ZxcvbnFactory> | undefined

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: charactersRead,
    l33tMaxSubstitutions: substitutionsRead,
  })
}

/** Without translations, the library's warnings are these names. */
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

/** The service's own name is the first that comes to mind. */
const serviceWords = ['ma cantine', 'macantine', 'ma-cantine', 'cantine']

/** Each attribute whole and in pieces, with and without its accents. */
function personalWords({ username, email, firstName, lastName, phoneNumber }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const whole = [username, email, local, domain, firstName, lastName, phoneNumber]
  const pieces = [local, domain, firstName, lastName, username].flatMap(text => (text ?? '').split(/[^\p{L}\p{N}]+/u))
  const words = [...serviceWords, ...whole, ...pieces].flatMap(text => {
    const word = (text ?? '').trim().toLowerCase()
    return [word, withoutAccents(word)]
  })
  // One letter, or two, says nothing of anybody.
  return [...new Set(words)].filter(word => word.length > 2)
}

/** As many characters as a year has. */
const mostBesides = 4

/** Whether little is left without these words: the estimate makes too much of two of them side by side. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const longestFirst = words.map(withoutAccents).toSorted((a, b) => b.length - a.length)
  const text = withoutAccents(password.toLowerCase())
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return left !== text && left.replace(/[^\p{L}\p{N}]/gu, '').length <= mostBesides
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
