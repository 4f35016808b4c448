import { fastifyCookie } from '@fastify/cookie'
import fastifyCsrfProtection from '@fastify/csrf-protection'
import { fastifySession } from '@fastify/session'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPageRequest } from '../http/page-request.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { SessionStore, sessionLifetime } from './session-store.ts'
import { type Account, findAccountOf } from './users.ts'

declare module 'fastify' {
  interface Session {
    userId?: number
    /** Access version of the account when the session was opened; undefined in sessions older than versions. */
    accessVersion?: number
    /** When a code of the second factor was given in this session. */
    secondFactorDate?: string
    /** The secret that CSRF tokens are made from. */
    _csrf?: string
  }
}

/** Registers the sessions of browsers (cookie `sessionid`) and the CSRF token of their unsafe requests. */
export async function registerSessions(
  app: FastifyInstance,
  { database, background, settings }: Services,
): Promise<void> {
  await app.register(fastifyCookie)
  await app.register(fastifySession, {
    secret: settings.sessionSecret,
    cookieName: sessionCookie,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.secure, maxAge: sessionLifetime },
    store: new SessionStore(database, background),
    // Anonymous visitors have no session, and reads write nothing.
    saveUninitialized: false,
    rolling: false,
  })
  // The answer to a call that was on its way when the identifier was renewed would erase the new one: only pages erase a
  // cookie that opens nothing.
  app.addHook('onRequest', async request => {
    if (request.session.userId === undefined && !isPageRequest(request)) delete request.cookies[sessionCookie]
  })
  // The session keeps the secret; its token goes to the cookie `csrftoken` and must return in the header, as Django's
  // clients do. A site that cannot read our cookies cannot send it.
  await app.register(fastifyCsrfProtection, {
    sessionPlugin: '@fastify/session',
    getToken: request => {
      const header = request.headers['x-csrftoken']
      if (typeof header === 'string') return header
      // A form has no header of its own.
      const { csrfmiddlewaretoken: field } = (request.body ?? {}) as { readonly csrfmiddlewaretoken?: unknown }
      return typeof field === 'string' ? field : undefined
    },
  })
}

/** Signs a user in, under a new identifier: one that an attacker planted beforehand opens nothing. */
export async function openSession(
  reply: FastifyReply,
  { user, accessVersion }: Pick<Account, 'user' | 'accessVersion'>,
  settings: Settings,
  secondFactorDate?: string,
): Promise<void> {
  await reply.request.session.regenerate()
  Object.assign(reply.request.session, { userId: user.id, accessVersion, secondFactorDate })
  setCsrfCookie(reply, settings)
}

/** Renews the identifier of the session, so that a stolen one becomes useless. CSRF tokens remain valid. */
export async function renewSession(request: FastifyRequest, accessVersion: number): Promise<void> {
  await request.session.regenerate(['userId', '_csrf', 'secondFactorDate'])
  request.session.accessVersion = accessVersion
}

export function setCsrfCookie(reply: FastifyReply, { secure }: Settings): void {
  const maxAge = sessionLifetime / 1000
  reply.setCookie('csrftoken', reply.generateCsrf(), { path: '/', sameSite: 'lax', secure, maxAge })
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' })
  reply.clearCookie('csrftoken', { path: '/' })
}

/** The user of the session of the browser, if any. */
export const sessionUser = async (services: Services, request: FastifyRequest): Promise<User | null> =>
  (await sessionAccount(services, request))?.user ?? null

/** The account of the session; null when the session was opened with a former password. */
export async function sessionAccount({ database }: Services, { session }: FastifyRequest): Promise<Account | null> {
  const { userId, accessVersion = 0 } = session
  const account = userId === undefined ? null : await findAccountOf(database.reader, userId)
  return account?.accessVersion === accessVersion ? account : null
}
