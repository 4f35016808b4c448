import type { LimitName } from '@ma-cantine/lib/http/limit'

/**
 * Who is counted: the network address; the signed-in user; the account that the body names, from anywhere or from this
 * address.
 */
export type CountedBy = 'address' | 'user' | 'account' | 'account-and-address'

export interface RequestRule {
  /** As the setting RATE_LIMITS and the header RateLimit-Policy name it. */
  readonly name: string
  /** The endpoints it counts: those of this limit, or every request. */
  readonly limit: LimitName | 'all'
  readonly by: CountedBy
  readonly points: number
  /** Points come back all together this long after the first was taken. */
  readonly seconds: number
  /** A request that succeeds gives its point back: an office full of people signs in from one address. */
  readonly failuresOnly?: true
}

/** How many messages leave for addresses that are not known to be those of who makes us send them. */
export interface EmailRule {
  readonly name: string
  /** Invitations to a team, or messages that confirm an address. */
  readonly limit: 'invitation' | 'confirmation'
  readonly by: 'sender' | 'recipient' | 'everyone'
  readonly points: number
  readonly seconds: number
}

export type RateRule = RequestRule | EmailRule

const emailCounts: ReadonlySet<string> = new Set<EmailRule['by']>(['sender', 'recipient', 'everyone'])

export const isEmailRule = (rule: RateRule): rule is EmailRule => emailCounts.has(rule.by)

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often. Nobody can lock somebody else out: passwords are counted by account and address together. E-mails that a
 * visitor makes us send are counted by account alone, for it is its mailbox that is protected; each of them does what
 * the next one would. Who has a stolen session does not guess the password with it either.
 *
 * Invitations and confirmations share no count: when too many invitations leave, an address can still be confirmed. The
 * counts of e-mails are in `emails/outside-emails.ts`.
 */
export const rateRules: readonly RateRule[] = [
  { name: 'all', limit: 'all', by: 'address', points: 3000, seconds: minute },
  { name: 'signIn', limit: 'signIn', by: 'account-and-address', points: 10, seconds: 15 * minute, failuresOnly: true },
  { name: 'signInAddress', limit: 'signIn', by: 'address', points: 100, seconds: 15 * minute, failuresOnly: true },
  { name: 'signUp', limit: 'signUp', by: 'address', points: 60, seconds: hour },
  { name: 'passwordReset', limit: 'passwordReset', by: 'account', points: 5, seconds: hour },
  { name: 'passwordResetAddress', limit: 'passwordReset', by: 'address', points: 60, seconds: hour },
  { name: 'passwordCheck', limit: 'passwordCheck', by: 'user', points: 10, seconds: 15 * minute, failuresOnly: true },
  { name: 'emailResend', limit: 'emailResend', by: 'user', points: 5, seconds: hour },
  { name: 'emailResendAddress', limit: 'emailResend', by: 'address', points: 60, seconds: hour },
  { name: 'emailLink', limit: 'emailLink', by: 'address', points: 120, seconds: hour },
  { name: 'usernameSuggestion', limit: 'usernameSuggestion', by: 'address', points: 120, seconds: minute },
  { name: 'import', limit: 'import', by: 'user', points: 600, seconds: 10 * minute },
  { name: 'invitationsByRecipient', limit: 'invitation', by: 'recipient', points: 10, seconds: day },
  { name: 'invitationsBySender', limit: 'invitation', by: 'sender', points: 200, seconds: day },
  { name: 'invitationsInAll', limit: 'invitation', by: 'everyone', points: 20_000, seconds: day },
  { name: 'confirmationsByRecipient', limit: 'confirmation', by: 'recipient', points: 10, seconds: day },
  { name: 'confirmationsBySender', limit: 'confirmation', by: 'sender', points: 10, seconds: day },
  { name: 'confirmationsInAll', limit: 'confirmation', by: 'everyone', points: 20_000, seconds: day },
]

/**
 * Reads the setting: `off`, or rules changed one by one (`signIn=20/900, import=5000/600`: points, seconds).
 * @returns null when it cannot be understood.
 */
export function readRateRules(text: string): readonly RateRule[] | null {
  if (text.trim() === 'off') return []
  const changes = new Map<string, Pick<RateRule, 'points' | 'seconds'>>()
  for (const part of text.split(/[\s,]+/).filter(part => part !== '')) {
    const [, name = '', points, seconds] = /^(\w+)=([1-9]\d{0,8})\/([1-9]\d{0,6})$/.exec(part) ?? []
    if (!rateRules.some(rule => rule.name === name)) return null
    changes.set(name, { points: Number(points), seconds: Number(seconds) })
  }
  return rateRules.map(rule => ({ ...rule, ...changes.get(rule.name) }))
}
