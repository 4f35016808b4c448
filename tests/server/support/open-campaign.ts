import { parisDay } from '@ma-cantine/lib/messages/today'

const today = parisDay(new Date())

/** Settings of a campaign that is open today and tomorrow. */
export const openCampaign = {
  TELEDECLARATION_START_DATE_OVERRIDE: today,
  TELEDECLARATION_END_DATE_OVERRIDE: parisDay(new Date(Date.now() + 86_400_000)),
}

/** The year that it is about. */
export const campaignYear = Number(today.slice(0, 4)) - 1
