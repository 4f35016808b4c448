import { createHash, timingSafeEqual } from 'node:crypto'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Replica, replicaStates } from '../database/replica.ts'
import { countUnsentEmails } from '../emails/outbox.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { countJobs } from '../jobs/job-queue.ts'
import { isLoopback } from '../security/client-network.ts'
import type { Metrics } from '../services/metrics.ts'
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

  watchReplica(database.replica, metrics)

  const options = { config: { unlimited: true } } as const

  app.get('/healthz', options, async () => ({ status: 'alive' }))

  app.get('/readyz', options, async (_request, reply) => {
    const obstacle = await readiness.findObstacle()
    return reply.code(obstacle ? 503 : 200).send({
      status: obstacle ?? 'ready',
      // The node works without its replica: this is a word for people.
      ...(database.replica && { replica: database.replica.state }),
    })
  })

  app.get('/metrics', options, async (request, reply) => {
    if (!canReadMetrics(request, settings.metricsToken)) throw new Refusal(403, httpRefusals('private-metrics'))
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  for (const path of ['/healthz', '/readyz', '/metrics']) refuseOtherMethods(app, path, ['GET', 'HEAD'])
}

function watchReplica(replica: Replica | null, metrics: Metrics): void {
  if (!replica) return
  metrics.watchState(
    'replica_state',
    'Whether the replica serves reads, or why not.',
    replicaStates,
    () => replica.state,
  )
  metrics.watch('replica_delay_bytes', 'Log of the primary that the replica had not replayed a second ago.', () => {
    if (replica.delay === null) throw new Error('The replica is away')
    return replica.delay
  })
  const help = 'Reads that the replica answered, and those that the primary answered in its place.'
  metrics.watchCounts('replica_reads_total', help, 'answered_by', replica.reads)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Allows requests from this machine that are not forwarded for others, and requests with the token. */
function canReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  return isLoopback(socket.remoteAddress) && !forwarding.some(name => name in headers)
}
