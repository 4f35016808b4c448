import type { Job } from '../jobs/job.ts'
import { applyRetention } from './apply-retention.ts'

/** Forgets what has been kept long enough, and writes to those whose account is about to go. */
export const retentionJob: Job = {
  name: 'retention',
  timetable: '0 5 * * *',
  async run({ database, settings, mail }) {
    await applyRetention(database, new Date(), settings.publicUrl)
    mail.drain()
  },
}
