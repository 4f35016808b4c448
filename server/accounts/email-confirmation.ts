import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails, type EmailAllowance } from '../emails/outside-emails.ts'
import { FieldErrors, Refusal, refuseFields } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { acceptInvitations } from '../teams/invitations.ts'
import { confirmationEmail, emailChangedEmail, emailChangeNotice } from './account-emails.ts'
import { createLink, endLinks, type LinkParts, linkExpiry, linkOwner, useLink } from './account-links.ts'
import { reserveNames, takenFields } from './taken-fields.ts'
import { holdUser } from './users.ts'

/** The address is the user's, and with it the invitations that were sent there. No other address awaits any more. */
export async function markConfirmed(transaction: Knex.Transaction, { id, email }: User): Promise<void> {
  await transaction('users')
    .where({ id })
    .update({ email, emailKey: accountKey(email), emailConfirmed: true, ...noPendingAddress })
  await endLinks(transaction, id, 'email-confirmation')
  await acceptInvitations(transaction, id, email)
}

/**
 * Keeps another address for the account, which it becomes the address of once it is confirmed: until then, the former one
 * signs in and gets the messages. Both are told.
 */
export async function askForAddress(
  transaction: Knex.Transaction,
  settings: Settings,
  user: User,
  email: string,
): Promise<void> {
  refuseFields(await takenFields(transaction, { id: user.id, email }))
  await endLinks(transaction, user.id, 'email-confirmation')
  // An address that nobody confirmed may be a stranger's as well.
  const allowed = await allowMessages(transaction, settings, user, user.emailConfirmed ? [email] : [email, user.email])
  await sendLink(transaction, settings, { ...user, pendingEmail: email })
  if (user.emailConfirmed || allowed.has(user.email)) {
    await queueEmails(transaction, [emailChangeNotice(user.email, settings.publicUrl)])
  }
}

/** The former address stays. */
export async function cancelAddress({ database }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await holdUser(transaction, userId)
    if (user?.pendingEmail) await forgetPendingAddress(transaction, userId)
  })
}

const noPendingAddress = { pendingEmail: null, pendingEmailExpiryDate: null }

/** Its links end with it. */
export async function forgetPendingAddress(transaction: Knex.Transaction, userId: number): Promise<void> {
  await transaction('users').where({ id: userId }).update(noPendingAddress)
  await endLinks(transaction, userId, 'email-confirmation')
}

/** Addresses that nobody confirmed in time. @returns how many there were. */
export const forgetExpiredAddresses = (database: Knex, now: Date): Promise<number> =>
  database('users').where('pendingEmailExpiryDate', '<=', now.toISOString()).update(noPendingAddress)

/** @returns the address that is confirmed, null when the link is not good (any more). */
export async function confirmAddress({ database, settings }: Services, parts: LinkParts): Promise<string | null> {
  return database.transaction(async transaction => {
    await reserveNames(transaction)
    const userId = await linkOwner(transaction, 'email-confirmation', parts)
    const user = userId && (await holdUser(transaction, userId))
    if (!user || !(await useLink(transaction, 'email-confirmation', parts))) return null
    const { id, pendingEmail } = user
    if (!pendingEmail) {
      await markConfirmed(transaction, user)
      return user.email
    }
    const { email: taken } = await takenFields(transaction, { id, email: pendingEmail })
    if (taken) throw new FieldErrors({ nonFieldErrors: [accountRefusals('email-taken-meanwhile')] })
    // Those that the former address was sent.
    await endLinks(transaction, id)
    await markConfirmed(transaction, { ...user, email: pendingEmail })
    await queueEmails(transaction, [emailChangedEmail(user.email, settings.publicUrl)])
    return pendingEmail
  })
}

/** Sends another link to the address that waits to be confirmed, if any. The earlier ones stay good for their time. */
export async function sendConfirmation({ database, settings }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await holdUser(transaction, userId)
    const address = user && addressToConfirm(user)
    if (!address) return
    await allowMessages(transaction, settings, user, [address])
    await sendLink(transaction, settings, user)
  })
}

/** All the links of an account are about one address: the one that would replace the other, if there is one. */
const addressToConfirm = ({ email, emailConfirmed, pendingEmail }: User): string | null =>
  pendingEmail ?? (emailConfirmed ? null : email)

/** Sends its first link to a new account, unless too many messages left already: it can ask for one later. */
export async function sendFirstLink(transaction: Knex.Transaction, settings: Settings, user: User): Promise<void> {
  const { allowed, refusal } = await countMessages(transaction, settings, user, [user.email])
  if (!refusal && allowed.has(user.email)) await sendLink(transaction, settings, user)
}

/** Sends a link to the address to confirm; one that waits to replace another waits as long as its last link is good. */
async function sendLink(transaction: Knex.Transaction, { publicUrl }: Settings, user: User): Promise<void> {
  const { id, pendingEmail } = user
  const link = await createLink(transaction, 'email-confirmation', id, publicUrl)
  if (pendingEmail) {
    const pendingEmailExpiryDate = linkExpiry('email-confirmation')
    await transaction('users').where({ id }).update({ pendingEmail, pendingEmailExpiryDate })
  }
  await queueEmails(transaction, [confirmationEmail(pendingEmail ?? user.email, user.username, link)])
}

const countMessages = (
  transaction: Knex.Transaction,
  settings: Settings,
  { id }: User,
  recipients: readonly string[],
): Promise<EmailAllowance> =>
  allowOutsideEmails(transaction, settings, { limit: 'confirmation', senderId: id, recipients })

/** @throws Refusal (429) when the first of the addresses may not be written to now. @returns those that may. */
async function allowMessages(
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
