import { fillPlacesJob } from '../canteens/fill-places-job.ts'
import { inseeCodeJob } from '../canteens/insee-code-job.ts'
import { pruneHistoryJob } from '../history/prune-history-job.ts'
import { retentionJob } from '../operations/retention-job.ts'
import { noCanteenReminders } from '../reminders/no-canteen-reminders.ts'
import { noDiagnosticReminders } from '../reminders/no-diagnostic-reminders.ts'
import type { Job } from './job.ts'
import { pruneJobsJob } from './prune-jobs-job.ts'

/** All that the server does without being asked. */
export const scheduledJobs: readonly Job[] = [
  noCanteenReminders,
  noDiagnosticReminders,
  inseeCodeJob,
  fillPlacesJob,
  pruneHistoryJob,
  pruneJobsJob,
  retentionJob,
]
