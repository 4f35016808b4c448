/**
 * Numbers of purchases by canteen, family and set of characteristics. Lists need these counts for their total and their
 * filters, and must not count 100 000 purchases for each page.
 *
 * The database maintains them: triggers on `purchases`, created by migrations 0009 and 0015, update the table
 * `purchase_counts` in the transaction of each write. The code only reads them.
 *
 * - Only purchases without `deletion_date` count. A missing family and missing characteristics are empty texts.
 * - SQLite has one writer and no statement triggers: each written row updates the row of its group.
 * - PostgreSQL counts once per statement. So that writers neither wait for one another nor deadlock, each statement
 * adds rows with its changes, and merges the rows of these groups that nobody else has locked (`SKIP LOCKED`). The
 * count of a group is therefore the sum of its rows, some of which may be negative.
 */
import type { Knex } from 'knex'
import { type SqlPart, sqlOf } from '../database/sql.ts'

/** The `characteristics` are JSON. A group may have several rows, whose counts add up. */
export type CountGroup = readonly [canteenId: number, family: string, characteristics: string, count: number]

export const countColumns = ['canteen_id', 'family', 'characteristics', 'count']

/** The stored counts of the canteens of the table `managed`: `CountGroup`s as JSON, null without any. */
export const cachedGroups = (database: Knex): SqlPart => ({
  sql: `SELECT ${sqlOf(database).jsonAggregate(countColumns)} FROM managed CROSS JOIN purchase_counts WHERE canteen_id = managed.id`,
  bindings: [],
})
