import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { byJob } from '../jobs/job.ts'
import { endSubscriptionsOf } from '../newsletter/subscriptions.ts'
import { endLinksOf } from '../teams/end-weighing-links.ts'

/**
 * Deletes accounts with the personal data of their owners: sessions, tokens, memberships, messages sent to their
 * confirmed address, invitations for it, its subscription to the newsletter, and the history of the account. An unconfirmed address may belong to somebody
 * else, so its messages stay.
 *
 * Changes made for a canteen stay, without a name: canteens and purchases belong to the establishment, and a canteen
 * without a manager can be claimed.
 *
 * @returns the number of accounts.
 */
export async function removeAccounts(transaction: Knex.Transaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const users: { id: number; email: string; emailConfirmed: number | boolean }[] = await transaction('users')
    .where(inList(transaction, 'id', ids))
    .select('id', 'email', 'emailConfirmed')
  const known = users.map(({ id }) => id)
  const confirmed = users.filter(({ emailConfirmed }) => emailConfirmed)
  // Other people may have written the address in another case.
  const addresses = [...new Set(confirmed.flatMap(({ email }) => [email, accountKey(email)]))]
  await transaction('outgoingEmails')
    .where(inList(transaction, 'recipient', addresses, 'text'))
    .delete()
  await transaction('managerInvitations')
    .where(inList(transaction, 'email', addresses, 'text'))
    .orWhere(inList(transaction, transaction.raw('lower(email)'), addresses, 'text'))
    .delete()
  await endSubscriptionsOf(transaction, addresses)
  await transaction('history')
    .where('entity', 'users')
    .where(inList(transaction, 'entityId', known))
    .delete()
  await endLinksOf(transaction, byJob, known, null)
  await transaction('users')
    .where(inList(transaction, 'id', known))
    .delete()
  return known.length
}
