import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { importReachOf, selectManaged } from '../teams/managed-canteens.ts'

/** The canteens that the caller may still change: those that are locked and that they manage. */
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

  /** The canteens among these that the caller may change. */
  async keepAllowed(canteenIds: readonly number[]): Promise<ReadonlySet<number>> {
    const locked = canteenIds.filter(id => this.locked.has(id))
    const allowed = await selectManaged(this.transaction, importReachOf(this.caller), locked)
    if (allowed.size > 0) this.granted = true
    if (canteenIds.some(id => !allowed.has(id))) this.refused = true
    return allowed
  }

  /** Whether the caller was refused each canteen, and there was one at least. */
  get areAllRefused(): boolean {
    return this.refused && !this.granted
  }
}
