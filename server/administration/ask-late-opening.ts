import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { LateRequest, NewLateRequest } from '@ma-cantine/lib/administration/late-requests-api'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { requireConfirmed } from '../canteens/change-team.ts'
import { rawRows } from '../database/sql.ts'
import { readerOf } from '../emails/reader.ts'
import { recordChanges } from '../history/history.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { orNotFound } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import type { CanteenName } from '../teams/team-emails.ts'
import { now } from '../time/date-time.ts'
import { openDay, requireBegunAndOver } from './late-openings.ts'
import { lateRequestEmail } from './late-request-emails.ts'
import { loadLateRequest, settle } from './late-requests.ts'
import { refusedAct } from './refuse-act.ts'

/** A transaction of a manager. */
export interface RequestEdition {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
  readonly canteenId: number
}

/** Stores a request and writes to the team. @throws FieldErrors, Refusal (403, 404, 429). */
export async function askLateOpening(edition: RequestEdition, { year, reason }: NewLateRequest): Promise<LateRequest> {
  const { transaction, settings, caller, canteenId } = edition
  const canteen = await lockManaged(edition)
  // The team replies to this address.
  requireConfirmed(caller)
  requireBegunAndOver(await loadCampaigns(transaction, settings), year)
  if ((await openDay(transaction, canteenId, year)) !== null) throw refusedAct('already-open')
  const [inserted] = await rawRows<{ id: number }>(
    transaction,
    `INSERT INTO late_requests (canteen_id, year, user_id, reason, creation_date) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
    [canteenId, year, caller.user.id, reason, now()],
  )
  if (!inserted) throw refusedAct('already-asked')
  await recordChanges(transaction, originOf(caller), 'lateRequests', [
    { entityId: inserted.id, before: null, after: { canteenId, year, reason } },
  ])
  const reader = readerOf({ email: settings.contactEmail })
  await queueOutsideEmails(transaction, settings, { kind: 'requestToService', senderId: caller.user.id }, [
    lateRequestEmail(reader, { canteen, asker: caller.user, year, reason }, settings.publicUrl),
  ])
  return loadLateRequest(transaction, canteenId, inserted.id)
}

/** @throws Refusal (403, 404). */
export async function withdrawLateAsk(edition: RequestEdition, requestId: number): Promise<LateRequest> {
  const { transaction, caller, canteenId } = edition
  await lockManaged(edition)
  await loadLateRequest(transaction, canteenId, requestId)
  const withdrawn = { answer: 'withdrawn', reason: null, endDay: null } as const
  const isSettled = await settle(transaction, originOf(caller), { id: requestId }, withdrawn)
  orNotFound(isSettled || undefined, administrationMessages('not-waiting'))
  return loadLateRequest(transaction, canteenId, requestId)
}

async function lockManaged({ transaction, caller, canteenId }: RequestEdition): Promise<CanteenName> {
  await lockCanteens(transaction, [canteenId], 'write')
  await requireManaged(transaction, reachOf(caller), canteenId)
  const canteen: CanteenName | undefined = await transaction('canteens').where({ id: canteenId }).first('id', 'name')
  if (!canteen) throw noSuchCanteen()
  return canteen
}
