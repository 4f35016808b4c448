import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import type { Effects } from '../imports/effects.ts'
import { type Reach, withinReach } from './reach.ts'

export interface SatellitesToDetach {
  /** SIRETs of the central kitchens. */
  readonly kitchens: readonly string[]
  /** SIRETs of the canteens that stay attached. */
  readonly kept: readonly string[]
  readonly reach: Reach
}

/** What no row of the file speaks of. */
const wholeFile = 0

/**
 * Detaches from central kitchens the canteens that are not to be kept, among those that the user manages: whose kitchen a
 * canteen has is for its own team to say.
 */
export async function detachSatellites(
  transaction: Knex.Transaction,
  { kitchens, kept, reach }: SatellitesToDetach,
  effects: Effects,
): Promise<void> {
  const texts = sqlOf(transaction).jsonValues('text')
  const detached: { id: number }[] = await withinReach(transaction('canteens'), 'id', reach)
    .whereNull('deletionDate')
    .where(transaction.raw(`central_producer_siret IN ${texts}`, [JSON.stringify(kitchens)]))
    .where(transaction.raw(`(siret IS NULL OR siret NOT IN ${texts})`, [JSON.stringify(kept)]))
    .whereIn('id', managed => managed.from('canteenManagers').where('userId', reach.userId).select('canteenId'))
    .orderBy('id')
    .select('id')
  const ids = detached.map(({ id }) => id)
  if (ids.length === 0) return
  await effects.watch('canteens', ids)
  await transaction('canteens')
    .where(transaction.raw(`id IN ${sqlOf(transaction).jsonValues('integer')}`, [JSON.stringify(ids)]))
    .update({ centralProducerSiret: null, modificationDate: now() })
  await effects.wrote(
    'canteens',
    ids.map(id => ({ id, row: wholeFile })),
  )
}
