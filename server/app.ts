import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { readableAddress } from '@ma-cantine/lib/http/readable-address'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { rightsOf } from './access/authentication.ts'
import { limitRates } from './access/rate-limits.ts'
import { accountsRoutes } from './accounts/accounts-routes.ts'
import { recordLastUse } from './accounts/last-use.ts'
import { registerSessions } from './accounts/session.ts'
import { administrationRoutes } from './administration/administration-routes.ts'
import { articlesRoutes } from './articles/articles-routes.ts'
import { writtenArticles } from './articles/written-articles.ts'
import { canteensRoutes } from './canteens/canteens-routes.ts'
import { communesRoutes } from './canteens/communes-routes.ts'
import { establishmentRoutes } from './canteens/establishment-routes.ts'
import { groupsRoutes } from './canteens/groups-routes.ts'
import { satellitesRoutes } from './canteens/satellites-routes.ts'
import { teamRoutes } from './canteens/team-routes.ts'
import { communityRoutes } from './community/community-routes.ts'
import { writtenEvents, writtenVideos } from './community/written-community.ts'
import { comparisonRoutes } from './comparison/comparison-routes.ts'
import { inquiryRoutes } from './contact/inquiry-routes.ts'
import { WorkQueue } from './database/work-queue.ts'
import { changesRoutes } from './developers/changes-routes.ts'
import { toolsRoutes } from './developers/tools-routes.ts'
import { diagnosticsRoutes } from './diagnostics/diagnostics-routes.ts'
import { MailSender } from './emails/mail-sender.ts'
import { mailFolderTransport } from './external/mail-folder.ts'
import { openOutsideServices } from './external/outside-services.ts'
import { smtpTransport } from './external/smtp.ts'
import type { Rights } from './http/access.ts'
import { openBodyScopes } from './http/body-scopes.ts'
import { answerClientError } from './http/client-error.ts'
import { refuseEncodedBodies } from './http/encoded-bodies.ts'
import { answerError, answerErrors } from './http/errors.ts'
import { logSerializers } from './http/log-serializers.ts'
import { documentRoutes } from './http/openapi/document-routes.ts'
import { requestId } from './http/request-id.ts'
import { refuseUndeclaredMethods } from './http/route.ts'
import { swaggerRoutes } from './http/swagger-page.ts'
import { refuseUnfitRequests, unfitRequestOptions } from './http/unfit-requests.ts'
import { documentsRoutes } from './imports/documents.ts'
import { importsRoutes } from './imports/imports-routes.ts'
import { schemasRoutes } from './imports/schemas.ts'
import { inspectionRoutes } from './inspection/inspection-routes.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { mappingsRoutes } from './mappings/mappings-routes.ts'
import { messagePreviewRoutes } from './newsletter/message-preview-routes.ts'
import { newsletterIssueRoutes } from './newsletter/newsletter-issue-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { newsletterStopRoutes } from './newsletter/newsletter-stop-routes.ts'
import { noticesRoutes } from './notices/notices-routes.ts'
import { writtenNotices } from './notices/written-notices.ts'
import { oauthProviderRoutes } from './oauth/oauth.ts'
import { openDataRoutes } from './open-data/open-data-routes.ts'
import { openConfiguredDatabase } from './operations/configured-database.ts'
import { probeRoutes } from './operations/probes.ts'
import { createRequestObserver } from './operations/request-observer.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { partnersRoutes } from './partners/partners-routes.ts'
import { writtenPartners } from './partners/written-partners.ts'
import { personalDataRoutes } from './personal-data/personal-data-routes.ts'
import { publicCanteensRoutes } from './public-canteens/public-canteens-routes.ts'
import { canteenPurchasesRoutes } from './purchases/canteen-purchases-routes.ts'
import { diagnosticsFromPurchasesRoutes } from './purchases/diagnostics-from-purchases-routes.ts'
import { purchasesRoutes } from './purchases/purchases-routes.ts'
import { recapRequestsRoutes } from './recap-requests/recap-requests-routes.ts'
import { reminderRoutes } from './reminders/reminder-routes.ts'
import { resourcesRoutes } from './resources/resources-routes.ts'
import { reviewsRoutes } from './reviews/reviews-routes.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { securityHeaders } from './security/security-headers.ts'
import { Background } from './services/background.ts'
import { Metrics } from './services/metrics.ts'
import { Readiness } from './services/readiness.ts'
import type { Services } from './services/services.ts'
import { requireWritableFolder } from './settings/private-files.ts'
import { readExpected } from './settings/read-expected.ts'
import type { Settings } from './settings/settings.ts'
import { formerAddressRoutes } from './site/former-addresses.ts'
import { securityTxtRoute } from './site/security-txt.ts'
import { siteRoutes } from './site/site-routes.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'
import { territoryRoutes } from './statistics/territory-routes.ts'
import { campaignGuideRoute } from './teledeclaration/campaign-guide-route.ts'
import { campaignRoutes } from './teledeclaration/campaign-routes.ts'
import { diagnosticTeledeclarationRoutes } from './teledeclaration/diagnostic-teledeclaration-routes.ts'
import { kitchenReportRoutes } from './teledeclaration/kitchen-reports/kitchen-report-routes.ts'
import { teledeclarationRoutes } from './teledeclaration/teledeclaration-routes.ts'
import { wasteRoutes } from './waste/waste-routes.ts'
import { weighingRoutes } from './waste/weighing-routes.ts'
import { wasteActionsRoutes } from './waste-actions/waste-actions-routes.ts'
import { writtenWasteActions } from './waste-actions/written-waste-actions.ts'
import { widgetRoutes } from './widgets/widget-routes.ts'
import { sharedWritingRoutes } from './writing/shared-writing-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    rights: Rights
    jobs: JobRunner
    /** The endpoints that have a handler. */
    endpoints: Endpoint[]
  }
}

export interface AppOptions {
  readonly settings: Settings
  /** Stream of the log, standard error by default. */
  readonly logStream?: { write(line: string): void }
}

const uploadTime = 10 * 60_000

/**
 * Opens and migrates the database and builds the application, ready to listen or to receive injected requests.
 *
 * @throws SettingsError when a setting cannot be used.
 */
export async function buildApp({ settings, logStream }: AppOptions): Promise<FastifyInstance> {
  const metrics = new Metrics()
  const { observe, follow } = createRequestObserver(metrics)
  const dataHeaders = { ...securityHeaders(settings.secure), 'cache-control': 'no-store' }
  const { trustedProxies } = settings
  const app: FastifyInstance = Fastify({
    logger: { level: settings.logLevel, stream: logStream ?? process.stderr, serializers: logSerializers },
    // Disables Fastify's lines, which contain the path: our own line records the end of each request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Addresses of pages hold the names of canteens, whatever their length.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    trustProxy: typeof trustedProxies === 'object' ? [...trustedProxies] : trustedProxies,
    // Ends an upload that the client never finishes.
    requestTimeout: uploadTime,
    // Requests on open connections are still served while the server stops.
    return503OnClosing: false,
    clientErrorHandler: answerClientError(dataHeaders),
    http: unfitRequestOptions,
    frameworkErrors: (error, request, reply) => {
      observe(request, reply)
      reply.headers(dataHeaders).header('x-request-id', request.id)
      return answerError(error, request, reply)
    },
  })
  const services = await openServices(settings, app.log, metrics)
  app.decorate('services', services)
  app.decorate('rights', rightsOf(services))
  app.decorate('endpoints', [])
  app.decorateRequest('caller', null)
  app.decorateRequest('checkedParams', null)
  const jobs = new JobRunner(services, scheduledJobs, app.log)
  app.decorate('jobs', jobs)
  app.addHook('onClose', async () => {
    await jobs.close()
    await closeServices(services)
  })

  follow(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(dataHeaders).header('x-request-id', request.id)
  })
  answerErrors(app)
  refuseUnfitRequests(app)
  refuseEncodedBodies(app)
  limitRates(app, services)
  // Only JSON remains, which a form of another site cannot send.
  app.removeContentTypeParser('text/plain')
  await registerSessions(app, services)
  recordLastUse(app, services)
  await openBodyScopes(app)
  probeRoutes(app, services)
  securityTxtRoute(app, services)
  accountsRoutes(app, services)
  canteensRoutes(app, services)
  communesRoutes(app, services)
  establishmentRoutes(app, services)
  satellitesRoutes(app, services)
  groupsRoutes(app, services)
  teamRoutes(app, services)
  campaignRoutes(app, services)
  campaignGuideRoute(app, services)
  teledeclarationRoutes(app, services)
  inspectionRoutes(app, services)
  kitchenReportRoutes(app, services)
  diagnosticTeledeclarationRoutes(app, services)
  publicCanteensRoutes(app, services)
  statisticsRoutes(app, services)
  openDataRoutes(app, services)
  territoryRoutes(app, services)
  inquiryRoutes(app, services)
  partnersRoutes(app, services)
  administrationRoutes(app, services)
  newsletterRoutes(app, services)
  newsletterStopRoutes(app, services)
  newsletterIssueRoutes(app, services)
  messagePreviewRoutes(app, services)
  reminderRoutes(app, services)
  reviewsRoutes(app, services)
  importsRoutes(app, services)
  recapRequestsRoutes(app, services)
  mappingsRoutes(app, services)
  personalDataRoutes(app, services)
  documentsRoutes(app)
  schemasRoutes(app)
  resourcesRoutes(app)
  comparisonRoutes(app, services)
  toolsRoutes(app, services)
  changesRoutes(app)
  await oauthProviderRoutes(app, services)
  purchasesRoutes(app, services)
  canteenPurchasesRoutes(app, services)
  diagnosticsFromPurchasesRoutes(app, services)
  wasteRoutes(app, services)
  weighingRoutes(app, services)
  diagnosticsRoutes(app, services)
  wasteActionsRoutes(app, services)
  articlesRoutes(app, services)
  communityRoutes(app, services)
  noticesRoutes(app, services)
  sharedWritingRoutes(app, services, [
    writtenArticles,
    writtenEvents,
    writtenVideos,
    writtenPartners,
    writtenNotices,
    writtenWasteActions,
  ])
  operatorRoutes(app, services)
  refuseUndeclaredMethods(app)
  documentRoutes(app)
  swaggerRoutes(app, services)
  widgetRoutes(app, services)
  formerAddressRoutes(app)
  siteRoutes(app, services)

  await app.ready()
  services.mail.drain()
  void jobs.runDue()
  return app
}

/** Requests that may wait for their pictures to be read, with bodies of 20 MB in memory. */
const waitingPictures = 8

async function openServices(settings: Settings, log: FastifyBaseLogger, metrics: Metrics): Promise<Services> {
  // Before the database is opened: a fault of the file leaves nothing behind.
  const expected = await readExpected(settings)
  requireWritableFolder('TMPDIR', settings.temporaryFolder)
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : await mailFolderTransport(settings.mailFolder, settings.mailFrom)
  const database = await openConfiguredDatabase(settings, log)
  const background = new Background(error => log.error({ err: error }, 'background work failed'))
  const mail = new MailSender(database, transport, log, settings.environment)
  const outside = await openOutsideServices(settings, log)
  const readiness = new Readiness(database, settings)
  const pictures = new WorkQueue(1, waitingPictures)
  return { settings, database, mail, outside, background, metrics, readiness, pictures, expected }
}

async function closeServices({ mail, outside, background, database }: Services): Promise<void> {
  await mail.close()
  await background.waitForAll()
  await outside.close()
  await database.close()
}
