import { Email, Password, PersonName, Username } from '@ma-cantine/lib/accounts/account-fields'
import { accountMessages } from '@ma-cantine/lib/accounts/account-messages'
import type { SignUp } from '@ma-cantine/lib/accounts/sign-up-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { type FieldMessages, refuseFields } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { sendFirstLink } from './confirmation-links.ts'
import { hashPassword, passwordObjections } from './passwords.ts'
import { findTakenFields, reserveNames } from './taken-fields.ts'
import { recordTermsAcceptance } from './terms-acceptances.ts'
import { findUser, insertAccount } from './users.ts'

/** The parts of a draft that are right by themselves. */
const partsOf = (draft: Readonly<Record<string, unknown>>) => {
  const part = <Schema extends z.ZodType>(schema: Schema, value: unknown) => schema.safeParse(value).data
  return {
    username: part(Username, draft.username),
    email: part(Email, draft.email),
    firstName: part(PersonName, draft.firstName),
    lastName: part(PersonName, draft.lastName),
    password1: part(Password, draft.password1),
  }
}

/** What else is wrong with a draft that is refused already: all its errors come in one answer. */
export async function refuseMoreOfDraft(
  database: Knex,
  draft: Readonly<Record<string, unknown>>,
): Promise<FieldMessages> {
  const { password1, password2 } = draft
  return {
    ...(await objectionsTo(database, partsOf(draft))),
    ...(typeof password1 === 'string' && typeof password2 === 'string' && password1 !== password2
      ? { password2: [accountMessages('passwords-differ')] }
      : {}),
  }
}

/** What only stored names and dictionaries tell. */
async function objectionsTo(
  database: Knex,
  { password1, ...fields }: ReturnType<typeof partsOf>,
): Promise<FieldMessages> {
  const objections = password1 === undefined ? [] : await passwordObjections(password1, fields)
  return {
    ...(await findTakenFields(database, fields)),
    ...(objections.length > 0 ? { password1: objections } : {}),
  }
}

/**
 * Creates an account and queues the message that confirms its address, if it may leave now. Invitations to this address
 * wait for the confirmation.
 * @returns the user.
 * @throws FieldErrors for a name or an e-mail that is taken, or a password easy to guess.
 */
export async function createAccount({ database, settings }: Services, draft: SignUp, language: Locale): Promise<User> {
  const { password1, password2: _, cguApproved: __, ...fields } = draft
  refuseFields(await objectionsTo(database.reader, { ...fields, password1 }))
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
