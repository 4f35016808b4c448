import { hiddenMinistry } from '@ma-cantine/lib/canteens/visibility'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prunePublicChangesJob } from '../../../server/public-canteens/prune-public-changes-job.ts'
import { declareStored } from '../support/declare-stored.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** Two nodes on one database: each sees at its next request what the other has written. */
let writing: TestServer
let reading: TestServer
beforeAll(async () => {
  writing = await startTestServer({ LOG_LEVEL: 'error' })
  reading = await startTestServer({ LOG_LEVEL: 'error' }, { database: writing.settings.database })
})
afterAll(async () => {
  await reading.close()
  await writing.close()
})

const lastYear = currentYear() - 1

interface Listed {
  readonly count: number
  readonly results: readonly { readonly id: number; readonly name: string }[]
  readonly counts: { readonly badge: { readonly appro: number }; readonly sectors: Readonly<Record<string, number>> }
}
const list = async (query = '', server = reading): Promise<Listed> => {
  const answer = await server.app.inject({ url: `/api/v1/publishedCanteens/?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const located = async (): Promise<number> =>
  (await reading.app.inject({ url: '/api/v1/publishedCanteens/map/?region=53' })).json().located
const idsOf = ({ results }: Listed) => results.map(({ id }) => id)

let numbers = 4000
const addCanteen = (columns: object = {}) =>
  writing.addCanteen(makeSiret(++numbers), [], { productionType: 'site', region: '53', ...columns })
const change = (id: number, columns: object) =>
  writing.app.services.database.writer('canteens').where({ id }).update(columns)

test('a canteen that another node adds, changes, hides, shows and deletes', async () => {
  const before = await list('region=53')
  const id = await addCanteen({ name: 'Cantine ajoutée' })
  expect(idsOf(await list('region=53'))).toEqual([id, ...idsOf(before)])
  await change(id, { region: '84' })
  expect([(await list('region=53')).count, (await list('region=84')).count]).toEqual([before.count, 1])
  await change(id, { region: '53', latitude: 48, longitude: -2 })
  expect(await located()).toBe(1)
  await change(id, { lineMinistry: hiddenMinistry })
  expect([idsOf(await list('region=53')), await located()]).toEqual([idsOf(before), 0])
  await change(id, { lineMinistry: null })
  expect(idsOf(await list('region=53'))).toEqual([id, ...idsOf(before)])
  await change(id, { deletionDate: new Date().toISOString() })
  expect([idsOf(await list('region=53')), idsOf(await list('region=53', writing))]).toEqual([
    idsOf(before),
    idsOf(before),
  ])
})

test('a row that is no more, whose declaration outlives it', async () => {
  const { writer } = writing.app.services.database
  const id = await addCanteen()
  const date = new Date().toISOString()
  await writer('diagnostics').insert({ canteenId: id, year: lastYear, creationDate: date, modificationDate: date })
  await declareStored(writing)
  expect(idsOf(await list())).toContain(id)
  await writer('canteens').where({ id }).delete()
  expect(idsOf(await list())).not.toContain(id)
})

test('the report of a kitchen, for those to which it delivers; and its SIRET, once another kitchen has it', async () => {
  const { writer } = writing.app.services.database
  const [siret, freed] = [makeSiret(++numbers), makeSiret(++numbers)]
  const kitchen = await writing.addCanteen(siret, [], { productionType: 'central' })
  await addCanteen({ productionType: 'site_cooked_elsewhere', centralProducerSiret: siret })
  const badges = async () => (await list('production_type=site_cooked_elsewhere')).counts.badge.appro
  expect(await badges()).toBe(0)
  const date = new Date().toISOString()
  const amounts = { valueTotalHt: 100, valueBioHt: 60, creationDate: date, modificationDate: date }
  await writer('diagnostics').insert({ canteenId: kitchen, year: lastYear, ...amounts })
  expect(await badges()).toBe(1)
  await change(kitchen, { siret: freed })
  const other = await writing.addCanteen(siret, [], { productionType: 'central' })
  expect(await badges()).toBe(0)
  await writer('diagnostics').where({ canteenId: kitchen }).update({ canteenId: other })
  expect(await badges()).toBe(1)
})

test('the sectors of a canteen', async () => {
  const canteenId = await addCanteen()
  const { writer } = writing.app.services.database
  const count = async () => (await list()).counts.sectors['3'] ?? 0
  const before = await count()
  await writer('canteenSectors').insert({ canteenId, sectorId: 3 })
  expect(await count()).toBe(before + 1)
  await writer('canteenSectors').where({ canteenId }).delete()
  expect(await count()).toBe(before)
})

test('what is written in a transaction, once it is committed; on PostgreSQL, those committed before it as well', async () => {
  const { transaction } = writing.app.services.database
  const [id, other] = [await addCanteen(), await addCanteen()]
  const count = async () => (await list('epci=200040715')).count
  expect(await count()).toBe(0)
  await transaction(async under => {
    await under('canteens').where({ id }).update({ epci: '200040715' })
    expect(await count()).toBe(0)
    // SQLite writes one transaction after the other.
    if (process.env.TEST_DATABASE !== 'postgresql') return
    await change(other, { epci: '200040715' })
    expect(await count()).toBe(1)
  })
  await change(other, { epci: '200040715' })
  expect(await count()).toBe(2)
})

test('orders that follow one another, and each page of them', async () => {
  for (const [name, dailyMealCount] of [
    ['Tri B', 20],
    ['Tri A', 20],
    ['Tri C', 10],
    ['Tri D', null],
  ] as const) {
    await addCanteen({ name, dailyMealCount })
  }
  const names = async (query: string) => (await list(`search=tri&${query}`)).results.map(({ name }) => name.at(-1))
  expect(await names('ordering=dailyMealCount,name')).toEqual(['D', 'C', 'A', 'B'])
  expect(await names('ordering=-dailyMealCount,-name')).toEqual(['B', 'A', 'C', 'D'])
  expect(await names('ordering=-dailyMealCount,name&limit=1')).toEqual(['A'])
  expect(await names('ordering=-dailyMealCount,name&limit=2&offset=1')).toEqual(['B', 'C'])
})

test('old changes are forgotten, those of the day kept', async () => {
  const { writer, reader } = writing.app.services.database
  const id = await addCanteen()
  const notes = (): Promise<unknown[]> => reader('publicChanges').where({ canteenId: id })
  const signal = new AbortController().signal
  await prunePublicChangesJob.run(writing.app.services, { signal } as Parameters<typeof prunePublicChangesJob.run>[1])
  expect((await notes()).length).toBeGreaterThan(0)
  await writer('publicChanges').where({ canteenId: id }).update({ date: '2020-01-01T00:00:00.000Z' })
  await prunePublicChangesJob.run(writing.app.services, { signal } as Parameters<typeof prunePublicChangesJob.run>[1])
  expect(await notes()).toEqual([])
})
