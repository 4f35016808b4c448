import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Knex } from 'knex'
import { inTime } from '../time/in-time.ts'
import { type ReplicaPosition, readPrimaryPosition, readReplicaPosition } from './log-position.ts'
import { RequiredPosition } from './required-position.ts'

declare const mayBeLate: unique symbol

/** A database that may not hold what was just committed, and cannot write: no check of rights may ask it. */
export type ReplicatedReader = Knex & { readonly [mayBeLate]: true }

/** A database that holds every commit, for checks of rights. */
export type CurrentReader = Knex & { readonly [mayBeLate]?: never }

/** Why a replica serves nobody, unless it is ready. `other` is one of another cluster, history or database. */
export const replicaStates = ['ready', 'late', 'away', 'promoted', 'other'] as const
export type ReplicaState = (typeof replicaStates)[number]

/** Milliseconds. */
const interval = 1000
/** How long an answer of the replica may take before it is left aside. */
const answerTime = 1000
/** How long a person who may have written waits for the replica before the primary serves them. */
const patience = 200
const pause = 10

/** The connections to a replica. */
export interface ReplicaPools {
  readonly reader: Knex
  /** One connection, so that no read delays the questions about its state. */
  readonly probe: Knex
  /** Ends all connections, and with them the reads that wait for an answer. */
  disconnect(): void
  close(): Promise<void>
}

/** Decides whether a streaming replica may serve in place of the primary, and watches what it has replayed. */
export class Replica {
  readonly reader: ReplicatedReader
  /** Reads that it has answered, and those that the primary has answered in its place. */
  readonly reads = { replica: 0, primary: 0 }
  readonly #primary: { readonly reader: Knex; readonly probe: Knex }
  readonly #pools: ReplicaPools
  readonly #log: FastifyBaseLogger | undefined
  readonly #required = new RequiredPosition()
  readonly #timer: NodeJS.Timeout
  #history: string | null = null
  #state: ReplicaState | null = null
  #position: number | null = null
  #isWatching = false
  #round: Promise<void> = Promise.resolve()
  /** Whether somebody has waited in vain since the last round: the next ones do not. */
  #keepsWaiting = false

  constructor(primary: { readonly reader: Knex; readonly probe: Knex }, pools: ReplicaPools, log?: FastifyBaseLogger) {
    this.#primary = primary
    this.#pools = pools
    this.#log = log
    this.reader = pools.reader as ReplicatedReader
    this.#timer = setInterval(() => void this.watch(), interval)
    this.#timer.unref()
  }

  get state(): ReplicaState {
    return this.#state ?? 'away'
  }

  /** Bytes of the log that the primary had written and the replica had not replayed, when both were last asked. */
  get delay(): number | null {
    const { last } = this.#required
    return this.#state === 'away' || this.#position === null || last === null
      ? null
      : Math.max(0, last - this.#position)
  }

  /** Asks both servers where they are. */
  watch(): Promise<void> {
    if (!this.#isWatching) this.#round = this.#watch()
    return this.#round
  }

  async #watch(): Promise<void> {
    this.#isWatching = true
    await this.#followPrimary()
    await this.#ask()
    this.#keepsWaiting = false
    this.#isWatching = false
  }

  /**
   * Whether the replica may serve a request that begins now.
   *
   * @param mayHaveWritten whether it must have replayed all that was committed so far, to show people what they wrote.
   */
  async canServe(mayHaveWritten: boolean): Promise<boolean> {
    if (this.#state !== 'ready') return false
    const wanted = mayHaveWritten ? await readPrimaryPosition(this.#primary.reader) : null
    if (wanted && wanted.history !== this.#history) return false
    const end = performance.now() + patience
    for (;;) {
      const position = await this.#ask()
      if (position === null) return false
      if (!wanted || position >= wanted.position) return true
      if (this.#keepsWaiting || performance.now() > end) {
        this.#keepsWaiting = true
        return false
      }
      await setTimeout(pause)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
    await this.#pools.close()
  }

  async #followPrimary(): Promise<void> {
    // What is true now may be later than the answer, never before the question.
    const at = performance.now()
    try {
      const { history, position } = await inTime(readPrimaryPosition(this.#primary.probe), answerTime)
      if (history !== this.#history) this.#required.forget()
      this.#history = history
      this.#required.add(position, at)
    } catch {
      // Its last known positions remain: requests that need the primary report the trouble.
    }
  }

  /** @returns what the replica has replayed; null when it may serve nobody. */
  async #ask(): Promise<number | null> {
    try {
      const answer = await inTime(readReplicaPosition(this.#pools.probe), answerTime)
      this.#position = answer.position
      this.#change(this.#judge(answer))
    } catch (error) {
      this.#pools.disconnect()
      this.#change('away', error)
    }
    if (this.#state !== 'ready') return null
    this.#required.reach(this.#position ?? 0)
    return this.#position
  }

  #judge({ inRecovery, history, position }: ReplicaPosition): ReplicaState {
    if (!inRecovery) return 'promoted'
    if (history !== this.#history) return 'other'
    return position < this.#required.value ? 'late' : 'ready'
  }

  #change(state: ReplicaState, error?: unknown): void {
    if (state === this.#state) return
    this.#state = state
    if (state === 'ready') this.#log?.info('the replica serves reads')
    else this.#log?.warn({ err: error, state }, 'the primary serves reads in place of the replica')
  }
}
