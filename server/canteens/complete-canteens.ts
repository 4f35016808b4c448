import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { updateRows } from '../database/update-rows.ts'
import { certainPlace, emptyPlace, type Place } from '../territories/place.ts'
import { loadTerritories } from '../territories/territories.ts'
import { canteenRows } from './canteen-rows.ts'
import { refreshDerived } from './refresh-derived.ts'

const placeColumns = Object.keys(emptyPlace) as readonly (keyof Place)[]

/** Number of answers without a result after which no service is asked again about a canteen. */
export const attemptLimit = 20

export interface LocatedCanteen extends Place {
  readonly id: number
}

/** The canteens with these ids and their places, locked to the end of the transaction. */
export function lockPlaces(transaction: Knex.Transaction, ids: readonly number[]): Promise<LocatedCanteen[]> {
  return transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', ...placeColumns)
}

/** Writes the places of canteens in one statement. */
export const writePlaces = (transaction: Knex.Transaction, canteens: readonly LocatedCanteen[]): Promise<void> =>
  updateRows(transaction, canteenRows, placeColumns, canteens as readonly (LocatedCanteen & Record<string, unknown>)[])

/** The columns of a place that differ from those of another one. */
export function changedPlaceColumns(before: Place, after: Place): Partial<Place> {
  return Object.fromEntries(
    placeColumns.filter(column => before[column] !== after[column]).map(column => [column, after[column]]),
  )
}

/**
 * Writes what derives from the values of canteens that have just been written: their places, as far as they are certain, and
 * what follows their names and places (`refresh-derived.ts`). What derived from former codes is erased; without any code, the
 * place stays unchanged.
 */
export async function completeCanteens(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const territories = await loadTerritories()
  const canteens = await lockPlaces(transaction, ids)
  const completed = canteens.flatMap(canteen => {
    if (!canteen.cityInseeCode && !canteen.postalCode) return []
    const completed = { id: canteen.id, ...certainPlace(territories, canteen) }
    return Object.keys(changedPlaceColumns(canteen, completed)).length > 0 ? completed : []
  })
  await writePlaces(transaction, completed)
  await refreshDerived(transaction, ids)
}
