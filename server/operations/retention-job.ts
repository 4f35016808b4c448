import type { Job } from '../jobs/job.ts'
import { applyRetention } from './apply-retention.ts'

/** Applies the retention rules, and sends the warnings of deletion. */
export const retentionJob: Job = {
  name: 'retention',
  timetable: '0 5 * * *',
  async run({ database, settings, mail }) {
    await applyRetention(database, new Date(), settings.publicUrl)
    mail.drain()
  },
}
