import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyRequest } from 'fastify'
import type { Origin } from '../history/history.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { tokenOwner } from './access-tokens.ts'
import { findUser } from './users.ts'

export interface Caller {
  readonly user: User
  readonly by: 'session' | 'token' | 'application'
  /** Of the personal access token or of the application; null for a session. */
  readonly throughId: number | null
}

/** What the history says of a change that this caller makes. */
export const originOf = ({ user, by, throughId }: Caller): Origin => ({ userId: user.id, through: by, throughId })

const badToken = 'Ce jeton d’accès n’est pas valable, ou il a été révoqué.'

/**
 * Who makes the request: the owner of its token, or of its session, or nobody.
 * @throws Refusal (403) for a token that is not valid, everywhere: who sends one wants to know.
 */
export async function authenticate(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const { authorization } = request.headers
  const { reader } = services.database
  if (authorization !== undefined) {
    const token = /^Bearer +(mc_\S+)$/i.exec(authorization.trim())?.[1]
    const owner = token ? await tokenOwner(services, token) : null
    const user = owner && (await findUser(reader, owner.userId))
    if (!owner || !user) throw new Refusal(403, badToken)
    return { user, by: 'token', throughId: owner.tokenId }
  }
  const { userId } = request.session
  const user = userId === undefined ? null : await findUser(reader, userId)
  return user && { user, by: 'session', throughId: null }
}
