import { scopes } from '@ma-cantine/lib'
import knex from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgresqlAddress } from '../../../server/database/connection.ts'
import * as applicationCreations from '../../../server/database/migrations/0049-application-creations.ts'
import { openPostgresql } from '../../../server/database/postgresql.ts'
import { openSqlite } from '../../../server/database/sqlite.ts'
import { deleteApplication } from '../../../server/oauth/applications.ts'
import { file } from '../../support/files.ts'
import { applicationToken, personalToken, type TestToken } from '../support/make-token.ts'
import { makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

type Application = Awaited<ReturnType<typeof applicationToken>>

const newApplication = (person = manager): Promise<Application> => applicationToken(server, person, scopes)

async function post<Answer = { id: number }>(path: string, { headers }: Pick<TestToken, 'headers'>, payload: object) {
  const answer = await server.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json<Answer>()
}
const purchase = { description: 'Pommes', date: '2026-03-15', prixHt: 10, familleProduits: 'FRUITS_ET_LEGUMES' }
const buy = async (by: Pick<TestToken, 'headers'>, fields: object = {}) =>
  (await post(`canteens/${canteen}/purchases/`, by, { ...purchase, ...fields })).id

interface Page {
  readonly count: number
  readonly totalPriceHt?: number
  readonly next: string | null
  readonly results: readonly { readonly id: number }[]
}
const get = ({ headers }: Pick<TestToken, 'headers'>, path: string) =>
  server.app.inject({ url: `/api/v1/${path}`, headers: { ...headers } })
const list = async (by: Pick<TestToken, 'headers'>, path: string) => {
  const answer = await get(by, path)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<Page>()
}
const ids = ({ results }: Page) => results.map(({ id }) => id).toSorted((a, b) => a - b)
const own = async (by: Pick<TestToken, 'headers'>, of = 'purchases', query = '') =>
  ids(await list(by, `${of}/?created_by_application=true${query}`))

let sirets = 0
const newCanteen = () => ({
  name: 'Cantine des Acacias',
  siret: makeSiret(9_100_000 + ++sirets),
  cityInseeCode: '38185',
  postalCode: '38000',
  sectors: [9],
  dailyMealCount: 150,
  yearlyMealCount: 21_000,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'public',
})

describe('what an application created', () => {
  test('is listed for it: purchases, canteens, reports and measurements, and nothing else', async () => {
    const [application, other] = [await newApplication(), await newApplication()]
    const [mine, theirs] = [await buy(application), await buy(other)]
    await buy(manager)
    const former = { canteen, date: '2025-03-01', family: 'AUTRES', characteristics: [], priceHt: 5 }
    const second = (await post('purchases/', application, former)).id
    expect(await own(application)).toEqual([mine, second])
    expect(await own(other)).toEqual([theirs])

    const made = (await post('canteens/', application, newCanteen())).id
    await post('canteens/', other, newCanteen())
    expect(await own(application, 'canteens')).toEqual([made])

    const report = (await post(`canteens/${made}/diagnostics/`, application, { year: 2024 })).id
    await post(`canteens/${made}/diagnostics/`, other, { year: 2023 })
    expect(await own(application, 'diagnostics')).toEqual([report])

    const period = { periodStartDate: '2026-03-09', periodEndDate: '2026-03-13', mealCount: 500, totalMass: 42.5 }
    const measurement = (await post(`canteens/${canteen}/wasteMeasurements/`, application, period)).id
    await post(`canteens/${canteen}/wasteMeasurements/`, manager, {
      ...period,
      periodStartDate: '2026-03-16',
      periodEndDate: '2026-03-20',
    })
    expect(await own(application, 'wasteMeasurements')).toEqual([measurement])
  })

  test('is counted, added up, searched, filtered and paged like any list', async () => {
    const application = await newApplication()
    const [first, second, third] = [
      await buy(application, { date: '2026-01-10', fournisseur: 'Ferme du Pont', prixHt: 1 }),
      await buy(application, { date: '2026-02-10', prixHt: 20 }),
      await buy(application, {
        date: '2026-03-10',
        prixHt: 300,
        familleProduits: 'BOISSONS',
        categoriesEgalim: ['BIO'],
      }),
    ]
    await buy(manager, { date: '2026-02-11', fournisseur: 'Ferme du Pont', categoriesEgalim: ['BIO'] })
    const all = await list(application, 'purchases/?created_by_application=true&limit=2')
    expect([all.count, all.totalPriceHt, all.results.map(({ id }) => id)]).toEqual([3, 321, [third, second]])
    expect(all.next).toContain('created_by_application=true')
    expect(await own(application, 'purchases', '&limit=2&offset=2')).toEqual([first])
    const filtered = async (query: string) => own(application, 'purchases', query)
    expect(await filtered('&search=ferme')).toEqual([first])
    expect(await filtered('&search=ferme&date_after=2026-02-01')).toEqual([])
    expect(await filtered('&date_after=2026-02-01&date_before=2026-02-28')).toEqual([second])
    expect(await filtered('&family=BOISSONS')).toEqual([third])
    expect(await filtered('&characteristics=BIO')).toEqual([third])
    expect(await filtered('&ordering=priceHt&limit=1')).toEqual([first])
    expect(await filtered('&ordering=family')).toEqual([first, second, third])
    expect(await filtered(`&canteen=${canteen + 1}`)).toEqual([])
  })

  test('includes what it imported', async () => {
    const application = await newApplication()
    const { headers } = application
    const sent = { ...manager, headers } as Person
    await server.importPurchases(sent, file('achats', [{ siret: tilleuls }, { siret: parc }]))
    await server.importDiagnostics('simple', sent, file('diagnostics', [{ siret: parc }]))
    await server.importPurchases(manager, file('achats', [{ siret: parc }]))
    expect(await own(application)).toHaveLength(2)
    expect(await own(application, 'diagnostics')).toHaveLength(1)
  })

  test('is no more than the user who granted the access may read, and no less', async () => {
    const application = await newApplication()
    const bought = await buy(application)
    const others = await buy(manager)
    // The rights of the user decide: what others created is read and changed all the same.
    expect((await get(application, `canteens/${canteen}/purchases/${others}/`)).statusCode).toBe(200)
    expect((await list(application, 'purchases/')).results.map(({ id }) => id)).toContain(others)
    await server.app.services.database
      .writer('canteenManagers')
      .where({ userId: manager.id, canteenId: canteen })
      .delete()
    expect(await own(application)).toEqual([])
    await server.app.services.database.writer('canteenManagers').insert({ userId: manager.id, canteenId: canteen })
    expect(await own(application)).toEqual([bought])
  })

  test('is told apart from what it only changed, and leaves the list once deleted', async () => {
    const application = await newApplication()
    const [made, changed] = [await buy(application), await buy(manager)]
    const change = (id: number, method: 'PATCH' | 'DELETE', payload?: object) =>
      server.app.inject({
        method,
        url: `/api/v1/canteens/${canteen}/purchases/${id}/`,
        headers: application.headers,
        ...(payload ? { payload } : {}),
      })
    expect((await change(changed, 'PATCH', { prixHt: 99 })).statusCode).toBe(200)
    expect(await own(application)).toEqual([made])
    expect((await change(made, 'DELETE')).statusCode).toBe(204)
    expect(await own(application)).toEqual([])
  })

  test('stays readable without the application, and is not taken for that of another', async () => {
    const application = await newApplication()
    const made = await buy(application)
    await deleteApplication(server.app.services.database.writer, manager.id, application.applicationId)
    expect((await get(manager, `canteens/${canteen}/purchases/${made}/`)).statusCode).toBe(200)
    expect(await own(await newApplication())).toEqual([])
  })

  test('outlasts the history, and the history tells that of former rows', async () => {
    const application = await newApplication()
    await buy(manager)
    await buy(application)
    await server.importDiagnostics(
      'simple',
      { ...manager, headers: application.headers } as Person,
      file('diagnostics', [{ siret: parc, annee_bilan: '2023' }]),
    )
    const marks = async () => {
      const rows: object[] = await server.app.services.database.reader('applicationCreations')
      return rows.map(row => JSON.stringify(row)).toSorted()
    }
    const before = await marks()
    const { database: location } = server.settings
    const open = isPostgresqlAddress(location) ? openPostgresql : openSqlite
    const plain = open(location, knex, { hasTimeLimits: false })
    for (const step of [applicationCreations.down, applicationCreations.up]) await plain.transaction(step)
    await plain.close()
    expect(await marks()).toEqual(before)
    const mine = await own(application)
    await server.app.services.database.writer('history').delete()
    expect(await own(application)).toEqual(mine)
    expect(mine).toHaveLength(1)
  })
})

test('without an application, the list of what it created is refused by name', async () => {
  const token = await personalToken(server, manager, scopes)
  for (const path of ['purchases', 'canteens', 'diagnostics', 'wasteMeasurements']) {
    const answer = await get(token, `${path}/?created_by_application=true`)
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      400,
      { created_by_application: [expect.stringContaining('application')] },
    ])
    expect((await get(token, `${path}/?created_by_application=false`)).statusCode).toBe(200)
    expect((await get(token, `${path}/?created_by_application=oui`)).statusCode).toBe(400)
  }
})
