import type { NewsletterProgress } from '@ma-cantine/lib/newsletter/newsletter-issue'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import type { IssueRow } from './issue-rows.ts'

/** The people who get the next issue. */
export async function countSubscribers(database: Knex): Promise<number> {
  const [row] = await database('newsletterSubscriptions').whereNotNull('confirmationDate').count({ count: '*' })
  return Number(row?.count ?? 0)
}

/** How far the sending of issues is, by their id. */
export async function findProgress(
  database: Knex,
  issues: readonly IssueRow[],
): Promise<ReadonlyMap<number, NewsletterProgress>> {
  const ids = issues.map(({ id }) => id)
  const subscribers = issues.some(({ state }) => state === 'DRAFT') ? await countSubscribers(database) : 0
  const delivered = await countDeliveries(database, ids)
  const unmade = await countUnmade(database, ids)
  return new Map(issues.map(issue => [issue.id, progressOf(issue)]))

  function progressOf({ id, state, throughProvider, ...row }: IssueRow): NewsletterProgress {
    if (state === 'DRAFT') return { recipients: subscribers, made: 0, sent: 0, failed: 0, left: 0 }
    const recipients = row.recipientCount ?? 0
    // The deliveries of an old issue are forgotten.
    const live = delivered.get(id)
    const made = row.madeCount ?? live?.made ?? 0
    const sent = row.sentCount ?? live?.sent ?? 0
    const failed = row.failedCount ?? live?.failed ?? 0
    const left = throughProvider || state === 'SENT' ? 0 : made - sent - failed + (unmade.get(id) ?? 0)
    return { recipients, made, sent, failed, left }
  }
}

/** Whether the sending of an issue goes on, and nothing of it is left to do. */
export const isOver = ({ state, throughProvider }: IssueRow, { left }: NewsletterProgress): boolean =>
  state === 'SENDING' && !throughProvider && left === 0

interface Counts {
  readonly made: number
  readonly sent: number
  readonly failed: number
}

/** A message of somebody who has deleted their account is gone, and was not refused. */
async function countDeliveries(database: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Counts>> {
  const rows = await rawRows<Record<keyof Counts | 'issueId', number | string>>(
    database,
    `SELECT issue_id AS "issueId", count(*) AS made,
       sum(CASE WHEN email.id IS NULL OR email.sent_date IS NOT NULL THEN 1 ELSE 0 END) AS sent,
       sum(CASE WHEN email.sent_date IS NULL AND email.attempts > 0 THEN 1 ELSE 0 END) AS failed
     FROM newsletter_deliveries LEFT JOIN outgoing_emails AS email ON email.id = newsletter_deliveries.email_id
     WHERE ? GROUP BY issue_id`,
    [inList(database, 'issue_id', ids)],
  )
  return new Map(
    rows.map(({ issueId, made, sent, failed }) => [
      Number(issueId),
      { made: Number(made), sent: Number(sent), failed: Number(failed) },
    ]),
  )
}

/** How many people wait for their message to be made, by issue. */
async function countUnmade(database: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await rawRows<{ readonly id: number; readonly count: number | string }>(
    database,
    `SELECT issue.id, count(*) AS count FROM newsletter_issues AS issue
     JOIN newsletter_subscriptions AS subscription ON subscription.id > issue.last_subscription_id
       AND subscription.confirmation_date <= issue.start_date
     WHERE ? AND issue.state IN ('SENDING', 'PAUSED') GROUP BY issue.id`,
    [inList(database, 'issue.id', ids)],
  )
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
