import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { User } from './user.ts'

export const Credentials = z.object({
  /** A user name or an e-mail address, in any case. */
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(1024),
})

/** A personal access token, without its secret. */
export const AccessToken = z.object({
  id: z.int(),
  name: z.string(),
  creationDate: z.iso.datetime({ offset: true }),
  lastUseDate: z.iso.datetime({ offset: true }).nullable(),
})
export type AccessToken = z.output<typeof AccessToken>

/** Opens a session: the answer sets the cookies `sessionid` and `csrftoken`. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/session/',
  summary: 'Ouvre une session avec un identifiant et un mot de passe',
  access: 'anonymous',
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

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/v1/tokens/',
  summary: 'Liste les jetons d’accès personnels',
  access: 'user',
  answer: z.array(AccessToken),
})

/** The secret is in this answer and nowhere else: only its hash is stored. */
export const createToken = endpoint({
  method: 'POST',
  path: '/api/v1/tokens/',
  summary: 'Crée un jeton d’accès personnel',
  access: 'user',
  body: z.object({ name: z.string().trim().min(1).max(100) }),
  answer: AccessToken.extend({ token: z.string() }),
  created: true,
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/v1/tokens/:tokenId/',
  summary: 'Révoque un jeton d’accès personnel',
  access: 'user',
  params: z.object({ tokenId: z.coerce.number().int().positive() }),
})
