import { parisDay } from '@ma-cantine/lib/messages/today'

const today = parisDay(new Date())

/** Settings of a campaign that is open today and tomorrow. */
export const openCampaign = {
  TELEDECLARATION_START_DATE_OVERRIDE: today,
  TELEDECLARATION_END_DATE_OVERRIDE: parisDay(new Date(Date.now() + 86_400_000)),
}

/** Settings of a campaign that begins tomorrow: reports can be prepared. */
export const announcedCampaign = {
  TELEDECLARATION_START_DATE_OVERRIDE: openCampaign.TELEDECLARATION_END_DATE_OVERRIDE,
  TELEDECLARATION_END_DATE_OVERRIDE: openCampaign.TELEDECLARATION_END_DATE_OVERRIDE,
}

/** Settings of a campaign whose declarations ended on the first day of the year, and are corrected today and tomorrow. */
export const openCorrection = {
  TELEDECLARATION_START_DATE_OVERRIDE: `${today.slice(0, 4)}-01-01`,
  TELEDECLARATION_END_DATE_OVERRIDE: `${today.slice(0, 4)}-01-01`,
  CORRECTION_START_DATE_OVERRIDE: today,
  CORRECTION_END_DATE_OVERRIDE: openCampaign.TELEDECLARATION_END_DATE_OVERRIDE,
}

/** The year that they are about. */
export const campaignYear = Number(today.slice(0, 4)) - 1
