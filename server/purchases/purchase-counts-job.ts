import type { Knex } from 'knex'
import { DatabaseBusyError } from '../database/trouble.ts'
import type { Job } from '../jobs/job.ts'
import { findDriftedCanteens, livingPurchaseCount, repairCounts } from './repair-purchase-counts.ts'

/** Canteens per page of ids. */
const pageSize = 1000

/** Purchases compared by one statement, unless one canteen has more: few enough for its time limit. */
const batchSize = 100_000

/** Compares the stored counts of all canteens with their purchases, and repairs those that differ. */
export const purchaseCountsJob: Job = {
  name: 'purchase-counts',
  timetable: '30 3 * * *',
  async run({ database, metrics }, { signal }) {
    for await (const canteenIds of batches(database.reader)) {
      for (const canteenId of await findDriftedCanteens(database.reader, canteenIds)) {
        signal.throwIfAborted()
        try {
          await database.transaction(transaction => repairCounts(transaction, canteenId))
          metrics.repairedCounts.inc()
        } catch (error) {
          // Its purchases are being written: the next night repairs it.
          if (!(error instanceof DatabaseBusyError && error.reason === 'lock')) throw error
        }
      }
      signal.throwIfAborted()
    }
  },
}

/** The ids of all canteens, as many at a time as have few purchases together. */
async function* batches(reader: Knex): AsyncGenerator<readonly number[]> {
  for (let last = 0; ; ) {
    const page: { id: number; purchases: number }[] = await reader('canteens')
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .select('id', { purchases: reader.raw(livingPurchaseCount) })
    let batch: number[] = []
    let size = 0
    for (const { id, purchases } of page) {
      if (batch.length > 0 && size + purchases > batchSize) {
        yield batch
        batch = []
        size = 0
      }
      batch.push(id)
      size += purchases
    }
    if (batch.length > 0) yield batch
    if (page.length < pageSize) return
    last = page.at(-1)?.id ?? last
  }
}
