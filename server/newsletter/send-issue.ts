import type { NewsletterIssueState } from '@ma-cantine/lib/newsletter/newsletter-issue-fields'
import { newsletterMessages } from '@ma-cantine/lib/newsletter/newsletter-messages'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { isBlank } from '@ma-cantine/lib/table-schema/invisible-characters'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, updateEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { queueJob } from '../jobs/job-queue.ts'
import { now } from '../time/date-time.ts'
import { holdMessages, releaseMessages } from './issue-deliveries.ts'
import { countSubscribers, findProgress, isOver } from './issue-progress.ts'
import { type IssueRow, issueRows } from './issue-rows.ts'
import { lockIssue } from './write-issue.ts'

/** The job that makes the messages of issues. */
export const sendingJobName = 'newsletter-sending'

/**
 * Begins to send an issue to those who subscribe now. One that was sent stays as it is: a person who presses twice, or
 * whose answer was lost, sends it once.
 * @throws Refusal (404, 412), FieldErrors.
 */
export async function sendIssue(
  transaction: Knex.Transaction,
  origin: Origin,
  id: number,
  isCurrent: IsCurrent,
  throughProvider: boolean,
): Promise<void> {
  const row = await lockIssue(transaction, id)
  await requireCurrent(transaction, isCurrent, issueRows.name, row, row.state === 'DRAFT' ? null : origin)
  if (row.state !== 'DRAFT') return
  if (isBlank(row.body)) throw new FieldErrors({ body: [newsletterMessages('empty-issue')] })
  const recipientCount = await countSubscribers(transaction)
  await change(transaction, origin, row, 'SENDING', { startDate: now(), throughProvider, recipientCount })
  await queueJob(transaction, sendingJobName)
}

/** Makes no more messages, and holds back those that wait. @throws Refusal (404, 409). */
export async function pauseIssue(transaction: Knex.Transaction, origin: Origin, id: number): Promise<void> {
  const row = await lockSending(transaction, id)
  if (row.state === 'PAUSED') return
  await change(transaction, origin, row, 'PAUSED')
  await holdMessages(transaction, id)
}

/** @throws Refusal (404, 409). */
export async function resumeIssue(transaction: Knex.Transaction, origin: Origin, id: number): Promise<void> {
  const row = await lockSending(transaction, id)
  if (row.state === 'SENDING') return
  await change(transaction, origin, row, 'SENDING')
  await releaseMessages(transaction, id)
  await queueJob(transaction, sendingJobName)
}

/** An issue whose sending is not over. @throws Refusal (404, 409). */
async function lockSending(transaction: Knex.Transaction, id: number): Promise<IssueRow> {
  const row = await lockIssue(transaction, id)
  if (row.state === 'DRAFT') throw new Refusal(409, newsletterRefusals('issue-not-sent'))
  if (row.throughProvider) throw new Refusal(409, newsletterRefusals('provider-sends'))
  const progress = (await findProgress(transaction, [row])).get(id)
  if (row.state === 'SENT' || (progress && isOver(row, progress))) {
    throw new Refusal(409, newsletterRefusals('issue-over'))
  }
  return row
}

async function change(
  transaction: Knex.Transaction,
  origin: Origin,
  row: IssueRow,
  state: NewsletterIssueState,
  derived: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await updateEntity(transaction, origin, issueRows, row, changeBetween({ state: row.state }, { state }), { derived })
}
