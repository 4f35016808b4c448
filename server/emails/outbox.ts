import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import type { Email, RenderedEmail } from './email.ts'
import { renderEmail } from './render-email.ts'

const columns = {
  recipient: 'text',
  subject: 'text',
  body: 'text',
  html: 'text',
  reply_to: 'text',
  one_click_address: 'text',
  reminder_user_id: 'integer',
  expiry_date: 'text',
  priority: 'integer',
} as const

/** The smallest leaves first: nobody waits for a new password behind a mailing to everybody. */
const priorities = { ordinary: 0, mailing: 1 } as const

type Row = readonly (string | number | null)[]

/**
 * Queues messages in the transaction of the event that they announce, so that they leave only if it is committed.
 * Undoing an import cancels its messages that have not left.
 */
export async function queueEmails(
  transaction: Knex.Transaction,
  emails: readonly Email[],
  importId: number | null = null,
): Promise<void> {
  const rows = emails.map(email => {
    const { userId = null, expiryDate = null } = email.reminder ?? {}
    return rowOf(renderEmail(email), userId, expiryDate, email.mailing ? priorities.mailing : priorities.ordinary)
  })
  await insert(transaction, rows, importId)
}

/** A message that waits in the outbox. */
export interface QueuedEmail {
  readonly id: number
  readonly recipient: string
}

/** Queues messages of a mailing, each to another recipient, as they leave. */
export const queueMailing = (transaction: Knex.Transaction, emails: readonly RenderedEmail[]): Promise<QueuedEmail[]> =>
  insert(
    transaction,
    emails.map(email => rowOf(email, null, null, priorities.mailing)),
    null,
  )

/** The values of a row, in the order of `columns`. */
const rowOf = (
  { recipient, subject, body, html, replyTo = null, oneClickAddress }: RenderedEmail,
  reminderUserId: number | null,
  expiryDate: string | null,
  priority: number,
): Row => [recipient, subject, body, html, replyTo, oneClickAddress, reminderUserId, expiryDate, priority]

async function insert(
  transaction: Knex.Transaction,
  rows: readonly Row[],
  importId: number | null,
): Promise<QueuedEmail[]> {
  if (rows.length === 0) return []
  const date = now()
  const names = Object.keys(columns).join(', ')
  return rawRows<QueuedEmail>(
    transaction,
    `INSERT INTO outgoing_emails (${names}, creation_date, next_attempt_date, import_id)
     SELECT ${names}, ?, ?, CAST(? AS integer) FROM ${sqlOf(transaction).jsonRows(columns)} AS given
     RETURNING id, recipient`,
    [date, date, importId, JSON.stringify(rows)],
  )
}

/**
 * Cancels the messages of an import that are not leased or sent. @returns the number of cancelled messages, and of
 * those that were sent or are leaving.
 */
export async function cancelEmails(
  transaction: Knex.Transaction,
  importId: number,
): Promise<{ cancelled: number; sent: number }> {
  const cancelled = await transaction('outgoingEmails')
    .where({ importId })
    .whereNull('sentDate')
    .whereNull('leaseHolder')
    .delete()
  const row: { count?: number | string } | undefined = await transaction('outgoingEmails')
    .where({ importId })
    .count({ count: '*' })
    .first()
  return { cancelled, sent: Number(row?.count ?? 0) }
}

export const isWaiting = 'sent_date IS NULL AND (expiry_date IS NULL OR expiry_date > ?)'

const waiting = (database: Knex) => database('outgoingEmails').whereRaw(isWaiting, [now()])

/** The date of the next attempt among all waiting messages, null without any. */
export async function nextAttemptDate(database: Knex): Promise<Date | null> {
  const row: { date?: string | null } | undefined = await waiting(database).min({ date: 'nextAttemptDate' }).first()
  return row?.date ? new Date(row.date) : null
}

export async function countUnsentEmails(database: Knex): Promise<number> {
  const row: { count?: number | string } | undefined = await waiting(database).count({ count: '*' }).first()
  return Number(row?.count)
}
