import { currentDay } from '@ma-cantine/lib/messages/today'
import type { NewRecapRequest } from '@ma-cantine/lib/recap-requests/new-recap-request'
import type { RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import { recapRequestErrors } from '@ma-cantine/lib/recap-requests/recap-request-rules'
import type { SentRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Knex } from 'knex'
import { requireConfirmed } from '../canteens/change-team.ts'
import { inList } from '../database/in-list.ts'
import { recordChanges } from '../history/history.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { FieldErrors, refuseFields } from '../http/refusal.ts'
import { addEvents } from '../imports/recap-request-events.ts'
import type { Settings } from '../settings/settings.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { areAllManaged, reachOf } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { makeProofCode } from '../teledeclaration/proof-code.ts'
import { now } from '../time/date-time.ts'
import { daysAfter, findRequest, loadRequest } from './request-rows.ts'
import { sendRequestEmail } from './send-request-email.ts'
import { lockMailbox, mailboxHash } from './stopped-mailboxes.ts'

/** A transaction of a manager. */
export interface RequestEdition {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
}

/** Stores a request and sends its message. @throws FieldErrors, Refusal (403, 404, 409, 429). */
export async function askRecap(
  edition: RequestEdition,
  { canteenIds, ...asked }: NewRecapRequest,
): Promise<SentRecapRequest> {
  const { transaction, settings, caller } = edition
  refuseFields(recapRequestErrors(asked, currentDay()))
  requireConfirmed(caller)
  const reach = reachOf(caller)
  const ids = [...new Set(canteenIds)]
  const hash = mailboxHash(settings.sessionSecret, asked.email)
  // Of two equal requests at once, the second finds the first.
  await lockMailbox(transaction, hash)
  await lockCanteens(transaction, ids, 'refer')
  if (!(await areAllManaged(transaction, reach, ids)))
    for (const id of ids) await requireManaged(transaction, reach, id)
  const canteens = await loadAsked(transaction, ids)
  await refuseRepeated(transaction, hash, asked, ids)
  const date = now()
  const [inserted]: { id: number }[] = await transaction('recapRequests')
    .insert({
      ...asked,
      userId: caller.user.id,
      mailboxHash: hash,
      state: 'sent',
      creationDate: date,
      messageDate: date,
      messageCount: 1,
      nextReminderDate: asked.reminderDays === null ? null : daysAfter(date, asked.reminderDays),
      lastDate: date,
      proofCode: makeProofCode(5),
    })
    .returning('id')
  const requestId = inserted?.id ?? 0
  await transaction('recapRequestCanteens').insert(canteens.map(({ id }) => ({ requestId, canteenId: id })))
  await addEvents(transaction, [requestId], 'asked', date)
  await recordChanges(transaction, originOf(caller), 'recapRequests', [
    { entityId: requestId, before: null, after: { ...asked, canteenIds: ids } },
  ])
  const row = await findRequest(transaction, reach, requestId)
  const told = { row, canteens, publicUrl: settings.publicUrl }
  const request = await loadRequest(transaction, reach, requestId)
  const message = await sendRequestEmail({ transaction, settings, sender: caller.user }, told, false)
  return { request, message }
}

/** The canteens of a new request, by name. @throws FieldErrors for one that a file cannot name. */
async function loadAsked(transaction: Knex.Transaction, ids: readonly number[]): Promise<RequestedCanteen[]> {
  const rows: Omit<RequestedCanteen, 'totals'>[] = await transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .orderBy(['name', 'id'])
    .select('id', 'name', 'siret')
  const unnamed = rows.filter(({ siret }) => !siret)
  if (unnamed.length > 0) {
    throw new FieldErrors({
      canteenIds: unnamed.map(({ name }) => recapRequestRefusals('canteen-without-siret', name)),
    })
  }
  return rows.map(row => ({ ...row, totals: null }))
}

/** @throws FieldErrors when the same is asked already, and awaits its answer. */
async function refuseRepeated(
  transaction: Knex.Transaction,
  hash: string,
  { firstDay, lastDay }: Pick<NewRecapRequest, 'firstDay' | 'lastDay'>,
  ids: readonly number[],
): Promise<void> {
  const asked: { requestId: number; canteenId: number }[] = await transaction('recapRequestCanteens')
    .join('recapRequests', 'recapRequests.id', 'recapRequestCanteens.requestId')
    .where({ mailboxHash: hash, state: 'sent', firstDay, lastDay })
    .select('requestId', 'canteenId')
  const wanted = new Set(ids)
  for (const same of Map.groupBy(asked, ({ requestId }) => requestId).values()) {
    if (same.length === wanted.size && same.every(({ canteenId }) => wanted.has(canteenId))) {
      throw new FieldErrors({ nonFieldErrors: [recapRequestRefusals('already-asked')] })
    }
  }
}
