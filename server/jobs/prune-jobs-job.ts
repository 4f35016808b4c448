import { daysAgo } from '../time/days-ago.ts'
import type { Job } from './job.ts'

/** Long enough to see what went wrong. */
const keptDays = 30

/** Forgets the jobs that ended long ago. */
export const pruneJobsJob: Job = {
  name: 'job-pruning',
  timetable: '30 4 * * *',
  async run({ database }) {
    await database.writer('jobs').where('endDate', '<', daysAgo(keptDays)).delete()
  },
}
