import type { UserChanges } from '@ma-cantine/lib/accounts/profile-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { cancelReminders } from '../emails/waiting-reminders.ts'
import type { Caller } from '../http/caller.ts'
import { isImageAddress } from '../http/image.ts'
import { FieldErrors } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { readAvatar, replaceAvatar } from './avatars.ts'
import { requestAddressChange } from './email-confirmation.ts'
import { lockCaller } from './lock-caller.ts'
import { findUser } from './users.ts'

/**
 * Changes the account of the caller. A new e-mail only takes effect once it is confirmed.
 *
 * @returns the updated user.
 * @throws FieldErrors for an e-mail that is taken or an image that is refused.
 */
export async function changeUser(
  { database, settings }: Services,
  caller: Caller,
  changes: UserChanges,
): Promise<User> {
  const { id } = caller.user
  const { avatar, email, password: _, ...columns } = changes
  const image = avatarChange(avatar)
  return database.transaction(async transaction => {
    const before = await lockCaller(transaction, caller)
    const update = {
      ...columns,
      ...(image === undefined ? {} : { avatar: await replaceAvatar(transaction, id, image) }),
    }
    if (Object.keys(update).length > 0) await transaction('users').where({ id }).update(update)
    if (columns.optOutReminderEmails || columns.essentialRemindersOnly) await cancelReminders(transaction, id)
    if (email !== undefined && email !== before.email) {
      await requestAddressChange(transaction, settings, before, email)
    }
    const user = await findUser(transaction, id)
    if (!user) throw new Error('the account of this session is not there')
    return user
  })
}

/** Undefined without a change: no value, or the address of the current image. */
function avatarChange(avatar: string | null | undefined) {
  if (avatar === undefined || avatar === null) return avatar
  if (isImageAddress(avatar)) return undefined
  const image = readAvatar(avatar)
  if ('code' in image) throw new FieldErrors({ avatar: [image] })
  return image
}
