import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import type { Email, RenderedEmail } from './email.ts'
import { renderEmail } from './render-email.ts'

/** A message that one node has leased to send it. */
export interface LeasedEmail extends RenderedEmail {
  readonly id: number
  /** Failures so far. */
  readonly attempts: number
  /** How often a node leased it, this time included. */
  readonly leases: number
  readonly creationDate: string
  /** Null for what is no reminder. */
  readonly reminderUserId: number | null
}

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

/** Milliseconds of a lease, longer than a transport may take: if a node dies, others send its message afterwards. */
const lease = 5 * 60_000

const isWaiting = 'sent_date IS NULL AND (expiry_date IS NULL OR expiry_date > ?)'

/**
 * Leases the oldest due message: no other node gets it until the lease expires. Reminders come last, so that nobody waits
 * for a new password behind those of everybody.
 */
export async function leaseEmail(database: Knex, holder: string): Promise<LeasedEmail | null> {
  const date = now()
  const oldest = (condition: string) =>
    `(SELECT id FROM outgoing_emails WHERE ${isWaiting} AND next_attempt_date <= ? AND reminder_user_id ${condition}
      ORDER BY next_attempt_date LIMIT 1 ${sqlOf(database).skipLocked})`
  const [email] = await rawRows<LeasedEmail>(
    database,
    `UPDATE outgoing_emails SET lease_holder = ?, next_attempt_date = ?, leases = leases + 1
     WHERE id = coalesce(${oldest('IS NULL')}, ${oldest('IS NOT NULL')})
     RETURNING id, recipient, subject, body, html, reply_to, one_click_address, reminder_user_id, attempts, leases,
       creation_date`,
    [holder, new Date(Date.now() + lease).toISOString(), date, date, date, date],
  )
  return email ?? null
}

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

/**
 * Whether a reminder may have left already: a node took it, and nothing tells how that ended. It is not sent again, for
 * two of one kind annoy, while one that is lost leaves all that it says on the site.
 */
export const mayHaveLeft = ({ reminderUserId, leases, attempts }: LeasedEmail): boolean =>
  reminderUserId !== null && leases > attempts + 1

/** Keeps a reminder that may have left from leaving again: `last_error` says so. */
export async function giveUpEmail(database: Knex, { id }: LeasedEmail, leaseHolder: string): Promise<void> {
  await database('outgoingEmails')
    .where({ id, leaseHolder })
    .update({ sentDate: now(), lastError: 'it may have left: not sent again', leaseHolder: null })
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
