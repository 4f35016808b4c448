import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { importReachOf, managedAmong } from '../teams/managed-canteens.ts'

/** What the caller may still touch: of the canteens that are locked, those that they manage. */
export class UndoRights {
  private readonly transaction: Knex.Transaction
  private readonly caller: Caller
  private readonly locked: ReadonlySet<number>
  private granted = false
  private refused = false

  constructor(transaction: Knex.Transaction, caller: Caller, locked: Iterable<number>) {
    this.transaction = transaction
    this.caller = caller
    this.locked = new Set(locked)
  }

  /** Those of the canteens that they may touch. */
  async among(canteenIds: readonly number[]): Promise<ReadonlySet<number>> {
    const locked = canteenIds.filter(id => this.locked.has(id))
    const allowed = await managedAmong(this.transaction, importReachOf(this.caller), locked)
    if (allowed.size > 0) this.granted = true
    if (canteenIds.some(id => !allowed.has(id))) this.refused = true
    return allowed
  }

  /** There was something to touch, and nothing that they may. */
  get refusedAll(): boolean {
    return this.refused && !this.granted
  }
}
