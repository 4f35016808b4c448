import { Browser } from './browser.ts'
import { addFactor, totpCode } from './second-factor.ts'
import type { Person, TestServer } from './test-server.ts'

/** A member of the staff who gave a code of their second factor in their session. */
export interface Editor {
  readonly person: Person
  readonly browser: Browser
}

export async function addEditor(
  server: TestServer,
  given: Parameters<TestServer['addPerson']>[0] = {},
): Promise<Editor> {
  const person = await server.addPerson({ isStaff: true, ...given })
  const browser = new Browser(server.app)
  await browser.signIn(person.username, undefined, totpCode(await addFactor(server, person)))
  return { person, browser }
}
