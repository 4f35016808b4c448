import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { managedAmong } from '../canteens/team.ts'

/** What the user may still touch: the canteens they manage, or all for staff, who import for others. */
export class UndoRights {
  private readonly transaction: Knex.Transaction
  private readonly user: User
  private granted = false
  private refused = false

  constructor(transaction: Knex.Transaction, user: User) {
    this.transaction = transaction
    this.user = user
  }

  /** Those of the canteens that they may touch. */
  async among(canteenIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { transaction, user } = this
    const allowed = user.isStaff ? new Set(canteenIds) : await managedAmong(transaction, user.id, canteenIds)
    if (allowed.size > 0) this.granted = true
    if (canteenIds.some(id => !allowed.has(id))) this.refused = true
    return allowed
  }

  /** There was something to touch, and nothing that they may. */
  get refusedAll(): boolean {
    return this.refused && !this.granted
  }
}
