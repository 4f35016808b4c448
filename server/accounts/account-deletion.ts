import type { AccountDeletionPreview } from '@ma-cantine/lib/accounts/account-deletion-api'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import type { Services } from '../services.ts'
import { listAccessTokens } from './access-tokens.ts'
import { accountDeletedEmail } from './account-emails.ts'
import { removeAccounts } from './remove-accounts.ts'
import { holdUser } from './users.ts'

export async function deletionPreview(database: Knex, userId: number): Promise<AccountDeletionPreview> {
  const canteens: { id: number; name: string; others: number | string }[] = await database('canteenManagers as mine')
    .join('canteens', 'canteens.id', 'mine.canteenId')
    .leftJoin('canteenManagers as theirs', join =>
      join.on('theirs.canteenId', 'mine.canteenId').andOn('theirs.userId', '<>', 'mine.userId'),
    )
    .where('mine.userId', userId)
    .whereNull('canteens.deletionDate')
    .groupBy('canteens.id', 'canteens.name')
    .orderBy('canteens.id')
    .select('canteens.id', 'canteens.name')
    .count({ others: 'theirs.userId' })
  const tokens = await listAccessTokens(database, userId)
  const named = (rows: typeof canteens) => rows.map(({ id, name }) => ({ id, name }))
  return {
    canteensLeftWithoutManager: named(canteens.filter(({ others }) => Number(others) === 0)),
    otherCanteens: named(canteens.filter(({ others }) => Number(others) > 0)),
    accessTokens: tokens.map(({ id, name }) => ({ id, name })),
  }
}

/** Removes the user's own account, and tells them so if the address is known to be theirs. */
export async function removeAccount({ database }: Services, userId: number): Promise<void> {
  await database.transaction(async transaction => {
    const user = await holdUser(transaction, userId)
    if (!user) return
    await removeAccounts(transaction, [user.id])
    if (user.emailConfirmed) await queueEmails(transaction, [accountDeletedEmail(user.email)])
  })
}
