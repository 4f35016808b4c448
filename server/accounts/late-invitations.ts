import type { User } from '@ma-cantine/lib/accounts/user'
import type { Services } from '../services/services.ts'
import { acceptInvitations, isInvited } from '../teams/invitations.ts'
import { lockUser } from './users.ts'

/**
 * Accepts the invitations that wait for a confirmed account: an import that ran during the confirmation still saw it as
 * unconfirmed. Writes only when there is one.
 */
export async function acceptLateInvitations(
  { database }: Services,
  { id, email, emailConfirmed }: User,
): Promise<void> {
  if (!emailConfirmed || !(await isInvited(database.reader, email))) return
  await database.transaction(async transaction => {
    // The address may have changed since.
    const user = await lockUser(transaction, id)
    if (user?.emailConfirmed) await acceptInvitations(transaction, id, user.email)
  })
}
