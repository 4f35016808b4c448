import { createPublicKey, verify } from 'node:crypto'
import { type SignedCanteens, signedText } from '@ma-cantine/lib/canteens/signed-canteens'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personalToken } from '../support/make-token.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.empty())

const listOf = async ({ headers }: Pick<Person, 'headers'>): Promise<SignedCanteens> =>
  (await server.app.inject({ url: '/api/v1/signedCanteens/', headers })).json()

const isSigned = (list: SignedCanteens, publicKey: string): boolean => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(signedText(list)), key, Buffer.from(list.signature, 'base64'))
}

test('a list has the canteens that one manages, for thirty days, signed by the key that anybody gets', async () => {
  const manager = await server.addPerson()
  const id = await server.addCanteen(tilleuls, [manager], { name: 'Cantine des Tilleuls' })
  const withoutSiret = await server.addCanteen(tilleuls, [manager], { name: 'Sans numéro', siret: null })
  await server.addCanteen(parc, [await server.addPerson()])
  const list = await listOf(manager)
  expect(list.canteens).toEqual([
    { id, siret: tilleuls, name: 'Cantine des Tilleuls' },
    { id: withoutSiret, siret: null, name: 'Sans numéro' },
  ])
  expect(list.server).toBe(server.settings.publicUrl)
  expect(Date.parse(list.expiryDate) - Date.parse(list.issueDate)).toBe(30 * 86_400_000)
  const { publicKey } = (await server.app.inject({ url: '/api/v1/signedCanteens/key/' })).json()
  expect(list.publicKey).toBe(publicKey)
  expect(isSigned(list, publicKey)).toBe(true)
  for (const change of [
    { server: 'https://ailleurs.example' },
    { expiryDate: '2199-01-01T00:00:00Z' },
    { canteens: [] },
  ])
    expect(isSigned({ ...list, ...change }, publicKey)).toBe(false)
})

test('the key stays the same for all nodes and all lists, and is none that signs tokens', async () => {
  const people = [await server.addPerson(), await server.addPerson()]
  const keys = await Promise.all(people.map(async person => (await listOf(person)).publicKey))
  expect(keys[0]).toBe(keys[1])
  const { keys: known } = (await server.app.inject({ url: '/o/jwks/' })).json<{ keys: { crv: string }[] }>()
  expect(known.map(({ crv }) => crv)).toEqual(['P-256'])
})

test('a token that is limited to some canteens gets a list of these alone; one without the right gets none', async () => {
  const manager = await server.addPerson()
  const id = await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(parc, [manager])
  const limited = await personalToken(server, manager, ['canteen:read'], { canteenIds: [id] })
  expect((await listOf(limited)).canteens.map(canteen => canteen.id)).toEqual([id])
  const other = await personalToken(server, manager, ['purchase:read'])
  expect((await server.app.inject({ url: '/api/v1/signedCanteens/', headers: other.headers })).statusCode).toBe(403)
})

test('a deleted canteen is in no list', async () => {
  const manager = await server.addPerson()
  const id = await server.addCanteen(tilleuls, [manager])
  await server.app.inject({ method: 'DELETE', url: `/api/v1/canteens/${id}`, headers: manager.headers })
  expect((await listOf(manager)).canteens).toEqual([])
})
