import type { SignUp } from '@ma-cantine/lib/accounts/sign-up-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { refuseFields } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { sendFirstLink } from './email-confirmation.ts'
import { hashPassword, passwordObjections } from './passwords.ts'
import { findTakenFields, reserveNames } from './taken-fields.ts'
import { recordTermsAcceptance } from './terms-acceptances.ts'
import { findUser, insertAccount } from './users.ts'

/**
 * Creates an account and queues the message that confirms its address, if it may leave now. Invitations to this address
 * wait for the confirmation.
 * @returns the user.
 * @throws FieldErrors for a name or an e-mail that is taken, or a password easy to guess.
 */
export async function createAccount({ database, settings }: Services, draft: SignUp, language: Locale): Promise<User> {
  const { password1, password2: _, cguApproved: __, ...fields } = draft
  const objections = await passwordObjections(password1, fields)
  refuseFields({
    ...(await findTakenFields(database.reader, fields)),
    ...(objections.length > 0 ? { password1: objections } : {}),
  })
  const passwordHash = await hashPassword(password1)
  return database.transaction(async transaction => {
    await reserveNames(transaction)
    refuseFields(await findTakenFields(transaction, fields))
    const id = await insertAccount(transaction, {
      username: fields.username,
      email: fields.email,
      passwordHash,
      firstName: fields.firstName,
      lastName: fields.lastName,
      phoneNumber: fields.phoneNumber ?? null,
      isDev: fields.isDev,
      language,
      creationMtmSource: fields.creationMtmSource || null,
      creationMtmCampaign: fields.creationMtmCampaign || null,
      creationMtmMedium: fields.creationMtmMedium || null,
    })
    // The draft is refused unless it accepts the terms.
    await recordTermsAcceptance(transaction, id)
    const user = await findUser(transaction, id)
    if (!user) throw new Error('The new account is not there')
    await sendFirstLink(transaction, settings, user)
    return user
  })
}
