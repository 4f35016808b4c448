import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { findAccount } from '../accounts/users.ts'
import { rawRows } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'
import { networkOf } from '../security/client-network.ts'
import { hiddenKeys } from '../security/hidden-keys.ts'
import { type CountedBy, isEmailRule, type RequestRule } from '../security/rate-rules.ts'
import type { Services } from '../services/services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Never counted: the questions of whoever watches over the server. */
    unlimited?: true
  }
}

interface Counter {
  readonly rule: RequestRule
  readonly limiter: RateLimiterAbstract
}

interface Taken {
  readonly limiter: RateLimiterAbstract
  readonly key: string
}

/**
 * Counts requests and refuses those that are too many (429). The counts are in the database, so that all nodes share
 * them, but for the count of all requests, which each node keeps for itself: it is there to spare the database.
 */
export function limitRates(app: FastifyInstance, { settings, database, metrics }: Services): void {
  const counters = settings.rateRules
    .filter(rule => !isEmailRule(rule))
    .map((rule, index) => ({ rule, limiter: limiterOf(rule, index, database.writer) }))
  const keyOf = hiddenKeys(settings.sessionSecret)
  const taken = new WeakMap<FastifyRequest, Taken[]>()

  const count = async (request: FastifyRequest, reply: FastifyReply, counted: readonly CountedBy[]): Promise<void> => {
    const { unlimited, endpoint } = request.routeOptions.config
    if (unlimited) return
    const here = counters.filter(
      ({ rule }) => counted.includes(rule.by) && (rule.limit === 'all' || rule.limit === endpoint?.limit),
    )
    for (const { rule, limiter } of here) {
      const who = await whoIsCounted(database.reader, rule, request)
      if (!who) continue
      const key = keyOf([rule.name, ...who])
      const wait = await consume({ rule, limiter }, key, reply)
      if (wait !== null) {
        metrics.refusedRequests.inc({ rule: rule.name })
        reply.header('retry-after', String(wait))
        throw new Refusal(429, httpRefusals('too-many-requests', wait))
      }
      if (rule.failuresOnly) taken.set(request, [...(taken.get(request) ?? []), { limiter, key }])
    }
  }

  // As soon as it is known who is asking: before the session is read, before the body is, once the body is.
  app.addHook('onRequest', (request, reply) => count(request, reply, ['address']))
  app.addHook('preParsing', async (request, reply) => {
    await count(request, reply, ['user'])
  })
  app.addHook('preHandler', (request, reply) => count(request, reply, ['account', 'account-and-address']))
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return
    for (const { limiter, key } of taken.get(request) ?? []) await limiter.reward(key)
  })
}

async function whoIsCounted(
  database: Knex,
  { by, limit }: RequestRule,
  request: FastifyRequest,
): Promise<string[] | null> {
  const address = networkOf(request.ip)
  if (by === 'address') return [address]
  if (by === 'user') return request.caller && [String(request.caller.user.id)]
  const account = await namedAccount(database, limit === 'signIn' ? 'username' : 'email', request.body)
  if (account === null) return null
  return by === 'account' ? [account] : [account, address]
}

/**
 * The account that a body, which is not checked yet, names in the field that its endpoint reads: one account has one count, whether by its user name or by its
 * e-mail. What names none is counted as it is written.
 */
async function namedAccount(database: Knex, field: 'username' | 'email', body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  const name = (body as Readonly<Record<string, unknown>>)[field]
  if (typeof name !== 'string') return null
  const account = await findAccount(database, name)
  return account ? `account ${account.user.id}` : `name ${accountKey(name)}`
}

/** Takes a point and says so in the answer. @returns how long to wait, in seconds; null when there was a point left. */
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
    storeClient: statementsThrough(writer),
    tableName: 'rate_limits',
    tableCreated: true,
    // One of them is enough: they share the table.
    clearExpiredByTimeout: index === 1,
    // Who is refused costs the database nothing more.
    inMemoryBlockOnConsumed: points + 1,
  })
}

interface Statement {
  readonly text: string
  readonly values?: readonly Knex.Value[]
}

/**
 * The library's statements for PostgreSQL are SQLite's as well. They go through our own connection: its store for SQLite
 * gives the connection back before it has ended, to whoever starts a transaction on it.
 */
const statementsThrough = (writer: Knex) => ({
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
