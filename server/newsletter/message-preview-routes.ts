import { previewNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import type { FastifyInstance } from 'fastify'
import { renderEmail } from '../emails/render-email.ts'
import { accessHooks } from '../http/access.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { framedHeaders } from '../security/security-headers.ts'
import type { Services } from '../services/services.ts'
import { findIssue } from './find-issues.ts'
import { framedMessage } from './framed-message.ts'
import { newsletterIssueEmail } from './issue-emails.ts'

const path = '/api/v1/newsletterIssues/:issueId/message/'

/** Serves the message of an issue as a page, for the frames in which its authors read it over: no part of the API. */
export function messagePreviewRoutes(app: FastifyInstance, { database, settings }: Services): void {
  const { publicUrl, secure } = settings
  app.get(path, { onRequest: accessHooks(app, previewNewsletterIssue) }, async (request, reply) => {
    const { issueId } = request.checkedParams as { issueId: number }
    const issue = await findIssue(database.reader, issueId)
    const { html } = renderEmail(newsletterIssueEmail(issue, { address: '', locale: 'fr' }, 'essai', publicUrl))
    const framed = framedMessage(html ?? '')
    return reply
      .removeHeader('x-frame-options')
      .headers({ ...framedHeaders(secure, framed.styleSources, publicUrl), 'content-type': 'text/html; charset=utf-8' })
      .send(framed.html)
  })
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}
