import {
  changeNewsletterIssue,
  createNewsletterIssue,
  deleteNewsletterIssue,
  getNewsletterIssue,
  getNewsletterIssueVersion,
  listNewsletterIssues,
  listNewsletterIssueVersions,
  pauseNewsletterIssue,
  previewNewsletterIssue,
  resumeNewsletterIssue,
  sendNewsletterIssue,
  testNewsletterIssue,
} from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import type { FastifyInstance } from 'fastify'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { renderEmail } from '../emails/render-email.ts'
import { originOf } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { writeOnce } from '../teams/write-once.ts'
import { findIssue, findIssues } from './find-issues.ts'
import { newsletterIssueEmail, newsletterTrialEmail } from './issue-emails.ts'
import { findIssueVersion, listIssueVersions } from './issue-versions.ts'
import { pauseIssue, resumeIssue, sendIssue } from './send-issue.ts'
import { deleteIssue, insertIssue, updateIssue } from './write-issue.ts'

export function newsletterIssueRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, settings } = services
  const { publicUrl } = settings

  route(app, listNewsletterIssues, async ({ query, request }) => {
    const page = await findIssues(database.reader, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, createNewsletterIssue, call =>
    writeOnce(services, createNewsletterIssue, call, write =>
      write(async transaction => {
        const id = await insertIssue(transaction, originOf(call.caller), call.body)
        return { answer: await findIssue(transaction, id), canteenIds: [] }
      }),
    ),
  )

  route(app, getNewsletterIssue, ({ params }) => findIssue(database.reader, params.issueId))

  route(app, changeNewsletterIssue, ({ params: { issueId }, body, caller, request }) =>
    database.transaction(async transaction => {
      await updateIssue(transaction, originOf(caller), issueId, body, isBasedOn(request))
      return findIssue(transaction, issueId)
    }),
  )

  route(app, deleteNewsletterIssue, ({ params, caller, request }) =>
    database.transaction(transaction => deleteIssue(transaction, originOf(caller), params.issueId, isBasedOn(request))),
  )

  route(app, listNewsletterIssueVersions, async ({ params, query, request }) => {
    const page = await listIssueVersions(database.reader, params.issueId, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, getNewsletterIssueVersion, ({ params }) =>
    findIssueVersion(database.reader, params.issueId, params.versionId),
  )

  route(app, sendNewsletterIssue, ({ params: { issueId }, caller, request }) =>
    database.transaction(async transaction => {
      const throughProvider = settings.newsletterProvider !== null
      await sendIssue(transaction, originOf(caller), issueId, isBasedOn(request), throughProvider)
      return findIssue(transaction, issueId)
    }),
  )

  route(app, pauseNewsletterIssue, ({ params: { issueId }, caller }) =>
    database.transaction(async transaction => {
      await pauseIssue(transaction, originOf(caller), issueId)
      return findIssue(transaction, issueId)
    }),
  )

  route(app, resumeNewsletterIssue, async ({ params: { issueId }, caller }) => {
    const issue = await database.transaction(async transaction => {
      await resumeIssue(transaction, originOf(caller), issueId)
      return findIssue(transaction, issueId)
    })
    mail.drain()
    return issue
  })

  route(app, testNewsletterIssue, async ({ params: { issueId }, user }) => {
    await database.transaction(async transaction => {
      const issue = await findIssue(transaction, issueId)
      await queueEmails(transaction, [newsletterTrialEmail(issue, readerOf(user), publicUrl)])
    })
    mail.drain()
    return { email: user.email }
  })

  route(app, previewNewsletterIssue, async ({ params: { issueId }, query: { language }, user }) => {
    const issue = await findIssue(database.reader, issueId)
    const reader = { address: user.email, locale: language }
    const { subject, html, body } = renderEmail(newsletterIssueEmail(issue, reader, 'essai', publicUrl))
    return { subject, html: html ?? '', text: body }
  })
}
