import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { accountsRoutes } from './accounts/accounts-routes.ts'
import { removeExpiredSessions } from './accounts/session-store.ts'
import { Background } from './background.ts'
import { canteensRoutes } from './canteens/canteens-routes.ts'
import { communesRoutes } from './canteens/communes-routes.ts'
import { openDatabase } from './database/connection.ts'
import { MailSender } from './emails/mail-sender.ts'
import { mailFolderTransport } from './external/mail-folder.ts'
import { openOutsideServices } from './external/outside-services.ts'
import { smtpTransport } from './external/smtp.ts'
import { answerError, answerErrors } from './http/errors.ts'
import { closeRoutes } from './http/route.ts'
import { useSessions } from './http/session.ts'
import { importsRoutes } from './imports/imports-routes.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { scheduledJobs } from './jobs/scheduled-jobs.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    jobs: JobRunner
    /** The endpoints that have a handler. */
    endpoints: Endpoint[]
  }
}

export interface AppOptions {
  readonly settings: Settings
  /** Where the log goes: standard error unless told. */
  readonly logStream?: { write(line: string): void }
}

/** A path may hold nothing personal; a query string or an address of the network does. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
}

const uploadTime = 10 * 60_000

/** Opens the database, brings it up to date and builds the application, ready to listen or to be injected requests. */
export async function buildApp({ settings, logStream }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: { level: settings.logLevel, stream: logStream ?? process.stderr, serializers },
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: settings.secure,
    // A client that never finishes its upload does not keep its place for ever.
    requestTimeout: uploadTime,
    frameworkErrors: answerError,
  })
  const services = await openServices(settings, app.log)
  app.decorate('services', services)
  app.decorate('endpoints', [])
  app.decorateRequest('caller', null)
  app.decorateRequest('checkedParams', null)
  const jobs = new JobRunner(services, scheduledJobs, app.log)
  app.decorate('jobs', jobs)
  app.addHook('onClose', async () => {
    await jobs.close()
    await closeServices(services)
  })

  answerErrors(app)
  // JSON only: a form of another site cannot send it.
  app.removeContentTypeParser('text/plain')
  await useSessions(app, services.database, settings)
  accountsRoutes(app, services)
  canteensRoutes(app, services)
  communesRoutes(app, services)
  importsRoutes(app, services)
  closeRoutes(app)

  await app.ready()
  await removeExpiredSessions(services.database)
  services.mail.drain()
  void jobs.runDue()
  return app
}

async function openServices(settings: Settings, log: FastifyBaseLogger): Promise<Services> {
  const database = await openDatabase(settings.databaseFile)
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : mailFolderTransport(settings.mailFolder, settings.mailFrom)
  const background = new Background(error => log.error({ err: error }, 'background work failed'))
  const mail = new MailSender(database, transport, log)
  return { settings, database, mail, outside: await openOutsideServices(settings, log), background }
}

async function closeServices({ mail, outside, background, database }: Services): Promise<void> {
  await mail.close()
  await background.finished()
  await outside.close()
  await database.close()
}
