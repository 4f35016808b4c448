import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Job } from '../jobs/job.ts'
import { daysAgo } from '../time/days-ago.ts'

/** Rows per statement, few enough for others to write in between. */
const batchSize = 5000

/** Deletes the changes older than `historyDays`, if it is set. */
export const pruneHistoryJob: Job = {
  name: 'history-pruning',
  timetable: '0 4 * * *',
  async run({ database, settings }, { signal }) {
    if (settings.historyDays === undefined) return
    const limit = daysAgo(settings.historyDays)
    do signal.throwIfAborted()
    while (await deleteBatch(database.writer, limit))
  },
}

/** Deletes the oldest changes, which have the lowest ids. @returns whether there may be more. */
async function deleteBatch(writer: Knex, limit: string): Promise<boolean> {
  const oldest: { id: number; date: string }[] = await writer('history')
    .orderBy('id')
    .limit(batchSize)
    .select('id', 'date')
  const forgotten = oldest.filter(({ date }) => date < limit).map(({ id }) => id)
  await writer('history')
    .where(inList(writer, 'id', forgotten))
    .delete()
  return forgotten.length === batchSize
}
