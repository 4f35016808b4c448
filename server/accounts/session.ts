import { fastifyCookie } from '@fastify/cookie'
import fastifyCsrfProtection from '@fastify/csrf-protection'
import { fastifySession } from '@fastify/session'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../http/session-cookie.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { SessionStore, sessionLifetime } from './session-store.ts'
import { type Account, findAccountOf } from './users.ts'

declare module 'fastify' {
  interface Session {
    userId?: number
    /** Of the account when the session was opened; left out, it was opened before there were any. */
    accessVersion?: number
    /** The secret that CSRF tokens are made from. */
    _csrf?: string
  }
}

/** The session of browsers: cookie `sessionid`, and the CSRF token that its unsafe requests must carry. */
export async function useSessions(app: FastifyInstance, { database, background, settings }: Services): Promise<void> {
  await app.register(fastifyCookie)
  await app.register(fastifySession, {
    secret: settings.sessionSecret,
    cookieName: sessionCookie,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.secure, maxAge: sessionLifetime },
    store: new SessionStore(database, background),
    // A visitor has no session, and a read writes nothing.
    saveUninitialized: false,
    rolling: false,
  })
  // The secret stays in the session; a token made from it is given in the cookie `csrftoken` and must come back in the
  // header, as Django's clients do. A site that cannot read our cookies cannot send it.
  await app.register(fastifyCsrfProtection, {
    sessionPlugin: '@fastify/session',
    getToken: request => {
      const header = request.headers['x-csrftoken']
      return typeof header === 'string' ? header : undefined
    },
  })
}

/** Signs somebody in. The identifier is a new one: one that somebody planted beforehand opens nothing. */
export async function openSession(
  reply: FastifyReply,
  { user, accessVersion }: Pick<Account, 'user' | 'accessVersion'>,
  settings: Settings,
): Promise<void> {
  await reply.request.session.regenerate()
  Object.assign(reply.request.session, { userId: user.id, accessVersion })
  giveCsrfToken(reply, settings)
}

/** The same session under a new identifier: one that was stolen is worth nothing any more. CSRF tokens stay good. */
export async function renewSession(request: FastifyRequest, accessVersion: number): Promise<void> {
  await request.session.regenerate(['userId', '_csrf'])
  request.session.accessVersion = accessVersion
}

export function giveCsrfToken(reply: FastifyReply, { secure }: Settings): void {
  const maxAge = sessionLifetime / 1000
  reply.setCookie('csrftoken', reply.generateCsrf(), { path: '/', sameSite: 'lax', secure, maxAge })
}

export function forgetCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' })
  reply.clearCookie('csrftoken', { path: '/' })
}

/** Whose session the browser has open. */
export const sessionUser = async (services: Services, request: FastifyRequest): Promise<User | null> =>
  (await sessionAccount(services, request))?.user ?? null

/** A session that was opened with a former password, or at the moment it was replaced, is none. */
export async function sessionAccount({ database }: Services, { session }: FastifyRequest): Promise<Account | null> {
  const { userId, accessVersion = 0 } = session
  const account = userId === undefined ? null : await findAccountOf(database.reader, userId)
  return account?.accessVersion === accessVersion ? account : null
}
