import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { accountKey, holdUser } from '../accounts/users.ts'
import { rawRows } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { addMembers } from './add-managers.ts'

const toAddress = 'email = ? OR lower(email) = ?'

/** Puts the user on the teams that invited this address, in any case, and forgets the invitations. */
export async function acceptInvitations(transaction: Knex.Transaction, userId: number, email: string): Promise<void> {
  const invitations = await rawRows<{ canteenId: number }>(
    transaction,
    `DELETE FROM manager_invitations WHERE ${toAddress} RETURNING canteen_id`,
    [email, accountKey(email)],
  )
  const pairs = invitations.map(({ canteenId }) => ({ canteenId, userId }))
  if (pairs.length > 0) await addMembers(transaction, pairs)
}

/**
 * Accepts the invitations that await a confirmed account: an import under way while its address was being confirmed
 * still read it as unconfirmed. Writes only when an invitation waits.
 */
export async function acceptLateInvitations(
  { database }: Services,
  { id, email, emailConfirmed }: User,
): Promise<void> {
  if (!emailConfirmed) return
  const waiting = await database
    .reader('managerInvitations')
    .whereRaw(toAddress, [email, accountKey(email)])
    .first('canteenId')
  if (!waiting) return
  await database.transaction(async transaction => {
    // The address may have changed meanwhile.
    const user = await holdUser(transaction, id)
    if (user?.emailConfirmed) await acceptInvitations(transaction, id, user.email)
  })
}
