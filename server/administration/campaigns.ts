import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { type CampaignDays, campaignDayNames, daysOfCampaign } from '@ma-cantine/lib/administration/campaign-days'
import { campaignObjections } from '@ma-cantine/lib/administration/campaign-objections'
import { nextCampaignYear, stageOfCampaign } from '@ma-cantine/lib/administration/campaign-stage'
import type {
  AdministeredCampaigns,
  CampaignChange,
  CampaignWithdrawal,
} from '@ma-cantine/lib/administration/campaigns-api'
import type { StaffActKind } from '@ma-cantine/lib/administration/staff-act'
import { pick } from '@ma-cantine/lib/entities/pick'
import { currentDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import type { CampaignRow } from '../campaigns/campaign-row.ts'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { sqlOf } from '../database/sql.ts'
import { FieldErrors } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import type { StaffEdition } from './change-account.ts'
import { lockAccounts } from './lock-accounts.ts'
import { refusedAct } from './refuse-act.ts'
import { readActs, recordAct } from './staff-acts.ts'

const lockName = 'campaigns'
const kinds: readonly StaffActKind[] = ['campaign-announced', 'campaign-changed', 'campaign-withdrawn']
const mostActs = 50

/** The campaigns with the days in force, the latest first, and the changes of the team. */
export async function loadAdministeredCampaigns(
  database: Knex,
  settings: Pick<Settings, 'campaign'>,
): Promise<AdministeredCampaigns> {
  const campaigns = await loadCampaigns(database, settings)
  return {
    campaigns: campaigns.toReversed().map(campaign => ({
      year: campaign.year,
      ...daysOfCampaign(campaign),
      stage: stageOfCampaign(campaign, new Date()),
      isSetByOperator: settings.campaign?.year === campaign.year,
    })),
    nextYear: nextCampaignYear(campaigns),
    acts: await readActs(database, acts => acts.whereIn('acts.kind', kinds), { limit: mostActs }),
  }
}

/** Announces the campaign of a year, or changes its days. @throws FieldErrors */
export async function changeCampaign(
  edition: StaffEdition,
  year: number,
  { from, reason, ...days }: CampaignChange,
): Promise<void> {
  const { transaction, settings } = edition
  const before = await lockCampaign(edition, year, from)
  if (before === null) {
    const next = nextCampaignYear(await loadCampaigns(transaction, settings))
    if (year !== next) throw new FieldErrors({ nonFieldErrors: [administrationMessages('not-next-year', next)] })
  }
  if (isSame(before, days)) throw refusedAct('unchanged')
  const objections = campaignObjections(days, { year, before, today: currentDay() })
  if (Object.keys(objections).length > 0) throw new FieldErrors(objections)
  await transaction('campaigns')
    .insert({ year, ...days })
    .onConflict('year')
    .merge()
  await recordChange(edition, before === null ? 'campaign-announced' : 'campaign-changed', {
    year,
    reason,
    campaign: { before, after: days },
  })
}

/** Withdraws a campaign that has not begun. @throws FieldErrors */
export async function withdrawAnnouncedCampaign(
  edition: StaffEdition,
  year: number,
  { from, reason }: CampaignWithdrawal,
): Promise<void> {
  const { transaction } = edition
  const before = await lockCampaign(edition, year, from)
  if (before === null) throw refusedAct('changed-meanwhile')
  if (before.declarationStart <= currentDay()) throw refusedAct('campaign-begun')
  await transaction('campaigns').where({ year }).delete()
  await recordChange(edition, 'campaign-withdrawn', { year, reason, campaign: { before, after: null } })
}

/**
 * Lets one person at a time change campaigns.
 *
 * @returns the stored days, null without any.
 * @throws FieldErrors unless they are those that were read, and the settings give no others; Refusal (403).
 */
async function lockCampaign(
  { transaction, settings, caller }: StaffEdition,
  year: number,
  from: CampaignDays | null,
): Promise<CampaignDays | null> {
  await sqlOf(transaction).lock(transaction, lockName)
  await lockAccounts(transaction, caller, caller.user.id)
  if (settings.campaign?.year === year) throw refusedAct('set-by-operator')
  const row: CampaignRow | undefined = await transaction('campaigns').where({ year }).first()
  const before = row ? pick(row, campaignDayNames) : null
  if (!isSame(before, from)) throw refusedAct('changed-meanwhile')
  return before
}

const isSame = (one: CampaignDays | null, other: CampaignDays | null): boolean =>
  one === null || other === null ? one === other : campaignDayNames.every(name => one[name] === other[name])

const recordChange = (
  { transaction, caller }: StaffEdition,
  kind: StaffActKind,
  {
    year,
    reason,
    campaign,
  }: {
    readonly year: number
    readonly reason: string
    readonly campaign: { readonly before: CampaignDays | null; readonly after: CampaignDays | null }
  },
): Promise<void> =>
  recordAct(transaction, {
    actorId: caller.user.id,
    kind,
    userId: null,
    canteenId: null,
    reason,
    details: { year, campaign },
  })
