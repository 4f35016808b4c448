import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { findProgress } from './issue-progress.ts'
import type { IssueRow } from './issue-rows.ts'

/** Days during which we know to whom an issue was sent, as published on the page about personal data. */
export const deliveryDays = 30
const day = 86_400_000

/**
 * Forgets to whom issues were sent, with their messages; how many they reached is kept. A sending that nobody resumes in
 * that time ends there.
 *
 * @returns the number of forgotten deliveries.
 */
export async function forgetDeliveries(database: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - deliveryDays * day).toISOString()
  const ids: number[] = await selectExpired(database.reader, since).orderBy('id').pluck('id')
  let forgotten = 0
  for (const id of ids) forgotten += await database.transaction(transaction => forget(transaction, id, since))
  return forgotten
}

const selectExpired = (database: Knex, since: string) =>
  database('newsletterIssues')
    .whereNull('sentCount')
    .where(either =>
      either
        .where('endDate', '<=', since)
        .orWhere(paused => paused.where({ state: 'PAUSED' }).where('modificationDate', '<=', since)),
    )

async function forget(transaction: Knex.Transaction, id: number, since: string): Promise<number> {
  const issue: IssueRow | undefined = await selectExpired(transaction, since).where({ id }).forUpdate().first()
  const progress = issue && (await findProgress(transaction, [issue])).get(id)
  if (!issue || !progress) return 0
  const { made: madeCount, sent: sentCount, failed: failedCount } = progress
  const endDate = issue.endDate ?? issue.modificationDate
  await transaction('newsletterIssues')
    .where({ id })
    .update({ state: 'SENT', endDate, madeCount, sentCount, failedCount })
  await transaction('outgoingEmails')
    .whereIn('id', transaction('newsletterDeliveries').where({ issueId: id }).whereNotNull('emailId').select('emailId'))
    .delete()
  return transaction('newsletterDeliveries').where({ issueId: id }).delete()
}
