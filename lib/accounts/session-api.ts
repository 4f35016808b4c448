import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { User } from './user.ts'

/** Six digits of an application, or a recovery code; spaces and hyphens do not count. */
export const SecondFactorCode = z.string().trim().min(1).max(40)

/** What opens a session. */
export const Credentials = z.object({
  /** A user name or an e-mail address, in any case. */
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(1024),
  /** For an account that has a second factor: without it, the answer is an error of this field. */
  code: SecondFactorCode.optional(),
})

/** Opens a session: the answer sets the cookies `sessionid` and `csrftoken`. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/session/',
  summary: 'Ouvre une session avec un identifiant et un mot de passe',
  access: 'public',
  limit: 'signIn',
  body: Credentials,
  answer: User,
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/v1/session/',
  summary: 'Ferme la session',
  access: 'user',
})
