import { Browser } from './browser.ts'
import { siretNumber } from './sirets.ts'
import type { Person, TestServer } from './test-server.ts'

/** What a call is made with, apart from what it says. */
export interface Caller {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

/** A canteen, those who may see it or not, and what they have: made anew for each operation, which may remove it all. */
export interface World {
  readonly manager: Person
  readonly siret: string
  readonly canteenId: number
  readonly tokenId: number
  readonly visitor: Caller
  readonly user: Caller
  readonly managing: Caller
  readonly elected: Caller
  readonly staff: Caller
  /** All of these, and those who bring a token, a wrong one, or a session without its CSRF token. */
  readonly callers: readonly Caller[]
}

let canteens = 0

export async function makeWorld(server: TestServer): Promise<World> {
  const people = {
    manager: await server.addPerson(),
    user: await server.addPerson(),
    elected: await server.addPerson(),
    staff: await server.addPerson({ isStaff: true }),
  }
  const { writer } = server.app.services.database
  await writer('users').where('id', people.elected.id).update({ isElectedOfficial: true })
  const siret = siretNumber(++canteens)
  const canteenId = await server.addCanteen(siret, [people.manager])
  const token: { id: number } = await writer('accessTokens').where('userId', people.manager.id).first('id')

  const visitor = { name: 'a visitor', headers: {} }
  const [user, managing, elected, staff] = await Promise.all([
    session(server, 'a user', people.user),
    session(server, 'a manager', people.manager),
    session(server, 'an elected official', people.elected),
    session(server, 'a member of the staff', people.staff),
  ])
  const forged = { name: 'another site', headers: { cookie: managing.headers.cookie as string } }
  const byToken = { name: 'a script of a manager', headers: people.manager.headers }
  const stranger = { name: 'a wrong token', headers: { authorization: 'Bearer mc_faux' } }
  return {
    manager: people.manager,
    siret,
    canteenId,
    tokenId: token.id,
    visitor,
    user,
    managing,
    elected,
    staff,
    callers: [visitor, user, managing, elected, staff, forged, byToken, stranger],
  }
}

async function session(server: TestServer, name: string, person: Person): Promise<Caller> {
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; ')
  return { name, headers: { cookie, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' } }
}
