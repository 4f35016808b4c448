import { posix } from 'node:path'
import { campaignGuide } from '@ma-cantine/lib/teledeclaration/campaign-guide'
import { campaignGuidePath } from '@ma-cantine/lib/teledeclaration/campaign-guide-path'
import { type Campaign, latestCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { serveDocument } from '../http/serve-document.ts'
import { writePrintedDocument } from '../resources/write-printed-document.ts'
import type { Services } from '../services/services.ts'

/** Serves the guide of the latest campaign that was announced, written anew when its dates change. */
export function campaignGuideRoute(app: FastifyInstance, { database, settings }: Services): void {
  let written: { readonly campaign: string; readonly bytes: Promise<Uint8Array> } | undefined
  const guideOf = (campaign: Campaign): Promise<Uint8Array> => {
    const key = JSON.stringify(campaign)
    if (written?.campaign !== key) written = { campaign: key, bytes: writePrintedDocument(campaignGuide(campaign)) }
    return written.bytes
  }
  serveDocument(app, campaignGuidePath, {
    name: posix.basename(campaignGuidePath),
    type: 'application/pdf',
    isShown: true,
    bytes: async () => guideOf(latestCampaign(await loadCampaigns(database.reader, settings))),
  })
}
