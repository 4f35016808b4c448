import { partnerMessages } from '@ma-cantine/lib/partners/partner-messages'
import { partnerWriting } from '@ma-cantine/lib/partners/partner-writing-api'
import { getPartner, listPartners, proposePartner } from '@ma-cantine/lib/partners/partners-api'
import type { FastifyInstance } from 'fastify'
import { loadPartnerTypes } from '../canteens/load-partner-types.ts'
import { originOf } from '../http/caller.ts'
import { keyOf } from '../http/idempotency.ts'
import { imageRoute } from '../http/image.ts'
import { pictureBodyLimit, readPicture } from '../http/read-picture.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { writingRoutes } from '../writing/writing-routes.ts'
import { findPartnerFacets, findPartners, publishedPartners } from './find-partners.ts'
import { fullPartnerAnswer, partnerAnswer } from './partner-answers.ts'
import { findPartnerImage, partnerImagePath } from './partner-images.ts'
import type { PartnerRow } from './partner-rows.ts'
import { storeProposal } from './propose-partner.ts'
import { writtenPartners } from './written-partners.ts'

/** A visitor acts through the site. */
const visitorOrigin = { userId: null, through: 'session', throughId: null } as const

export function partnersRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, metrics } = services

  route(app, listPartners, ({ query, replicated }) =>
    replicated(async reader => {
      const types = await loadPartnerTypes(reader)
      const { count, rows } = await findPartners(reader, types, query)
      return { count, results: rows.map(partnerAnswer(types)), ...(await findPartnerFacets(reader, types)) }
    }),
  )

  route(app, getPartner, ({ params: { partnerId }, replicated }) =>
    replicated(async reader => {
      const row: PartnerRow | undefined = await publishedPartners(reader).where({ id: partnerId }).first()
      return fullPartnerAnswer(await loadPartnerTypes(reader))(orNotFound(row, partnerMessages('unknown-partner')))
    }),
  )

  route(
    app,
    proposePartner,
    async ({ body: partner, signedInUser: user, request, reply }) => {
      const { name, shortDescription } = partner
      const answer = { name, shortDescription }
      if (partner.fax?.trim()) {
        // A robot that is refused tries again in another way: it gets the answer of a person.
        metrics.refusedRequests.inc({ rule: 'inquiryTrap' })
        return answer
      }
      const image = partner.image ? await readPicture(services, partner.image, { user, request, reply }) : null
      const origin = request.caller ? originOf(request.caller) : visitorOrigin
      const isNew = await storeProposal(services, { partner, image, user, origin, key: keyOf(request) })
      if (!isNew) reply.header('Idempotent-Replayed', 'true')
      mail.drain()
      return answer
    },
    { bodyLimit: pictureBodyLimit },
  )

  writingRoutes(app, services, partnerWriting, writtenPartners)
  imageRoute(app, partnerImagePath(':key'), key => findPartnerImage(database.reader, key))
}
