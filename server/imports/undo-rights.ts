import type { Knex } from 'knex'
import type { Caller } from '../accounts/authentication.ts'
import { reaches, reachOf } from '../canteens/reach.ts'
import { managedAmong } from '../canteens/team.ts'

/**
 * What the caller may still touch: the canteens they manage, or all for staff, who import for others; of these, those that
 * their token is limited to.
 */
export class UndoRights {
  private readonly transaction: Knex.Transaction
  private readonly caller: Caller
  private granted = false
  private refused = false

  constructor(transaction: Knex.Transaction, caller: Caller) {
    this.transaction = transaction
    this.caller = caller
  }

  /** Those of the canteens that they may touch. */
  async among(canteenIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { transaction, caller } = this
    const { user } = caller
    const within = canteenIds.filter(id => reaches(reachOf(caller), id))
    const allowed = user.isStaff ? new Set(within) : await managedAmong(transaction, user.id, within)
    if (allowed.size > 0) this.granted = true
    if (canteenIds.some(id => !allowed.has(id))) this.refused = true
    return allowed
  }

  /** There was something to touch, and nothing that they may. */
  get refusedAll(): boolean {
    return this.refused && !this.granted
  }
}
