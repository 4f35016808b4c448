import type { UserChanges } from '@ma-cantine/lib/accounts/profile-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { queueEmails } from '../emails/outbox.ts'
import { FieldErrors } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { confirmationEmail, emailChangedEmail } from './account-emails.ts'
import { createLink, endLinks } from './account-links.ts'
import { readImage, replaceAvatar } from './avatars.ts'
import { refuse, reserveNames, takenFields } from './taken-fields.ts'
import { accountKey, findUser } from './users.ts'

/**
 * Changes what the user may change of their own account.
 *
 * @returns the user as they are now.
 * @throws FieldErrors for an e-mail that is taken or an image that cannot be kept.
 */
export async function changeUser({ database, settings }: Services, id: number, changes: UserChanges): Promise<User> {
  const { avatar, email, ...columns } = changes
  const image = avatarChange(avatar)
  return database.transaction(async transaction => {
    if (email !== undefined) {
      await reserveNames(transaction)
      refuse(await takenFields(transaction, { id, email }))
    }
    const before = await findUser(transaction, id)
    const update = {
      ...columns,
      ...(email === undefined ? {} : { email, emailKey: accountKey(email) }),
      ...(image === undefined ? {} : { avatar: await replaceAvatar(transaction, id, image) }),
    }
    if (Object.keys(update).length > 0) await transaction('users').where({ id }).update(update)
    if (before && email !== undefined && email !== before.email) {
      await transaction('users').where({ id }).update({ emailConfirmed: false })
      // Those that were sent to the former address.
      await endLinks(transaction, id)
      const link = await createLink(transaction, 'email-confirmation', id, settings.publicUrl)
      await queueEmails(transaction, [
        confirmationEmail(email, link),
        emailChangedEmail(before.email, settings.publicUrl),
      ])
    }
    const user = await findUser(transaction, id)
    if (!user) throw new Error('the account of this session is not there')
    return user
  })
}

/** Undefined for no change: nothing given, or the address of the image that there is. */
function avatarChange(avatar: string | null | undefined) {
  if (avatar === undefined || avatar === null) return avatar
  if (/^(https?:\/)?\//.test(avatar)) return undefined
  const image = readImage(avatar)
  if (typeof image === 'string') throw new FieldErrors({ avatar: [image] })
  return image
}
