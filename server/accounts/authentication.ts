import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { refusedToken } from '../http/token-refusal.ts'
import { applicationTokenRights } from '../oauth/application-tokens.ts'
import type { Services } from '../services/services.ts'
import { accessTokenRights, tokenPrefix } from './access-tokens.ts'
import { type Account, findAccountOf } from './users.ts'

/**
 * Who makes the request: the owner of its token, or of its session, or nobody.
 * @throws Refusal (403) for a token that is not valid, everywhere: who sends one wants to know.
 */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) return tokenCaller(services, authorization)
  const account = await sessionAccount(services, request)
  if (!account) return null
  const { user, accessVersion } = account
  return { user, accessVersion, by: 'session', throughId: null, scopes: null, canteenIds: null }
}

/** Whose session the browser has open. */
export const sessionUser = async (services: Services, request: FastifyRequest): Promise<User | null> =>
  (await sessionAccount(services, request))?.user ?? null

/** A session that was opened with a former password, or at the moment it was replaced, is none. */
async function sessionAccount({ database }: Services, { session }: FastifyRequest): Promise<Account | null> {
  const { userId, accessVersion = 0 } = session
  const account = userId === undefined ? null : await findAccountOf(database.reader, userId)
  return account?.accessVersion === accessVersion ? account : null
}

/** The characters of a token are those of RFC 6750, §2.1. */
const bearer = /^Bearer +([\w.~+/-]+=*)$/i

async function tokenCaller(services: Services, authorization: string): Promise<Caller> {
  const token = bearer.exec(authorization.trim())?.[1]
  if (!token) throw refusedToken('malformed')
  const verdict = token.startsWith(tokenPrefix)
    ? await accessTokenRights(services, token)
    : await applicationTokenRights(services, token)
  if (typeof verdict === 'string') throw refusedToken(verdict)
  const { user, ...rights } = verdict
  if (!user) throw refusedToken('closed-account')
  return { ...rights, user }
}
