import { accountKey } from '@ma-cantine/lib/accounts/account-key'

/** Large providers that deliver several addresses to one mailbox. */
interface Provider {
  /** The first name stands for all of them. */
  readonly domains: readonly string[]
  /** Characters of a name that do not count. */
  readonly ignored?: RegExp
}

const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
]

/**
 * The mailbox that an address leads to, under which messages are counted: `jeanne+a@gmail.com` and `je.anne@gmail.com` are
 * read by one person. A tag after « + » is left out at all providers. For counts only: elsewhere, other addresses are other
 * people.
 */
export function mailboxKey(email: string): string {
  const key = accountKey(email)
  const at = key.lastIndexOf('@')
  if (at === -1) return key
  const domain = key.slice(at + 1)
  const provider = providers.find(({ domains }) => domains.includes(domain))
  const [name = ''] = key.slice(0, at).split('+', 1)
  return `${provider?.ignored ? name.replace(provider.ignored, '') : name}@${provider?.domains[0] ?? domain}`
}
