import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { updateEntity } from '../entities/write-entity.ts'
import { byJob, type Job } from '../jobs/job.ts'
import { now } from '../time/date-time.ts'
import { campaignOf } from './issue-campaign.ts'
import { forgetSentContents } from './issue-deliveries.ts'
import { IssueWriter } from './issue-emails.ts'
import { findProgress, isOver } from './issue-progress.ts'
import { type IssueRow, issueRows } from './issue-rows.ts'
import { makeMessages } from './make-messages.ts'
import { newsletterProviderJob } from './newsletter-provider-job.ts'
import { sendingJobName } from './send-issue.ts'

/**
 * Makes the messages of the issues that are being sent, which the outbox then sends after all others, or has the provider
 * send them. Queued when an issue is sent or resumed, and every hour to note those whose sending is over.
 */
export const newsletterSendingJob: Job = {
  name: sendingJobName,
  timetable: '50 * * * *',
  async run(services, context) {
    const { database, settings, mail, outside } = services
    const issues: IssueRow[] = await database.reader('newsletterIssues').where({ state: 'SENDING' }).orderBy('id')
    for (const issue of issues.filter(({ throughProvider }) => !throughProvider)) {
      const writer = new IssueWriter(issue, settings.publicUrl)
      while (await makeMessages(database, issue.id, writer)) {
        mail.drain()
        context.signal.throwIfAborted()
      }
      await noteEnd(database, issue.id)
    }
    await forgetSentContents(database.writer)
    for (const issue of issues.filter(({ throughProvider }) => throughProvider)) {
      if (!outside.newsletter) continue
      // Its list first gets who has just confirmed, and loses who has just left.
      await newsletterProviderJob.run(services, context)
      await outside.newsletter.sendOnce(campaignOf(issue, settings), context.signal)
      await database.transaction(transaction => markSent(transaction, issue))
    }
  },
}

/** Marks an issue as sent once no message of it is to be made, or waits for its first attempt. */
const noteEnd = (database: Database, id: number): Promise<void> =>
  database.transaction(async transaction => {
    const row: IssueRow | undefined = await transaction('newsletterIssues').where({ id }).forUpdate().first()
    const progress = row && (await findProgress(transaction, [row])).get(id)
    if (row && progress && isOver(row, progress)) await markSent(transaction, row)
  })

async function markSent(transaction: Knex.Transaction, row: IssueRow): Promise<void> {
  const change = { before: { state: row.state }, after: { state: 'SENT' } }
  await updateEntity(transaction, byJob, issueRows, row, change, { derived: { endDate: now() } })
}
