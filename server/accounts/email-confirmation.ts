import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { acceptInvitations } from '../canteens/accept-invitations.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Services } from '../services.ts'
import { confirmationEmail } from './account-emails.ts'
import { createLink, endLinks, type LinkParts, linkOwner, useLink } from './account-links.ts'
import { findUser } from './users.ts'

/** The address is the user's, and with it the invitations that were sent there. */
export async function markConfirmed(transaction: Knex.Transaction, { id, email }: User): Promise<void> {
  await transaction('users').where({ id }).update({ emailConfirmed: true })
  await endLinks(transaction, id, 'email-confirmation')
  await acceptInvitations(transaction, id, email)
}

/** @returns whose address is confirmed, null when the link is not good (any more). */
export async function confirmAddress({ database }: Services, parts: LinkParts): Promise<User | null> {
  return database.transaction(async transaction => {
    const userId = await linkOwner(transaction, 'email-confirmation', parts)
    const user = userId && (await findUser(transaction, userId))
    if (!user || !(await useLink(transaction, 'email-confirmation', parts))) return null
    await markConfirmed(transaction, user)
    return user
  })
}

/** Sends another link to the user's address, unless it is confirmed. The earlier ones stay good for their time. */
export async function sendConfirmation({ database, settings }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await findUser(transaction, userId)
    if (!user || user.emailConfirmed) return
    const link = await createLink(transaction, 'email-confirmation', userId, settings.publicUrl)
    await queueEmails(transaction, [confirmationEmail(user.email, link)])
  })
}
