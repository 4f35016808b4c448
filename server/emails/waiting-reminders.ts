import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'

/** Cancels the reminders of a user that have not left: those of a campaign may be written again. */
export const cancelReminders = (transaction: Knex.Transaction, reminderUserId: number): Promise<void> =>
  removeWaiting(transaction, rows => rows.where({ reminderUserId }))

/** Removes the reminders that did not leave in time, so that what they say is written anew. */
export const removeExpiredReminders = (transaction: Knex.Transaction): Promise<void> =>
  removeWaiting(transaction, rows => rows.where('expiryDate', '<=', now()))

/** Those that a node has taken stay, for they may have left: it counts a lease before, and an attempt after a failure. */
async function removeWaiting(
  transaction: Knex.Transaction,
  select: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  const waiting = transaction('outgoingEmails')
    .whereNotNull('reminderUserId')
    .where({ sentDate: null })
    .whereRaw('leases = attempts')
    .forUpdate()
  const ids: number[] = await select(waiting).pluck('id')
  if (ids.length === 0) return
  await transaction('campaignReminders')
    .where(inList(transaction, 'emailId', ids))
    .delete()
  await transaction('outgoingEmails')
    .where(inList(transaction, 'id', ids))
    .delete()
}
