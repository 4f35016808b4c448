import { createHash, timingSafeEqual } from 'node:crypto'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countUnsentEmails } from '../emails/outbox.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { countJobs } from '../jobs/job-queue.ts'
import { isLoopback } from '../security/client-network.ts'
import type { Services } from '../services/services.ts'

/**
 * Routes for monitoring. They are not in the contract: they do not concern users, and follow the conventions of
 * monitoring tools.
 */
export function probeRoutes(
  app: FastifyInstance,
  { settings, database, metrics, readiness, background }: Services,
): void {
  metrics.watch('emails_waiting', 'Messages of the outbox that have not been sent.', () =>
    countUnsentEmails(database.reader),
  )
  metrics.watch('jobs_waiting', 'Jobs that were asked for and have not ended.', () => countJobs(database.reader, 'all'))
  metrics.watch('jobs_failing', 'Jobs that failed and are to be tried again.', () =>
    countJobs(database.reader, 'failing'),
  )
  metrics.watch('background_tasks', 'Tasks that no request waits for.', () => background.size)
  metrics.watch(
    'handlers_under_way',
    'Handlers of requests that have not ended, whether their clients wait or not.',
    () => background.handlers,
  )

  const options = { config: { unlimited: true } } as const

  app.get('/healthz', options, async () => ({ status: 'alive' }))

  app.get('/readyz', options, async (_request, reply) => {
    const obstacle = await readiness.findObstacle()
    return reply.code(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready' })
  })

  app.get('/metrics', options, async (request, reply) => {
    if (!canReadMetrics(request, settings.metricsToken)) throw new Refusal(403, httpRefusals('private-metrics'))
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  for (const path of ['/healthz', '/readyz', '/metrics']) refuseOtherMethods(app, path, ['GET', 'HEAD'])
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Allows requests from this machine that are not forwarded for others, and requests with the token. */
function canReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  return isLoopback(socket.remoteAddress) && !forwarding.some(name => name in headers)
}
