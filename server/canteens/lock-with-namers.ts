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
): Promise<number[]> {
  const find = async () => {
    const row: { siret: string | null } | undefined = await transaction('canteens').where({ id }).first('siret')
    return findNamers(
      transaction,
      [row?.siret, takenSiret].flatMap(siret => siret ?? []),
    )
  }
  await transaction.raw('SAVEPOINT before_locks')
  for (;;) {
    const namers = await find()
    await lockCanteens(transaction, [id, ...namers], lock)
    const locked = new Set(namers)
    if ((await find()).every(namer => locked.has(namer))) return namers
    await transaction.raw('ROLLBACK TO SAVEPOINT before_locks')
  }
}
