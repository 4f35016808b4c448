import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

/**
 * Deletes accounts and what there is to know about their owners: their sessions, tokens and memberships go with them, as
 * do the messages sent to their confirmed address, the invitations that await it and the history of their accounts. An
 * address that nobody confirmed, or that only waits to replace another, may be somebody else's: it is left alone.
 *
 * What they did for a canteen stays, without their name: canteens and purchases belong to the establishment, and a
 * canteen that nobody manages any more can be claimed.
 *
 * @returns how many accounts there were.
 */
export async function removeAccounts(transaction: Knex.Transaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const users: { id: number; email: string; emailConfirmed: number | boolean }[] = await transaction('users')
    .where(inList(transaction, 'id', ids))
    .select('id', 'email', 'emailConfirmed')
  const known = users.map(({ id }) => id)
  const confirmed = users.filter(({ emailConfirmed }) => emailConfirmed)
  // Addresses are written as their owner wrote them, or as somebody who knows them did.
  const addresses = [...new Set(confirmed.flatMap(({ email }) => [email, accountKey(email)]))]
  await transaction('outgoingEmails')
    .where(inList(transaction, 'recipient', addresses, 'text'))
    .delete()
  await transaction('managerInvitations')
    .where(inList(transaction, 'email', addresses, 'text'))
    .orWhere(inList(transaction, transaction.raw('lower(email)'), addresses, 'text'))
    .delete()
  await transaction('history')
    .where('entity', 'users')
    .where(inList(transaction, 'entityId', known))
    .delete()
  await transaction('users')
    .where(inList(transaction, 'id', known))
    .delete()
  return known.length
}
