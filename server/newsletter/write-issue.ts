import type { NewNewsletterIssue, NewsletterIssueChange } from '@ma-cantine/lib/newsletter/newsletter-issue-input'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, insertEntity, isEmpty, updateEntity } from '../entities/write-entity.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { orNotFound, Refusal } from '../http/refusal.ts'
import { type IssueRow, issueRows } from './issue-rows.ts'

/** Stores a new draft. @returns its id. */
export async function insertIssue(
  transaction: Knex.Transaction,
  origin: Origin,
  { subject, preheader = '', body = '' }: NewNewsletterIssue,
): Promise<number> {
  const written = { subject, preheader, body, state: 'DRAFT' }
  const { id } = await insertEntity(
    transaction,
    origin,
    issueRows,
    { ...written, authorId: origin.userId, throughProvider: false, lastSubscriptionId: 0 },
    written,
  )
  return id
}

/** @throws Refusal (404, 409, 412). */
export async function updateIssue(
  transaction: Knex.Transaction,
  origin: Origin,
  id: number,
  change: NewsletterIssueChange,
  isCurrent: IsCurrent,
): Promise<void> {
  const row = await lockDraft(transaction, id)
  const { subject, preheader, body } = row
  const before = { subject, preheader, body }
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const difference = changeBetween(before, { ...before, ...given })
  await requireCurrent(transaction, isCurrent, issueRows.name, row, isEmpty(difference) ? origin : null)
  if (!isEmpty(difference)) await updateEntity(transaction, origin, issueRows, row, difference)
}

/** @throws Refusal (404, 409, 412). */
export async function deleteIssue(
  transaction: Knex.Transaction,
  origin: Origin,
  id: number,
  isCurrent: IsCurrent,
): Promise<void> {
  const row = await lockDraft(transaction, id)
  await requireCurrent(transaction, isCurrent, issueRows.name, row)
  const { subject, preheader, body, state } = row
  await transaction('newsletterIssues').where({ id }).delete()
  const change = { entityId: id, before: { subject, preheader, body, state }, after: null }
  await recordChanges(transaction, origin, issueRows.name, [change])
}

/** @throws Refusal (404). */
export async function lockIssue(transaction: Knex.Transaction, id: number): Promise<IssueRow> {
  const row: IssueRow | undefined = await transaction('newsletterIssues').where({ id }).forUpdate().first()
  return orNotFound(row, newsletterRefusals('unknown-issue'))
}

/** @throws Refusal (404, 409). */
async function lockDraft(transaction: Knex.Transaction, id: number): Promise<IssueRow> {
  const row = await lockIssue(transaction, id)
  if (row.state !== 'DRAFT') throw new Refusal(409, newsletterRefusals('issue-already-sent'))
  return row
}
