import { canteenSearchText, type SearchedCanteen } from '@ma-cantine/lib/canteens/canteen-search'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { updateRows } from '../database/update-rows.ts'
import { canteenRows } from './canteen-rows.ts'
import { forgetFormerCoordinates } from './coordinates.ts'

/**
 * Writes what follows the name, the SIRET and the commune of canteens that have just been written: the texts that searches
 * look in, and coordinates, which are erased where they are those of another place.
 */
export async function refreshDerived(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const rows: (SearchedCanteen & { readonly id: number; readonly searchText: string })[] = await transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .select('id', 'name', 'siret', 'city', 'postalCode', 'searchText')
  const changed = rows.flatMap(row => {
    const text = canteenSearchText(row)
    return text === row.searchText ? [] : { id: row.id, searchText: text }
  })
  await updateRows(transaction, canteenRows, ['searchText'], changed)
  await forgetFormerCoordinates(transaction, ids)
}
