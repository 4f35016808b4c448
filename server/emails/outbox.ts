import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import type { Email } from './email.ts'

export interface WaitingEmail extends Email {
  readonly id: number
  readonly attempts: number
}

const columns = { recipient: 'text', subject: 'text', body: 'text' } as const

/** Puts messages in the outbox, in the transaction of what they announce: rolled back together, or sent after it. */
export async function queueEmails(transaction: Knex.Transaction, emails: readonly Email[]): Promise<void> {
  if (emails.length === 0) return
  const date = now()
  const rows = emails.map(({ recipient, subject, body }) => [recipient, subject, body])
  await transaction.raw(
    `INSERT INTO outgoing_emails (recipient, subject, body, creation_date, next_attempt_date)
     SELECT recipient, subject, body, ?, ? FROM ${sqlOf(transaction).jsonRows(columns)} AS given`,
    [date, date, JSON.stringify(rows)],
  )
}

export function nextEmails(database: Knex, limit: number): Promise<WaitingEmail[]> {
  return database('outgoingEmails')
    .whereNull('sentDate')
    .where('nextAttemptDate', '<=', now())
    .orderBy('id')
    .limit(limit)
    .select('id', 'recipient', 'subject', 'body', 'attempts')
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

export async function markSent(database: Knex, id: number): Promise<void> {
  await database('outgoingEmails').where({ id }).update({ sentDate: now(), lastError: null })
}

const firstDelay = 30_000
const longestDelay = 6 * 3_600_000

/** Waits twice as long after each failure: 30 s, 1 min, 2 min … 6 h. */
export async function postpone(database: Knex, { id, attempts }: WaitingEmail, reason: string): Promise<void> {
  const delay = Math.min(firstDelay * 2 ** attempts, longestDelay)
  await database('outgoingEmails')
    .where({ id })
    .update({
      attempts: attempts + 1,
      nextAttemptDate: new Date(Date.now() + delay).toISOString(),
      lastError: reason,
    })
}
