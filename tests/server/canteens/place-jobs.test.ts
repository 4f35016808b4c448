import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { file } from '../../support/files.ts'
import { runJobsAtTen } from '../support/job-times.ts'
import { lac, marronniers, parc, source, tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let outside: OutsideStandIn
let server: TestServer
beforeAll(async () => {
  outside = await startOutsideStandIn({
    communes: [{ code: '54999', name: 'Ville-Neuve', postalCode: '54999', department: '54' }],
  })
  server = await startTestServer({ ...outside.environment, OUTSIDE_TIMEOUT: '1500', OUTSIDE_PAUSE: '1' })
})
beforeEach(async () => {
  outside.behaviour = 'right'
  outside.calls.length = 0
  const { writer } = server.app.services.database
  for (const table of ['canteens', 'history', 'jobs']) await writer(table).delete()
})
afterAll(async () => {
  await server.close()
  await outside.close()
})

interface CanteenRow {
  readonly id: number
  readonly modificationDate: string
}
const canteens = () => server.rows<CanteenRow>('canteens')
const asked = (path: string) => outside.calls.filter(call => call.path === path)
/** Moves the last attempts to yesterday. */
const nextDay = () =>
  server.app.services.database.writer('canteens').update({ inseeCodeAttemptDate: '2024-01-01T00:00:00.000Z' })

/** The canteens that a visitor finds by a search. */
const foundBy = async (search: string): Promise<number[]> => {
  const answer = await server.app.inject({ url: `/api/v1/publishedCanteens/?${new URLSearchParams({ search })}` })
  return answer.json<{ results: { id: number }[] }>().results.map(({ id }) => id)
}

describe('a search by town', () => {
  test('finds a canteen as soon as a job has found its town', async () => {
    const id = await server.addCanteen(tilleuls, [])
    expect(await foundBy('montpellier')).toEqual([])
    await runJobsAtTen(server)
    expect(await foundBy('montpellier')).toEqual([id])
  })

  test('finds a canteen whose town derives from its codes, and no longer in its former one', async () => {
    const user = await server.addPerson()
    await server.importCanteens(user, file('cantines', [{ siret: tilleuls, code_insee_commune: '42218' }]))
    const [{ id = 0 } = {}] = await canteens()
    expect(await foundBy('st etienne')).toEqual([id])
    await server.importCanteens(user, file('cantines', [{ siret: tilleuls, code_insee_commune: '35238' }]))
    expect([await foundBy('st etienne'), await foundBy('rennes')]).toEqual([[], [id]])
  })

  test('finds the canteens of a database of an earlier version once a job has read their towns', async () => {
    const { writer } = server.app.services.database
    const id = await server.addCanteen(tilleuls, [], { city: 'Saint-Étienne', cityInseeCode: '42218' })
    const deleted = await server.addCanteen(lac, [], { deletionDate: '2024-01-01T00:00:00.000Z' })
    await writer('canteens').update({ searchText: 'les tilleuls\n' })
    const [before] = await canteens()
    expect(await foundBy('st-etienne')).toEqual([])
    await runJobsAtTen(server)
    expect(await foundBy('st-etienne')).toEqual([id])
    const [after, other] = await server.rows<CanteenRow & { readonly searchText: string }>('canteens')
    expect([after?.modificationDate, other?.id]).toEqual([before?.modificationDate, deleted])
    expect(other?.searchText).toContain(lac)
  })
})

describe('a canteen without INSEE code', () => {
  test('gets it from the company register by its SIRET, then its city and territories, and the history records it', async () => {
    const id = await server.addCanteen(tilleuls, [], { department: '34' })
    const [before] = await canteens()
    await runJobsAtTen(server)
    const [after] = await canteens()
    expect(after).toMatchObject({
      id,
      city: 'Montpellier',
      cityInseeCode: '34172',
      postalCode: '34000',
      departmentLib: 'Hérault',
      region: '76',
      modificationDate: before?.modificationDate,
    })
    const [change] = await server.rows<{ before: string; after: string }>('history')
    expect(change).toMatchObject({ through: 'job', userId: null, entity: 'canteens', entityId: id })
    expect(JSON.parse(change?.after ?? '')).toMatchObject({ cityInseeCode: '34172', region: '76' })
    expect(JSON.parse(change?.before ?? '')).toMatchObject({ cityInseeCode: null, region: null })
    await runJobsAtTen(server)
    expect(asked('/search')).toHaveLength(1)
  })

  test('imported with a postal code of several communes while the register was down is completed later', async () => {
    const user = await server.addPerson()
    outside.behaviour = 'cut'
    const content = file('cantines', [{ siret: tilleuls, code_insee_commune: '', code_postal_commune: '54460' }])
    expect(await server.importCanteens(user, content)).toMatchObject({ count: 1, errors: [] })
    await runJobsAtTen(server)
    expect(await canteens()).toMatchObject([{ cityInseeCode: null, department: '54', inseeCodeAttempts: 0 }])
    outside.behaviour = 'right'
    await server.app.services.database.writer('jobs').delete()
    await runJobsAtTen(server)
    // The postal code is the file's; the commune is the register's.
    expect(await canteens()).toMatchObject([{ city: 'Montpellier', cityInseeCode: '34172', postalCode: '54460' }])
  })

  test('keeps the place that it got before an import, once this import is undone', async () => {
    const user = await server.addPerson()
    const importNamed = (nom: string) =>
      server.importCanteens(user, file('cantines', [{ siret: tilleuls, nom, code_insee_commune: '' }]))
    outside.behaviour = 'cut'
    await importNamed('Les Tilleuls')
    outside.behaviour = 'right'
    await server.app.services.database.writer('jobs').delete()
    await runJobsAtTen(server)
    const [found] = await canteens()
    expect(found).toMatchObject({ name: 'Les Tilleuls', cityInseeCode: '34172' })
    const { importId } = await importNamed('Le Tilleul')
    const undo = { method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: user.headers } as const
    expect((await server.app.inject(undo)).statusCode).toBe(200)
    const { modificationDate: _, ...place } = found as CanteenRow
    expect(await canteens()).toMatchObject([place])
  })

  test('that the register does not know is tried once a day, twenty times at most', async () => {
    await server.addCanteen('99999999900000', [])
    await runJobsAtTen(server)
    await runJobsAtTen(server)
    expect(asked('/search')).toHaveLength(1)
    expect(await canteens()).toMatchObject([{ inseeCodeAttempts: 1 }])
    await server.app.services.database.writer('canteens').update({ inseeCodeAttempts: 19 })
    for (let day = 0; day < 3; day++) {
      await nextDay()
      await runJobsAtTen(server)
    }
    expect(asked('/search')).toHaveLength(2)
    expect(await canteens()).toMatchObject([{ inseeCodeAttempts: 20 }])
  })

  test('that is deleted, or has no SIRET, is not tried', async () => {
    await server.addCanteen(parc, [], { deletionDate: '2024-01-01T00:00:00.000Z' })
    await server.addCanteen('x', [], { siret: null })
    await runJobsAtTen(server)
    expect(outside.calls).toEqual([])
  })
})

describe('every night, a canteen with a code', () => {
  test('gets its missing values from the packaged data, and keeps the others', async () => {
    await server.addCanteen(parc, [], { cityInseeCode: '69123', city: 'Lyon 6e', postalCode: '69006' })
    await server.addCanteen(lac, [], { cityInseeCode: '74010', city: 'Annecy', department: '73', region: '84' })
    await server.addCanteen(marronniers, [], { cityInseeCode: '54318', deletionDate: '2024-01-01T00:00:00.000Z' })
    await runJobsAtTen(server)
    expect(await canteens()).toMatchObject([
      { city: 'Lyon 6e', postalCode: '69006', departmentLib: 'Rhône', epciLib: 'Métropole de Lyon', region: '84' },
      { city: 'Annecy', department: '73', departmentLib: null, region: '84' },
      { city: null, department: null },
    ])
    expect(asked('/search/csv')).toEqual([])
  })

  test('unknown to the packaged data gets its place from the geocoder, all in one call', async () => {
    await server.addCanteen(parc, [], { cityInseeCode: '54999' })
    await server.addCanteen(lac, [], { cityInseeCode: '98999', inseeCodeAttempts: 20 })
    await server.addCanteen(source, [], { postalCode: '54999', inseeCodeAttempts: 20 })
    await runJobsAtTen(server)
    const place = { city: 'Ville-Neuve', cityInseeCode: '54999', postalCode: '54999', regionLib: 'Grand Est' }
    expect(await canteens()).toMatchObject([
      { ...place, geolocationAttempts: 0 },
      { city: null, geolocationAttempts: 1 },
      { ...place, geolocationAttempts: 0 },
    ])
    expect(asked('/search/csv')).toHaveLength(1)
  })

  test('unknown to all sources is tried twenty times at most', async () => {
    await server.addCanteen(lac, [], { cityInseeCode: '98999', geolocationAttempts: 19 })
    await runJobsAtTen(server)
    await runJobsAtTen(server)
    expect(asked('/search/csv')).toHaveLength(1)
    expect(await canteens()).toMatchObject([{ geolocationAttempts: 20 }])
  })

  test('waits for a geocoder that is down, or that answers nonsense; those of the packaged data do not', async () => {
    await server.addCanteen(parc, [], { cityInseeCode: '54999' })
    await server.addCanteen(lac, [], { cityInseeCode: '74010' })
    for (const behaviour of ['error', 'cut', 'slow', 'unexpected'] as const) {
      outside.behaviour = behaviour
      await server.app.services.database.writer('jobs').delete()
      await runJobsAtTen(server)
      expect(await canteens()).toMatchObject([{ city: null, geolocationAttempts: 0 }, { city: 'Annecy' }])
    }
  })
})
