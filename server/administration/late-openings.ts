import type { LateOpeningChange } from '@ma-cantine/lib/administration/administered-canteens-api'
import { longestOpening } from '@ma-cantine/lib/administration/administered-canteens-api'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { currentDay, parisDay } from '@ma-cantine/lib/messages/today'
import { type Campaign, openWindows } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { queueEmails } from '../emails/outbox.ts'
import { recordChanges } from '../history/history.ts'
import { originOf } from '../http/caller.ts'
import { FieldErrors } from '../http/refusal.ts'
import { listReaders } from '../teams/load-team.ts'
import { now } from '../time/date-time.ts'
import { lastTime, parisInstant } from '../time/paris-instant.ts'
import { lateOpeningEmail } from './act-emails.ts'
import { actMessage, type StaffEdition } from './change-account.ts'
import { settle } from './late-requests.ts'
import { lockAccounts } from './lock-accounts.ts'
import { lockCanteen } from './lock-canteen.ts'
import { refusedAct } from './refuse-act.ts'
import { recordAct } from './staff-acts.ts'

/** The last day on which an opening of today may end. */
export function latestEndDay(today: string): string {
  const date = new Date(`${today}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + longestOpening)
  return date.toISOString().slice(0, 10)
}

/** The years whose campaign has begun and does not take declarations now, the latest first. */
export const yearsToOpen = (campaigns: readonly Campaign[]): number[] =>
  campaigns
    .filter(campaign => campaign.declaration.start <= currentDay() && !openWindows(campaign, new Date()).inDeclaration)
    .map(({ year }) => year)
    .sort((one, other) => other - one)

/** Opens or closes the declaration of a year for one canteen. @throws FieldErrors, Refusal (403, 404). */
export async function changeLateOpening(
  edition: StaffEdition,
  canteenId: number,
  { year, from, to, reason }: LateOpeningChange,
): Promise<void> {
  const { transaction, settings, caller } = edition
  const canteen = await lockCanteen(edition, canteenId)
  await lockAccounts(transaction, caller, caller.user.id)
  const current = await openDay(transaction, canteenId, year)
  if (current === to) throw refusedAct('unchanged')
  if (current !== from) throw refusedAct('changed-meanwhile')
  if (to !== null) requireOpenable(await loadCampaigns(transaction, settings), year, to)
  const readers = await listReaders(transaction, canteenId)
  if (readers.length === 0) throw refusedAct('nobody-to-tell')
  const date = now()
  const endDate = to === null ? date : new Date(parisInstant(to, lastTime)).toISOString()
  // What was declared in an earlier opening stays in it.
  await transaction('lateOpenings')
    .insert({ canteenId, year, openingDate: date, endDate })
    .onConflict(['canteen_id', 'year'])
    .merge(['end_date'])
  await recordChanges(transaction, originOf(caller), 'lateOpenings', [
    { entityId: canteenId, before: { year, endDate: from }, after: { year, endDate: to } },
  ])
  if (to !== null) {
    await settle(transaction, originOf(caller), { canteenId, year }, { answer: 'opened', reason, endDay: to })
  }
  await recordAct(transaction, {
    actorId: caller.user.id,
    kind: to === null ? 'late-closed' : 'late-opened',
    userId: null,
    canteenId,
    reason,
    details: { year, endDate: to },
  })
  const message = actMessage(settings, reason)
  await queueEmails(
    transaction,
    readers.map(reader => lateOpeningEmail(reader, message, canteen, { year, endDate: to })),
  )
}

/** The last day of the opening of a year; null while it is not open. */
export async function openDay(transaction: Knex.Transaction, canteenId: number, year: number): Promise<string | null> {
  const row: { endDate: string } | undefined = await transaction('lateOpenings')
    .where({ canteenId, year })
    .first('endDate')
  return row && row.endDate >= now() ? parisDay(new Date(row.endDate)) : null
}

/** @throws FieldErrors */
function requireOpenable(campaigns: readonly Campaign[], year: number, endDay: string): void {
  requireBegunAndOver(campaigns, year)
  const today = currentDay()
  const latest = latestEndDay(today)
  if (endDay < today) throw new FieldErrors({ to: [administrationMessages('end-too-early')] })
  if (endDay > latest) throw new FieldErrors({ to: [administrationMessages('end-too-late', latest)] })
}

/** Requires that the campaign of the year has begun, and takes no declaration now. @throws FieldErrors */
export function requireBegunAndOver(campaigns: readonly Campaign[], year: number): void {
  const campaign = campaigns.find(known => known.year === year)
  if (!campaign || campaign.declaration.start > currentDay()) throw refusedAct('unknown-year')
  if (openWindows(campaign, new Date()).inDeclaration) throw refusedAct('campaign-open')
}
