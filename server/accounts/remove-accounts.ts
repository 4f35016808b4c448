import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { accountKey } from './users.ts'

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
    .whereIn('id', ids)
    .select('id', 'email', 'emailConfirmed')
  const known = users.map(({ id }) => id)
  const confirmed = users.filter(({ emailConfirmed }) => emailConfirmed)
  // Addresses are written as their owner wrote them, or as somebody who knows them did.
  const list = JSON.stringify([...new Set(confirmed.flatMap(({ email }) => [email, accountKey(email)]))])
  const among = `IN ${sqlOf(transaction).jsonValues('text')}`
  await transaction('outgoingEmails').whereRaw(`recipient ${among}`, [list]).delete()
  await transaction('managerInvitations').whereRaw(`(email ${among} OR lower(email) ${among})`, [list, list]).delete()
  await transaction('history').where('entity', 'users').whereIn('entityId', known).delete()
  await transaction('users').whereIn('id', known).delete()
  return known.length
}
