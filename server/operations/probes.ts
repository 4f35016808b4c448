import { createHash, timingSafeEqual } from 'node:crypto'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countWaiting } from '../emails/outbox.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { countJobs } from '../jobs/job-queue.ts'
import { isLoopback } from '../security/client-network.ts'
import type { Services } from '../services/services.ts'

/**
 * What the machines that look after the server ask it. Not in the contract: it is nobody's business who uses the service,
 * and follows the customs of those machines.
 */
export function probes(app: FastifyInstance, { settings, database, metrics, readiness, background }: Services): void {
  metrics.watch('emails_waiting', 'Messages of the outbox that have not been sent.', () =>
    countWaiting(database.reader),
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
    const obstacle = await readiness.obstacle()
    return reply.code(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready' })
  })

  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) throw new Refusal(403, httpRefusals('private-metrics'))
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  for (const path of ['/healthz', '/readyz', '/metrics']) refuseOtherMethods(app, path, ['GET', 'HEAD'])
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** The machine itself, unless it hands on what somebody else asks, or who has the token. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  return isLoopback(socket.remoteAddress) && !forwarding.some(name => name in headers)
}
