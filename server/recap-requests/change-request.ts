import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { SentRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { requireConfirmed } from '../canteens/change-team.ts'
import { recordChanges } from '../history/history.ts'
import { originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { addEvents } from '../imports/recap-request-events.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { now, parisTime } from '../time/date-time.ts'
import type { RequestEdition } from './ask-recap.ts'
import { lockRequests } from './lock-request.ts'
import { findRequest, loadRequest, type RequestRow, remindableDate } from './request-rows.ts'
import { sendReminder } from './send-reminder.ts'

/** @throws Refusal (403, 404, 409, 429). */
export async function remindOf(edition: RequestEdition, id: number): Promise<SentRecapRequest> {
  const { transaction, settings, caller } = edition
  const row = await lockRequest(edition, id)
  requireConfirmed(caller)
  if (row.state !== 'sent') throw new Refusal(409, recapRequestRefusals('not-awaited'))
  const from = remindableDate(row)
  if (from > now()) throw new Refusal(409, recapRequestRefusals('remind-later', parisTime(from)))
  // A person and the timetable do not both write in a row.
  const isFollowed = row.nextReminderDate !== null
  const by = { transaction, settings, sender: caller.user, origin: originOf(caller), isFollowed }
  const message = await sendReminder(by, row)
  return { request: await loadRequest(transaction, reachOf(caller), id), message }
}

/** @throws Refusal (404, 409). */
export async function closeOf(edition: RequestEdition, id: number): Promise<RecapRequest> {
  const { transaction, caller } = edition
  const { state } = await lockRequest(edition, id)
  if (state === 'closed' || state === 'stored') throw new Refusal(409, recapRequestRefusals('not-awaited'))
  const date = now()
  await transaction('recapRequests').where({ id }).update({ state: 'closed', nextReminderDate: null, lastDate: date })
  await addEvents(transaction, [id], 'closed', date)
  await recordChanges(transaction, originOf(caller), 'recapRequests', [
    { entityId: id, before: { state }, after: { state: 'closed' } },
  ])
  return loadRequest(transaction, reachOf(caller), id)
}

/** Locks the canteens of a request, then the request. @throws Refusal (404). */
async function lockRequest({ transaction, caller }: RequestEdition, id: number): Promise<RequestRow> {
  const reach = reachOf(caller)
  await findRequest(transaction, reach, id)
  await lockRequests(transaction, [id])
  return findRequest(transaction, reach, id)
}
