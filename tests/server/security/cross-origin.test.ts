import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerApplication } from '../../../server/oauth/applications.ts'
import { Browser } from '../support/browser.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
})
afterAll(() => server.close())

const origin = 'https://autre.exemple.fr'

describe('a page of another site', () => {
  test.each(['/api/v1/initialData/', '/api/v1/sectors/', '/api/schema/', '/metrics', '/healthz', '/'])(
    'reads nothing of %s, whoever is signed in',
    async url => {
      const browser = new Browser(server.app)
      await browser.signIn(person.username)
      const answer = await browser.request('GET', url, { headers: { origin } })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
    },
  )

  test.each([
    ['POST', '/api/v1/importPurchases/'],
    ['POST', '/api/v1/session/'],
    ['DELETE', '/api/v1/session/'],
  ])('is not allowed to ask for %s %s', async (method, url) => {
    const headers = { origin, 'access-control-request-method': method, 'access-control-request-headers': 'x-csrftoken' }
    const answer = await server.app.inject({ method: 'OPTIONS', url, headers })
    expect(answer.statusCode).toBe(405)
    expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control-'))).toEqual([])
  })

  test.each(['/o/jwks/', '/.well-known/oauth-authorization-server'])(
    'may read %s, which is the same for all, but not in the name of a reader',
    async url => {
      const answer = await server.app.inject({ url, headers: { origin } })
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  test('may request tokens only for an application without a secret, from its redirect address', async () => {
    const register = async (confidential: boolean) => {
      const draft = { name: 'Économat', confidential, redirectUris: ['https://logiciel.exemple.fr/retour'] }
      return (await registerApplication(server.app.services.database.writer, person.id, draft)).clientId
    }
    const [open, secret] = [await register(false), await register(true)]
    const allowed = async (clientId: string, from: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/o/token/',
        headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `grant_type=authorization_code&code=x&client_id=${clientId}`,
      })
      return answer.headers['access-control-allow-origin']
    }
    expect(await allowed(open, 'https://logiciel.exemple.fr')).toBe('https://logiciel.exemple.fr')
    expect(await allowed(open, origin)).toBeUndefined()
    expect(await allowed(secret, 'https://logiciel.exemple.fr')).toBeUndefined()
  })
})

test('cookies belong to the host that gave them, and to no other', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/session/',
    payload: { username: person.username, password },
  })
  expect(answer.cookies.map(({ name, domain }) => [name, domain])).toEqual([
    ['csrftoken', undefined],
    ['sessionid', undefined],
  ])
})
