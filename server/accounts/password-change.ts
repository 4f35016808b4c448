import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import type { Services } from '../services.ts'
import { listAccessTokens } from './access-tokens.ts'
import { passwordChangedEmail, passwordResetEmail } from './account-emails.ts'
import { createLink, endLinks, type LinkParts, useLink } from './account-links.ts'
import { markConfirmed } from './email-confirmation.ts'
import { hashPassword, isWeakerThanToday } from './passwords.ts'
import { endSessions } from './session-store.ts'
import { accountKey } from './users.ts'

/**
 * Every session ends, and every link to choose a password. Personal tokens stay, for programs that run at night do not
 * know the password: the message names them, so that their owner may revoke them.
 */
async function replacePassword(
  transaction: Knex.Transaction,
  { id, email }: User,
  passwordHash: string,
  publicUrl: string,
): Promise<void> {
  await transaction('users').where({ id }).update({ passwordHash })
  await endSessions(transaction, id)
  await endLinks(transaction, id, 'password-reset')
  const tokens = await listAccessTokens(transaction, id)
  await queueEmails(transaction, [
    passwordChangedEmail(
      email,
      tokens.map(({ name }) => name),
      publicUrl,
    ),
  ])
}

export function changePasswordOf({ database, settings }: Services, user: User, passwordHash: string): Promise<void> {
  return database.transaction(transaction => replacePassword(transaction, user, passwordHash, settings.publicUrl))
}

/**
 * Who followed the link received it: their address is confirmed as well. If nobody had confirmed it, somebody else may
 * have made the account with it: what that one could still come in by ends too.
 *
 * @returns whether the link was still good.
 */
export function resetPasswordOf(
  { database, settings }: Services,
  user: User,
  parts: LinkParts,
  passwordHash: string,
): Promise<boolean> {
  return database.transaction(async transaction => {
    if (!(await useLink(transaction, 'password-reset', parts))) return false
    if (!user.emailConfirmed) await transaction('accessTokens').where({ userId: user.id }).delete()
    await replacePassword(transaction, user, passwordHash, settings.publicUrl)
    await markConfirmed(transaction, user)
    return true
  })
}

/** Sends a link to each account that has this e-mail, in any case: to the address it keeps, not to the one given. */
export async function sendResetLinks({ database, settings }: Services, email: string): Promise<void> {
  await database.transaction(async transaction => {
    const accounts: { id: number; email: string; username: string }[] = await transaction('users')
      .where({ emailKey: accountKey(email), isActive: true })
      // Their addresses do not change before the links are there: a change ends the links of the former address.
      .forUpdate()
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
