import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { KeptAccess } from '@ma-cantine/lib/accounts/password-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services/services.ts'
import { passwordChangedEmail, passwordResetEmail } from './account-emails.ts'
import { consumeLink, createLink, endLinks, type LinkParts } from './account-links.ts'
import { forgetPendingAddress, markAddressConfirmed } from './email-confirmation.ts'
import { endAccess } from './end-access.ts'
import { lockCaller } from './lock-caller.ts'
import { hashPassword, isHashOutdated } from './passwords.ts'
import { endSessions } from './session-store.ts'
import { lockUser } from './users.ts'

/**
 * Replaces a password. Sessions, links to choose a password and any change of address end, as an intruder may have
 * started them; so does all access without the password, except what the owner keeps. A message lists it.
 */
async function replacePassword(
  transaction: Knex.Transaction,
  user: User,
  passwordHash: string,
  kept: KeptAccess,
  removedApplications: readonly string[],
  publicUrl: string,
): Promise<void> {
  const { id, pendingEmail } = user
  await transaction('users').where({ id }).update({ passwordHash }).increment('accessVersion')
  await endSessions(transaction, id)
  await endLinks(transaction, id, 'password-reset')
  if (pendingEmail) await forgetPendingAddress(transaction, id)
  const access = await endAccess(transaction, id, kept)
  await queueEmails(transaction, [
    passwordChangedEmail(
      readerOf(user),
      { ...access, removedApplications, pendingAddressForgotten: !!pendingEmail },
      publicUrl,
    ),
  ])
}

/**
 * Replaces the password of a caller who has given the current one.
 * @returns the version of the access that the new password opens.
 */
export function replacePasswordOf(
  { database, settings }: Services,
  caller: Caller,
  passwordHash: string,
  kept: KeptAccess,
): Promise<number> {
  return database.transaction(async transaction => {
    const user = await lockCaller(transaction, caller)
    await replacePassword(transaction, user, passwordHash, kept, [], settings.publicUrl)
    return caller.accessVersion + 1
  })
}

/**
 * Replaces the password of somebody who followed a link, which also confirms their address. If it was unconfirmed,
 * somebody else may have created the account, so the applications registered there are deleted.
 *
 * @returns whether the link was still valid.
 */
export function resetPasswordOf(
  { database, settings }: Services,
  { id }: User,
  parts: LinkParts,
  passwordHash: string,
): Promise<boolean> {
  return database.transaction(async transaction => {
    const user = await lockUser(transaction, id)
    if (!user || !(await consumeLink(transaction, 'password-reset', parts))) return false
    const removed = user.emailConfirmed ? [] : await removeApplications(transaction, id)
    await replacePassword(transaction, user, passwordHash, {}, removed, settings.publicUrl)
    await markAddressConfirmed(transaction, user)
    return true
  })
}

/** @returns the names of the deleted applications. */
async function removeApplications(transaction: Knex.Transaction, userId: number): Promise<string[]> {
  const applications = () => transaction('oauthApplications').where({ userId })
  const names: string[] = await applications().orderBy('id').pluck('name')
  await applications().delete()
  return names
}

/** Sends a link to each account with this e-mail, in any case, at its stored address rather than the given one. */
export async function sendResetLinks({ database, settings }: Services, email: string): Promise<void> {
  await database.transaction(async transaction => {
    const accounts: { id: number; email: string; username: string; language: Locale }[] = await transaction('users')
      .where({ emailKey: accountKey(email), isActive: true })
      // The lock delays changes of address, which delete the links of the former address.
      .forNoKeyUpdate()
      .select('id', 'email', 'username', 'language')
    for (const account of accounts) {
      const link = await createLink(transaction, 'password-reset', account.id, settings.publicUrl)
      await queueEmails(transaction, [passwordResetEmail(readerOf(account), account.username, link)])
    }
  })
}

/** Hashes again, with the current parameters, a password that was just entered correctly. */
export async function strengthenHash(
  { database }: Services,
  userId: number,
  stored: string,
  password: string,
): Promise<void> {
  if (!isHashOutdated(stored)) return
  const passwordHash = await hashPassword(password)
  // Does nothing when the password has changed since.
  await database.writer('users').where({ id: userId, passwordHash: stored }).update({ passwordHash })
}
