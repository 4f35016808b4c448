import * as lib from '@ma-cantine/lib'
import { type Endpoint, type Scope, scopes } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { applicationToken, personalToken, type TestToken } from '../support/make-token.ts'
import { makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const named = Object.values(lib)
  .filter(isEndpoint)
  .map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const having = (wanted: (endpoint: Endpoint) => boolean) => named.filter(([, endpoint]) => wanted(endpoint))

let server: TestServer
/** A user on the team of two canteens, with all the rights that endpoints ask for. */
let person: Person
let canteenId: number
let otherCanteenId: number
/** A personal token and one of an application, both no longer valid. */
let expired: readonly TestToken[]
let revoked: readonly TestToken[]
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson({ isStaff: true })
  await server.app.services.database.writer('users').where('id', person.id).update({ isElectedOfficial: true })
  canteenId = await server.addCanteen(tilleuls, [person])
  otherCanteenId = await server.addCanteen(parc, [person])
  const past = new Date(Date.now() - 1000).toISOString()
  expired = [
    await personalToken(server, person, scopes, { columns: { expiryDate: past } }),
    await applicationToken(server, person, scopes, -1),
  ]
  const taken = await applicationToken(server, person, scopes)
  await server.app.services.database.writer('oauthGrants').where('id', taken.grantId).delete()
  revoked = [await personalToken(server, person, scopes, { columns: { revocationDate: past } }), taken]
})
afterAll(() => server.close())

let canteens = 0
/** A canteen for calls that may delete it. */
const newCanteen = () => server.addCanteen(makeSiret(++canteens), [person])

const call = ({ method, path }: Endpoint, headers: Record<string, string>, canteen = canteenId) =>
  server.app.inject({ method, url: path.replace(':canteenId', String(canteen)).replace(/:\w+/g, '1'), headers })

async function expectRefused(answer: ReturnType<typeof call>, error: string, detail: string): Promise<void> {
  const { statusCode, headers, json } = await answer
  expect(statusCode).toBe(403)
  expect(json()).toEqual({ detail: expect.stringContaining(detail) })
  expect(headers['www-authenticate']).toMatch(/^Bearer realm="ma-cantine", error="\w+", error_description="[ -~]+"/)
  expect(headers['www-authenticate']).toContain(`error="${error}"`)
}

/** Tokens of an account are limited, so those with the same rights are shared. */
function onceEach(make: (allowed: readonly Scope[]) => Promise<TestToken>): typeof make {
  const made = new Map<string, Promise<TestToken>>()
  return allowed => {
    const token = made.get(allowed.join()) ?? make(allowed)
    made.set(allowed.join(), token)
    return token
  }
}

const kinds: readonly (readonly [string, (allowed: readonly Scope[]) => Promise<TestToken>])[] = [
  ['a personal token', onceEach(allowed => personalToken(server, person, allowed))],
  ['an application', onceEach(allowed => applicationToken(server, person, allowed))],
]

describe.each(kinds)('%s', (_, make) => {
  test.each(having(({ scope }) => scope !== undefined))('without the right of %s is refused', async (_, endpoint) => {
    const { headers } = await make(
      endpoint.otherScope ? ['user:read'] : scopes.filter(scope => scope !== endpoint.scope),
    )
    await expectRefused(call(endpoint, headers), 'insufficient_scope', `« ${endpoint.scope} »`)
    expect((await call(endpoint, headers)).headers['www-authenticate']).toContain(`scope="${endpoint.scope}"`)
  })

  test.each(having(({ scope }) => scope !== undefined))(
    'with the right of %s passes',
    async (_, { scope, otherScope, ...rest }) => {
      for (const held of [scope, otherScope]) {
        if (!held) continue
        const { headers } = await make([held])
        const answer = await call(rest, headers, await newCanteen())
        expect(answer.headers['www-authenticate'], held).toBeUndefined()
      }
    },
  )

  test.each(having(({ scope, access }) => scope === undefined && access !== 'public'))(
    'is refused by %s, whatever its rights',
    async (_, endpoint) => {
      const { headers } = await make(scopes)
      await expectRefused(call(endpoint, headers), 'insufficient_scope', 'connectez-vous au site')
    },
  )

  test.each(having(({ scope, access }) => scope === undefined && access === 'public'))(
    'is answered by %s as a visitor is',
    async (_, endpoint) => {
      const { headers } = await make(scopes)
      const [theirs, visitors] = [await call(endpoint, headers), await call(endpoint, {})]
      expect([theirs.statusCode, theirs.body]).toEqual([visitors.statusCode, visitors.body])
    },
  )
})

describe.each(named)('%s refuses', (_, endpoint) => {
  test('a token that has expired', async () => {
    for (const { headers } of expired) await expectRefused(call(endpoint, headers), 'invalid_token', 'expiré')
  })

  test('a token that was revoked', async () => {
    for (const { headers } of revoked) await expectRefused(call(endpoint, headers), 'invalid_token', 'révoqué')
  })

  test('a malformed token', async () => {
    for (const authorization of ['Bearer mc_inconnu', 'Bearer inconnu']) {
      await expectRefused(call(endpoint, { authorization }), 'invalid_token', 'n’est pas valable')
    }
    for (const authorization of ['', 'Bearer', 'Basic ZGVtbzpkZW1v', 'Bearer a b']) {
      await expectRefused(call(endpoint, { authorization }), 'invalid_token', 'Authorization')
    }
  })
})

const limitedName = 'limité'

test.each(having(({ access, scope }) => access === 'manager' && scope !== undefined))(
  '%s refuses a token that is limited to another canteen, of the same team',
  async (_, endpoint) => {
    const own = await newCanteen()
    const { headers } = await personalToken(server, person, scopes, {
      canteenIds: [own],
      columns: { name: limitedName },
    })
    await expectRefused(call(endpoint, headers, otherCanteenId), 'insufficient_scope', 'limité à d’autres cantines')
    expect((await call(endpoint, headers, own)).statusCode).not.toBe(403)
    expect((await call(endpoint, headers, 999_999)).statusCode).toBe(404)
    // Tokens of an account are limited.
    await server.app.services.database.writer('accessTokens').where({ name: limitedName }).delete()
  },
)

test.each(having(({ method, access }) => method !== 'GET' && access !== 'public'))(
  '%s refuses a session without its CSRF token',
  async (_, { method, path }) => {
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const url = path.replace(':canteenId', String(canteenId)).replace(/:\w+/g, '1')
    const cookies = Object.fromEntries(browser.cookies)
    for (const headers of [{}, { 'x-csrftoken': 'faux-jeton' }]) {
      const answer = await server.app.inject({ method, url, cookies, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: expect.stringContaining('CSRF') })
    }
  },
)
