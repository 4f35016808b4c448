import type { Canteen, PublicCanteen, PublicCanteenPreview } from '@ma-cantine/lib'
import { isShownToAll } from '@ma-cantine/lib/canteens/hidden-years'
import { isPubliclyVisible, shownStatus } from '@ma-cantine/lib/canteens/visibility'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showsPurchases } from '../../../server/canteens/hidden-years-sql.ts'
import { whereVisible } from '../../../server/canteens/visible-sql.ts'
import { declareStored } from '../support/declare-stored.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
/** Where managers publish their canteens themselves. */
let closed: TestServer
let manager: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error' })
  closed = await startTestServer({ LOG_LEVEL: 'error', PUBLISH_BY_DEFAULT: 'false' })
  manager = await server.addPerson({ firstName: 'Prénomine', lastName: 'Nomdefamille', email: 'secrete@exemple.fr' })
  stranger = await server.addPerson()
})
afterAll(async () => {
  await server.close()
  await closed.close()
})

const lastYear = currentYear() - 1

let numbers = 100
const addCanteen = (columns: object = {}, siret = makeSiret(++numbers)) =>
  server.addCanteen(siret, [manager], { productionType: 'site', dailyMealCount: 300, ...columns })

async function report(canteenId: number, year: number, values: object): Promise<void> {
  const url = `/api/v1/canteens/${canteenId}/diagnostics/`
  const payload = { year, diagnosticType: 'SIMPLE', ...values }
  const answer = await server.app.inject({ method: 'POST', url, headers: manager.headers, payload })
  expect(answer.statusCode, answer.body).toBe(201)
}
const hide = async (canteenId: number, redactedApproYears: readonly number[]): Promise<Canteen> => {
  const url = `/api/v1/canteens/${canteenId}`
  return (
    await server.app.inject({ method: 'PATCH', url, headers: manager.headers, payload: { redactedApproYears } })
  ).json()
}
const get = (path: string, headers: object = {}) =>
  server.app.inject({ url: `/api/v1/${path}`, headers: { ...headers } })
const page = async (id: number, headers: object = {}): Promise<PublicCanteen> =>
  (await get(`publishedCanteens/${id}`, headers)).json()
const preview = async (id: number): Promise<PublicCanteenPreview> => (await get(`publicCanteenPreviews/${id}`)).json()

const services = {
  hasWasteDiagnostic: true,
  wasteActions: ['AWARENESS'],
  vegetarianWeeklyRecurrence: 'MID',
  communicatesOnFoodQuality: true,
}
const quality = { valueTotalHt: 1000, valueBioHt: 200, valueSustainableHt: 300 }

describe('the page of a canteen', () => {
  test('200 of 1 000 € are 0.2: shares of the total, of meat, of fish; none for what is not known', async () => {
    const id = await addCanteen()
    await report(id, lastYear, {
      ...quality,
      valueMeatPoultryHt: 100,
      valueMeatPoultryEgalimHt: 40,
      valueMeatPoultryFranceHt: 30,
      valueFishHt: 0,
      valueFishEgalimHt: 0,
    })
    const [appro] = (await page(id)).approDiagnostics
    const { id: _, canteenId, year, diagnosticType, ...others } = appro ?? expect.fail()
    expect([canteenId, year, diagnosticType]).toEqual([id, lastYear, 'SIMPLE'])
    expect(others).toEqual({
      centralKitchenDiagnosticMode: null,
      isTeledeclared: false,
      isFilled: expect.any(Boolean),
      percentageValueTotalHt: 1,
      // 200 / 1 000 and 300 / 1 000; the two other labels are not known.
      percentageValueBioHt: 0.2,
      percentageValueSustainableHt: 0.3,
      // 100 / 1 000 of meat, of which 40 / 100 and 30 / 100; no fish, of which nothing is a share.
      percentageValueMeatPoultryHt: 0.1,
      percentageValueMeatPoultryEgalimHt: 0.4,
      percentageValueMeatPoultryFranceHt: 0.3,
      percentageValueFishHt: 0,
    })
    expect((await preview(id)).approDiagnostic).toEqual(appro)
  })

  test('hides the purchases of the years that its managers hide, and their badge, not the other measures', async () => {
    const id = await addCanteen()
    await report(id, lastYear - 1, quality)
    await report(id, lastYear, { ...quality, ...services })
    await report(id, lastYear + 1, quality)
    const years = async () => (await page(id)).approDiagnostics.map(({ year }) => year)
    expect(await years()).toEqual([lastYear, lastYear - 1])
    const hidden = await hide(id, [lastYear, lastYear])
    expect(hidden).toMatchObject({ redactedApproYears: [lastYear] })
    expect(hidden.approDiagnostics.map(({ year }) => year)).toEqual([lastYear, lastYear - 1])
    // The badges are of last year, whose purchases nobody sees: waste is told, purchases are not.
    const badges = { year: lastYear, appro: null, waste: true, diversification: true, info: true }
    expect(hidden.badges).toMatchObject(badges)
    const shown = await page(id)
    expect(shown.badges).toEqual(hidden.badges)
    expect(shown.approDiagnostics.map(({ year }) => year)).toEqual([lastYear - 1])
    expect(shown.serviceDiagnostics.map(({ year }) => year)).toEqual([lastYear, lastYear - 1])
    expect((await preview(id)).approDiagnostic).toBeNull()
    const found = async () => (await get(`publishedCanteens/?badge=appro&search=${shown.name.slice(-14)}`)).json().count
    expect(await found()).toBe(0)
    // A declared year cannot be hidden.
    await declareStored(server)
    expect(await years()).toEqual([lastYear, lastYear - 1])
    expect((await page(id)).badges).toMatchObject({ ...badges, appro: true })
    expect(await found()).toBe(1)
  })

  test('of a satellite shows what its kitchen gives for it: purchases with any mode, measures with all', async () => {
    const siret = makeSiret(++numbers)
    const kitchen = await addCanteen({ productionType: 'central', name: 'Cuisine du Lac' }, siret)
    const id = await addCanteen({ productionType: 'site_cooked_elsewhere', centralProducerSiret: siret })
    await report(id, lastYear, { valueTotalHt: 100, valueBioHt: 50, ...services })
    await report(kitchen, lastYear, { valueTotalHt: 400, valueBioHt: 100, centralKitchenDiagnosticMode: 'APPRO' })
    await report(kitchen, lastYear - 1, { ...quality, ...services, centralKitchenDiagnosticMode: 'ALL' })
    await report(kitchen, lastYear - 2, quality)
    const shown = await page(id)
    // 100 / 400 of the kitchen in place of 50 / 100; two years ago it gave nothing.
    expect(shown.approDiagnostics).toMatchObject([
      { year: lastYear, canteenId: kitchen, percentageValueBioHt: 0.25 },
      { year: lastYear - 1, canteenId: kitchen, percentageValueBioHt: 0.2 },
    ])
    expect(shown.serviceDiagnostics).toMatchObject([
      { year: lastYear, canteenId: id, hasWasteDiagnostic: true },
      { year: lastYear - 1, canteenId: kitchen },
    ])
    expect(shown.centralKitchen).toMatchObject({ id: kitchen, publicationStatus: 'published' })
    await server.app.services.database.writer('canteens').where({ id: kitchen }).update({ lineMinistry: 'armee' })
    expect((await page(id)).centralKitchen).toBeNull()
  })

  test('says who may claim it and whether it is the caller’s; only actions that are done are shown', async () => {
    const id = await addCanteen()
    const free = await server.addCanteen(makeSiret(++numbers), [])
    for (const [actionId, isDone] of [
      [1, true],
      [2, false],
    ]) {
      const url = `/api/v1/wasteActions/${actionId}/actions`
      const noted = await server.app.inject({
        method: 'POST',
        url,
        headers: manager.headers,
        payload: { canteenId: id, isDone },
      })
      expect(noted.statusCode, noted.body).toBe(201)
    }
    expect(await page(id, manager.headers)).toMatchObject({ canBeClaimed: false, isManagedByUser: true })
    expect(await page(id, stranger.headers)).toMatchObject({ isManagedByUser: false })
    expect((await page(id)).resourceActions).toMatchObject([{ resource: { id: 1 }, isDone: true }])
    expect(await page(free)).toMatchObject({ canBeClaimed: true, isManagedByUser: false })
  })

  test('does not exist for a canteen of the armed forces, a deleted and an unknown one', async () => {
    const armed = await addCanteen({ lineMinistry: 'armee' })
    const deleted = await addCanteen({ deletionDate: new Date().toISOString() })
    for (const id of [armed, deleted, 9_999_999]) {
      for (const path of ['publishedCanteens', 'publicCanteenPreviews']) {
        const answer = await get(`${path}/${id}`, manager.headers)
        expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Cette cantine n’existe pas.' }])
      }
    }
  })
})

test('years that can be hidden go from 2019 to the current one', async () => {
  const id = await addCanteen()
  for (const year of [2018, currentYear() + 1]) {
    const answer = await hide(id, [2020, year])
    expect(JSON.stringify(answer)).toContain(`de 2019 à ${currentYear()} peuvent`)
  }
  expect(await hide(id, [currentYear(), 2019])).toMatchObject({ redactedApproYears: [2019, currentYear()] })
  expect(await hide(id, [])).toMatchObject({ redactedApproYears: [] })
})

test('who is public is the same in code and in SQL, whatever is stored and set', async () => {
  for (const [each, publishByDefault] of [
    [server, true],
    [closed, false],
  ] as const) {
    const { reader } = each.app.services.database
    const canteens = []
    for (const publicationStatus of ['draft', 'published'] as const) {
      for (const lineMinistry of ['armee', 'agriculture', null]) {
        for (const deletionDate of [new Date().toISOString(), null]) {
          const values = { publicationStatus, lineMinistry, deletionDate }
          canteens.push({ id: await each.addCanteen(makeSiret(++numbers), [], values), ...values })
        }
      }
    }
    const ids: number[] = await whereVisible(reader, reader('canteens')).pluck('id')
    for (const canteen of canteens) {
      const isPublic = canteen.deletionDate === null && isPubliclyVisible(canteen, publishByDefault)
      expect(ids.includes(canteen.id), JSON.stringify(canteen)).toBe(isPublic)
      const answer = await each.app.inject({ url: `/api/v1/publicCanteenPreviews/${canteen.id}` })
      expect(answer.statusCode).toBe(isPublic ? 200 : 404)
      if (isPublic) expect(shownStatus(canteen, publishByDefault)).toBe('published')
    }
  }
})

test('which years are shown to all is the same in code and in SQL, whatever is hidden and declared', async () => {
  const { reader, writer } = server.app.services.database
  const years = [2019, 2023, 2024] as const
  const hiddenYears = years.reduce<number[][]>((lists, year) => lists.flatMap(list => [list, [...list, year]]), [[]])
  const declarations = [null, 'SUBMITTED', 'CANCELLED'] as const
  for (const redactedApproYears of hiddenYears) {
    for (const status of declarations) {
      const declaredYear = 2023
      const id = await addCanteen({ redactedApproYears: JSON.stringify(redactedApproYears) })
      const date = new Date().toISOString()
      if (status !== null) {
        await writer('teledeclarations').insert({
          canteenId: id,
          year: declaredYear,
          version: 1,
          status,
          teledeclarationMode: 'SITE',
          declaredData: '{}',
          digest: '0'.repeat(64),
          proofCode: `ANNEES-${id}`,
          creationDate: date,
          modificationDate: date,
        })
      }
      for (const year of years) {
        const isTeledeclared = status === 'SUBMITTED' && year === declaredYear
        const why = JSON.stringify({ redactedApproYears, status, year })
        expect(await showsPurchases(reader, id, year), why).toBe(
          isShownToAll({ year, isTeledeclared }, redactedApproYears),
        )
      }
    }
  }
})

describe('publishing', () => {
  const send = (to: TestServer, person: Person, path: string, payload: object, headers: object = {}) =>
    to.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { ...person.headers, ...headers }, payload })

  test('where canteens are public by default is refused, one by one', async () => {
    const id = await addCanteen()
    for (const act of ['publish', 'unpublish']) {
      const answer = await send(server, manager, `canteens/${id}/${act}`, {})
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('page publique')])
    }
    expect((await send(server, stranger, `canteens/${id}/publish`, {})).statusCode).toBe(403)
    const many = await send(server, manager, 'publish/', { ids: [id, 9_999_999] })
    expect(many.json()).toEqual({ ids: [id, 9_999_999], unknown_ids: [9_999_999] })
  })

  test('shows a canteen with its texts, taking it away hides it; the history tells who', async () => {
    const [person, other] = [await closed.addPerson(), await closed.addPerson()]
    const id = await closed.addCanteen(makeSiret(++numbers), [person], { wasteComments: 'Rien ne se perd.' })
    const isShown = async () => (await closed.app.inject({ url: `/api/v1/publishedCanteens/${id}` })).statusCode === 200
    const listed = async () => (await closed.app.inject({ url: '/api/v1/publishedCanteens/' })).json().count
    const before = await listed()
    expect(await isShown()).toBe(false)
    const published = await send(closed, person, `canteens/${id}/publish`, { qualityComments: 'Du bio.' })
    expect([published.statusCode, published.json()]).toMatchObject([
      200,
      { publicationStatus: 'published', qualityComments: 'Du bio.', wasteComments: 'Rien ne se perd.' },
    ])
    expect([await isShown(), await listed()]).toEqual([true, before + 1])
    const stale = await send(
      closed,
      person,
      `canteens/${id}/unpublish`,
      {},
      { 'if-match': '"2001-01-01T00:00:00.000Z"' },
    )
    expect(stale.statusCode).toBe(412)
    const away = await send(closed, person, `canteens/${id}/unpublish`, { qualityComments: null })
    expect(away.json()).toMatchObject({ publicationStatus: 'draft', qualityComments: null })
    expect([await isShown(), await listed()]).toEqual([false, before])
    const changes = await closed.app.services.database.reader('history').where({ entity: 'canteens', entityId: id })
    expect(changes.map(({ userId }: { userId: number }) => userId)).toEqual([person.id, person.id])
    const ofOthers = await send(closed, other, 'publish/', { ids: [id, id] })
    expect([ofOthers.json().unknown_ids, await isShown()]).toEqual([[id], false])
    expect((await send(closed, person, 'publish/', { ids: [id] })).json()).toEqual({ ids: [id], unknown_ids: [] })
    expect(await isShown()).toBe(true)
  })
})

test('nothing that everybody reads holds euros, addresses or names of people', async () => {
  const siret = makeSiret(++numbers)
  const kitchen = await addCanteen({ productionType: 'central', name: 'Cuisine Discrète' }, siret)
  const id = await addCanteen({
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: siret,
    name: 'Cantine Discrète',
    latitude: 45.1,
    longitude: 5.7,
  })
  const amounts = {
    valueTotalHt: 987_651.23,
    valueBioHt: 456_781.31,
    valueSustainableHt: 123_457.19,
    valueFishHt: 77_773.17,
  }
  await report(id, lastYear, { ...amounts, ...services })
  await report(kitchen, lastYear, { ...amounts, centralKitchenDiagnosticMode: 'ALL' })
  const purchase = {
    canteen: id,
    date: `${lastYear}-03-01`,
    description: 'Pommes',
    provider: 'Fermesecrète',
    priceHt: 98_765.43,
  }
  const bought = await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/',
    headers: manager.headers,
    payload: purchase,
  })
  expect(bought.statusCode, bought.body).toBe(201)
  const paths = [
    `publishedCanteens/${id}`,
    `publishedCanteens/${kitchen}`,
    `publicCanteenPreviews/${id}`,
    'publishedCanteens/?search=discrete',
    'publishedCanteens/map/?search=discrete&zoom=18',
    `canteenPurchasesPercentageSummary/${id}?year=${lastYear}`,
  ]
  for (const path of paths) {
    for (const headers of [{}, stranger.headers]) {
      const answer = await get(path, headers)
      expect(answer.statusCode, path).toBe(200)
      expect(answer.body.length).toBeGreaterThan(50)
      expect(answer.body, path).not.toMatch(
        /987651|456781|123457|77773|98765[.,]|secrete|secrète|Prénomine|Nomdefamille|"value[A-Z]/i,
      )
    }
  }
})
