import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isPostgresql, rawRows } from '../database/sql.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'

/** What the purchases of a group share, by column of the counts: migrations 0028, 0029 and 0043. */
const countKeys = {
  purchase_counts: {
    family: "coalesce(family, '')",
    characteristics: "coalesce(characteristics, '')",
    year: 'CAST(substr(date, 1, 4) AS integer)',
  },
  purchase_months: {
    month: 'CAST(substr(date, 1, 4) || substr(date, 6, 2) AS integer)',
    family: "coalesce(family, '')",
  },
  purchase_texts: {
    search_text: 'search_text',
    description: "coalesce(description, '')",
    provider: "coalesce(provider, '')",
    family: "coalesce(family, '')",
  },
} as const

const countTables = Object.entries(countKeys).map(([table, keys]) => ({
  table,
  names: ['canteen_id', ...Object.keys(keys)].join(', '),
  values: ['canteen_id', ...Object.entries(keys).map(([name, value]) => `${value} AS ${name}`)].join(', '),
}))

type CountTable = (typeof countTables)[number]

/** The number of purchases of a row of `canteens`. */
export const livingPurchaseCount =
  '(SELECT count(*) FROM purchases WHERE canteen_id = canteens.id AND deletion_date IS NULL)'

/** One row a purchase of these canteens, one bound condition. */
const countedPurchases = (database: Knex, { values }: CountTable): string =>
  `SELECT ${values}, 1 AS count, CAST(round(price_ht * 100) AS ${isPostgresql(database) ? 'numeric' : 'integer'}) AS cents
   FROM purchases WHERE ? AND deletion_date IS NULL`

/** Those of these canteens whose stored counts differ from their purchases, both read at one moment. */
export async function findDriftedCanteens(reader: Knex, canteenIds: readonly number[]): Promise<number[]> {
  const among = inList(reader, 'canteen_id', canteenIds)
  const drifts = countTables.map(
    table => `SELECT canteen_id FROM (
      ${countedPurchases(reader, table)}
      UNION ALL SELECT ${table.names}, -count, -cents FROM ${table.table} WHERE ?
    ) AS compared GROUP BY ${table.names} HAVING sum(count) <> 0 OR sum(cents) <> 0`,
  )
  const bindings = countTables.flatMap(() => [among, among])
  const rows = await rawRows<{ canteenId: number }>(reader, drifts.join(' UNION '), bindings)
  return rows.map(({ canteenId }) => canteenId)
}

/** Counts the purchases of a canteen again, while nobody writes them. */
export async function repairCounts(transaction: Knex.Transaction, canteenId: number): Promise<void> {
  await lockCanteens(transaction, [canteenId], 'remove')
  for (const table of countTables) {
    await transaction(table.table).where({ canteenId }).delete()
    await transaction.raw(
      `INSERT INTO ${table.table} (${table.names}, count, cents)
       SELECT ${table.names}, sum(count), sum(cents) FROM (${countedPurchases(transaction, table)}) AS counted
       GROUP BY ${table.names}`,
      [inList(transaction, 'canteen_id', [canteenId])],
    )
  }
}
