import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import type { Change } from '../history/history.ts'
import { now } from '../http/date-time.ts'

export interface SatellitesToDetach {
  /** SIRETs of the central kitchens. */
  readonly kitchens: readonly string[]
  /** SIRETs of the canteens that stay attached. */
  readonly kept: readonly string[]
  readonly userId: number
}

/**
 * Detaches from central kitchens the canteens that are not to be kept, among those that the user manages: whose kitchen a
 * canteen has is for its own team to say. @returns the changes made.
 */
export async function detachSatellites(
  transaction: Knex.Transaction,
  { kitchens, kept, userId }: SatellitesToDetach,
): Promise<Change[]> {
  const texts = sqlOf(transaction).jsonValues('text')
  const detached: { id: number; centralProducerSiret: string }[] = await transaction('canteens')
    .whereNull('deletionDate')
    .where(transaction.raw(`central_producer_siret IN ${texts}`, [JSON.stringify(kitchens)]))
    .where(transaction.raw(`(siret IS NULL OR siret NOT IN ${texts})`, [JSON.stringify(kept)]))
    .whereIn('id', managed => managed.from('canteenManagers').where({ userId }).select('canteenId'))
    .forUpdate()
    .select('id', 'centralProducerSiret')
  const ids = JSON.stringify(detached.map(({ id }) => id))
  await transaction('canteens')
    .where(transaction.raw(`id IN ${sqlOf(transaction).jsonValues('integer')}`, [ids]))
    .update({ centralProducerSiret: null, modificationDate: now() })
  return detached.map(({ id, centralProducerSiret }) => ({
    entityId: id,
    before: { centralProducerSiret },
    after: { centralProducerSiret: null },
  }))
}
