import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { FieldErrors, refuseFields } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { acceptInvitations } from '../teams/invitations.ts'
import { emailChangedEmail, emailChangeNotice } from './account-emails.ts'
import { consumeLink, endLinks, findLinkOwner, type LinkParts } from './account-links.ts'
import { allowMessages, sendLink } from './confirmation-links.ts'
import { findTakenFields, reserveNames } from './taken-fields.ts'
import { lockUser } from './users.ts'

/** Marks the address as confirmed, accepts the invitations sent to it, and cancels any change of address. */
export async function markAddressConfirmed(transaction: Knex.Transaction, { id, email }: User): Promise<void> {
  await transaction('users')
    .where({ id })
    .update({ email, emailKey: accountKey(email), emailConfirmed: true, ...noPendingAddress })
  await endLinks(transaction, id, 'email-confirmation')
  await acceptInvitations(transaction, id, email)
}

/**
 * Requests a change of address, which takes effect once the new address is confirmed: until then, the former one signs
 * in and receives messages. Both addresses are notified.
 */
export async function requestAddressChange(
  transaction: Knex.Transaction,
  settings: Settings,
  user: User,
  email: string,
): Promise<void> {
  refuseFields(await findTakenFields(transaction, { id: user.id, email }))
  await endLinks(transaction, user.id, 'email-confirmation')
  // An unconfirmed current address may also belong to somebody else.
  const allowed = await allowMessages(transaction, settings, user, user.emailConfirmed ? [email] : [email, user.email])
  await sendLink(transaction, settings, { ...user, pendingEmail: email })
  if (user.emailConfirmed || allowed.has(user.email)) {
    await queueEmails(transaction, [emailChangeNotice(readerOf(user), settings.publicUrl)])
  }
}

/** Cancels a change of address; the former address stays. */
export async function cancelAddressChange({ database }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await lockUser(transaction, userId)
    if (user?.pendingEmail) await forgetPendingAddress(transaction, userId)
  })
}

const noPendingAddress = { pendingEmail: null, pendingEmailExpiryDate: null }

/** Cancels a change of address together with its links. */
export async function forgetPendingAddress(transaction: Knex.Transaction, userId: number): Promise<void> {
  await transaction('users').where({ id: userId }).update(noPendingAddress)
  await endLinks(transaction, userId, 'email-confirmation')
}

/** Cancels the changes of address that were not confirmed in time. @returns their number. */
export const forgetExpiredAddresses = (database: Knex, now: Date): Promise<number> =>
  database('users').where('pendingEmailExpiryDate', '<=', now.toISOString()).update(noPendingAddress)

/** @returns the confirmed address, null when the link is not valid (any more). */
export async function confirmAddress({ database, settings }: Services, parts: LinkParts): Promise<string | null> {
  return database.transaction(async transaction => {
    await reserveNames(transaction)
    const userId = await findLinkOwner(transaction, 'email-confirmation', parts)
    const user = userId && (await lockUser(transaction, userId))
    if (!user || !(await consumeLink(transaction, 'email-confirmation', parts))) return null
    const { id, pendingEmail } = user
    if (!pendingEmail) {
      await markAddressConfirmed(transaction, user)
      return user.email
    }
    const { email: taken } = await findTakenFields(transaction, { id, email: pendingEmail })
    if (taken) throw new FieldErrors({ nonFieldErrors: [accountRefusals('email-taken-meanwhile')] })
    // Deletes the links sent to the former address.
    await endLinks(transaction, id)
    await markAddressConfirmed(transaction, { ...user, email: pendingEmail })
    await queueEmails(transaction, [emailChangedEmail(readerOf(user), settings.publicUrl)])
    return pendingEmail
  })
}

/** Sends another link to the address to confirm, if any. Earlier links remain valid until they expire. */
export async function sendConfirmation({ database, settings }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await lockUser(transaction, userId)
    const address = user && unconfirmedAddress(user)
    if (!address) return
    await allowMessages(transaction, settings, user, [address])
    await sendLink(transaction, settings, user)
  })
}

/** The only address to confirm: the new one if a change is under way. */
const unconfirmedAddress = ({ email, emailConfirmed, pendingEmail }: User): string | null =>
  pendingEmail ?? (emailConfirmed ? null : email)
