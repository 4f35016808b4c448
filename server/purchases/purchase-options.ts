import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import { likePattern } from '../lists/like-pattern.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { managedBy } from './select-purchases.ts'

const optionLimit = 1000

const french = new Intl.Collator('fr')

/**
 * The distinct values of a column in the purchases of the managed canteens, at most a thousand: the most used first when
 * a search narrows them down, in French alphabetical order otherwise.
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
     SELECT ${column} AS value FROM managed CROSS JOIN purchase_texts
     WHERE canteen_id = managed.id AND ${column} <> '' AND search_text LIKE ? ESCAPE '\\'
     GROUP BY 1 HAVING sum(count) > 0 ORDER BY ${key === '' ? '1' : 'sum(count) DESC, 1'} LIMIT ?`,
    [...managed.bindings, pattern, optionLimit],
  )
  const values = rows.map(({ value }) => value)
  return key === '' ? values.sort(french.compare) : values
}
