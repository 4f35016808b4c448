import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Knex } from 'knex'
import type { Origin } from '../history/history.ts'
import { releaseClaim } from './claims.ts'
import { endLinksOf } from './end-weighing-links.ts'
import { deleteInvitations } from './invitations.ts'
import { teamMembers } from './team-members.ts'

/** A manager who was removed. */
export interface RemovedMember {
  readonly id: number
  readonly email: string
  readonly emailConfirmed: boolean
  readonly language: 'fr' | 'en'
}

/**
 * Removes the manager with this e-mail, the exact one or the only one that differs by case, and the invitations to it.
 * @returns the manager, or whether there was an invitation.
 */
export async function removeFromTeam(
  transaction: Knex.Transaction,
  origin: Origin,
  canteenId: number,
  email: string,
): Promise<{ readonly member: RemovedMember | undefined; readonly wasInvited: boolean }> {
  const members: RemovedMember[] = await transaction
    .from(transaction.raw(teamMembers))
    .where({ canteenId, emailKey: accountKey(email) })
    .select('id', 'email', 'emailConfirmed', 'language')
  const member = members.find(member => member.email === email) ?? (members.length === 1 ? members[0] : undefined)
  if (member) await removeMember(transaction, origin, canteenId, member.id)
  return { member, wasInvited: await deleteInvitations(transaction, canteenId, email) }
}

/** Takes a user off a team, and ends what they could still open without their account. */
export async function removeMember(
  transaction: Knex.Transaction,
  origin: Origin,
  canteenId: number,
  userId: number,
): Promise<void> {
  await transaction('canteenManagers').where({ canteenId, userId }).delete()
  await releaseClaim(transaction, canteenId, userId)
  await endLinksOf(transaction, origin, [userId], canteenId)
}
