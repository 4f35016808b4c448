import {
  type CampaignDates,
  campaignState,
  getCampaignDates,
  listCampaignDates,
} from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { campaignRefusals } from '@ma-cantine/lib/teledeclaration/campaign-refusals'
import { type Campaign, withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { parisTime } from '../time/date-time.ts'

export function campaignRoutes(app: FastifyInstance, { settings }: Services): void {
  const all = withCampaign(settings.campaign).map(datesOf)

  route(app, listCampaignDates, () => all)

  route(app, getCampaignDates, ({ params }) => {
    const found = all.find(({ year }) => year === params.year)
    return campaignState(orNotFound(found, campaignRefusals('unknown-campaign')), new Date())
  })
}

const datesOf = ({ year, declaration, correction }: Campaign): CampaignDates => ({
  year,
  teledeclarationStartDate: inParis(declaration.start, firstInstant),
  teledeclarationEndDate: inParis(declaration.end, lastInstant),
  ...(correction
    ? {
        correctionStartDate: inParis(correction.start, firstInstant),
        correctionEndDate: inParis(correction.end, lastInstant),
      }
    : {}),
})

const firstInstant = '00:00:00.000'
const lastInstant = '23:59:59.999'

/** A day and time in Paris, with its offset in summer or winter. */
function inParis(day: string, time: string): string {
  const winter = `${day}T${time}+01:00`
  const summer = `${day}T${time}+02:00`
  return parisTime(new Date(summer).toISOString()) === summer ? summer : winter
}
