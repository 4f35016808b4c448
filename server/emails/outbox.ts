import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import type { Email } from './email.ts'
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
} as const

/**
 * Queues messages in the transaction of the event that they announce, so that they leave only if it is committed.
 * Undoing an import cancels its messages that have not left.
 */
export async function queueEmails(
  transaction: Knex.Transaction,
  emails: readonly Email[],
  importId: number | null = null,
): Promise<void> {
  if (emails.length === 0) return
  const date = now()
  const rows = emails.map(email => {
    const { recipient, subject, body, html, replyTo, oneClickAddress } = renderEmail(email)
    const { userId = null, expiryDate = null } = email.reminder ?? {}
    return [recipient, subject, body, html, replyTo, oneClickAddress, userId, expiryDate]
  })
  const names = Object.keys(columns).join(', ')
  await transaction.raw(
    `INSERT INTO outgoing_emails (${names}, creation_date, next_attempt_date, import_id)
     SELECT ${names}, ?, ?, CAST(? AS integer) FROM ${sqlOf(transaction).jsonRows(columns)} AS given`,
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
