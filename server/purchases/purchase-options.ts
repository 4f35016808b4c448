import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import { likePattern } from '../lists/like-pattern.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { managedBy } from './select-purchases.ts'

const optionLimit = 1000

const french = new Intl.Collator('fr')

/**
 * The distinct values of a column in the purchases of the managed canteens, in French alphabetical order, at most a
 * thousand.
 */
export async function purchaseOptions(
  database: Knex,
  reach: Reach,
  column: 'description' | 'provider',
  search: string | undefined,
): Promise<string[]> {
  const managed = managedBy(database, reach)
  const key = searchKey(search ?? '')
  // The text to search is the description, a line break and the provider.
  const pattern = column === 'description' ? `${likePattern(key)}\n%` : `%\n${likePattern(key)}`
  const rows = await rawRows<{ value: string }>(
    database,
    `WITH ${managed.sql}
     SELECT DISTINCT ${column} AS value FROM managed CROSS JOIN purchases
     WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${column} IS NOT NULL AND search_text LIKE ? ESCAPE '\\'
     ORDER BY 1 LIMIT ?`,
    [...managed.bindings, pattern, optionLimit],
  )
  return rows.map(({ value }) => value).sort(french.compare)
}
