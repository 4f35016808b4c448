import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { Email, Password, PersonName } from './account-fields.ts'
import { User } from './user.ts'
import { jobs, userSources } from './user-fields.ts'

/** Answers 204 to a visitor and to a token: applications call `userInfo/`. */
export const getLoggedUser = endpoint({
  method: 'GET',
  path: '/api/v1/loggedUser/',
  summary: 'Donne l’utilisateur dont la session est ouverte',
  access: 'public',
  answer: User.optional(),
})

/** The user that an application works for; 204 for a visitor. */
export const getUserInfo = endpoint({
  method: 'GET',
  path: '/api/v1/userInfo/',
  summary: 'Donne le nom de l’utilisateur',
  access: 'public',
  scope: 'user:read',
  answer: z
    .object({ username: z.string(), firstName: z.string(), lastName: z.string(), avatar: z.string().nullable() })
    .optional(),
})

const freeText = z.string().max(5000).nullable()

/** The properties of their account that a user may change; others in the body are ignored. */
export const UserChanges = z
  .object({
    email: Email,
    /** The current password. The site asks for it when the e-mail changes; when present, it must be right. */
    password: Password,
    phoneNumber: z.string().trim().max(50).nullable(),
    firstName: PersonName,
    lastName: PersonName,
    /** `data:image/…;base64,…` of a PNG, JPEG, WebP or GIF image; an address means no change, null none at all. */
    avatar: z.string().nullable(),
    isDev: z.boolean(),
    job: z.enum(jobs).nullable(),
    otherJobDescription: freeText,
    source: z.enum(userSources).nullable(),
    otherSourceDescription: freeText,
    optOutReminderEmails: z.boolean(),
    essentialRemindersOnly: z.boolean(),
    wantsMonthPoint: z.boolean(),
  })
  .partial()
export type UserChanges = z.output<typeof UserChanges>

/**
 * A new e-mail replaces the current one once it is confirmed. Until then it is `pendingEmail`, while its link is valid,
 * and nobody can sign in with it. Any other id than the caller's gets 403, whether it exists or not.
 */
export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/v1/user/:userId',
  summary: 'Modifie son compte',
  access: 'user',
  limit: 'passwordCheck',
  params: z.object({ userId: PathId }),
  body: UserChanges,
  answer: User,
})

/** The current address stays. Does nothing when no change is pending. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/v1/emailChange/',
  summary: 'Renonce à la nouvelle adresse e-mail qui attend d’être confirmée',
  access: 'user',
})
