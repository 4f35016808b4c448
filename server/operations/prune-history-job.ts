import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Job } from '../jobs/job.ts'
import { daysAgo } from '../time/days-ago.ts'

/** Small enough for others to write in between. */
const slice = 5000

/** Forgets the changes that are older than the settings say, where they say it. */
export const pruneHistoryJob: Job = {
  name: 'history-pruning',
  timetable: '0 4 * * *',
  async run({ database, settings }, { signal }) {
    if (settings.historyDays === undefined) return
    const limit = daysAgo(settings.historyDays)
    do signal.throwIfAborted()
    while (await forgetSlice(database.writer, limit))
  },
}

/** Changes are numbered as they come, so the oldest ones are first. @returns whether there may be more. */
async function forgetSlice(writer: Knex, limit: string): Promise<boolean> {
  const oldest: { id: number; date: string }[] = await writer('history').orderBy('id').limit(slice).select('id', 'date')
  const forgotten = oldest.filter(({ date }) => date < limit).map(({ id }) => id)
  await writer('history')
    .where(inList(writer, 'id', forgotten))
    .delete()
  return forgotten.length === slice
}
