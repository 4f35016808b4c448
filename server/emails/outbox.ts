import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import type { Email } from './email.ts'

/** A message that one node has taken to send it. */
export interface TakenEmail extends Email {
  readonly id: number
  readonly attempts: number
  readonly creationDate: string
}

const columns = { recipient: 'text', subject: 'text', body: 'text', reply_to: 'text' } as const

/**
 * Puts messages in the outbox, in the transaction of what they announce: rolled back together, or sent after it. Those of
 * an import are tied to it: undone, it takes back what was not sent yet.
 */
export async function queueEmails(
  transaction: Knex.Transaction,
  emails: readonly Email[],
  importId: number | null = null,
): Promise<void> {
  if (emails.length === 0) return
  const date = now()
  const rows = emails.map(({ recipient, subject, body, replyTo }) => [recipient, subject, body, replyTo ?? null])
  await transaction.raw(
    `INSERT INTO outgoing_emails (recipient, subject, body, reply_to, creation_date, next_attempt_date, import_id)
     SELECT recipient, subject, body, reply_to, ?, ?, CAST(? AS integer) FROM ${sqlOf(transaction).jsonRows(columns)} AS given`,
    [date, date, importId, JSON.stringify(rows)],
  )
}

/** Takes back the messages of an import that are neither sent nor being sent. @returns how many, and how many were sent. */
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

/** Longer than a transport may take; a node that died while sending leaves its message to the others after that. */
const lease = 5 * 60_000

/** Takes the oldest message that is due: until its lease expires, no other node gets it. */
export async function takeEmail(database: Knex, holder: string): Promise<TakenEmail | null> {
  const [email] = await rawRows<TakenEmail>(
    database,
    `UPDATE outgoing_emails SET lease_holder = ?, next_attempt_date = ?
     WHERE id = (
       SELECT id FROM outgoing_emails WHERE sent_date IS NULL AND next_attempt_date <= ?
       ORDER BY next_attempt_date LIMIT 1 ${sqlOf(database).skipLocked}
     )
     RETURNING id, recipient, subject, body, reply_to, attempts, creation_date`,
    [holder, new Date(Date.now() + lease).toISOString(), now()],
  )
  return email ?? null
}

/** When the earliest of the waiting messages is due, null when none waits. */
export async function nextAttemptDate(database: Knex): Promise<Date | null> {
  const row: { date?: string | null } | undefined = await database('outgoingEmails')
    .whereNull('sentDate')
    .min({ date: 'nextAttemptDate' })
    .first()
  return row?.date ? new Date(row.date) : null
}

export async function countWaiting(database: Knex): Promise<number> {
  const row: { count?: number | string } | undefined = await database('outgoingEmails')
    .whereNull('sentDate')
    .count({ count: '*' })
    .first()
  return Number(row?.count)
}

export async function markSent(database: Knex, { id }: TakenEmail, leaseHolder: string): Promise<void> {
  await database('outgoingEmails')
    .where({ id, leaseHolder })
    .update({ sentDate: now(), lastError: null, leaseHolder: null })
}

const firstDelay = 30_000
const longestDelay = 6 * 3_600_000

/** Waits twice as long after each failure: 30 s, 1 min, 2 min … 6 h. */
export async function postpone(
  database: Knex,
  { id, attempts }: TakenEmail,
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
