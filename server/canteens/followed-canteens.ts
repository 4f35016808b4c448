import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { atOneMoment, type CanteenChanges } from './changed-canteens.ts'

/** Milliseconds after which changes may be forgotten: everything is read again. Less than `keptDays` of the job. */
const longestPause = 86_400_000

export interface FollowedCanteensOptions<Entry, Scope> {
  readonly database: Knex
  /** What was written since a state of the database; all without one. */
  readonly read: (database: Knex, scope: Scope, since: string | null) => Promise<CanteenChanges<Entry>>
  /** Takes what was read, in the place of what is known of these canteens, or of all. */
  readonly replace: (changed: CanteenChanges<Entry>['changed'], isAfresh: boolean) => void
}

/**
 * Keeps what a feature asks of all canteens in the memory of a node. Each request reads the canteens that were written since
 * the one before, by this node or another, and no others. `Scope` is what all entries depend on, like the year of the
 * reports: another one reads everything again.
 */
export class FollowedCanteens<Entry, Scope = null> {
  readonly #options: FollowedCanteensOptions<Entry, Scope>
  readonly #cache = new LRUCache<string, Promise<unknown>>({ max: 2_000 })
  #state: { readonly scope: Scope; readonly version: string; readonly date: number } | null = null
  #generation = 0
  #last: Promise<void> = Promise.resolve()
  #next: { readonly scope: Scope; readonly done: Promise<void> } | null = null

  constructor(options: FollowedCanteensOptions<Entry, Scope>) {
    this.#options = options
  }

  /**
   * Makes the entries as new as the last commit before the call. Refreshes run one after the other, for an older answer
   * must not replace a newer one; those who ask while one runs share the next.
   */
  refresh(scope: Scope): Promise<void> {
    if (this.#next?.scope === scope) return this.#next.done
    const done = this.#last
      // Its failure was told to those who waited for it.
      .catch(() => {})
      .then(() => {
        if (this.#next?.done === done) this.#next = null
        return this.#read(scope)
      })
    this.#last = done
    this.#next = { scope, done }
    return done
  }

  /**
   * Compares what is followed with all that the database holds, at one moment. What differs is replaced: the figures are
   * right again, and a trigger is missing.
   *
   * @param known the entries, as they are followed.
   * @returns how many canteens differed; null before the first request, which reads them all.
   */
  async verify(known: () => ReadonlyMap<number, Entry>): Promise<number | null> {
    const verified = this.#last
      .catch(() => {})
      .then(async () => {
        const state = this.#state
        if (!state) return null
        const { database, read, replace } = this.#options
        const [changes, all] = await atOneMoment(database, async transaction => [
          await read(transaction, state.scope, state.version),
          await read(transaction, state.scope, null),
        ])
        const entries = known()
        const ids = new Set([...entries.keys(), ...all.changed.keys()].filter(id => !changes.changed.has(id)))
        const different = [...ids].flatMap(id => {
          const entry = all.changed.get(id) ?? null
          return isDeepStrictEqual(entries.get(id) ?? null, entry) ? [] : [[id, entry] as const]
        })
        this.#state = { ...state, version: all.state }
        this.#generation++
        replace(new Map([...changes.changed, ...different]), false)
        return different.length
      })
    // Its failure is told to who asked; nobody waits for the next link of the chain.
    this.#last = verified.then(
      () => {},
      () => {},
    )
    return verified
  }

  /** The value of a key, made once for all who ask before a canteen changes. What fails is not kept. */
  cached<Value>(key: readonly unknown[], make: () => Promise<Value>): Promise<Value> {
    const text = JSON.stringify([this.#generation, ...key])
    const known = this.#cache.get(text) as Promise<Value> | undefined
    if (known) return known
    const made = make()
    this.#cache.set(text, made)
    made.catch(() => this.#cache.delete(text))
    return made
  }

  async #read(scope: Scope): Promise<void> {
    const date = Date.now()
    const known = this.#state
    const isKnown = known?.scope === scope && date - known.date < longestPause
    const { state, changed } = await this.#options.read(this.#options.database, scope, isKnown ? known.version : null)
    this.#state = { scope, version: state, date }
    if (isKnown && changed.size === 0) return
    this.#generation++
    this.#options.replace(changed, !isKnown)
  }
}
