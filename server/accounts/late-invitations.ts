import type { User } from '@ma-cantine/lib/accounts/user'
import type { Services } from '../services/services.ts'
import { acceptInvitations, isInvited } from '../teams/invitations.ts'
import { holdUser } from './users.ts'

/**
 * Accepts the invitations that await a confirmed account: an import under way while its address was being confirmed
 * still read it as unconfirmed. Writes only when an invitation waits.
 */
export async function acceptLateInvitations(
  { database }: Services,
  { id, email, emailConfirmed }: User,
): Promise<void> {
  if (!emailConfirmed || !(await isInvited(database.reader, email))) return
  await database.transaction(async transaction => {
    // The address may have changed meanwhile.
    const user = await holdUser(transaction, id)
    if (user?.emailConfirmed) await acceptInvitations(transaction, id, user.email)
  })
}
