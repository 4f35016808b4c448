import { sendInquiry } from '@ma-cantine/lib/contact/inquiry-api'
import { decideCanteenMessage, tellCanteenNotFound, writeToCanteen } from '@ma-cantine/lib/public-canteens/messages-api'
import { listModeratedMessages, moderateMessage } from '@ma-cantine/lib/public-canteens/moderation-api'
import { inviteManager } from '@ma-cantine/lib/statistics/invitations-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../http/caller.ts'
import { keyOf } from '../http/idempotency.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { decideMessage, decideMessageByLink, storeCanteenMessage } from './canteen-messages.ts'
import { storeInvitation } from './invitations.ts'
import { findModeratedMessages } from './moderated-messages.ts'
import { storeInquiry } from './store-inquiry.ts'

/** What tells our team that the message comes from the list of canteens. */
const notFound = 'Cantine introuvable'

export function inquiryRoutes(app: FastifyInstance, services: Services): void {
  const { mail, metrics } = services

  /** A robot that is refused tries again in another way: it gets the answer of a person. */
  const isTrapped = ({ website }: { readonly website?: string | null | undefined }): boolean => {
    if (!website?.trim()) return false
    metrics.refusedRequests.inc({ rule: 'inquiryTrap' })
    return true
  }

  /** Stores a message, with the idempotency key of its request. */
  const store = async (
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    write: (key: string | null) => Promise<boolean>,
  ): Promise<void> => {
    const isNew = await write(keyOf(request))
    if (!isNew) reply.header('Idempotent-Replayed', 'true')
    mail.drain()
  }

  route(app, sendInquiry, async ({ body, signedInUser: user, request, reply }) => {
    if (!isTrapped(body)) await store({ request, reply }, key => storeInquiry(services, { inquiry: body, user, key }))
    return {}
  })

  route(app, tellCanteenNotFound, async ({ body, signedInUser: user, request, reply }) => {
    const inquiry = { ...body, inquiryType: notFound }
    if (!isTrapped(body)) await store({ request, reply }, key => storeInquiry(services, { inquiry, user, key }))
    return {}
  })

  route(app, writeToCanteen, async ({ body, signedInUser: user, request, reply }) => {
    if (!isTrapped(body))
      await store({ request, reply }, key => storeCanteenMessage(services, { message: body, user, key }))
    const { website: _, ...message } = body
    return message
  })

  route(app, inviteManager, async ({ caller: { user }, params: { canteenId }, body: invitation, request, reply }) => {
    await store({ request, reply }, key => storeInvitation(services, { invitation, canteenId, user, key }))
    return invitation
  })

  route(app, listModeratedMessages, async ({ query, request }) => {
    const page = await findModeratedMessages(services.database.reader, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, moderateMessage, async ({ caller, params, body }) => {
    const status = await decideMessage(services, originOf(caller), params.messageId, body.decision)
    mail.drain()
    return { status }
  })

  route(app, decideCanteenMessage, async ({ body: { token, decision } }) => {
    const status = await decideMessageByLink(services, token, decision)
    mail.drain()
    return { status }
  })
}
