/** The personal data that a password must not be made of. */
export interface PasswordOwner {
  readonly username?: string | null | undefined
  readonly email?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** The name of the service is an easy guess. */
const serviceWords = ['ma cantine', 'macantine', 'ma-cantine', 'cantine']

/** Each attribute whole and in pieces, with and without its accents. */
export function personalWords({ username, email, firstName, lastName, phoneNumber }: PasswordOwner): string[] {
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
export function isMadeOf(words: readonly string[], password: string): boolean {
  const longestFirst = words.map(removeAccents).toSorted((a, b) => b.length - a.length)
  const text = removeAccents(password.toLowerCase())
  const rest = longestFirst.reduce((remaining, word) => remaining.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= maximumLeftover
}

const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
