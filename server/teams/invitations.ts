import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { addMembers } from './add-members.ts'

interface Invitation {
  readonly id: number
  readonly canteenId: number
  readonly email: string
}

/** The invitations to the teams of these canteens, oldest first. */
export const listInvitations = (database: Knex, canteenIds: readonly number[]): Promise<Invitation[]> =>
  database('managerInvitations')
    .where(inList(database, 'canteenId', canteenIds))
    .orderBy('id')

/** The invitations to the team of a canteen with their dates, the latest first. */
export const listDatedInvitations = (
  database: Knex,
  canteenId: number,
  limit: number,
): Promise<(Invitation & { readonly creationDate: string })[]> =>
  database('managerInvitations').where({ canteenId }).orderBy('id', 'desc').limit(limit)

const toAddress = 'email = ? OR lower(email) = ?'

/** Whether a team has invited this address, in any case. */
export async function isInvited(database: Knex, email: string): Promise<boolean> {
  const invitation: unknown = await database('managerInvitations')
    .whereRaw(toAddress, [email, accountKey(email)])
    .first('canteenId')
  return invitation !== undefined
}

/** Adds the user to the teams that invited this address, in any case, and deletes the invitations. */
export async function acceptInvitations(transaction: Knex.Transaction, userId: number, email: string): Promise<void> {
  const invitations = await rawRows<{ canteenId: number }>(
    transaction,
    `DELETE FROM manager_invitations WHERE ${toAddress} RETURNING canteen_id`,
    [email, accountKey(email)],
  )
  const pairs = invitations.map(({ canteenId }) => ({ canteenId, userId }))
  if (pairs.length > 0) await addMembers(transaction, pairs)
}

/** Withdraws the invitations of a canteen to this address, in any case. @returns whether there was one. */
export async function deleteInvitations(
  transaction: Knex.Transaction,
  canteenId: number,
  email: string,
): Promise<boolean> {
  const deleted = await transaction('managerInvitations')
    .where({ canteenId })
    .whereRaw(`(${toAddress})`, [email, accountKey(email)])
    .delete()
  return deleted > 0
}
