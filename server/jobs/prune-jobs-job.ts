import { daysAgo } from '../time/days-ago.ts'
import type { Job } from './job.ts'

/** Days during which failures can be examined. */
const retentionDays = 30

/** Deletes the jobs that ended long ago. */
export const pruneJobsJob: Job = {
  name: 'job-pruning',
  timetable: '30 4 * * *',
  async run({ database }) {
    await database.writer('jobs').where('endDate', '<', daysAgo(retentionDays)).delete()
  },
}
