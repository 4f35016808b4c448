import { Browser } from './browser.ts'
import { addFactor, totpCode } from './second-factor.ts'
import { type Person, password, type TestServer } from './test-server.ts'

export interface StaffMember {
  readonly person: Person
  /** Its session has given a code of the second factor. */
  readonly browser: Browser
}

/** A member of the staff, signed in with a code of their second factor. */
export async function addStaff(server: TestServer, names: object = {}): Promise<StaffMember> {
  const person = await server.addPerson({ isStaff: true, ...names })
  return { person, browser: await signInWithCode(server, person) }
}

/** Gives an account a second factor, and opens a session with its code. */
export async function signInWithCode(server: TestServer, person: Pick<Person, 'id' | 'username'>): Promise<Browser> {
  const browser = new Browser(server.app)
  const code = totpCode(await addFactor(server, person))
  await browser.request('POST', '/api/v1/session/', { payload: { username: person.username, password, code } })
  return browser
}
