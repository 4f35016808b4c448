import type { CampaignState } from './campaign-dates-api.ts'

/** What can be done of the declaration of a year: it is in force, somebody else's, open, or not open any more or yet. */
export type DeclarationStage = 'declared' | 'by-kitchen' | 'campaign' | 'correction' | 'early' | 'to-come' | 'over'

interface StageFacts {
  readonly isDeclared: boolean
  readonly isReportedByKitchen: boolean
  readonly year: number
  readonly currentYear: number
  /** That of the year, as the server sees it now; null when none was announced. */
  readonly campaign: Pick<CampaignState, 'teledeclarationStartDate' | 'inTeledeclaration' | 'inCorrection'> | null
  readonly now: Date
}

export function declarationStage({ year, currentYear, campaign, now, ...facts }: StageFacts): DeclarationStage {
  if (facts.isDeclared) return 'declared'
  if (facts.isReportedByKitchen) return 'by-kitchen'
  if (campaign?.inTeledeclaration) return 'campaign'
  if (campaign?.inCorrection) return 'correction'
  if (year >= currentYear) return 'early'
  if (year < currentYear - 1) return 'over'
  return campaign === null || now.getTime() < Date.parse(campaign.teledeclarationStartDate) ? 'to-come' : 'over'
}

/** Whether it is too late to declare for the first time, even if declarations can still be corrected. */
export const isDeclarationOver = (
  campaign: Pick<CampaignState, 'teledeclarationEndDate' | 'inTeledeclaration' | 'inCorrection'> | null,
  now: Date,
): boolean =>
  campaign !== null &&
  !campaign.inTeledeclaration &&
  (campaign.inCorrection || now.getTime() > Date.parse(campaign.teledeclarationEndDate))

/** The last instant at which a declaration can be cancelled and made again; null when it cannot be. */
export function lastInstantToCorrect({
  inTeledeclaration,
  inCorrection,
  teledeclarationEndDate,
  correctionEndDate,
}: CampaignState): string | null {
  const ends = [
    ...(inTeledeclaration ? [teledeclarationEndDate] : []),
    ...(inCorrection && correctionEndDate ? [correctionEndDate] : []),
  ]
  return ends.sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null
}

/**
 * A campaign as a canteen sees it for which our team opened the year outside of it, until an instant; unchanged for all
 * others.
 */
export const campaignOfCanteen = (campaign: CampaignState | null, lateEndDate: string | null): CampaignState | null =>
  campaign && lateEndDate !== null
    ? { ...campaign, inTeledeclaration: true, teledeclarationEndDate: lateEndDate }
    : campaign
