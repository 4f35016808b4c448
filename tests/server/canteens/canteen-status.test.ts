import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { InventedEstablishment } from '../../../server/external/stand-in/establishments.ts'
import {
  type Behaviour,
  type OutsideStandIn,
  startOutsideStandIn,
} from '../../../server/external/stand-in/outside-stand-in.ts'
import { inventedSiret, lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const unknown = inventedSiret(778800001)
const closed = inventedSiret(778800002)
/** Closed, while another establishment of its company is open. */
const closedPlace = inventedSiret('7788000110002')
const siren = '778800011'

const establishment = (siret: string, more: Partial<InventedEstablishment> = {}): InventedEstablishment => ({
  siret,
  company: 'COMMUNE DE LIVERDUN',
  address: '1 PLACE DE LA FONTAINE 54460 LIVERDUN',
  cityInseeCode: '54318',
  city: 'LIVERDUN',
  postalCode: '54460',
  ...more,
})

const liverdun = {
  city: 'Liverdun',
  cityInseeCode: '54318',
  postalCode: '54460',
  epci: '245400601',
  epciLib: 'CC du Bassin de Pompey',
  department: '54',
  departmentLib: 'Meurthe-et-Moselle',
  region: '44',
  regionLib: 'Grand Est',
}

let outside: OutsideStandIn
let server: TestServer
let user: Person
const pause = 2000
/** A timer may fire early by this many milliseconds. */
const timerEarliness = 2
beforeAll(async () => {
  outside = await startOutsideStandIn({
    establishments: [
      establishment(parc, { signs: ['CANTINE DU PARC'] }),
      establishment(marronniers, { company: 'MARRONNIERS', city: 'NULLE PART', cityInseeCode: '54999' }),
      establishment(lac, { address: '[NON-DIFFUSIBLE]', postalCode: '[NON-DIFFUSIBLE]' }),
      establishment(closed, { open: false }),
      establishment(`${siren}00010`, { company: 'SYNDICAT DES CANTINES' }),
      establishment(closedPlace, { company: 'SYNDICAT DES CANTINES', open: false }),
    ],
  })
  server = await startTestServer({
    ...outside.environment,
    OUTSIDE_TIMEOUT: '1500',
    OUTSIDE_PAUSE: String(pause),
  })
  user = await server.addPerson()
})
afterEach(() => {
  outside.behaviour = 'right'
  outside.calls.length = 0
})
afterAll(async () => {
  await server.close()
  await outside.close()
})

const look = (kind: 'siret' | 'siren', number: string, person: Person = user, of: TestServer = server) =>
  of.app.inject({ url: `/api/v1/canteenStatus/${kind}/${encodeURIComponent(number)}`, headers: person.headers })
const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

describe('a SIRET', () => {
  test('of a canteen gives it with the user’s relation to it, without any outside service', async () => {
    const manager = await server.addPerson()
    const id = await server.addCanteen(tilleuls, [manager], {
      name: 'Les Tilleuls',
      city: 'Montpellier',
      department: '34',
    })
    const status = {
      id,
      name: 'Les Tilleuls',
      siret: tilleuls,
      city: 'Montpellier',
      department: '34',
      postalCode: null,
    }
    expect((await look('siret', tilleuls, manager)).json()).toMatchObject({
      ...status,
      isManagedByUser: true,
      canBeClaimed: false,
    })
    expect((await look('siret', '213 401 722 01787')).json()).toMatchObject({
      isManagedByUser: false,
      canBeClaimed: false,
    })
    await server.app.services.database.writer('canteenManagers').where({ canteenId: id }).delete()
    expect((await look('siret', tilleuls)).json()).toMatchObject({ isManagedByUser: false, canBeClaimed: true })
    expect(outside.calls).toEqual([])
  })

  test('of an open establishment gives what the register knows, with its territories in camelCase', async () => {
    const answer = await look('siret', parc)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ siret: parc, name: 'CANTINE DU PARC', ...liverdun, registerAnswered: true })
    expect(outside.calls.map(({ path, query }) => path + query)).toEqual([
      `/search?q=${parc}&etat_administratif=A&page=1&per_page=1`,
    ])
  })

  test('of a commune newer than the packaged data keeps the register’s name of the city', async () => {
    expect((await look('siret', marronniers)).json()).toMatchObject({
      city: 'NULLE PART',
      department: '54',
    })
    expect((await look('siret', marronniers)).json()).not.toHaveProperty('epci')
  })

  test('of a company with a private address shows what is public', async () => {
    expect((await look('siret', lac)).json()).toMatchObject({ siret: lac, city: 'Liverdun', postalCode: '54460' })
  })

  test('that no open establishment has is 204 and empty', async () => {
    for (const number of [unknown, closed, closedPlace]) {
      const answer = await look('siret', number)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
  })

  test('that is invalid is 204, without any outside service', async () => {
    for (const number of ['1', '2134017220178', tilleuls.replace('2', '3'), 'ABCDEFGHIJKLMN', "' OR 1=1"]) {
      expect((await look('siret', number)).statusCode).toBe(204)
    }
    expect(outside.calls).toEqual([])
  })

  test('requires an account', async () => {
    expect((await server.app.inject({ url: `/api/v1/canteenStatus/siret/${parc}` })).statusCode).toBe(403)
  })
})

describe('a SIREN', () => {
  test('gives the legal unit and its canteens, in the order of their names', async () => {
    const manager = await server.addPerson()
    const columns = { siret: null, sirenUniteLegale: siren }
    const second = await server.addCanteen('x', [manager], { ...columns, name: 'Zinnia' })
    const first = await server.addCanteen('x', [], { ...columns, name: 'Aubépine' })
    await server.addCanteen('x', [], { ...columns, deletionDate: '2024-01-01T00:00:00.000Z' })
    const answer = (await look('siren', '778 800 011', manager)).json()
    expect(answer).toMatchObject({ siren, name: 'SYNDICAT DES CANTINES', ...liverdun, registerAnswered: true })
    expect(answer.canteens).toMatchObject([
      { id: first, isManagedByUser: false, canBeClaimed: true },
      { id: second, isManagedByUser: true, canBeClaimed: false },
    ])
    outside.behaviour = 'unexpected'
    const { canteens, ...rest } = (await look('siren', siren)).json()
    expect(rest).toEqual({ siren, registerAnswered: false })
    expect(canteens).toMatchObject([{ id: first }, { id: second }])
  })

  test('that no legal unit has, or that cannot be one, is 204', async () => {
    for (const number of ['552100554', '123456789', '7788000', 'abc'])
      expect((await look('siren', number)).statusCode).toBe(204)
  })
})

describe('a register with failures', () => {
  const withoutRegister = { siret: parc, registerAnswered: false }

  test.each<[Behaviour, number]>([
    ['slow', 1],
    ['error', 3],
    ['too-many', 3],
    ['broken', 3],
    ['cut', 3],
    ['unexpected', 1],
  ])('(%s) stops nobody: the number comes back alone, after %i calls', async (behaviour, calls) => {
    outside.behaviour = behaviour
    const start = performance.now()
    const answer = await look('siret', parc)
    expect([answer.statusCode, answer.json()]).toEqual([200, withoutRegister])
    expect(performance.now() - start).toBeLessThan(20_000)
    expect(outside.calls).toHaveLength(calls)
    outside.behaviour = 'right'
    // A success starts the count of failures again.
    expect((await look('siret', parc)).json()).toMatchObject({ registerAnswered: true })
  })

  test('is retried in the same call after a temporary failure', async () => {
    outside.upcoming.push('error', 'cut')
    expect((await look('siret', parc)).json()).toMatchObject({ registerAnswered: true })
    expect(outside.calls).toHaveLength(3)
  })

  test('is not called for a while once it keeps failing', { tags: 'long' }, async () => {
    outside.behaviour = 'error'
    await look('siret', parc)
    await look('siret', parc)
    const asked = outside.calls.length
    expect(asked).toBe(5)
    for (let i = 0; i < 5; i++) expect((await look('siret', parc)).json()).toEqual(withoutRegister)
    expect(outside.calls).toHaveLength(asked)
    expect(server.log.join('')).toContain('company register: no more calls')

    // Still down after the pause: one call shows it.
    await wait(pause + 50)
    await look('siret', parc)
    expect(outside.calls).toHaveLength(asked + 1)

    outside.behaviour = 'right'
    await wait(pause + 50)
    expect((await look('siret', parc)).json()).toMatchObject({ registerAnswered: true })
    expect(server.log.join('')).toContain('company register: answers again')
  })

  test('is called 7 times a second at most; further calls wait', { tags: 'long' }, async () => {
    await wait(1000)
    const start = performance.now()
    const answers = await Promise.all(Array.from({ length: 16 }, () => look('siret', parc)))
    expect(answers.every(answer => answer.json().registerAnswered)).toBe(true)
    const callsWithin = (milliseconds: number) =>
      outside.calls.filter(({ time }) => time < start + milliseconds - timerEarliness).length
    expect([callsWithin(1000) <= 7, callsWithin(2000) <= 14]).toEqual([true, true])
    const crowd = await Promise.all(Array.from({ length: 30 }, () => look('siret', parc)))
    expect(crowd.every(answer => answer.statusCode === 200)).toBe(true)
    expect(crowd.some(answer => answer.json().registerAnswered === false)).toBe(true)
  })
})

test('without a register in the settings, a valid number comes back alone', async () => {
  const alone = await startTestServer()
  const person = await alone.addPerson()
  expect((await look('siret', parc, person, alone)).json()).toMatchObject({ siret: parc, registerAnswered: false })
  expect((await look('siret', '1', person, alone)).statusCode).toBe(204)
  expect((await look('siren', siren, person, alone)).json()).toMatchObject({ siren, canteens: [] })
  await alone.close()
})
