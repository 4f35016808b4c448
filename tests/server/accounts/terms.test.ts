import { currentTermsVersion, termsVersions, termsVersionsAfter } from '@ma-cantine/lib/accounts/terms-version'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { applicationToken } from '../support/make-token.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const accept = (browser: Browser, version: unknown) =>
  browser.request('POST', '/api/v1/acceptTerms/', { payload: { version } })

const loggedUser = async (browser: Browser) =>
  (await browser.request('GET', '/api/v1/initialData/')).json<{ loggedUser: object | null }>().loggedUser

const acceptances = (person: Person): Promise<{ version: string; date: string }[]> =>
  server.app.services.database.reader('termsAcceptances').where('userId', person.id).select('version', 'date')

/** Somebody whose account was made before the terms, signed in. */
async function earlierUser(): Promise<{ person: Person; browser: Browser }> {
  const person = await server.addPerson()
  await server.app.services.database.writer('termsAcceptances').where('userId', person.id).delete()
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  return { person, browser }
}

describe('the terms of use', () => {
  test('are accepted once, at their first date, however often it is said, also at once', async () => {
    const { person, browser } = await earlierUser()
    expect(await loggedUser(browser)).toMatchObject({ id: person.id, acceptedTermsVersion: null })
    expect((await accept(browser, currentTermsVersion)).statusCode).toBe(204)
    const first = await acceptances(person)
    expect(first).toEqual([{ version: currentTermsVersion, date: expect.stringMatching(/Z$/) }])
    const again = await Promise.all([accept(browser, currentTermsVersion), accept(browser, currentTermsVersion)])
    expect(again.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await acceptances(person)).toEqual(first)
    expect(await loggedUser(browser)).toMatchObject({ acceptedTermsVersion: currentTermsVersion })
  })

  test.each(['2020-01-01', '2999-01-01'])('of another version (%s) are refused, with what to do', async version => {
    const { person, browser } = await earlierUser()
    const answer = await accept(browser, version)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ version: [expect.stringContaining('Rechargez la page')] })
    expect(await acceptances(person)).toEqual([])
  })

  test('are accepted by a person in a session, not by their tokens or applications, nor by a visitor', async () => {
    const { person } = await earlierUser()
    const application = await applicationToken(server, person, ['user:read'])
    for (const headers of [person.headers, application.headers, {}]) {
      const payload = { version: currentTermsVersion }
      const answer = await server.app.inject({ method: 'POST', url: '/api/v1/acceptTerms/', headers, payload })
      expect(answer.statusCode).toBe(403)
    }
    expect(await acceptances(person)).toEqual([])
  })

  test('are not told to a token, whose answer is what it was', async () => {
    const { person } = await earlierUser()
    const answer = await server.app.inject({ url: '/api/v1/initialData/', headers: person.headers })
    expect(answer.json<{ loggedUser: object }>().loggedUser).not.toHaveProperty('acceptedTermsVersion')
  })

  test('accepted by somebody go with their account', async () => {
    const person = await server.addPerson()
    expect(await acceptances(person)).toHaveLength(1)
    await server.app.services.database.writer('users').where('id', person.id).delete()
    expect(await acceptances(person)).toEqual([])
  })

  test('have versions in the order of their dates; the last one is the current one', () => {
    expect([...termsVersions].sort()).toEqual(termsVersions)
    expect(termsVersions.at(-1)).toBe(currentTermsVersion)
    expect(termsVersionsAfter(null)).toEqual(termsVersions)
    expect(termsVersionsAfter('2020-01-01')).toEqual(termsVersions)
    expect(termsVersionsAfter(currentTermsVersion)).toEqual([])
  })
})
