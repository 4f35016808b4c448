import { type Campaign, isCampaignOver, openWindows } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { CampaignYear } from './situations.ts'

/** The year, and whether its campaign is open now; a year without a campaign is closed. */
export function campaignYear(campaigns: readonly Campaign[], year: number): CampaignYear {
  const campaign = campaigns.find(known => known.year === year) ?? null
  const now = new Date()
  return { year, ...openWindows(campaign, now), isOver: isCampaignOver(campaign, now) }
}
