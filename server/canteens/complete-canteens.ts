import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { updateRows } from '../database/update-rows.ts'
import { certainPlace, nowhere, type Place } from '../territories/place.ts'
import { loadTerritories } from '../territories/territories.ts'
import { canteenRows } from './canteen-rows.ts'

const placeColumns = Object.keys(nowhere) as readonly (keyof Place)[]

/** After so many answers that told nothing, where a canteen is is left to people. */
export const mostAttempts = 20

export interface LocatedCanteen extends Place {
  readonly id: number
}

/** The canteens with these ids and where they are; nobody else changes them before the end of the transaction. */
export function placesOf(transaction: Knex.Transaction, ids: readonly number[]): Promise<LocatedCanteen[]> {
  return transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', ...placeColumns)
}

/** Writes where canteens are: one statement. */
export const writePlaces = (transaction: Knex.Transaction, canteens: readonly LocatedCanteen[]): Promise<void> =>
  updateRows(transaction, canteenRows, placeColumns, canteens as readonly (LocatedCanteen & Record<string, unknown>)[])

/** The part of a place that is not the same in another one. */
export function changedPart(before: Place, after: Place): Partial<Place> {
  return Object.fromEntries(
    placeColumns.filter(column => before[column] !== after[column]).map(column => [column, after[column]]),
  )
}

/**
 * Fills in the city, the territories and the missing code of canteens whose codes were just written, as far as they are
 * certain. What their former codes told is forgotten; without any code, a canteen is left as it is.
 */
export async function completeCanteens(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const territories = await loadTerritories()
  const canteens = await placesOf(transaction, ids)
  const completed = canteens.flatMap(canteen => {
    if (!canteen.cityInseeCode && !canteen.postalCode) return []
    const completed = { id: canteen.id, ...certainPlace(territories, canteen) }
    return Object.keys(changedPart(canteen, completed)).length > 0 ? completed : []
  })
  await writePlaces(transaction, completed)
}
