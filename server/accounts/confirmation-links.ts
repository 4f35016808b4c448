import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails, type EmailAllowance } from '../emails/outside-emails.ts'
import { readerOf } from '../emails/reader.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { confirmationEmail } from './account-emails.ts'
import { createLink, linkExpiry } from './account-links.ts'

/** Sends the first link of a new account, unless too many messages have left: the user can ask for another later. */
export async function sendFirstLink(transaction: Knex.Transaction, settings: Settings, user: User): Promise<void> {
  const { allowed, refusal } = await countMessages(transaction, settings, user, [user.email])
  if (!refusal && allowed.has(user.email)) await sendLink(transaction, settings, user)
}

/** Sends a link to the address to confirm; a change of address expires with its last link. */
export async function sendLink(transaction: Knex.Transaction, { publicUrl }: Settings, user: User): Promise<void> {
  const { id, pendingEmail } = user
  const link = await createLink(transaction, 'email-confirmation', id, publicUrl)
  if (pendingEmail) {
    const pendingEmailExpiryDate = linkExpiry('email-confirmation')
    await transaction('users').where({ id }).update({ pendingEmail, pendingEmailExpiryDate })
  }
  await queueEmails(transaction, [
    confirmationEmail(readerOf({ ...user, email: pendingEmail ?? user.email }), user.username, link),
  ])
}

const countMessages = (
  transaction: Knex.Transaction,
  settings: Settings,
  { id }: User,
  recipients: readonly string[],
): Promise<EmailAllowance> =>
  allowOutsideEmails(transaction, settings, { limit: 'confirmation', senderId: id, recipients })

/** @throws Refusal (429) when the first address may not receive a message now. @returns the addresses that may. */
export async function allowMessages(
  transaction: Knex.Transaction,
  settings: Settings,
  user: User,
  recipients: readonly [string, ...string[]],
): Promise<ReadonlySet<string>> {
  const { allowed, refusal } = await countMessages(transaction, settings, user, recipients)
  if (refusal) {
    const { by, wait } = refusal
    throw new Refusal(429, accountRefusals(`too-many-messages-of-${by}`, wait), {
      'retry-after': String(wait),
    })
  }
  if (!allowed.has(recipients[0])) throw new Refusal(429, accountRefusals('too-many-messages-to-address'))
  return allowed
}
