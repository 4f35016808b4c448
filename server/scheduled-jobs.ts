import { coordinatesJob } from './canteens/coordinates-job.ts'
import { fillPlacesJob } from './canteens/fill-places-job.ts'
import { inseeCodeJob } from './canteens/insee-code-job.ts'
import { searchTextsJob } from './canteens/search-texts-job.ts'
import { pruneMediaJob } from './community/prune-media-job.ts'
import type { Job } from './jobs/job.ts'
import { pruneJobsJob } from './jobs/prune-jobs-job.ts'
import { newsletterProviderJob } from './newsletter/newsletter-provider-job.ts'
import { newsletterSendingJob } from './newsletter/newsletter-sending-job.ts'
import { openDataJob } from './open-data/open-data-job.ts'
import { pruneHistoryJob } from './operations/prune-history-job.ts'
import { retentionJob } from './operations/retention-job.ts'
import { prunePublicChangesJob } from './public-canteens/prune-public-changes-job.ts'
import { articleKeysJob } from './purchases/article-keys-job.ts'
import { purchaseCountsJob } from './purchases/purchase-counts-job.ts'
import { recapRemindersJob } from './recap-requests/recap-reminders-job.ts'
import { campaignReminders } from './reminders/campaign-reminders.ts'
import { declarationConfirmations } from './reminders/declaration-confirmations.ts'
import { monthPointJob } from './reminders/month-point-job.ts'
import { noCanteenReminders } from './reminders/no-canteen-reminders.ts'
import { noDiagnosticReminders } from './reminders/no-diagnostic-reminders.ts'
import { verifyStatisticsJob } from './statistics/verify-statistics-job.ts'

/** All jobs of the timetable. */
export const scheduledJobs: readonly Job[] = [
  noCanteenReminders,
  noDiagnosticReminders,
  campaignReminders,
  declarationConfirmations,
  monthPointJob,
  recapRemindersJob,
  inseeCodeJob,
  fillPlacesJob,
  coordinatesJob,
  searchTextsJob,
  newsletterProviderJob,
  newsletterSendingJob,
  pruneHistoryJob,
  pruneJobsJob,
  pruneMediaJob,
  prunePublicChangesJob,
  purchaseCountsJob,
  articleKeysJob,
  retentionJob,
  verifyStatisticsJob,
  openDataJob,
]
