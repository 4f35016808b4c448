import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { nameOfCode, readCode } from '@ma-cantine/lib/waste/kitchen-code'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { findAccount } from '../accounts/users.ts'
import { rawRows } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'
import { networkOf } from '../security/client-network.ts'
import { createKeyHash } from '../security/key-hash.ts'
import { isEmailRule, type RateSubject, type RequestRule } from '../security/rate-rules.ts'
import type { Services } from '../services/services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts the probes of the server from all limits. */
    unlimited?: true
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
    const { unlimited, endpoint } = request.routeOptions.config
    if (unlimited) return
    const here = counters.filter(
      ({ rule }) => counted.includes(rule.by) && (rule.limit === 'all' || rule.limit === endpoint?.limit),
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
    count(request, reply, ['account', 'account-and-address', 'code', 'code-and-address']),
  )
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return
    for (const { limiter, key } of takenPoints.get(request) ?? []) await limiter.reward(key)
  })
}

async function findSubject(
  database: Knex,
  { by, limit }: RequestRule,
  request: FastifyRequest,
): Promise<string[] | null> {
  const address = networkOf(request.ip)
  if (by === 'address') return [address]
  if (by === 'user') return request.caller && [String(request.caller.user.id)]
  if (by === 'code' || by === 'code-and-address') {
    const link = nameOfKitchen(request.body)
    return by === 'code' ? [link] : [link, address]
  }
  const account = await findNamedAccount(database, limit === 'signIn' ? 'username' : 'email', request.body)
  if (account === null) return null
  return by === 'account' ? [account] : [account, address]
}

/** The link that the code in a body names, whether there is one or not. */
function nameOfKitchen(body: unknown): string {
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { readonly code?: unknown }
  return nameOfCode(readCode(typeof code === 'string' ? code.slice(0, 60) : '') ?? '')
}

/**
 * Identifies the account in a body that is not validated yet: by its id, so that its user name and its e-mail share one
 * count, or by the text itself when no account has it.
 */
async function findNamedAccount(database: Knex, field: 'username' | 'email', body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  const name = (body as Readonly<Record<string, unknown>>)[field]
  if (typeof name !== 'string') return null
  const account = await findAccount(database, name)
  return account ? `account ${account.user.id}` : `name ${accountKey(name)}`
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

function limiterOf({ name, limit, points, seconds }: RequestRule, index: number, writer: Knex): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds }
  if (limit === 'all') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeType: 'pool',
    storeClient: statementsOn(writer),
    tableName: 'rate_limits',
    tableCreated: true,
    // One limiter cleans the table for all of them.
    clearExpiredByTimeout: index === 1,
    // Further refusals do not query the database.
    inMemoryBlockOnConsumed: points + 1,
  })
}

interface Statement {
  readonly text: string
  readonly values?: readonly Knex.Value[]
}

/**
 * Runs the library's PostgreSQL statements, which SQLite accepts too, on our own connection: the library's SQLite store
 * releases a connection before its query has ended, possibly into a transaction.
 */
const statementsOn = (writer: Knex) => ({
  async query({ text, values = [] }: Statement) {
    const bindings: Knex.Value[] = []
    const sql = text.replace(/\$(\d+)/g, (_, number: string) => {
      bindings.push(values[Number(number) - 1] ?? null)
      return '?'
    })
    const rows = await rawRows(writer, sql, bindings)
    return { rows, rowCount: rows.length }
  },
})
