import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import type { RenderedEmail } from './email.ts'
import { isWaiting } from './outbox.ts'

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

/** Milliseconds of a lease, longer than a transport may take: if a node dies, others send its message afterwards. */
const lease = 5 * 60_000

/** Which messages leave first: nobody waits for a new password behind reminders to everybody, or behind a mailing. */
const turns = [
  'reminder_user_id IS NULL AND priority = 0',
  'reminder_user_id IS NOT NULL',
  'reminder_user_id IS NULL AND priority = 1',
] as const

/** Leases the oldest due message of the first turn that has one: no other node gets it until the lease expires. */
export async function leaseEmail(database: Knex, holder: string): Promise<LeasedEmail | null> {
  const date = now()
  const oldest = (condition: string) =>
    `(SELECT id FROM outgoing_emails WHERE ${isWaiting} AND next_attempt_date <= ? AND ${condition}
      ORDER BY next_attempt_date LIMIT 1 ${sqlOf(database).skipLocked})`
  const [email] = await rawRows<LeasedEmail>(
    database,
    `UPDATE outgoing_emails SET lease_holder = ?, next_attempt_date = ?, leases = leases + 1
     WHERE id = coalesce(${turns.map(oldest).join(', ')})
     RETURNING id, recipient, subject, body, html, reply_to, one_click_address, reminder_user_id, attempts, leases,
       creation_date`,
    [holder, new Date(Date.now() + lease).toISOString(), ...turns.flatMap(() => [date, date])],
  )
  return email ?? null
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
