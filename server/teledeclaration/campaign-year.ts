import { type Campaign, isCampaignOver, openWindows, withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { CampaignYear } from './situations.ts'

/** The year, and whether its campaign is open now; a year without a campaign is closed. */
export function campaignYear(configured: Campaign | null, year: number): CampaignYear {
  const campaign = withCampaign(configured).find(known => known.year === year) ?? null
  const now = new Date()
  return { year, ...openWindows(campaign, now), isOver: isCampaignOver(campaign, now) }
}
