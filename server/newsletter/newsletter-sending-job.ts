import type { Database } from '../database/connection.ts'
import { updateEntity } from '../entities/write-entity.ts'
import { byJob, type Job } from '../jobs/job.ts'
import { now } from '../time/date-time.ts'
import { forgetSentContents } from './issue-deliveries.ts'
import { IssueWriter } from './issue-emails.ts'
import { findProgress, isOver } from './issue-progress.ts'
import { type IssueRow, issueRows } from './issue-rows.ts'
import { makeMessages } from './make-messages.ts'
import { sendingJobName } from './send-issue.ts'

/**
 * Makes the messages of the issues that are being sent, which the outbox then sends after all others. Queued when an
 * issue is sent or resumed, and every hour to note those whose sending is over.
 */
export const newsletterSendingJob: Job = {
  name: sendingJobName,
  timetable: '50 * * * *',
  async run({ database, settings, mail }, { signal }) {
    const issues: IssueRow[] = await database
      .reader('newsletterIssues')
      .where({ state: 'SENDING', throughProvider: false })
      .orderBy('id')
    for (const issue of issues) {
      const writer = new IssueWriter(issue, settings.publicUrl)
      while (await makeMessages(database, issue.id, writer)) {
        mail.drain()
        signal.throwIfAborted()
      }
      await noteEnd(database, issue.id)
    }
    await forgetSentContents(database.writer)
  },
}

/** Marks an issue as sent once no message of it is to be made, or waits for its first attempt. */
const noteEnd = (database: Database, id: number): Promise<void> =>
  database.transaction(async transaction => {
    const row: IssueRow | undefined = await transaction('newsletterIssues').where({ id }).forUpdate().first()
    const progress = row && (await findProgress(transaction, [row])).get(id)
    if (!row || !progress || !isOver(row, progress)) return
    const change = { before: { state: row.state }, after: { state: 'SENT' } }
    await updateEntity(transaction, byJob, issueRows, row, change, { derived: { endDate: now() } })
  })
