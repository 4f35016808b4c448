import type { SignUp } from '@ma-cantine/lib/accounts/sign-up-api'
import { acceptInvitations } from '../canteens/accept-invitations.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Services } from '../services.ts'
import { confirmationEmail } from './account-emails.ts'
import { createLink } from './account-links.ts'
import { hashPassword, passwordObjections } from './passwords.ts'
import { refuse, reserveNames, takenFields } from './taken-fields.ts'
import { insertAccount } from './users.ts'

/**
 * Makes an account, puts it on the teams that waited for it and queues the message that confirms its address.
 *
 * @returns the id.
 * @throws FieldErrors for a name or an e-mail that is taken, or a password easy to guess.
 */
export async function createAccount({ database, settings }: Services, draft: SignUp): Promise<number> {
  const { password1, password2: _, cguApproved: __, ...fields } = draft
  const objections = await passwordObjections(password1, fields)
  refuse({
    ...(await takenFields(database.reader, fields)),
    ...(objections.length > 0 ? { password1: objections } : {}),
  })
  const passwordHash = await hashPassword(password1)
  return database.transaction(async transaction => {
    await reserveNames(transaction)
    refuse(await takenFields(transaction, fields))
    const id = await insertAccount(transaction, {
      username: fields.username,
      email: fields.email,
      passwordHash,
      firstName: fields.firstName,
      lastName: fields.lastName,
      phoneNumber: fields.phoneNumber ?? null,
      isDev: fields.isDev,
      creationMtmSource: fields.creationMtmSource || null,
      creationMtmCampaign: fields.creationMtmCampaign || null,
      creationMtmMedium: fields.creationMtmMedium || null,
    })
    await acceptInvitations(transaction, id, fields.email)
    const link = await createLink(transaction, 'email-confirmation', id, settings.publicUrl)
    await queueEmails(transaction, [confirmationEmail(fields.email, link)])
    return id
  })
}
