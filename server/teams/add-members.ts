import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { settleRequestsOf } from './join-requests.ts'

const memberColumns = { canteen_id: 'integer', user_id: 'integer' } as const

export interface Member {
  readonly canteenId: number
  readonly userId: number
}

/**
 * Adds users to teams, unless they are members already, and settles their requests to join them.
 * @returns the new memberships.
 */
export async function addMembers(transaction: Knex.Transaction, pairs: readonly Member[]): Promise<Member[]> {
  const added = await rawRows<Member>(
    transaction,
    `INSERT INTO canteen_managers (canteen_id, user_id)
     SELECT canteen_id, user_id FROM ${sqlOf(transaction).jsonRows(memberColumns)} AS given WHERE true
     ON CONFLICT DO NOTHING RETURNING canteen_id, user_id`,
    [JSON.stringify(pairs.map(({ canteenId, userId }) => [canteenId, userId]))],
  )
  if (added.length > 0) await settleRequestsOf(transaction, added)
  return added
}
