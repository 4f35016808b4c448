import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'

/**
 * The first and last instants, in Paris time, of the periods when the diagnostics of a year are declared and corrected.
 */
export const CampaignDates = z.object({
  /** Civil year of the purchases. */
  year: z.int(),
  teledeclarationStartDate: z.iso.datetime({ offset: true }),
  teledeclarationEndDate: z.iso.datetime({ offset: true }),
  correctionStartDate: z.iso.datetime({ offset: true }).optional(),
  correctionEndDate: z.iso.datetime({ offset: true }).optional(),
})
export type CampaignDates = z.output<typeof CampaignDates>

/** The same, with whether the diagnostics of that year can be declared or corrected now. */
export const CampaignState = CampaignDates.extend({ inTeledeclaration: z.boolean(), inCorrection: z.boolean() })
export type CampaignState = z.output<typeof CampaignState>

export const listCampaignDates = endpoint({
  method: 'GET',
  path: '/api/v1/campaignDates/',
  summary: 'Liste les dates des campagnes de télédéclaration',
  access: 'public',
  answer: z.array(CampaignDates),
})

export const getCampaignDates = endpoint({
  method: 'GET',
  path: '/api/v1/campaignDates/:year/',
  summary: 'Donne les dates de la campagne d’une année, et si elle est ouverte',
  access: 'public',
  params: z.object({ year: PathId }),
  answer: CampaignState,
})

/** Whether diagnostics can be declared or corrected at an instant. */
export function isCampaignOpen(dates: CampaignDates, instant: Date): boolean {
  return isDeclarationOpen(dates, instant) || isCorrectionOpen(dates, instant)
}

const isDeclarationOpen = (dates: CampaignDates, instant: Date): boolean =>
  isWithin(instant, dates.teledeclarationStartDate, dates.teledeclarationEndDate)

const isCorrectionOpen = (dates: CampaignDates, instant: Date): boolean =>
  isWithin(instant, dates.correctionStartDate, dates.correctionEndDate)

/** Dates with what is open at an instant. */
export const campaignState = (dates: CampaignDates, instant: Date): CampaignState => ({
  ...dates,
  inTeledeclaration: isDeclarationOpen(dates, instant),
  inCorrection: isCorrectionOpen(dates, instant),
})

const isWithin = (instant: Date, start: string | undefined, end: string | undefined): boolean =>
  start !== undefined &&
  end !== undefined &&
  Date.parse(start) <= instant.getTime() &&
  instant.getTime() <= Date.parse(end)
