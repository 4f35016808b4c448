import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { LimitName } from '@ma-cantine/lib/http/limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { isOwnRequest } from '../http/own-requests.ts'
import { Refusal } from '../http/refusal.ts'
import { createKeyHash } from '../security/key-hash.ts'
import { isEmailRule, type RateSubject, type RequestRule } from '../security/rate-rules.ts'
import type { Services } from '../services/services.ts'
import { limiterOf } from './rate-limiter.ts'
import { findSubject } from './rate-subject.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts the probes of the server from all limits. */
    unlimited?: true
    /** The limit of a route outside of the contract. */
    limit?: LimitName
  }
}

interface Counter {
  readonly rule: RequestRule
  readonly limiter: RateLimiterAbstract
}

interface TakenPoint {
  readonly limiter: RateLimiterAbstract
  readonly key: string
}

/**
 * Counts requests and refuses too many (429). Nodes share the counts in the database, except that of all requests: each
 * node has its own, which spares the database.
 */
export function limitRates(app: FastifyInstance, { settings, database, metrics }: Services): void {
  const counters = settings.rateRules
    .filter(rule => !isEmailRule(rule))
    .map((rule, index) => ({ rule, limiter: limiterOf(rule, index, database.writer) }))
  const keyOf = createKeyHash(settings.sessionSecret)
  const takenPoints = new WeakMap<FastifyRequest, TakenPoint[]>()

  const count = async (
    request: FastifyRequest,
    reply: FastifyReply,
    counted: readonly RateSubject[],
  ): Promise<void> => {
    const { unlimited, endpoint, limit = endpoint?.limit } = request.routeOptions.config
    if (unlimited || isOwnRequest(request)) return
    const here = counters.filter(
      ({ rule }) => counted.includes(rule.by) && (rule.limit === 'all' || rule.limit === limit),
    )
    for (const { rule, limiter } of here) {
      const who = await findSubject(database.reader, rule, request)
      if (!who) continue
      const key = keyOf([rule.name, ...who])
      const wait = await consume({ rule, limiter }, key, reply)
      if (wait !== null) {
        metrics.refusedRequests.inc({ rule: rule.name })
        reply.header('retry-after', String(wait))
        throw new Refusal(429, httpRefusals('too-many-requests', wait))
      }
      if (rule.failuresOnly) takenPoints.set(request, [...(takenPoints.get(request) ?? []), { limiter, key }])
    }
  }

  // Each rule counts as early as its subject is known: before the session is read, before the body is read, or after
  // it.
  app.addHook('onRequest', (request, reply) => count(request, reply, ['address']))
  app.addHook('preParsing', async (request, reply) => {
    await count(request, reply, ['user'])
  })
  app.addHook('preHandler', (request, reply) =>
    count(request, reply, ['mailbox', 'account-and-address', 'code', 'code-and-address']),
  )
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return
    for (const { limiter, key } of takenPoints.get(request) ?? []) await limiter.reward(key)
  })
}

/** Takes a point and updates the headers. @returns the seconds to wait, null when there was a point left. */
async function consume({ rule, limiter }: Counter, key: string, reply: FastifyReply): Promise<number | null> {
  let refused = false
  const state = await limiter.consume(key).catch((error: unknown) => {
    if (!(error instanceof RateLimiterRes)) throw error
    refused = true
    return error
  })
  const wait = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  addToList(reply, 'ratelimit-policy', `"${rule.name}";q=${rule.points};w=${rule.seconds}`)
  addToList(reply, 'ratelimit', `"${rule.name}";r=${refused ? 0 : state.remainingPoints};t=${wait}`)
  return refused ? wait : null
}

function addToList(reply: FastifyReply, name: string, item: string): void {
  const already = reply.getHeader(name)
  reply.header(name, already ? `${already}, ${item}` : item)
}
