import { scopes } from '@ma-cantine/lib'
import { Browser } from './browser.ts'
import { applicationToken, personalToken } from './make-token.ts'
import { makeSiret } from './sirets.ts'
import { signInWithCode } from './staff.ts'
import type { Person, TestServer } from './test-server.ts'

/** A caller, with the headers of their requests. */
export interface Caller {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

/** A canteen with its manager and their data, created for each operation, which may delete them; and other people. */
export interface World {
  readonly manager: Person
  readonly siret: string
  readonly canteenId: number
  readonly tokenId: number
  readonly anonymous: Caller
  readonly user: Caller
  /** A user with an unconfirmed address, on no team even where invited. */
  readonly unconfirmed: Caller
  readonly managing: Caller
  /** The manager, through a token limited to another canteen of theirs. */
  readonly limited: Caller
  readonly elected: Caller
  readonly staff: Caller
  /** All of these, and callers with a valid token, an invalid one, or a session without its CSRF token. */
  readonly callers: readonly Caller[]
}

/** People without any relation to the canteen. */
interface Others {
  readonly user: Caller
  readonly unconfirmed: Caller
  readonly elected: Caller
  readonly staff: Caller
}

/** Hashing passwords is slow: all worlds of a server share the same people, until one of them is deleted. */
const othersOf = new WeakMap<TestServer, Others>()

async function makeOthers(server: TestServer): Promise<Others> {
  const known = othersOf.get(server)
  if (known && (await areSignedIn(server, Object.values(known)))) return known
  const [user, unconfirmed, elected, staff] = await Promise.all([
    server.addPerson(),
    server.addPerson({ emailConfirmed: false }),
    server.addPerson(),
    server.addPerson({ isStaff: true }),
  ])
  await server.app.services.database.writer('users').where('id', elected.id).update({ isElectedOfficial: true })
  const others = {
    user: await session(server, 'a user', user),
    unconfirmed: await session(server, 'an address not confirmed', unconfirmed),
    elected: await session(server, 'an elected official', elected),
    staff: callerOf('a member of the staff', await signInWithCode(server, staff)),
  }
  othersOf.set(server, others)
  return others
}

async function areSignedIn({ app }: TestServer, callers: readonly Caller[]): Promise<boolean> {
  const answers = await Promise.all(callers.map(({ headers }) => app.inject({ url: '/api/v1/loggedUser/', headers })))
  return answers.every(({ statusCode }) => statusCode === 200)
}

let canteens = 0

export async function makeWorld(server: TestServer): Promise<World> {
  const { user, unconfirmed, elected, staff } = await makeOthers(server)
  // Unconfirmed, to request the link that confirms the address.
  const manager = await server.addPerson({ emailConfirmed: false })
  const siret = makeSiret(++canteens)
  const canteenId = await server.addCanteen(siret, [manager])
  const otherCanteenId = await server.addCanteen(makeSiret(++canteens), [manager])
  const { reader } = server.app.services.database
  const token: { id: number } = await reader('accessTokens').where('userId', manager.id).first('id')
  const application = await applicationToken(server, manager, scopes)
  const elsewhere = await personalToken(server, manager, scopes, { canteenIds: [otherCanteenId] })

  const anonymous = { name: 'a visitor', headers: {} }
  const managing = await session(server, 'a manager', manager)
  const forged = { name: 'another site', headers: { cookie: managing.headers.cookie as string } }
  const byToken = { name: 'a script of a manager', headers: manager.headers }
  const byApplication = { name: 'an application of a manager', headers: application.headers }
  const limited = { name: 'a script limited to another canteen', headers: elsewhere.headers }
  const stranger = { name: 'a wrong token', headers: { authorization: 'Bearer mc_faux' } }
  return {
    manager,
    siret,
    canteenId,
    tokenId: token.id,
    anonymous,
    user,
    unconfirmed,
    managing,
    limited,
    elected,
    staff,
    callers: [
      anonymous,
      user,
      unconfirmed,
      managing,
      elected,
      staff,
      forged,
      byToken,
      byApplication,
      limited,
      stranger,
    ],
  }
}

async function session(server: TestServer, name: string, person: Person): Promise<Caller> {
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  return callerOf(name, browser)
}

function callerOf(name: string, browser: Browser): Caller {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; ')
  return { name, headers: { cookie, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' } }
}
