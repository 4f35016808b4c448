import { z } from 'zod'
import type { Campaign } from '../teledeclaration/campaigns.ts'

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

export const daysOfCampaign = ({ declaration, correction }: Campaign): CampaignDays => ({
  declarationStart: declaration.start,
  declarationEnd: declaration.end,
  correctionStart: correction?.start ?? null,
  correctionEnd: correction?.end ?? null,
})

export const campaignOfDays = (
  year: number,
  { declarationStart, declarationEnd, correctionStart, correctionEnd }: CampaignDays,
): Campaign => ({
  year,
  declaration: { start: declarationStart, end: declarationEnd },
  correction:
    correctionStart !== null && correctionEnd !== null ? { start: correctionStart, end: correctionEnd } : null,
})
