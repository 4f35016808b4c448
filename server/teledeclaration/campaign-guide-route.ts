import { posix } from 'node:path'
import { campaignGuide } from '@ma-cantine/lib/teledeclaration/campaign-guide'
import { campaignGuidePath } from '@ma-cantine/lib/teledeclaration/campaign-guide-path'
import { latestCampaign, withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { serveDocument } from '../http/serve-document.ts'
import { writePrintedDocument } from '../resources/write-printed-document.ts'
import type { Services } from '../services/services.ts'

/** Serves the guide of the latest campaign that was announced, written at its first request. */
export function campaignGuideRoute(app: FastifyInstance, { settings }: Services): void {
  let bytes: Promise<Uint8Array> | undefined
  serveDocument(app, campaignGuidePath, {
    name: posix.basename(campaignGuidePath),
    type: 'application/pdf',
    isShown: true,
    bytes: () => {
      bytes ??= writePrintedDocument(campaignGuide(latestCampaign(withCampaign(settings.campaign))))
      return bytes
    },
  })
}
