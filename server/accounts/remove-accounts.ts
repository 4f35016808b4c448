import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { accountKey } from './users.ts'

/**
 * Deletes accounts and what there is to know about their owners: their sessions, tokens and memberships go with them, as
 * do the messages sent to them, the invitations that await them and the history of their accounts.
 *
 * What they did for a canteen stays, without their name: canteens and purchases belong to the establishment, and a
 * canteen that nobody manages any more can be claimed.
 *
 * @returns how many accounts there were.
 */
export async function removeAccounts(transaction: Knex.Transaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const users: { id: number; email: string; pendingEmail: string | null }[] = await transaction('users')
    .whereIn('id', ids)
    .select('id', 'email', 'pendingEmail')
  const known = users.map(({ id }) => id)
  // Addresses are written as their owner wrote them, or as somebody who knows them did.
  const addresses = [...new Set(users.flatMap(({ email }) => [email, accountKey(email)]))]
  const among = `IN ${sqlOf(transaction).jsonValues('text')}`
  const list = JSON.stringify(addresses)
  const written = JSON.stringify([...addresses, ...users.flatMap(({ pendingEmail }) => pendingEmail ?? [])])
  await transaction('outgoingEmails').whereRaw(`recipient ${among}`, [written]).delete()
  await transaction('managerInvitations').whereRaw(`(email ${among} OR lower(email) ${among})`, [list, list]).delete()
  await transaction('history').where('entity', 'users').whereIn('entityId', known).delete()
  await transaction('users').whereIn('id', known).delete()
  return known.length
}
