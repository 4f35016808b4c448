import { randomUUID } from 'node:crypto'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { FieldErrors, Refusal } from './refusal.ts'
import { WrittenAnswer } from './written-answer.ts'

/** What a key stands for: the same one is another with another user or at another address. */
interface KeyScope {
  readonly userId: number
  readonly endpoint: string
  readonly key: string
}

/**
 * Who works under a key says so again and again; silent for this long, they are taken for dead. A worker taken for dead by
 * mistake does no harm: only the owner of the key can finish the work.
 */
const lease = 3000
const beat = 1000
/** No work takes as long; whatever happens to it, its key is free after that. */
const longestWork = 20 * 60_000
const keptFor = 7 * 86_400_000

const header = 'idempotency-key'
const keyForm = /^[\x21-\x7e]{1,200}$/

/**
 * The key that a request carries in `Idempotency-Key` (IETF draft), with or without the quotes of a structured field.
 * @throws FieldErrors (400) when it is not one.
 */
export function keyOf(request: FastifyRequest): string | null {
  const value = request.headers[header]
  if (value === undefined) return null
  const key = typeof value === 'string' ? value.trim().replace(/^"(.*)"$/, '$1') : ''
  if (!keyForm.test(key)) throw new FieldErrors({ 'Idempotency-Key': [httpRefusals('key-form')] })
  return key
}

/** The answer that was given to the first request of a key. */
export class GivenAnswer {
  /** The canteens that it is about. */
  readonly canteenIds: readonly number[]
  private readonly requestDigest: string
  private readonly body: string

  constructor(requestDigest: string, body: string, canteenIds: readonly number[]) {
    this.requestDigest = requestDigest
    this.body = body
    this.canteenIds = canteenIds
  }

  /** @throws Refusal (422) when the request is not the same. */
  again(requestDigest: string | null, reply: FastifyReply): WrittenAnswer {
    if (requestDigest !== this.requestDigest) throw new Refusal(422, httpRefusals('key-of-another-request'))
    reply.header('Idempotent-Replayed', 'true')
    return new WrittenAnswer(this.body)
  }
}

/** A key that this request, and no other one anywhere, is at work on. */
export class HeldKey {
  private readonly database: Database
  private readonly mine: KeyScope & { readonly owner: string }
  private readonly timer: NodeJS.Timeout
  private readonly workEnd = performance.now() + longestWork
  private beating: Promise<unknown> | null = null
  /** A transaction has the row: that says more than a beat, which would wait for it. */
  private locked = false
  private kept = false

  constructor(database: Database, scope: KeyScope, owner: string) {
    this.database = database
    this.mine = { ...scope, owner }
    this.timer = setInterval(() => this.beat(), beat)
    this.timer.unref()
  }

  private beat(): void {
    if (performance.now() > this.workEnd) clearInterval(this.timer)
    else if (!this.locked) {
      this.beating ??= this.renew(this.database.writer)
        // A beat that fails is a beat missed: the request itself will meet the same trouble.
        .catch(() => undefined)
        .finally(() => {
          this.beating = null
        })
    }
  }

  private renew(database: Knex): Promise<number> {
    return database('idempotencyKeys')
      .where(this.mine)
      .whereNull('answer')
      .update({ leaseDate: database.raw(sqlOf(database).instant, [lease]) })
  }

  /**
   * To call first in the transaction that does the work: nobody can take the key over from here to its end.
   * @throws Refusal (409) when somebody did before.
   */
  async confirm(transaction: Knex.Transaction): Promise<void> {
    this.locked = true
    const unlock = () => {
      this.locked = false
    }
    transaction.executionPromise.then(unlock, unlock)
    if ((await this.renew(transaction)) === 0) throw underWay()
  }

  /** Keeps the answer, in the transaction that did the work: both are there, or neither. */
  async keep(
    transaction: Knex.Transaction,
    requestDigest: string,
    answer: string,
    canteenIds: readonly number[],
  ): Promise<void> {
    await transaction('idempotencyKeys')
      .where(this.mine)
      .update({ requestDigest, answer, canteenIds: JSON.stringify(canteenIds), expiryDate: expiry() })
    this.kept = true
  }

  /** The work is over; a key that no answer was kept for is free again, for the work to be tried again. */
  async end(outcome: 'done' | 'failed'): Promise<void> {
    clearInterval(this.timer)
    if (this.kept && outcome === 'done') return
    // What was kept in a transaction that failed is not there: the database knows. Where it is away, the lease ends.
    await this.database
      .writer('idempotencyKeys')
      .where(this.mine)
      .whereNull('answer')
      .delete()
      .catch(() => undefined)
  }
}

const expiry = (): string => new Date(Date.now() + keptFor).toISOString()

/** Seconds after which somebody who was told to come back finds an answer, or a key that is free. */
const comeBack = Math.ceil(lease / 1000)
const underWay = () => new Refusal(409, httpRefusals('key-under-way'), { 'retry-after': String(comeBack) })

/**
 * Takes a key for a request, or gives the answer that its first request got. It waits for no other request: a key that
 * somebody works under, or has locked, is told at once.
 *
 * @throws Refusal (409) while the first one is under way, with the seconds to wait in `Retry-After`.
 */
export async function takeKey(database: Database, scope: KeyScope): Promise<HeldKey | GivenAnswer> {
  // Most of those who come back are answered without writing.
  const known = await look(database.reader, scope)
  if (known !== 'free') return answered(known)
  const owner = randomUUID()
  if ((await insertKey(database.writer, scope, owner)) || (await takeOver(database.writer, scope, owner))) {
    return new HeldKey(database, scope, owner)
  }
  return answered(await look(database.reader, scope))
}

function answered(known: GivenAnswer | 'free' | 'leased'): GivenAnswer {
  if (known instanceof GivenAnswer) return known
  throw underWay()
}

/**
 * A key that nobody is at work on: its time is over, or its worker died. A lease that ends later than any that is given now
 * was written by a clock that has gone back since.
 */
function freeKey(database: Knex): { readonly sql: string; readonly bindings: readonly number[] } {
  const { instant } = sqlOf(database)
  return {
    sql: `(expiry_date <= ${instant} OR (answer IS NULL AND NOT (lease_date > ${instant} AND lease_date <= ${instant})))`,
    bindings: [0, 0, lease],
  }
}

const ofScope = 'user_id = ? AND endpoint = ? AND key = ?'
const scopeValues = ({ userId, endpoint, key }: KeyScope) => [userId, endpoint, key]

interface KeyRow {
  readonly requestDigest: string | null
  readonly answer: string | null
  /** JSON: the canteens that the answer is about. */
  readonly canteenIds: string | null
  readonly free: number | boolean
}

async function look(database: Knex, scope: KeyScope): Promise<GivenAnswer | 'free' | 'leased'> {
  const { sql, bindings } = freeKey(database)
  const [row] = await rawRows<KeyRow>(
    database,
    `SELECT request_digest, answer, canteen_ids, ${sql} AS free FROM idempotency_keys WHERE ${ofScope}`,
    [...bindings, ...scopeValues(scope)],
  )
  if (!row || row.free) return 'free'
  const { requestDigest, answer, canteenIds } = row
  if (requestDigest === null || answer === null) return 'leased'
  return new GivenAnswer(requestDigest, answer, JSON.parse(canteenIds ?? '[]'))
}

/** @returns whether there was no such key. */
async function insertKey(database: Knex, scope: KeyScope, owner: string): Promise<boolean> {
  const inserted = await rawRows(
    database,
    `INSERT INTO idempotency_keys (user_id, endpoint, key, owner, lease_date, expiry_date)
     VALUES (?, ?, ?, ?, ${sqlOf(database).instant}, ?) ON CONFLICT DO NOTHING RETURNING owner`,
    [...scopeValues(scope), owner, lease, expiry()],
  )
  return inserted.length > 0
}

/** @returns whether the key was free. One that a transaction has locked, even of a node that froze, is not. */
async function takeOver(database: Knex, scope: KeyScope, owner: string): Promise<boolean> {
  const { sql, bindings } = freeKey(database)
  const { instant, skipLocked } = sqlOf(database)
  const taken = await rawRows(
    database,
    `UPDATE idempotency_keys
     SET owner = ?, lease_date = ${instant}, expiry_date = ?, request_digest = NULL, answer = NULL
     WHERE (user_id, endpoint, key) IN (
       SELECT user_id, endpoint, key FROM idempotency_keys WHERE ${ofScope} AND ${sql} ${skipLocked}
     )
     RETURNING owner`,
    [owner, lease, expiry(), ...scopeValues(scope), ...bindings],
  )
  return taken.length > 0
}
