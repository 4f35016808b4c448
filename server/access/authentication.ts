import type { FastifyRequest } from 'fastify'
import { accessTokenRights } from '../accounts/access-token-rights.ts'
import { tokenPrefix } from '../accounts/access-tokens.ts'
import { requireSecondFactor } from '../accounts/second-factor/require-second-factor.ts'
import { sessionAccount } from '../accounts/session.ts'
import type { Rights } from '../http/access.ts'
import type { Caller } from '../http/caller.ts'
import { refusedToken } from '../http/token-refusal.ts'
import { applicationTokenRights } from '../oauth/application-tokens.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'

/** The checks of rights that routes call. */
export const rightsOf = (services: Services): Rights => ({
  authenticate: request => authenticate(services, request),
  requireManaged: (caller, canteenId) => requireManaged(services.database.reader, reachOf(caller), canteenId),
  requireSecondFactor: ({ user }, { session }) =>
    requireSecondFactor(services.database.reader, user.id, session.secondFactorDate),
})

/**
 * Finds the caller: the owner of the token or of the session; null for an anonymous request.
 * @throws Refusal (403) for an invalid token, even on a public endpoint, so that its sender notices.
 */
async function authenticate(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) return tokenCaller(services, authorization)
  const account = await sessionAccount(services, request)
  if (!account) return null
  const { user, accessVersion } = account
  return { user, accessVersion, by: 'session', throughId: null, scopes: null, canteenIds: null }
}

/** A token has the characters of RFC 6750, §2.1. */
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
