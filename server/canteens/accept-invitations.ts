import type { Knex } from 'knex'
import { accountKey } from '../accounts/users.ts'
import { rawRows } from '../database/sql.ts'
import { addMembers } from './add-managers.ts'

/** Puts the user on the teams that invited this address, in any case, and forgets the invitations. */
export async function acceptInvitations(transaction: Knex.Transaction, userId: number, email: string): Promise<void> {
  const invitations = await rawRows<{ canteenId: number }>(
    transaction,
    'DELETE FROM manager_invitations WHERE email = ? OR lower(email) = ? RETURNING canteen_id',
    [email, accountKey(email)],
  )
  const pairs = invitations.map(({ canteenId }) => ({ canteenId, userId }))
  if (pairs.length > 0) await addMembers(transaction, pairs)
}
