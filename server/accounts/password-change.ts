import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { KeptAccess } from '@ma-cantine/lib/accounts/password-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services/services.ts'
import { passwordChangedEmail, passwordResetEmail } from './account-emails.ts'
import { createLink, endLinks, type LinkParts, useLink } from './account-links.ts'
import { forgetPendingAddress, markConfirmed } from './email-confirmation.ts'
import { endAccess } from './end-access.ts'
import { holdCaller } from './hold-caller.ts'
import { hashPassword, isWeakerThanToday } from './passwords.ts'
import { endSessions } from './session-store.ts'
import { holdUser } from './users.ts'

/**
 * Every session ends, every link to choose a password, and the address that waits to replace the account's: who was in
 * the account may have asked for it. What acts without the password ends as well, but for what the owner keeps. The
 * message lists it all.
 */
async function replacePassword(
  transaction: Knex.Transaction,
  { id, email, pendingEmail }: User,
  passwordHash: string,
  kept: KeptAccess,
  removed: readonly string[],
  publicUrl: string,
): Promise<void> {
  await transaction('users').where({ id }).update({ passwordHash }).increment('accessVersion')
  await endSessions(transaction, id)
  await endLinks(transaction, id, 'password-reset')
  if (pendingEmail) await forgetPendingAddress(transaction, id)
  const access = await endAccess(transaction, id, kept)
  await queueEmails(transaction, [
    passwordChangedEmail(email, { ...access, removed, addressForgotten: !!pendingEmail }, publicUrl),
  ])
}

/**
 * For a caller who has given the present password.
 *
 * @returns the version of the access that the new password opens.
 */
export function changePasswordOf(
  { database, settings }: Services,
  caller: Caller,
  passwordHash: string,
  kept: KeptAccess,
): Promise<number> {
  return database.transaction(async transaction => {
    const user = await holdCaller(transaction, caller)
    await replacePassword(transaction, user, passwordHash, kept, [], settings.publicUrl)
    return caller.accessVersion + 1
  })
}

/**
 * Who followed the link received it: their address is confirmed as well. If nobody had confirmed it, somebody else may
 * have made the account with it: the applications that were registered there, whose names and addresses are that one's
 * choice, go too.
 *
 * @returns whether the link was still good.
 */
export function resetPasswordOf(
  { database, settings }: Services,
  { id }: User,
  parts: LinkParts,
  passwordHash: string,
): Promise<boolean> {
  return database.transaction(async transaction => {
    const user = await holdUser(transaction, id)
    if (!user || !(await useLink(transaction, 'password-reset', parts))) return false
    const removed = user.emailConfirmed ? [] : await removeApplications(transaction, id)
    await replacePassword(transaction, user, passwordHash, {}, removed, settings.publicUrl)
    await markConfirmed(transaction, user)
    return true
  })
}

/** @returns their names. */
async function removeApplications(transaction: Knex.Transaction, userId: number): Promise<string[]> {
  const applications = () => transaction('oauthApplications').where({ userId })
  const names: string[] = await applications().orderBy('id').pluck('name')
  await applications().delete()
  return names
}

/** Sends a link to each account that has this e-mail, in any case: to the address it keeps, not to the one given. */
export async function sendResetLinks({ database, settings }: Services, email: string): Promise<void> {
  await database.transaction(async transaction => {
    const accounts: { id: number; email: string; username: string }[] = await transaction('users')
      .where({ emailKey: accountKey(email), isActive: true })
      // Their addresses do not change before the links are there: a change ends the links of the former address.
      .forNoKeyUpdate()
      .select('id', 'email', 'username')
    for (const account of accounts) {
      const link = await createLink(transaction, 'password-reset', account.id, settings.publicUrl)
      await queueEmails(transaction, [passwordResetEmail(account.email, account.username, link)])
    }
  })
}

/** Hashes anew, with today's parameters, a password that was just given right. */
export async function strengthenHash(
  { database }: Services,
  userId: number,
  stored: string,
  password: string,
): Promise<void> {
  if (!isWeakerThanToday(stored)) return
  const passwordHash = await hashPassword(password)
  // Unless the password was changed meanwhile.
  await database.writer('users').where({ id: userId, passwordHash: stored }).update({ passwordHash })
}
