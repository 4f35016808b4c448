import { scopes } from '@ma-cantine/lib'
import { applicationToken, personalToken } from './make-token.ts'
import { openSession } from './open-session.ts'
import { makeSiret } from './sirets.ts'
import { addStaff } from './staff.ts'
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
  /** One without a second factor. */
  readonly staff: Caller
  /** A member of the staff who gave a code of their second factor in this session. */
  readonly verifiedStaff: Caller
  /** All of these, and callers with a valid token, an invalid one, or a session without its CSRF token. */
  readonly callers: readonly Caller[]
}

/** People without any relation to the canteen. */
interface Others {
  readonly user: Caller
  readonly unconfirmed: Caller
  readonly elected: Caller
  readonly staff: Caller
  readonly verifiedStaff: Caller
}

/** Hashing passwords is slow: all worlds of a server share the same people, until one of them is deleted. */
const othersOf = new WeakMap<TestServer, Others>()

async function makeOthers(server: TestServer): Promise<Others> {
  const known = othersOf.get(server)
  if (known && (await areSignedIn(server, Object.values(known)))) return known
  const [user, unconfirmed, elected, staff, verified] = await Promise.all([
    server.addPerson(),
    server.addPerson({ emailConfirmed: false }),
    server.addPerson(),
    server.addPerson({ isStaff: true }),
    addStaff(server),
  ])
  await server.app.services.database.writer('users').where('id', elected.id).update({ isElectedOfficial: true })
  const others = {
    user: { name: 'a user', headers: await openSession(server, user) },
    unconfirmed: { name: 'an address not confirmed', headers: await openSession(server, unconfirmed) },
    elected: { name: 'an elected official', headers: await openSession(server, elected) },
    staff: { name: 'a member of the staff without a second factor', headers: await openSession(server, staff) },
    verifiedStaff: { name: 'a member of the staff', headers: verified.browser.headers() },
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
  const { user, unconfirmed, elected, staff, verifiedStaff } = await makeOthers(server)
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
  const managing = { name: 'a manager', headers: await openSession(server, manager) }
  const forged = { name: 'another site', headers: { cookie: managing.headers.cookie } }
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
    verifiedStaff,
    callers: [
      anonymous,
      user,
      unconfirmed,
      managing,
      elected,
      staff,
      verifiedStaff,
      forged,
      byToken,
      byApplication,
      limited,
      stranger,
    ],
  }
}
