import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { InventedEstablishment } from '../../../server/external/stand-in/establishments.ts'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { inventedSiret, lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const liverdun = { cityInseeCode: '54318', city: 'LIVERDUN', postalCode: '54460' }
const lyon = { cityInseeCode: '69386', city: 'LYON', postalCode: '69006' }
/** Closed with its whole company. */
const ceased = inventedSiret(778800002)
/** The second establishment of the company of `parc`. */
const annexe = inventedSiret(`${parc.slice(0, 9)}0002`)

const establishment = (siret: string, more: Partial<InventedEstablishment>): InventedEstablishment => ({
  siret,
  company: 'COLLEGE DU PARC',
  address: `2 RUE DU PARC ${lyon.postalCode} ${lyon.city}`,
  ...lyon,
  ...more,
})

let outside: OutsideStandIn
let server: TestServer
let manager: Person
let user: Person
let canteenId: number
beforeAll(async () => {
  outside = await startOutsideStandIn({
    establishments: [
      establishment(parc, { open: false, closingDate: '2024-08-31' }),
      establishment(annexe, { signs: ['COLLEGE DU PARC ANNEXE'] }),
      establishment(tilleuls, { address: '1 PLACE DU PARC 54460 LIVERDUN', ...liverdun }),
      establishment(marronniers, { company: 'LES MARRONNIERS' }),
      establishment(ceased, { company: 'ANCIENNE ECOLE', open: false }),
    ],
  })
  server = await startTestServer({ ...outside.environment, OUTSIDE_TIMEOUT: '500' })
  manager = await server.addPerson()
  user = await server.addPerson()
  canteenId = await server.addCanteen(annexe, [manager], { name: 'Collège du Parc', cityInseeCode: '69386' })
})
afterEach(() => {
  outside.behaviour = 'right'
  outside.calls.length = 0
})
afterAll(async () => {
  await server.close()
  await outside.close()
})

const get = (url: string, person: Person = user) => server.app.inject({ url: `/api/v1${url}`, headers: person.headers })
const search = async (query: Record<string, string>, person: Person = user) =>
  (await get(`/establishments/?${new URLSearchParams(query)}`, person)).json()
const siretsOf = ({ results }: { results: { siret: string }[] }) => results.map(({ siret }) => siret)

describe('a search by name', () => {
  test('finds establishments by postal code, open ones first, with address and canteen', async () => {
    const answer = await search({ name: 'Collège du parc', postal_code: '69006' }, manager)
    expect(answer).toEqual({
      registerAnswered: true,
      results: [
        {
          siret: annexe,
          name: 'COLLEGE DU PARC ANNEXE',
          street: '2 RUE DU PARC',
          postalCode: '69006',
          city: 'Lyon',
          cityInseeCode: '69386',
          department: '69',
          isOpen: true,
          closingDate: null,
          canteen: expect.objectContaining({ id: canteenId, isManagedByUser: true, canBeClaimed: false }),
        },
        expect.objectContaining({ siret: parc, isOpen: false, closingDate: '2024-08-31', canteen: null }),
      ],
    })
    expect(outside.calls.map(({ path, query }) => path + query)).toEqual([
      '/search?q=Coll%C3%A8ge+du+parc&code_postal=69006&limite_matching_etablissements=10&page=1&per_page=10',
    ])
  })

  test('finds them by the name of a town, or everywhere', async () => {
    expect(siretsOf(await search({ name: 'college', city: 'Liverdun' }))).toEqual([tilleuls])
    expect(siretsOf(await search({ name: 'college' }))).toEqual([annexe, tilleuls, parc])
    expect(siretsOf(await search({ name: 'inconnue' }))).toEqual([])
  })

  test('says that the register does not answer', async () => {
    for (const behaviour of ['slow', 'unexpected', 'broken'] as const) {
      outside.behaviour = behaviour
      expect(await search({ name: 'college' })).toEqual({ registerAnswered: false, results: [] })
    }
    outside.behaviour = 'right'
    expect(await search({ name: 'college', postal_code: '69006' })).toMatchObject({ registerAnswered: true })
  })

  test('is refused without three letters of a name, or with a wrong postal code', async () => {
    expect((await get('/establishments/?name=ab')).statusCode).toBe(400)
    const answer = await get('/establishments/?name=college&postal_code=690')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { postal_code: ['Le code postal doit contenir 5 caractères'] },
    ])
    expect(outside.calls).toEqual([])
  })

  test('is limited, for the register accepts few calls', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'establishmentSearch=1/60' })
    const { headers } = await limited.addPerson()
    const codes = []
    for (let i = 0; i < 2; i++) {
      codes.push((await limited.app.inject({ url: '/api/v1/establishments/?name=college', headers })).statusCode)
    }
    expect(codes).toEqual([200, 429])
    await limited.close()
  })
})

describe('one establishment', () => {
  test('is given with the day it closed, even when its company has ceased', async () => {
    expect((await get(`/establishments/${parc}`)).json()).toMatchObject({
      registerAnswered: true,
      establishment: { siret: parc, isOpen: false, closingDate: '2024-08-31' },
    })
    expect((await get(`/establishments/${ceased}`)).json()).toMatchObject({
      establishment: { siret: ceased, name: 'ANCIENNE ECOLE', isOpen: false, closingDate: null },
    })
    expect((await get(`/establishments/${annexe}`)).json()).toMatchObject({
      establishment: { isOpen: true, canteen: { id: canteenId, isManagedByUser: false } },
    })
  })

  test('is null when no establishment has the number, and unknown when the register is down', async () => {
    for (const number of [lac, '123']) {
      expect((await get(`/establishments/${number}`)).json()).toEqual({ registerAnswered: true, establishment: null })
    }
    outside.behaviour = 'slow'
    expect((await get(`/establishments/${parc}`)).json()).toEqual({ registerAnswered: false, establishment: null })
  })
})

describe('the twins of a canteen', () => {
  const twins = async (name: string, code: string) =>
    (await get(`/canteenTwins/?${new URLSearchParams({ name, city_insee_code: code })}`)).json()

  test('have its name, whatever case, accents and punctuation, in its town', async () => {
    expect(await twins('COLLEGE  DU-PARC', '69386')).toMatchObject([{ id: canteenId, isManagedByUser: false }])
    expect(await twins('Collège du Parc', '54318')).toEqual([])
    expect(await twins('Collège du Parc annexe', '69386')).toEqual([])
  })

  test('are not deleted', async () => {
    const id = await server.addCanteen(lac, [manager], {
      name: 'Les Lilas',
      cityInseeCode: '69386',
      deletionDate: '2024-01-01T00:00:00.000Z',
    })
    expect(id).toBeGreaterThan(0)
    expect(await twins('Les Lilas', '69386')).toEqual([])
  })
})
