import { Browser } from './browser.ts'
import { addFactor, totpCode } from './second-factor.ts'
import type { Person, TestServer } from './test-server.ts'

export interface StaffMember {
  readonly person: Person
  /** Its session has given a code of the second factor. */
  readonly browser: Browser
}

/** A member of the staff, signed in with a code of their second factor. */
export async function addStaff(server: TestServer, names: object = {}): Promise<StaffMember> {
  const person = await server.addPerson({ isStaff: true, ...names })
  const browser = new Browser(server.app)
  await browser.signIn(person.username, undefined, totpCode(await addFactor(server, person)))
  return { person, browser }
}
