import { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../services/metrics.ts'

type ImportOutcome = 'written' | 'planned' | 'replayed' | 'refused' | 'duplicate' | 'empty'

interface ImportResult {
  readonly outcome: ImportOutcome
  readonly rows: number
}

const ImportCounts = ImportAnswer.pick({ count: true, errorCount: true, duplicateFile: true, plan: true })

/** The outcome of an import, read from its answer; null for other answers. */
function importResult(reply: FastifyReply, answer: unknown): ImportResult | null {
  if (typeof answer !== 'string' || reply.statusCode !== 200) return null
  const counts = ImportCounts.safeParse(JSON.parse(answer))
  if (!counts.success) return null
  const { count, errorCount, duplicateFile, plan } = counts.data
  if (reply.hasHeader('idempotent-replayed')) return { outcome: 'replayed', rows: 0 }
  if (duplicateFile) return { outcome: 'duplicate', rows: 0 }
  if (errorCount > 0) return { outcome: 'refused', rows: 0 }
  if (plan !== null) return { outcome: 'planned', rows: 0 }
  return { outcome: count > 0 ? 'written' : 'empty', rows: count }
}

export type Observe = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Records each request at its end in the log and in the metrics. Addresses are reduced to the pattern of their route.
 */
export function createRequestObserver(metrics: Metrics): { observe: Observe; follow(app: FastifyInstance): void } {
  const imports = new WeakMap<FastifyRequest, ImportResult>()

  const observe: Observe = (request, reply) => {
    const start = performance.now()
    const { method } = request
    const { url, config } = request.routeOptions
    const route = url ?? 'none'
    metrics.requestsUnderWay.inc({ method, route })
    // Also fires when the connection closes: a client that disconnects leaves no other trace.
    reply.raw.once('close', () => {
      const duration = (performance.now() - start) / 1000
      const answered = reply.raw.writableFinished || reply.raw.writableEnded
      const status = answered ? String(reply.statusCode) : 'aborted'
      metrics.requestsUnderWay.dec({ method, route })
      metrics.requestDuration.observe({ method, route, status }, duration)
      if (config?.endpoint?.upload) {
        const { outcome, rows } = imports.get(request) ?? { outcome: answered ? `status ${status}` : status, rows: 0 }
        const kind = config.endpoint.path.split('/').findLast(part => part !== '') ?? ''
        metrics.importDuration.observe({ kind, outcome }, duration)
        metrics.importedRows.inc({ kind }, rows)
      }
      request.log.info({ method, route, status, milliseconds: Math.round(duration * 1e5) / 100 }, 'request')
    })
  }

  return {
    observe,
    follow(app) {
      app.addHook('onRequest', (request, reply, done) => {
        observe(request, reply)
        done()
      })
      app.addHook('onSend', async (request, reply, answer: unknown) => {
        const result = request.routeOptions.config.endpoint?.upload ? importResult(reply, answer) : null
        if (result) imports.set(request, result)
        return answer
      })
    },
  }
}
