import { LRUCache } from 'lru-cache'
import type { CanteenChanges } from './changed-canteens.ts'

/** Milliseconds after which changes may be forgotten: everything is read again. Less than `keptDays` of the job. */
const longestPause = 86_400_000

export interface FollowedCanteensOptions<Entry, Scope> {
  /** What was written since a state of the database; all without one. */
  readonly read: (scope: Scope, since: string | null) => Promise<CanteenChanges<Entry>>
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
    const { state, changed } = await this.#options.read(scope, isKnown ? known.version : null)
    this.#state = { scope, version: state, date }
    if (isKnown && changed.size === 0) return
    this.#generation++
    this.#options.replace(changed, !isKnown)
  }
}
