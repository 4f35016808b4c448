import type { ActionableCanteen, CanteenTask } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countReading } from '../support/count-statements.ts'
import { applicationToken, personalToken } from '../support/make-token.ts'
import { lac, makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let stranger: Person
let kitchen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  stranger = await server.addPerson()
})
afterAll(() => server.close())

const complete = {
  cityInseeCode: '54318',
  city: 'Longwy',
  postalCode: '54400',
  economicModel: 'private',
  managementType: 'direct',
  dailyMealCount: 100,
  yearlyMealCount: 20_000,
}
const satelliteOf = { ...complete, productionType: 'site_cooked_elsewhere', centralProducerSiret: parc }
const addSector = (canteenId: number) =>
  server.app.services.database.writer('canteenSectors').insert({ canteenId, sectorId: 1 })

beforeEach(async () => {
  const { writer } = server.app.services.database
  await writer('canteens').delete()
  kitchen = await server.addCanteen(parc, [manager], { ...complete, name: 'École', productionType: 'central' })
  await server.addCanteen(tilleuls, [manager], { ...complete, name: 'Zola', productionType: 'site' })
  await addSector(await server.addCanteen(lac, [stranger], { ...satelliteOf, name: 'Du lac' }))
})

const read = async (headers: object = manager.headers, year = 2024): Promise<CanteenTask[]> =>
  (await server.app.inject({ url: `/api/v1/canteenActions/${year}`, headers: { ...headers } })).json()

test('all the canteens that one manages come at once, by name, with what is left to do', async () => {
  const { writer } = server.app.services.database
  // One of another team that awaits its consent, one that was deleted, one that lacks its sectors, one of the caller.
  await server.addCanteen(makeSiret(1), [], { ...satelliteOf, awaitsConsent: true })
  await server.addCanteen(makeSiret(2), [], { ...satelliteOf, deletionDate: new Date().toISOString() })
  await server.addCanteen(makeSiret(3), [], satelliteOf)
  await server.addCanteen(makeSiret(4), [manager], { ...satelliteOf, name: 'Malraux' })
  await writer('canteens').where({ id: kitchen }).update({ satelliteCanteensCount: 9 })
  // No campaign on this year is over.
  const tasks = await read(manager.headers, 2026)
  const place = { city: 'Longwy', postalCode: '54400', sirenUniteLegale: null, groupe: null }
  const none = { satellitesCount: 0, satellitesMissingDataCount: 0 }
  expect(tasks).toEqual([
    {
      id: kitchen,
      name: 'École',
      siret: parc,
      ...place,
      productionType: 'central',
      satellitesCount: 3,
      satellitesMissingDataCount: 2,
      action: '10_add_satellites',
    },
    expect.objectContaining({ name: 'Malraux', siret: makeSiret(4), productionType: 'site_cooked_elsewhere', ...none }),
    expect.objectContaining({ name: 'Zola', siret: tilleuls, ...place, ...none, action: '20_create_diagnostic' }),
  ])
})

test('what is left to do is what the former list says, for each canteen and year', async () => {
  const zola = await server.addCanteen(makeSiret(5), [manager], { ...complete, productionType: 'site' })
  const date = '2025-01-15T10:00:00.000Z'
  const report = { year: 2024, valueTotalHt: 1000, creationDate: date, modificationDate: date }
  await server.app.services.database.writer('diagnostics').insert({ canteenId: zola, ...report })
  const { headers } = manager
  for (const year of [2024, 2026]) {
    const url = `/api/v1/actionableCanteens/${year}?ordering=name`
    const { results } = (await server.app.inject({ url, headers })).json<{ results: ActionableCanteen[] }>()
    const former = results.map(({ id, action }) => [id, action])
    expect((await read(headers, year)).map(({ id, action }) => [id, action])).toEqual(former)
    expect(former).toHaveLength(3)
  }
})

test('is for those who manage them: no visitor, and no token without their scope or beyond its canteens', async () => {
  expect((await server.app.inject({ url: '/api/v1/canteenActions/2024' })).statusCode).toBe(403)
  expect((await read(stranger.headers)).map(({ name }) => name)).toEqual(['Du lac'])
  expect(await read((await server.addPerson({ isStaff: true })).headers)).toEqual([])
  const limited = await personalToken(server, manager, ['canteen:read'], { canteenIds: [kitchen] })
  expect((await read(limited.headers)).map(({ id }) => id)).toEqual([kitchen])
  const application = await applicationToken(server, manager, ['canteen:read'])
  expect(await read(application.headers)).toHaveLength(2)
  const other = await applicationToken(server, manager, ['purchase:read', 'canteen:write'])
  const refused = await server.app.inject({ url: '/api/v1/canteenActions/2024', headers: other.headers })
  expect(refused.statusCode).toBe(403)
})

test('the number of statements does not depend on the number of canteens', async () => {
  const countAll = async () => {
    let length = 0
    const statements = await countReading(server, async () => {
      length = (await read()).length
    })
    return [length, statements]
  }
  const [few, before] = await countAll()
  for (let number = 100; number < 120; number++) {
    await server.addCanteen(makeSiret(number), [manager], number % 2 ? satelliteOf : complete)
  }
  const [many, after] = await countAll()
  expect([few, many]).toEqual([2, 22])
  expect(after).toBe(before)
  expect(before).toBeGreaterThan(1)
})
