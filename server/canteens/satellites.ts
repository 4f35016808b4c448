import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Effects } from '../history/effects.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { unlinkSatellites } from './link-satellite.ts'

export interface SatellitesToDetach {
  readonly kitchenSirets: readonly string[]
  readonly attachedSirets: readonly string[]
  readonly reach: Reach
}

/** Row number of a change that comes from the file as a whole. */
const wholeFile = 0

/**
 * The ids of the canteens to detach, among those that the user manages: only the team of a canteen decides on its
 * kitchen.
 */
export async function findSatellites(
  transaction: Knex.Transaction,
  { kitchenSirets, attachedSirets, reach }: SatellitesToDetach,
): Promise<number[]> {
  if (kitchenSirets.length === 0) return []
  const rows: { id: number }[] = await whereManaged(transaction, transaction('canteens'), 'id', reach)
    .where(inList(transaction, 'centralProducerSiret', kitchenSirets, 'text'))
    .whereNull('groupId')
    .where(other => other.whereNull('siret').orWhereNot(inList(transaction, 'siret', attachedSirets, 'text')))
    .orderBy('id')
    .select('id')
  return rows.map(({ id }) => id)
}

/** Detaches from the central kitchens the canteens that are not in the file. */
export async function detachSatellites(
  transaction: Knex.Transaction,
  satellites: SatellitesToDetach,
  effects: Effects,
): Promise<void> {
  const ids = await findSatellites(transaction, satellites)
  if (ids.length === 0) return
  await effects.watch('canteens', ids)
  await unlinkSatellites(transaction, ids)
  await effects.recordWritten(
    'canteens',
    ids.map(id => ({ id, row: wholeFile })),
  )
}
