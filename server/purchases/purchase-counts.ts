/**
 * How many purchases each canteen has of each family with each set of characteristics. Lists need these counts for their
 * total and their filters, and must not count 100 000 purchases for each page.
 *
 * The database keeps them: triggers on `purchases`, made by migrations 0009 and 0015, bring the table `purchase_counts` up to
 * date whatever writes a purchase, in the same transaction. The code only reads them.
 *
 * - Only purchases without `deletion_date` count. No family and no characteristics are written as empty texts.
 * - SQLite has one writer and no triggers of statements: each row changes the count of its group, a row of its own.
 * - PostgreSQL counts a statement at a time. Writers must neither wait for each other nor lock groups in opposite orders, so
 *   each statement adds rows with its changes, and merges into them the rows of these groups that nobody else holds
 *   (`SKIP LOCKED`). The count of a group is therefore the sum of its rows, some of which may be negative.
 */
import type { Knex } from 'knex'
import { type SqlPart, sqlOf } from '../database/sql.ts'

/** Its `characteristics` are JSON. A group may come in several rows, to be summed. */
export type Group = readonly [canteenId: number, family: string, characteristics: string, count: number]

export const countColumns = ['canteen_id', 'family', 'characteristics', 'count']

/** The counts kept of the purchases of the table `managed`: `Group`s as JSON, null for none. */
export const keptGroups = (database: Knex): SqlPart => ({
  sql: `SELECT ${sqlOf(database).gathered(countColumns)} FROM managed CROSS JOIN purchase_counts WHERE canteen_id = managed.id`,
  bindings: [],
})
