import type { Knex } from 'knex'
import { type CanteenLock, lockCanteens } from '../teams/lock-canteens.ts'
import { findNamers } from './deliveries-sql.ts'

/**
 * Locks a canteen, those that name it as their kitchen, and those that name the SIRET which it takes. Only once they are
 * locked do they stay the same: one that was linked while this waited for the lock would be forgotten.
 * @returns the ids of those that name it.
 */
export async function lockWithNamers(
  transaction: Knex.Transaction,
  id: number,
  takenSiret?: string | null,
  lock: CanteenLock = 'write',
): Promise<readonly number[]> {
  const find = async () => {
    const row: { siret: string | null } | undefined = await transaction('canteens').where({ id }).first('siret')
    return findNamers(
      transaction,
      [row?.siret, takenSiret].flatMap(siret => siret ?? []),
    )
  }
  return (await lockFound(transaction, async () => [id, ...(await find())], lock)).slice(1)
}

/**
 * Locks the canteens that a query finds. Only once they are locked does it find the same: it is asked again until it does.
 * @returns their ids, in the order of the query.
 */
export async function lockFound(
  transaction: Knex.Transaction,
  find: () => Promise<readonly number[]>,
  lock: CanteenLock = 'write',
): Promise<readonly number[]> {
  await transaction.raw('SAVEPOINT before_locks')
  for (;;) {
    const found = await find()
    await lockCanteens(transaction, found, lock)
    const locked = new Set(found)
    if ((await find()).every(id => locked.has(id))) return found
    await transaction.raw('ROLLBACK TO SAVEPOINT before_locks')
  }
}
