import { randomUUID } from 'node:crypto'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { FieldErrors, Refusal } from './refusal.ts'
import { SerializedAnswer } from './serialized-answer.ts'

/** Scope of a key: equal keys of different users or endpoints are independent. */
interface KeyScope {
  readonly userId: number
  readonly endpoint: string
  readonly key: string
}

/**
 * Milliseconds after which a lease that is not renewed expires. A worker taken for dead by mistake does no harm: only
 * the owner of the key can finish the work.
 */
const lease = 3000
const renewalInterval = 1000
/** Milliseconds after which the lease is no longer renewed, longer than any work. */
const workLimit = 20 * 60_000
const answerRetention = 7 * 86_400_000

const header = 'idempotency-key'
const keyPattern = /^[\x21-\x7e]{1,200}$/

/**
 * The key of a request in `Idempotency-Key` (IETF draft), with or without the quotes of a structured field.
 * @throws FieldErrors (400) when it is malformed.
 */
export function keyOf(request: FastifyRequest): string | null {
  const value = request.headers[header]
  if (value === undefined) return null
  const key = typeof value === 'string' ? value.trim().replace(/^"(.*)"$/, '$1') : ''
  if (!keyPattern.test(key)) throw new FieldErrors({ 'Idempotency-Key': [httpRefusals('key-form')] })
  return key
}

/** The stored answer to the first request with a key. */
export class StoredAnswer {
  /** Ids of the canteens that it concerns. */
  readonly canteenIds: readonly number[]
  private readonly requestDigest: string
  private readonly body: string

  constructor(requestDigest: string, body: string, canteenIds: readonly number[]) {
    this.requestDigest = requestDigest
    this.body = body
    this.canteenIds = canteenIds
  }

  /** Sends the stored answer again. @throws Refusal (422) when the request differs from the first one. */
  replay(requestDigest: string | null, reply: FastifyReply): SerializedAnswer {
    if (requestDigest !== this.requestDigest) throw new Refusal(422, httpRefusals('key-of-another-request'))
    reply.header('Idempotent-Replayed', 'true')
    return new SerializedAnswer(this.body)
  }
}

/** The lease of a key by this request, exclusive among all nodes. */
export class LeasedKey {
  private readonly database: Database
  private readonly ownedRow: KeyScope & { readonly owner: string }
  private readonly timer: NodeJS.Timeout
  private readonly workEnd = performance.now() + workLimit
  private renewal: Promise<unknown> | null = null
  /** A transaction has locked the row, so renewing the lease is useless and would wait for it. */
  private isRowLocked = false
  private isAnswerStored = false

  constructor(database: Database, scope: KeyScope, owner: string) {
    this.database = database
    this.ownedRow = { ...scope, owner }
    this.timer = setInterval(() => this.renewLease(), renewalInterval)
    this.timer.unref()
  }

  private renewLease(): void {
    if (performance.now() > this.workEnd) clearInterval(this.timer)
    else if (!this.isRowLocked) {
      this.renewal ??= this.renew(this.database.writer)
        // A failure is ignored: the request itself will meet the same trouble.
        .catch(() => undefined)
        .finally(() => {
          this.renewal = null
        })
    }
  }

  private renew(database: Knex): Promise<number> {
    return database('idempotencyKeys')
      .where(this.ownedRow)
      .whereNull('answer')
      .update({ leaseDate: database.raw(sqlOf(database).instant, [lease]) })
  }

  /**
   * Confirms the lease. Call it first in the transaction that does the work: nobody can take the key over until its
   * end.
   * @throws Refusal: 409 when somebody already has, 403 when the key went with its account.
   */
  async confirm(transaction: Knex.Transaction): Promise<void> {
    this.isRowLocked = true
    const unlock = () => {
      this.isRowLocked = false
    }
    transaction.executionPromise.then(unlock, unlock)
    if ((await this.renew(transaction)) > 0) return
    const { owner: _, ...scope } = this.ownedRow
    const taken = await transaction('idempotencyKeys').where(scope).first('owner')
    throw taken ? keyInUse() : new Refusal(403, accountRefusals('sign-in-first'))
  }

  /** Stores the answer in the transaction that does the work, so that both are committed or neither. */
  async storeAnswer(
    transaction: Knex.Transaction,
    requestDigest: string,
    answer: string,
    canteenIds: readonly number[],
  ): Promise<void> {
    await transaction('idempotencyKeys')
      .where(this.ownedRow)
      .update({ requestDigest, answer, canteenIds: JSON.stringify(canteenIds), expiryDate: expiry() })
    this.isAnswerStored = true
  }

  /** Ends the lease. A key without an answer is free again, so that the work can be retried. */
  async end(outcome: 'done' | 'failed'): Promise<void> {
    clearInterval(this.timer)
    if (this.isAnswerStored && outcome === 'done') return
    // The answer of a failed transaction was rolled back, so the row without an answer is deleted. If the database is
    // away, the lease expires.
    await this.database
      .writer('idempotencyKeys')
      .where(this.ownedRow)
      .whereNull('answer')
      .delete()
      .catch(() => undefined)
  }
}

const expiry = (): string => new Date(Date.now() + answerRetention).toISOString()

/** Seconds to wait before a retry finds an answer or a free key. */
const retrySeconds = Math.ceil(lease / 1000)
const keyInUse = () => new Refusal(409, httpRefusals('key-under-way'), { 'retry-after': String(retrySeconds) })

/**
 * Leases a key for a request, or returns the answer of its first request. It never waits for another request.
 *
 * @throws Refusal (409) while the first request is in progress, with the seconds to wait in `Retry-After`.
 */
export async function takeKey(database: Database, scope: KeyScope): Promise<LeasedKey | StoredAnswer> {
  // Most retries are answered without writing.
  const known = await readKey(database.reader, scope)
  if (known !== 'free') return requireStoredAnswer(known)
  const owner = randomUUID()
  if ((await insertKey(database.writer, scope, owner)) || (await takeOver(database.writer, scope, owner))) {
    return new LeasedKey(database, scope, owner)
  }
  return requireStoredAnswer(await readKey(database.reader, scope))
}

function requireStoredAnswer(known: StoredAnswer | 'free' | 'leased'): StoredAnswer {
  if (known instanceof StoredAnswer) return known
  throw keyInUse()
}

/**
 * The condition for a free key: the key or its lease has expired. A lease that ends too late was written by a clock
 * that was set back since, and counts as expired.
 */
function freeKeyCondition(database: Knex): { readonly sql: string; readonly bindings: readonly number[] } {
  const { instant } = sqlOf(database)
  return {
    sql: `(expiry_date <= ${instant} OR (answer IS NULL AND NOT (lease_date > ${instant} AND lease_date <= ${instant})))`,
    bindings: [0, 0, lease],
  }
}

const scopeCondition = 'user_id = ? AND endpoint = ? AND key = ?'
const scopeValues = ({ userId, endpoint, key }: KeyScope) => [userId, endpoint, key]

interface KeyRow {
  readonly requestDigest: string | null
  readonly answer: string | null
  /** JSON list of the ids of the canteens that the answer concerns. */
  readonly canteenIds: string | null
  readonly free: number | boolean
}

async function readKey(database: Knex, scope: KeyScope): Promise<StoredAnswer | 'free' | 'leased'> {
  const { sql, bindings } = freeKeyCondition(database)
  const [row] = await rawRows<KeyRow>(
    database,
    `SELECT request_digest, answer, canteen_ids, ${sql} AS free FROM idempotency_keys WHERE ${scopeCondition}`,
    [...bindings, ...scopeValues(scope)],
  )
  if (!row || row.free) return 'free'
  const { requestDigest, answer, canteenIds } = row
  if (requestDigest === null || answer === null) return 'leased'
  return new StoredAnswer(requestDigest, answer, JSON.parse(canteenIds ?? '[]'))
}

/** @returns whether the key was new. */
async function insertKey(database: Knex, scope: KeyScope, owner: string): Promise<boolean> {
  const inserted = await rawRows(
    database,
    `INSERT INTO idempotency_keys (user_id, endpoint, key, owner, lease_date, expiry_date)
     VALUES (?, ?, ?, ?, ${sqlOf(database).instant}, ?) ON CONFLICT DO NOTHING RETURNING owner`,
    [...scopeValues(scope), owner, lease, expiry()],
  )
  return inserted.length > 0
}

/** @returns whether the key was free. A key locked by a transaction, even of a frozen node, is not. */
async function takeOver(database: Knex, scope: KeyScope, owner: string): Promise<boolean> {
  const { sql, bindings } = freeKeyCondition(database)
  const { instant, skipLocked } = sqlOf(database)
  const taken = await rawRows(
    database,
    `UPDATE idempotency_keys
     SET owner = ?, lease_date = ${instant}, expiry_date = ?, request_digest = NULL, answer = NULL
     WHERE (user_id, endpoint, key) IN (
       SELECT user_id, endpoint, key FROM idempotency_keys WHERE ${scopeCondition} AND ${sql} ${skipLocked}
     )
     RETURNING owner`,
    [owner, lease, expiry(), ...scopeValues(scope), ...bindings],
  )
  return taken.length > 0
}
