import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

/**
 * How a transaction locks canteens. `refer` (to write rows that refer to them) only prevents their removal. `write` (to
 * write them, or many rows that refer to them) also excludes other writers. `remove` excludes everybody.
 */
export type CanteenLock = 'refer' | 'write' | 'remove'

/** Name of the lock of files that make or link canteens, which may not exist yet: one such file at a time. */
export const canteensLock = 'canteens'

/**
 * Locks canteens to the end of the transaction, in the order of their ids. Call it once, before locking anything that
 * belongs to a canteen (`database/lock-order.md`).
 *
 * @returns the ids of those that exist.
 */
export async function lockCanteens(
  transaction: Knex.Transaction,
  canteenIds: Iterable<number>,
  lock: CanteenLock,
): Promise<number[]> {
  const canteens = transaction('canteens')
    .where(inList(transaction, 'id', canteenIds))
    .orderBy('id')
  if (lock === 'refer') canteens.forKeyShare()
  else if (lock === 'write') canteens.forNoKeyUpdate()
  else canteens.forUpdate()
  const rows: { id: number }[] = await canteens.select('id')
  return rows.map(({ id }) => id)
}
