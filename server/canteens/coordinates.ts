import type { Coordinates, CoordinatesSource } from '@ma-cantine/lib/canteens/coordinates'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'

/** What the coordinates of a row of `canteens` depend on. */
export const coordinatesKey = "(coalesce(siret, '') || ' ' || coalesce(city_insee_code, ''))"

/** What a search for the coordinates of a canteen found; null for none. */
export type FoundCoordinates = (Coordinates & { readonly source: CoordinatesSource }) | null

const unknown = {
  latitude: null,
  longitude: null,
  coordinatesOf: null,
  coordinatesSource: null,
  coordinatesDate: null,
}

/** Erases the coordinates of canteens whose SIRET or commune is another one than they were looked for with. */
export const forgetFormerCoordinates = (transaction: Knex.Transaction, ids: readonly number[]): Promise<unknown> =>
  transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .whereRaw(`coordinates_of <> ${coordinatesKey}`)
    .update(unknown)

/**
 * Notes what a search found. The history leaves it out: it follows the address.
 * @param key what was looked for; a canteen that has moved meanwhile keeps what it has.
 */
export async function noteCoordinates(
  writer: Knex,
  { id, key }: { readonly id: number; readonly key?: string },
  found: FoundCoordinates,
): Promise<void> {
  const canteen = writer('canteens').where({ id })
  if (key !== undefined) canteen.whereRaw(`${coordinatesKey} = ?`, [key])
  await canteen.update({
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
    coordinatesOf: writer.raw(coordinatesKey),
    coordinatesSource: found?.source ?? null,
    coordinatesDate: now(),
  })
}
