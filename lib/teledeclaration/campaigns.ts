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

/** The campaigns that the ministry announced, each year for the year before. */
export const campaigns: readonly Campaign[] = [
  { year: 2021, declaration: { start: '2022-07-16', end: '2022-12-04' }, correction: null },
  { year: 2022, declaration: { start: '2023-02-12', end: '2023-06-30' }, correction: null },
  {
    year: 2023,
    declaration: { start: '2024-01-08', end: '2024-06-11' },
    correction: { start: '2024-06-03', end: '2024-06-12' },
  },
  {
    year: 2024,
    declaration: { start: '2025-01-07', end: '2025-04-06' },
    correction: { start: '2025-04-16', end: '2025-04-30' },
  },
  {
    year: 2025,
    // First announced until the end of March, then prolonged.
    declaration: { start: '2026-01-12', end: '2026-04-15' },
    correction: { start: '2026-04-16', end: '2026-04-29' },
  },
]

/** The campaigns with one added, which replaces the one of its year. */
export const withCampaign = (campaign: Campaign | null): readonly Campaign[] =>
  campaign ? [...campaigns.filter(({ year }) => year !== campaign.year), campaign] : campaigns

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
