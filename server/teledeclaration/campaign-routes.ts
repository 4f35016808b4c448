import {
  type CampaignDates,
  campaignState,
  getCampaignDates,
  listCampaignDates,
} from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { campaignRefusals } from '@ma-cantine/lib/teledeclaration/campaign-refusals'
import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { firstTime, lastTime, parisInstant } from '../time/paris-instant.ts'

export function campaignRoutes(app: FastifyInstance, { database, settings }: Services): void {
  const listDates = async () => (await loadCampaigns(database.reader, settings)).map(datesOf)

  route(app, listCampaignDates, listDates)

  route(app, getCampaignDates, async ({ params }) => {
    const found = (await listDates()).find(({ year }) => year === params.year)
    return campaignState(orNotFound(found, campaignRefusals('unknown-campaign')), new Date())
  })
}

const datesOf = ({ year, declaration, correction }: Campaign): CampaignDates => ({
  year,
  teledeclarationStartDate: parisInstant(declaration.start, firstTime),
  teledeclarationEndDate: parisInstant(declaration.end, lastTime),
  ...(correction
    ? {
        correctionStartDate: parisInstant(correction.start, firstTime),
        correctionEndDate: parisInstant(correction.end, lastTime),
      }
    : {}),
})
