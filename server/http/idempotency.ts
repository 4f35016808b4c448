import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { now } from './date-time.ts'
import { FieldErrors, Refusal } from './refusal.ts'
import { WrittenAnswer } from './written-answer.ts'

/** What a key stands for: the same one is another with another user or at another address. */
interface KeyScope {
  readonly userId: number
  readonly endpoint: string
  readonly key: string
}

interface KeyRow extends KeyScope {
  readonly owner: string
  readonly leaseDate: string
  readonly requestDigest: string | null
  readonly answer: string | null
}

/**
 * Who works under a key says so again and again; silent for this long, they are taken for dead. Wrongly so, nothing is
 * done twice: only the owner of the key can end the work.
 */
const lease = 3000
const beat = 1000
const keptFor = 7 * 86_400_000

const header = 'idempotency-key'
const keyForm = /^[\x21-\x7e]{1,200}$/

const wording = {
  form: 'Une clé compte de 1 à 200 caractères ASCII visibles, entre guillemets ou non.',
  underWay: 'La première requête faite avec cette clé est encore en cours. Recommencez dans quelques secondes.',
  otherRequest:
    'Cette clé a déjà servi à une autre requête. Donnez une nouvelle clé, ou renvoyez exactement la même requête.',
}

const inFuture = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

/**
 * The key that a request carries in `Idempotency-Key` (IETF draft), with or without the quotes of a structured field.
 * @throws FieldErrors (400) when it is not one.
 */
export function keyOf(request: FastifyRequest): string | null {
  const value = request.headers[header]
  if (value === undefined) return null
  const key = typeof value === 'string' ? value.trim().replace(/^"(.*)"$/, '$1') : ''
  if (!keyForm.test(key)) throw new FieldErrors({ 'Idempotency-Key': [wording.form] })
  return key
}

/** The answer that was given to the first request of a key. */
export class GivenAnswer {
  private readonly requestDigest: string
  private readonly body: string

  constructor(requestDigest: string, body: string) {
    this.requestDigest = requestDigest
    this.body = body
  }

  /** @throws Refusal (422) when the request is not the same. */
  again(requestDigest: string | null, reply: FastifyReply): WrittenAnswer {
    if (requestDigest !== this.requestDigest) throw new Refusal(422, wording.otherRequest)
    reply.header('Idempotent-Replayed', 'true')
    return new WrittenAnswer(this.body)
  }
}

/** A key that this request, and no other one anywhere, is at work on. */
export class HeldKey {
  private readonly database: Database
  private readonly mine: KeyScope & { readonly owner: string }
  private readonly timer: NodeJS.Timeout
  private beating: Promise<unknown> = Promise.resolve()
  private kept = false

  constructor(database: Database, scope: KeyScope, owner: string) {
    this.database = database
    this.mine = { ...scope, owner }
    let waiting = false
    this.timer = setInterval(() => {
      if (waiting) return
      waiting = true
      this.beating = this.renew(database.writer)
        // A beat that fails is a beat missed: the request itself will meet the same trouble.
        .catch(() => undefined)
        .finally(() => {
          waiting = false
        })
    }, beat)
    this.timer.unref()
  }

  private renew(database: Knex): Promise<number> {
    return database('idempotencyKeys')
      .where(this.mine)
      .whereNull('answer')
      .update({ leaseDate: inFuture(lease) })
  }

  /**
   * To call first in the transaction that does the work: nobody can take the key over from here to its end.
   * @throws Refusal (409) when somebody did before.
   */
  async confirm(transaction: Knex.Transaction): Promise<void> {
    if ((await this.renew(transaction)) === 0) throw new Refusal(409, wording.underWay)
  }

  /** Keeps the answer, in the transaction that did the work: both are there, or neither. */
  async keep(transaction: Knex.Transaction, requestDigest: string, answer: string): Promise<void> {
    await transaction('idempotencyKeys')
      .where(this.mine)
      .update({ requestDigest, answer, expiryDate: inFuture(keptFor) })
    this.kept = true
  }

  /** The work is over; a key that no answer was kept for is free again, for the work to be tried again. */
  async end(outcome: 'done' | 'failed'): Promise<void> {
    clearInterval(this.timer)
    await this.beating
    if (this.kept && outcome === 'done') return
    // What was kept in a transaction that failed is not there: the database knows.
    await this.database.writer('idempotencyKeys').where(this.mine).whereNull('answer').delete()
  }
}

/**
 * Takes a key for a request, or gives the answer that its first request got.
 * @throws Refusal (409) while the first one is under way, with the seconds to wait in `Retry-After`.
 */
export async function takeKey(
  database: Database,
  scope: KeyScope,
  reply: FastifyReply,
): Promise<HeldKey | GivenAnswer> {
  const owner = randomUUID()
  const taken = await database.transaction(async transaction => {
    await sqlOf(transaction).lock(transaction, `idempotency ${scope.userId} ${scope.endpoint} ${scope.key}`)
    const keys = () => transaction('idempotencyKeys')
    await keys().where('expiryDate', '<', now()).delete()
    const known: KeyRow | undefined = await keys().where(scope).first()
    if (known?.requestDigest && known.answer !== null) return new GivenAnswer(known.requestDigest, known.answer)
    if (known && known.leaseDate > now()) return Date.parse(known.leaseDate) - Date.now()
    const row = { owner, leaseDate: inFuture(lease), expiryDate: inFuture(keptFor) }
    if (known) await keys().where(scope).update(row)
    else await keys().insert({ ...scope, ...row })
    return null
  })
  if (taken instanceof GivenAnswer) return taken
  if (taken === null) return new HeldKey(database, scope, owner)
  reply.header('retry-after', String(Math.max(1, Math.ceil(taken / 1000))))
  throw new Refusal(409, wording.underWay)
}
