import { z } from 'zod'

/** The first and last days of the two periods of a campaign, in Paris; both of the correction are null without one. */
export const CampaignDays = z.object({
  declarationStart: z.iso.date(),
  declarationEnd: z.iso.date(),
  correctionStart: z.iso.date().nullable(),
  correctionEnd: z.iso.date().nullable(),
})
export type CampaignDays = z.output<typeof CampaignDays>
export type CampaignDayName = keyof CampaignDays

export const campaignDayNames = [
  'declarationStart',
  'declarationEnd',
  'correctionStart',
  'correctionEnd',
] as const satisfies readonly CampaignDayName[]
