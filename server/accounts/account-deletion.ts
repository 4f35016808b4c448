import type { AccountDeletionPreview } from '@ma-cantine/lib/accounts/account-deletion-api'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import type { Services } from '../services/services.ts'
import { reachOfUser, whereManaged } from '../teams/managed-canteens.ts'
import { teamMembers } from '../teams/team-members.ts'
import { listAccessTokens } from './access-tokens.ts'
import { accountDeletedEmail } from './account-emails.ts'
import { removeAccounts } from './remove-accounts.ts'
import { lockUser } from './users.ts'

export async function previewDeletion(database: Knex, userId: number): Promise<AccountDeletionPreview> {
  const others = `EXISTS (SELECT 1 FROM ${teamMembers} WHERE members.canteen_id = canteens.id AND members.id <> ?)`
  const canteens: { id: number; name: string; hasOthers: number | boolean }[] = await whereManaged(
    database,
    database('canteens'),
    'id',
    reachOfUser(userId),
  )
    .orderBy('id')
    .select('id', 'name', database.raw(`${others} AS has_others`, [userId]))
  const tokens = await listAccessTokens(database, userId)
  const named = (rows: typeof canteens) => rows.map(({ id, name }) => ({ id, name }))
  return {
    canteensLeftWithoutManager: named(canteens.filter(({ hasOthers }) => !hasOthers)),
    otherCanteens: named(canteens.filter(({ hasOthers }) => hasOthers)),
    accessTokens: tokens.map(({ id, name }) => ({ id, name })),
  }
}

/** Removes the account of the user, and notifies their address if it is confirmed. */
export async function removeAccount({ database }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await lockUser(transaction, userId)
    if (!user) return
    await removeAccounts(transaction, [user.id])
    if (user.emailConfirmed) await queueEmails(transaction, [accountDeletedEmail(readerOf(user))])
  })
}
