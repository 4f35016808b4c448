import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { Knex } from 'knex'
import type { Email } from '../emails/email.ts'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import { Refusal } from '../http/refusal.ts'
import type { EmailRule } from '../security/rate-rules.ts'
import type { Settings } from '../settings/settings.ts'

interface MessageKind {
  readonly limit: EmailRule['limit']
  /** Of which sentences the refusal is. */
  readonly refusal: 'invitations' | 'requests' | 'recap-requests'
  /**
   * What messages that cannot leave do to the act that they tell of: an act that its readers must be told is refused
   * unless all of them are; another one is refused when its sender sends too many; the last goes on, for it changes
   * nothing before an answer, and stands on the site.
   */
  readonly unsent: 'refuses' | 'refuses-sender' | 'stays-behind'
}

/** The limit that counts messages of each kind, and what happens to too many. */
const kinds = {
  invitation: { limit: 'invitation', refusal: 'invitations', unsent: 'refuses-sender' },
  joinRequest: { limit: 'joinRequest', refusal: 'requests', unsent: 'refuses-sender' },
  // Who asks is told that their message did not leave.
  recapRequest: { limit: 'recapRequest', refusal: 'recap-requests', unsent: 'refuses' },
  delivery: { limit: 'joinRequest', refusal: 'requests', unsent: 'refuses' },
  // The answer stands on the page of the kitchen.
  satelliteAnswer: { limit: 'joinRequest', refusal: 'requests', unsent: 'stays-behind' },
  naming: { limit: 'joinRequest', refusal: 'requests', unsent: 'stays-behind' },
  // The address of the service gets the requests for all canteens without managers: it is not counted as a person is.
  requestToService: { limit: 'userInquiry', refusal: 'requests', unsent: 'refuses-sender' },
} as const satisfies Readonly<Record<string, MessageKind>>

/** What a sender is told whose reader was written to enough. */
const unreachedSentences = {
  invitations: 'team-cannot-be-told',
  requests: 'team-cannot-be-told',
  'recap-requests': 'mailbox-written-to-enough',
} as const

/** Whom messages are counted for; null where what they tell takes as many as there are readers. */
interface Sending {
  readonly kind: keyof typeof kinds
  readonly senderId: number | null
}

/**
 * Queues the messages that a user makes us send to other people, last in a transaction. Those to people who were
 * written to enough stay behind, unless they must be told.
 * @throws Refusal (429) when this user, or all together, made us send too many, or when somebody cannot be told.
 */
export async function queueOutsideEmails(
  transaction: Knex.Transaction,
  settings: Settings,
  { kind, senderId }: Sending,
  emails: readonly Email[],
): Promise<void> {
  if (emails.length === 0) return
  const { limit, refusal: sentences, unsent } = kinds[kind]
  const { allowed, unreachedFor, refusal } = await allowOutsideEmails(transaction, settings, {
    limit,
    senderId,
    recipients: emails.map(({ recipient }) => recipient),
  })
  if (refusal && unsent === 'stays-behind') return
  if (refusal) throw tooMany(teamRefusals(`too-many-${sentences}-of-${refusal.by}`, refusal.wait), refusal.wait)
  if (unreachedFor !== null && unsent === 'refuses') {
    throw tooMany(teamRefusals(unreachedSentences[sentences], unreachedFor), unreachedFor)
  }
  await queueEmails(
    transaction,
    emails.filter(({ recipient }) => allowed.has(recipient)),
  )
}

const tooMany = (message: Message, wait: number): Refusal => new Refusal(429, message, { 'retry-after': String(wait) })
