import { currentYear, parisDay } from '../messages/today.ts'
import { type Campaign, isCampaignOver, openWindows } from '../teledeclaration/campaigns.ts'

/** How far a campaign has come: announced, in one of its periods, between them, or over. */
export const campaignStages = ['announced', 'declaration', 'correction', 'between', 'over'] as const
export type CampaignStage = (typeof campaignStages)[number]

/** The stage of a campaign at an instant; where its periods overlap, that of its declarations. */
export function stageOfCampaign(campaign: Campaign, instant: Date): CampaignStage {
  const { inDeclaration, inCorrection } = openWindows(campaign, instant)
  if (inDeclaration) return 'declaration'
  if (inCorrection) return 'correction'
  if (isCampaignOver(campaign, instant)) return 'over'
  return campaign.declaration.start > parisDay(instant) ? 'announced' : 'between'
}

/** Whether the days of a campaign may still change: until the end of the civil year in which it takes place. */
export const canChangeCampaign = (year: number): boolean => year + 1 >= currentYear()

/** The first year without a campaign among those whose campaign can still take place. */
export function nextCampaignYear(campaigns: readonly Pick<Campaign, 'year'>[]): number {
  const known = new Set(campaigns.map(({ year }) => year))
  let year = currentYear() - 1
  while (known.has(year)) year++
  return year
}
