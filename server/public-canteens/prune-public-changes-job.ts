import type { Job } from '../jobs/job.ts'
import { daysAgo } from '../time/days-ago.ts'

/** More than a node goes by its index without reading everything again (`canteens/followed-canteens.ts`). */
const keptDays = 2

/** Forgets which canteens were written, once every node has read them. */
export const prunePublicChangesJob: Job = {
  name: 'public-changes-pruning',
  timetable: '30 4 * * *',
  async run({ database: { writer } }) {
    await writer('publicChanges').where('date', '<', daysAgo(keptDays)).delete()
  },
}
