import type { LimitName } from '@ma-cantine/lib/http/limit'

/**
 * What a rule counts by: the network address, the user, the mailbox that a message will reach, the code of a kitchen in
 * the body, or this code or the account that the body names and the address together.
 */
export type RateSubject = 'address' | 'user' | 'mailbox' | 'account-and-address' | 'code' | 'code-and-address'

export interface RequestRule {
  /** Name in the setting RATE_LIMITS and in the header RateLimit-Policy. */
  readonly name: string
  /** The requests that it counts: those of endpoints with this limit, or all. */
  readonly limit: LimitName | 'all'
  readonly by: RateSubject
  readonly points: number
  /** Seconds after the first request when all points come back. */
  readonly seconds: number
  /** Whether a successful request gives its point back: a whole office may sign in from one address. */
  readonly failuresOnly?: true
}

/** Limits the messages that people make us send to addresses that are not theirs, or may not be. */
export interface EmailRule {
  readonly name: string
  /**
   * Invitations to a team, messages to a team from outside of it, requests for recaps, messages that confirm an address, messages to
   * our team from users or from visitors, messages that confirm a subscription to the newsletter.
   */
  readonly limit:
    | 'invitation'
    | 'joinRequest'
    | 'recapRequest'
    | 'confirmation'
    | 'newsletter'
    | 'userInquiry'
    | 'anonymousInquiry'
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
 * The limits by default. Passwords are counted by account and address together, so that nobody can lock somebody else
 * out. E-mails that an anonymous visitor makes us send are counted by the mailbox that they reach. The thief of a
 * session cannot guess the password either. Codes of kitchens are counted by the part that names their link, which only
 * those who have seen the code know: others cannot lock the kitchen out.
 *
 * Invitations and confirmations are counted separately, so that too many invitations do not block confirmations. So are
 * the messages to our team: when robots use up those of visitors, users still reach it.
 * `emails/outside-emails.ts` counts e-mails.
 */
export const rateRules: readonly RateRule[] = [
  { name: 'all', limit: 'all', by: 'address', points: 3000, seconds: minute },
  { name: 'signIn', limit: 'signIn', by: 'account-and-address', points: 10, seconds: 15 * minute, failuresOnly: true },
  { name: 'signInAddress', limit: 'signIn', by: 'address', points: 100, seconds: 15 * minute, failuresOnly: true },
  { name: 'signUp', limit: 'signUp', by: 'address', points: 60, seconds: hour },
  { name: 'passwordReset', limit: 'passwordReset', by: 'mailbox', points: 5, seconds: hour },
  { name: 'passwordResetAddress', limit: 'passwordReset', by: 'address', points: 60, seconds: hour },
  { name: 'passwordCheck', limit: 'passwordCheck', by: 'user', points: 10, seconds: 15 * minute, failuresOnly: true },
  { name: 'emailResend', limit: 'emailResend', by: 'user', points: 5, seconds: hour },
  { name: 'emailResendAddress', limit: 'emailResend', by: 'address', points: 60, seconds: hour },
  { name: 'emailLink', limit: 'emailLink', by: 'address', points: 120, seconds: hour },
  { name: 'usernameSuggestion', limit: 'usernameSuggestion', by: 'address', points: 120, seconds: minute },
  { name: 'establishmentSearch', limit: 'establishmentSearch', by: 'user', points: 120, seconds: minute },
  { name: 'import', limit: 'import', by: 'user', points: 600, seconds: 10 * minute },
  { name: 'inquiry', limit: 'inquiry', by: 'address', points: 10, seconds: hour },
  { name: 'newsletter', limit: 'newsletter', by: 'address', points: 20, seconds: hour },
  {
    name: 'kitchenCode',
    limit: 'kitchenCode',
    by: 'code-and-address',
    points: 10,
    seconds: 15 * minute,
    failuresOnly: true,
  },
  {
    name: 'kitchenCodeAddress',
    limit: 'kitchenCode',
    by: 'address',
    points: 100,
    seconds: 15 * minute,
    failuresOnly: true,
  },
  // Each request is a row, which anybody may make.
  { name: 'deviceRequest', limit: 'deviceRequest', by: 'address', points: 60, seconds: 10 * minute },
  // A person mistypes a code a few times; one in 25 billion is right.
  { name: 'deviceCode', limit: 'deviceCode', by: 'user', points: 10, seconds: 15 * minute, failuresOnly: true },
  {
    name: 'deviceCodeAddress',
    limit: 'deviceCode',
    by: 'address',
    points: 60,
    seconds: 15 * minute,
    failuresOnly: true,
  },
  { name: 'proofCheck', limit: 'proofCheck', by: 'address', points: 60, seconds: 10 * minute },
  // A link cannot be guessed; each file that it takes is checked.
  { name: 'recapLink', limit: 'recapLink', by: 'address', points: 200, seconds: 10 * minute },
  { name: 'kitchenCodeInAll', limit: 'kitchenCode', by: 'code', points: 300, seconds: hour, failuresOnly: true },
  { name: 'invitationsByRecipient', limit: 'invitation', by: 'recipient', points: 10, seconds: day },
  { name: 'invitationsBySender', limit: 'invitation', by: 'sender', points: 200, seconds: day },
  { name: 'invitationsInAll', limit: 'invitation', by: 'everyone', points: 20_000, seconds: day },
  { name: 'joinRequestsByRecipient', limit: 'joinRequest', by: 'recipient', points: 20, seconds: day },
  { name: 'joinRequestsBySender', limit: 'joinRequest', by: 'sender', points: 200, seconds: day },
  { name: 'joinRequestsInAll', limit: 'joinRequest', by: 'everyone', points: 20_000, seconds: day },
  { name: 'recapRequestsByRecipient', limit: 'recapRequest', by: 'recipient', points: 10, seconds: day },
  { name: 'recapRequestsBySender', limit: 'recapRequest', by: 'sender', points: 100, seconds: day },
  { name: 'recapRequestsInAll', limit: 'recapRequest', by: 'everyone', points: 10_000, seconds: day },
  { name: 'confirmationsByRecipient', limit: 'confirmation', by: 'recipient', points: 10, seconds: day },
  { name: 'confirmationsBySender', limit: 'confirmation', by: 'sender', points: 10, seconds: day },
  { name: 'confirmationsInAll', limit: 'confirmation', by: 'everyone', points: 20_000, seconds: day },
  { name: 'newsletterByRecipient', limit: 'newsletter', by: 'recipient', points: 3, seconds: day },
  { name: 'newsletterInAll', limit: 'newsletter', by: 'everyone', points: 2000, seconds: day },
  { name: 'inquiriesBySender', limit: 'userInquiry', by: 'sender', points: 20, seconds: day },
  { name: 'inquiriesOfAnonymous', limit: 'anonymousInquiry', by: 'everyone', points: 60, seconds: hour },
]

/**
 * Reads the setting: `off`, or rules changed one by one (`signIn=20/900, import=5000/600`: points, seconds).
 * @returns null when it is malformed.
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
