import { parisDay } from '../messages/today.ts'

/** Two days in Paris, YYYY-MM-DD, both included. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** When the diagnostics of a year may be declared, then corrected; the two may overlap. */
export interface Campaign {
  /** Civil year of the purchases. */
  readonly year: number
  readonly declaration: Period
  readonly correction: Period | null
}

/** The campaigns with that of the settings, which replaces the one of its year. */
export const withOverride = (campaigns: readonly Campaign[], override: Campaign | null): readonly Campaign[] =>
  override ? [...campaigns.filter(({ year }) => year !== override.year), override] : campaigns

/** That of the last year. */
export const latestCampaign = (among: readonly Campaign[]): Campaign =>
  among.reduce((latest, campaign) => (campaign.year > latest.year ? campaign : latest))

/** The latest of the campaigns that have begun at an instant. */
export const lastBegunCampaign = (instant: Date, among: readonly Campaign[]): Campaign =>
  latestCampaign(among.filter(({ declaration }) => declaration.start <= parisDay(instant)))

const isIn = (period: Period | null | undefined, day: string): boolean =>
  period != null && period.start <= day && day <= period.end

/** Whether diagnostics can be declared, and corrected, at an instant: never without a campaign. */
export function openWindows(campaign: Campaign | null, instant: Date) {
  const day = parisDay(instant)
  return { inDeclaration: isIn(campaign?.declaration, day), inCorrection: isIn(campaign?.correction, day) }
}

/** Whether an instant is in one of the two windows of a campaign. */
export const isInWindows = (campaign: Campaign, instant: Date): boolean =>
  Object.values(openWindows(campaign, instant)).includes(true)

const lastDayOf = ({ declaration, correction }: Campaign): string =>
  correction && correction.end > declaration.end ? correction.end : declaration.end

/** Whether nothing can be declared or corrected any more; never without a campaign, which may still be announced. */
export const isCampaignOver = (campaign: Campaign | null, instant: Date): boolean =>
  campaign !== null && parisDay(instant) > lastDayOf(campaign)

/**
 * The campaign of an instant, from its first day to its last one, the days between declaration and correction included;
 * null outside of campaigns.
 */
export function campaignUnderWay(instant: Date, among: readonly Campaign[]): Campaign | null {
  const day = parisDay(instant)
  return among.find(campaign => campaign.declaration.start <= day && day <= lastDayOf(campaign)) ?? null
}

/** The campaign that is open at an instant; null between campaigns. */
export function openCampaign(instant: Date, among: readonly Campaign[]): Campaign | null {
  return among.find(campaign => isInWindows(campaign, instant)) ?? null
}
