import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import type { Email, RenderedEmail } from './email.ts'
import { renderEmail } from './render-email.ts'

/** A message that one node has leased to send it. */
export interface LeasedEmail extends RenderedEmail {
  readonly id: number
  readonly attempts: number
  readonly creationDate: string
}

const columns = { recipient: 'text', subject: 'text', body: 'text', html: 'text', reply_to: 'text' } as const

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
  const rows = emails
    .map(renderEmail)
    .map(({ recipient, subject, body, html, replyTo }) => [recipient, subject, body, html, replyTo])
  await transaction.raw(
    `INSERT INTO outgoing_emails (recipient, subject, body, html, reply_to, creation_date, next_attempt_date, import_id)
     SELECT recipient, subject, body, html, reply_to, ?, ?, CAST(? AS integer) FROM ${sqlOf(transaction).jsonRows(columns)} AS given`,
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

/** Milliseconds of a lease, longer than a transport may take: if a node dies, others send its message afterwards. */
const lease = 5 * 60_000

/** Leases the oldest due message: no other node gets it until the lease expires. */
export async function leaseEmail(database: Knex, holder: string): Promise<LeasedEmail | null> {
  const [email] = await rawRows<LeasedEmail>(
    database,
    `UPDATE outgoing_emails SET lease_holder = ?, next_attempt_date = ?
     WHERE id = (
       SELECT id FROM outgoing_emails WHERE sent_date IS NULL AND next_attempt_date <= ?
       ORDER BY next_attempt_date LIMIT 1 ${sqlOf(database).skipLocked}
     )
     RETURNING id, recipient, subject, body, html, reply_to, attempts, creation_date`,
    [holder, new Date(Date.now() + lease).toISOString(), now()],
  )
  return email ?? null
}

/** The date of the next attempt among all waiting messages, null without any. */
export async function nextAttemptDate(database: Knex): Promise<Date | null> {
  const row: { date?: string | null } | undefined = await database('outgoingEmails')
    .whereNull('sentDate')
    .min({ date: 'nextAttemptDate' })
    .first()
  return row?.date ? new Date(row.date) : null
}

export async function countUnsentEmails(database: Knex): Promise<number> {
  const row: { count?: number | string } | undefined = await database('outgoingEmails')
    .whereNull('sentDate')
    .count({ count: '*' })
    .first()
  return Number(row?.count)
}

export async function markEmailSent(database: Knex, { id }: LeasedEmail, leaseHolder: string): Promise<void> {
  await database('outgoingEmails')
    .where({ id, leaseHolder })
    .update({ sentDate: now(), lastError: null, leaseHolder: null })
}

const firstDelay = 30_000
const longestDelay = 6 * 3_600_000

/** Waits twice as long after each failure: 30 s, 1 min, 2 min … 6 h. */
export async function postponeEmail(
  database: Knex,
  { id, attempts }: LeasedEmail,
  leaseHolder: string,
  reason: string,
): Promise<void> {
  const delay = Math.min(firstDelay * 2 ** attempts, longestDelay)
  await database('outgoingEmails')
    .where({ id, leaseHolder })
    .update({
      attempts: attempts + 1,
      nextAttemptDate: new Date(Date.now() + delay).toISOString(),
      lastError: reason,
      leaseHolder: null,
    })
}
