import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { Email, Password, PersonName } from './account-fields.ts'
import { jobs, User, userSources } from './user.ts'

/** 204 for a visitor, and for a token: an application asks `userInfo/`. */
export const getLoggedUser = endpoint({
  method: 'GET',
  path: '/api/v1/loggedUser/',
  summary: 'Donne l’utilisateur dont la session est ouverte',
  access: 'public',
  answer: User.optional(),
})

/** Who an application works for; 204 for a visitor. */
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

/** What somebody may change of their own account; anything else in the body is left aside. */
export const UserChanges = z
  .object({
    email: Email,
    /** The site asks for it when the e-mail changes; given, it must be the account's. */
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
  })
  .partial()
export type UserChanges = z.output<typeof UserChanges>

/**
 * Another e-mail replaces the former one once it is confirmed: until then it is `pendingEmail`, as long as its link is
 * good, and nobody signs in with it. The id of anybody else answers 403, whether it exists or not.
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

/** The former address stays; nothing happens when no other awaits. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/v1/emailChange/',
  summary: 'Renonce à la nouvelle adresse e-mail qui attend d’être confirmée',
  access: 'user',
})
