import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import type { Knex } from 'knex'
import type { Email } from '../emails/email.ts'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'

/** The limit that counts messages of each kind, and the refusal of too many. */
const kinds = {
  invitation: { limit: 'invitation', refusal: 'invitations' },
  joinRequest: { limit: 'joinRequest', refusal: 'requests' },
  delivery: { limit: 'joinRequest', refusal: 'requests' },
  // The address of the service gets the requests for all canteens without managers: it is not counted as a person is.
  requestToService: { limit: 'userInquiry', refusal: 'requests' },
} as const

/**
 * Queues the messages that a user makes us send to other people, last in a transaction. Those to people who were
 * written to enough stay behind: what they tell stands on the site all the same.
 * @throws Refusal (429) when this user, or all together, made us send too many.
 */
export async function queueOutsideEmails(
  transaction: Knex.Transaction,
  settings: Settings,
  { kind, senderId }: { readonly kind: keyof typeof kinds; readonly senderId: number },
  emails: readonly Email[],
): Promise<void> {
  if (emails.length === 0) return
  const { allowed, refusal } = await allowOutsideEmails(transaction, settings, {
    limit: kinds[kind].limit,
    senderId,
    recipients: emails.map(({ recipient }) => recipient),
  })
  if (refusal) {
    const { by, wait } = refusal
    throw new Refusal(429, teamRefusals(`too-many-${kinds[kind].refusal}-of-${by}`, wait), {
      'retry-after': String(wait),
    })
  }
  await queueEmails(
    transaction,
    emails.filter(({ recipient }) => allowed.has(recipient)),
  )
}
