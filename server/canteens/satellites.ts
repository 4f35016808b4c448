import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Effects } from '../history/effects.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { now } from '../time/date-time.ts'

export interface SatellitesToDetach {
  /** SIRETs of the central kitchens. */
  readonly kitchens: readonly string[]
  /** SIRETs of the canteens that stay attached. */
  readonly kept: readonly string[]
  readonly reach: Reach
}

/** What no row of the file speaks of. */
const wholeFile = 0

/** Those to detach, among the canteens that the user manages: whose kitchen a canteen has is for its own team to say. */
export async function findSatellites(
  transaction: Knex.Transaction,
  { kitchens, kept, reach }: SatellitesToDetach,
): Promise<number[]> {
  if (kitchens.length === 0) return []
  const rows: { id: number }[] = await whereManaged(transaction, transaction('canteens'), 'id', reach)
    .where(inList(transaction, 'centralProducerSiret', kitchens, 'text'))
    .where(other => other.whereNull('siret').orWhereNot(inList(transaction, 'siret', kept, 'text')))
    .orderBy('id')
    .select('id')
  return rows.map(({ id }) => id)
}

/** Detaches from central kitchens the canteens that are not to be kept. */
export async function detachSatellites(
  transaction: Knex.Transaction,
  satellites: SatellitesToDetach,
  effects: Effects,
): Promise<void> {
  const ids = await findSatellites(transaction, satellites)
  if (ids.length === 0) return
  await effects.watch('canteens', ids)
  await transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .update({ centralProducerSiret: null, modificationDate: now() })
  await effects.wrote(
    'canteens',
    ids.map(id => ({ id, row: wholeFile })),
  )
}
