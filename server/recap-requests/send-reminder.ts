import type { SentRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Knex } from 'knex'
import { type Origin, recordChanges } from '../history/history.ts'
import { addEvents } from '../imports/recap-request-events.ts'
import type { Settings } from '../settings/settings.ts'
import { now } from '../time/date-time.ts'
import { daysAfter, loadRequestedCanteens, type RequestRow } from './request-rows.ts'
import { type RequestSender, sendRequestEmail } from './send-request-email.ts'

interface Reminding {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly sender: RequestSender
  readonly origin: Origin
  /** Whether another one leaves by itself at the pace of the request. */
  readonly isFollowed: boolean
}

/**
 * Sends a reminder of a request that is locked, last in its transaction, and counts it.
 * @returns the message as its sender may see it. @throws Refusal (409, 429).
 */
export async function sendReminder(
  { transaction, settings, sender, origin, isFollowed }: Reminding,
  row: RequestRow,
): Promise<SentRecapRequest['message']> {
  const { id, reminderDays } = row
  const date = now()
  const messageCount = row.messageCount + 1
  const nextReminderDate = isFollowed && reminderDays !== null ? daysAfter(date, reminderDays) : null
  await transaction('recapRequests')
    .where({ id })
    .update({ messageDate: date, lastDate: date, messageCount, nextReminderDate })
  await addEvents(transaction, [id], 'reminded', date)
  await recordChanges(transaction, origin, 'recapRequests', [
    { entityId: id, before: { messageCount: row.messageCount }, after: { messageCount } },
  ])
  const canteens = (await loadRequestedCanteens(transaction, [id]))(id)
  return sendRequestEmail({ transaction, settings, sender }, { row, canteens, publicUrl: settings.publicUrl }, true)
}
