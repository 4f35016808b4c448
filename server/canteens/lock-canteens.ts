import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

/**
 * What a transaction is about to do with canteens, and so what others have to wait for. `refer`: write rows that refer to
 * them; they only stay where they are. `write`: write them, or many rows that refer to them; who does the same waits.
 * `remove`: remove them; everybody else waits.
 */
export type CanteenUse = 'refer' | 'write' | 'remove'

/**
 * Locks canteens to the end of the transaction, in the order of their ids. To be called once, before anything that belongs
 * to a canteen is locked: see `database/lock-order.md`.
 *
 * @returns the ids of those that exist.
 */
export async function lockCanteens(
  transaction: Knex.Transaction,
  canteenIds: Iterable<number>,
  use: CanteenUse,
): Promise<number[]> {
  const canteens = transaction('canteens')
    .where(inList(transaction, 'id', canteenIds))
    .orderBy('id')
  if (use === 'refer') canteens.forKeyShare()
  else if (use === 'write') canteens.forNoKeyUpdate()
  else canteens.forUpdate()
  const rows: { id: number }[] = await canteens.select('id')
  return rows.map(({ id }) => id)
}
