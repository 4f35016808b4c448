import { randomBytes } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import { sessionCookie } from '../../../server/http/session-cookie.ts'
import { secretHash } from '../../../server/security/secret-hash.ts'
import { Browser } from './browser.ts'
import type { Person, TestServer } from './test-server.ts'

/** A session that a person opened by their password, as the server stored it. */
interface Opened {
  readonly content: object
  readonly row: object
  readonly csrfToken: string
}
const firstSessions = new WeakMap<TestServer, Promise<Opened>>()

/**
 * Opens a session as a password does: a copy of the first one of this server, for checking a password is slow by design.
 * @returns the headers of the requests of the site's scripts.
 */
export async function openSession(
  server: TestServer,
  { id }: Person,
): Promise<{ cookie: string; 'x-csrftoken': string }> {
  const first = firstSessions.get(server) ?? openFirst(server)
  firstSessions.set(server, first)
  const { content, row, csrfToken } = await first
  const { writer } = server.app.services.database
  const { accessVersion }: { accessVersion: number } = await writer('users').where({ id }).first('accessVersion')
  const sessionId = randomBytes(24).toString('base64url')
  const own = {
    key: secretHash(sessionId),
    userId: id,
    content: JSON.stringify({ ...content, userId: id, accessVersion }),
  }
  await writer('sessions').insert({ ...row, ...own })
  const signed = fastifyCookie.sign(sessionId, server.settings.sessionSecret)
  const cookie = `${sessionCookie}=${encodeURIComponent(signed)}; csrftoken=${encodeURIComponent(csrfToken)}`
  return { cookie, 'x-csrftoken': csrfToken }
}

async function openFirst(server: TestServer): Promise<Opened> {
  const browser = new Browser(server.app)
  const { id, username } = await server.addPerson()
  await browser.signIn(username)
  const row = await server.app.services.database.reader('sessions').where('userId', id).first()
  return { content: JSON.parse(row.content), row, csrfToken: browser.cookies.get('csrftoken') ?? '' }
}
