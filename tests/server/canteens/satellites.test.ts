import type { Canteen, CanteenSummary, Satellite } from '@ma-cantine/lib'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesTo } from '../support/mailbox.ts'
import { personalToken } from '../support/make-token.ts'
import { inventedSiret, makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let numbers = 0
const newSiret = () => makeSiret(++numbers)

async function addKitchen(managers: readonly Person[], columns: Record<string, unknown> = {}) {
  const siret = newSiret()
  const id = await server.addCanteen(siret, managers, {
    name: 'Cuisine du Val',
    productionType: 'central',
    dailyMealCount: null,
    ...columns,
  })
  return { id, siret }
}

const addCanteen = (managers: readonly Person[], columns: Record<string, unknown> = {}) =>
  server.addCanteen(newSiret(), managers, { productionType: 'site', ...columns })

const call = (person: Pick<Person, 'headers'>, method: 'GET' | 'POST', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1/canteens/${path}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
const add = (person: Pick<Person, 'headers'>, kitchenId: number, body: object) =>
  call(person, 'POST', `${kitchenId}/satellites/`, body)
const unlink = (person: Person, kitchenId: number, id: number) =>
  call(person, 'POST', `${kitchenId}/satellites/${id}/unlink/`, {})

interface Page {
  readonly count: number
  readonly next: string | null
  readonly results: readonly Satellite[]
  readonly unpublishedCount: number
  readonly satellitesToPublish: readonly number[]
  readonly askedCanteens: readonly Satellite[]
}
const list = async (person: Person, kitchenId: number, query = ''): Promise<Page> =>
  (await call(person, 'GET', `${kitchenId}/satellites/${query}`)).json()

const row = async (id: number) => server.app.services.database.reader('canteens').where({ id }).first()
const managersOf = async (canteenId: number): Promise<number[]> =>
  (await server.rows<{ canteenId: number; userId: number }>('canteenManagers'))
    .filter(member => member.canteenId === canteenId)
    .map(({ userId }) => userId)
const detailOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { detail?: string }).detail,
]

const satellite = { name: 'École des Prés', sectors: [1], dailyMealCount: 40, yearlyMealCount: 6000 }

describe('the satellites of a kitchen', () => {
  test('are listed by page and in order, with the counts of the whole list, whoever manages them', async () => {
    const [manager, other] = [await server.addPerson(), await server.addPerson()]
    const kitchen = await addKitchen([manager])
    const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchen.siret }
    // Drafts are the canteens of the armed forces.
    const hidden = { ...linked, lineMinistry: 'armee' }
    const own = await addCanteen([manager], { ...hidden, name: 'Éole', dailyMealCount: 30 })
    const published = await addCanteen([manager], { ...linked, name: 'Zéphyr' })
    const foreign = await addCanteen([other], { ...hidden, name: 'Alizé', dailyMealCount: 20 })
    await addCanteen([manager], { centralProducerSiret: kitchen.siret })
    await addCanteen([manager], { ...linked, deletionDate: '2026-01-01T00:00:00.000Z' })
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/teamJoinRequest/${foreign}/`,
      headers: manager.headers,
      payload: {},
    })
    const page = await list(manager, kitchen.id, '?limit=2')
    expect(page).toMatchObject({ count: 3, unpublishedCount: 2, satellitesToPublish: [own] })
    expect(page.results.map(({ id, userCanView, hasAskedToJoin }) => [id, userCanView, hasAskedToJoin])).toEqual([
      [foreign, false, true],
      [own, true, false],
    ])
    expect(Object.keys(page.results[0] ?? {}).sort()).toEqual(
      [
        'id',
        'name',
        'siret',
        'sectors',
        'sectorList',
        'dailyMealCount',
        'yearlyMealCount',
        'publicationStatus',
        'userCanView',
        'hasAskedToJoin',
        'awaitsConsent',
      ].sort(),
    )
    const next = await server.app.inject({ url: page.next ?? '', headers: manager.headers })
    expect(next.json<Page>().results.map(({ id }) => id)).toEqual([published])
    const ids = async (query: string) => (await list(manager, kitchen.id, query)).results.map(({ id }) => id)
    expect(await ids('?ordering=-name')).toEqual([published, own, foreign])
    expect(await ids('?ordering=dailyMealCount')).toEqual([published, foreign, own])
    expect(await ids('?ordering=siret')).toEqual([own, published, foreign])
    expect(await ids('?ordering=-publicationStatus')).toEqual([published, foreign, own])
  })

  test('are none for a kitchen without SIRET', async () => {
    const manager = await server.addPerson()
    const { id } = await addKitchen([manager], { siret: null, sirenUniteLegale: '213401722' })
    await addCanteen([manager], { productionType: 'site_cooked_elsewhere' })
    expect(await list(manager, id)).toMatchObject({ count: 0, results: [] })
    expect(detailOf(await add(manager, id, { siret: newSiret() }))).toEqual([
      400,
      satelliteRefusals('kitchen-without-own-siret').in('fr'),
    ])
  })
})

describe('adding a satellite', () => {
  test('with a SIRET that nobody has creates it, published, with the managers of the kitchen', async () => {
    const [manager, colleague] = [await server.addPerson(), await server.addPerson()]
    const kitchen = await addKitchen([manager, colleague])
    const siret = newSiret()
    const answer = await add(manager, kitchen.id, { ...satellite, siret: siret.replace(/^(.{3})/, '$1 ') })
    expect([answer.statusCode, answer.json<Canteen>()]).toMatchObject([
      201,
      {
        ...satellite,
        siret,
        productionType: 'site_cooked_elsewhere',
        centralProducerSiret: kitchen.siret,
        centralKitchen: { id: kitchen.id },
        publicationStatus: 'published',
        managers: [{ email: manager.email }, { email: colleague.email }],
      },
    ])
    const { id } = answer.json<Canteen>()
    expect(await row(id)).toMatchObject({ importSource: `Cuisine centrale : ${kitchen.siret}` })
    // The same request again finds it.
    expect((await add(manager, kitchen.id, { ...satellite, siret })).statusCode).toBe(200)
    expect((await list(manager, kitchen.id)).count).toBe(1)
    const { reader } = server.app.services.database
    const changes = await reader('history').where({ entity: 'canteens', entityId: id })
    expect(changes.every(({ userId }: { userId: number }) => userId === manager.id) && changes.length).toBeTruthy()
  })

  test('twice at once creates it once', async () => {
    const manager = await server.addPerson()
    const kitchen = await addKitchen([manager])
    const body = { ...satellite, siret: newSiret() }
    const answers = await Promise.all([add(manager, kitchen.id, body), add(manager, kitchen.id, body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    expect((await list(manager, kitchen.id)).count).toBe(1)
  })

  test('of one’s own links it at once, ignores the other values, and tells the rest of its team', async () => {
    const [manager, other] = [await server.addPerson(), await server.addPerson()]
    const kitchen = await addKitchen([manager])
    const id = await addCanteen([manager, other], { name: 'Cantine du Lac' })
    const { siret } = await row(id)
    const answer = await add(manager, kitchen.id, { ...satellite, siret })
    expect([answer.statusCode, answer.json<Canteen>()]).toMatchObject([200, { id, name: 'Cantine du Lac' }])
    expect(await row(id)).toMatchObject({
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: kitchen.siret,
      name: 'Cantine du Lac',
    })
    const messages = await messagesTo(server, other.email)
    expect(messages.map(({ subject }) => subject)).toEqual(['Un livreur de repas indique livrer votre cantine'])
    expect(messages[0]?.body).toContain(`Cuisine du Val, ${kitchen.siret}`)
    // Repeated, it tells nobody again.
    await add(manager, kitchen.id, { siret })
    expect(await messagesTo(server, other.email)).toHaveLength(1)
    expect(await messagesTo(server, manager.email)).toEqual([])
  })

  test('that nobody manages gives it the managers of the kitchen, with a confirmed address alone', async () => {
    const [manager, colleague] = [await server.addPerson(), await server.addPerson({ emailConfirmed: false })]
    const kitchen = await addKitchen([manager, colleague])
    const id = await addCanteen([])
    const { siret } = await row(id)
    expect((await add(colleague, kitchen.id, { siret })).statusCode).toBe(403)
    expect(await managersOf(id)).toEqual([])
    expect((await add(manager, kitchen.id, { siret })).json()).toMatchObject({ id, managers: [{}, {}] })
    expect(await managersOf(id)).toEqual([manager.id, colleague.id])
  })

  test('is refused for a kitchen, for a satellite of another, and to who is not a kitchen', async () => {
    const manager = await server.addPerson()
    const [kitchen, other] = [await addKitchen([manager]), await addKitchen([manager])]
    expect(detailOf(await add(manager, kitchen.id, { siret: other.siret }))).toEqual([
      403,
      satelliteRefusals('satellite-is-kitchen').in('fr'),
    ])
    expect((await add(manager, kitchen.id, { siret: kitchen.siret })).statusCode).toBe(403)
    const taken = await addCanteen([manager], {
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: other.siret,
    })
    const { siret } = await row(taken)
    expect(detailOf(await add(manager, kitchen.id, { siret }))).toEqual([
      403,
      satelliteRefusals('satellite-of-another').in('fr'),
    ])
    expect(await row(taken)).toMatchObject({ centralProducerSiret: other.siret })
    const site = await addCanteen([manager])
    expect(detailOf(await add(manager, site, { siret: newSiret() }))).toEqual([
      403,
      satelliteRefusals('not-a-kitchen').in('fr'),
    ])
  })

  test('that is new needs a name and a right SIRET', async () => {
    const manager = await server.addPerson()
    const kitchen = await addKitchen([manager])
    const fieldsOf = async (body: object) => {
      const answer = await add(manager, kitchen.id, body)
      return [answer.statusCode, Object.keys(answer.json())]
    }
    expect(await fieldsOf({ name: 'École' })).toEqual([400, ['siret']])
    expect(await fieldsOf({ siret: newSiret() })).toEqual([400, ['name']])
    expect(await fieldsOf({ ...satellite, siret: '12345678901234' })).toEqual([400, ['siret']])
    expect(await fieldsOf({ ...satellite, siret: newSiret(), dailyMealCount: 0 })).toEqual([400, ['dailyMealCount']])
    expect((await list(manager, kitchen.id)).count).toBe(0)
  })
})

describe('unlinking a satellite', () => {
  test('clears its kitchen, keeps its production, tells its team, and answers the kitchen', async () => {
    const [manager, other] = [await server.addPerson(), await server.addPerson()]
    const kitchen = await addKitchen([manager])
    const id = await addCanteen([other], {
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: kitchen.siret,
    })
    for (const _ of [1, 2]) {
      const answer = await unlink(manager, kitchen.id, id)
      expect([answer.statusCode, answer.json<Canteen>()]).toMatchObject([200, { id: kitchen.id, satellites: [] }])
    }
    expect(await row(id)).toMatchObject({ centralProducerSiret: null, productionType: 'site_cooked_elsewhere' })
    expect((await messagesTo(server, other.email)).map(({ subject }) => subject)).toEqual([
      'Un livreur de repas ne livre plus votre cantine',
    ])
  })

  test('gives back what it produced before it was linked, unless its team said something else since', async () => {
    const manager = await server.addPerson()
    const kitchen = await addKitchen([manager])
    const [left, changed] = [await addCanteen([manager]), await addCanteen([manager])]
    for (const id of [left, changed]) await add(manager, kitchen.id, { siret: (await row(id)).siret })
    const change = (productionType: string, centralProducerSiret: string | null) =>
      server.app.inject({
        method: 'PATCH',
        url: `/api/v1/canteens/${changed}`,
        headers: manager.headers,
        payload: { productionType, centralProducerSiret, dailyMealCount: 40, yearlyMealCount: 6000 },
      })
    expect((await change('site', null)).statusCode).toBe(200)
    expect((await change('site_cooked_elsewhere', kitchen.siret)).statusCode).toBe(200)
    for (const id of [left, changed]) await unlink(manager, kitchen.id, id)
    expect(await row(left)).toMatchObject({
      centralProducerSiret: null,
      productionType: 'site',
      formerProductionType: null,
    })
    expect(await row(changed)).toMatchObject({ centralProducerSiret: null, productionType: 'site_cooked_elsewhere' })
  })

  test('of another kitchen, or unknown, changes nothing', async () => {
    const manager = await server.addPerson()
    const kitchen = await addKitchen([manager])
    const producer = inventedSiret(42)
    const id = await addCanteen([manager], { productionType: 'site_cooked_elsewhere', centralProducerSiret: producer })
    for (const satelliteId of [id, 987_654]) {
      expect((await unlink(manager, kitchen.id, satelliteId)).json()).toMatchObject({ id: kitchen.id })
    }
    expect(await row(id)).toMatchObject({ centralProducerSiret: producer })
  })

  test('and adding take a scope that writes', async () => {
    const manager = await server.addPerson()
    const kitchen = await addKitchen([manager])
    const { headers } = await personalToken(server, manager, ['canteen:read'])
    expect((await add({ headers }, kitchen.id, { ...satellite, siret: newSiret() })).statusCode).toBe(403)
    expect((await unlink({ ...manager, headers }, kitchen.id, 1)).statusCode).toBe(403)
    expect((await call({ headers }, 'GET', `${kitchen.id}/satellites/`)).statusCode).toBe(200)
  })
})

test('a satellite sees what its kitchen reports for it, in shares, and nobody else does', async () => {
  const [cook, neighbour] = [await server.addPerson(), await server.addPerson()]
  const kitchen = await addKitchen([cook])
  const satellite = await addCanteen([neighbour], {
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: kitchen.siret,
  })
  const report = (year: number, values: object) =>
    call(cook, 'POST', `${kitchen.id}/diagnostics/`, { year, valueTotalHt: 1000, valueBioHt: 250, ...values })
  expect((await report(2024, { centralKitchenDiagnosticMode: 'ALL', hasWastePlan: true })).statusCode).toBe(201)
  expect((await report(2023, { centralKitchenDiagnosticMode: 'APPRO', hasWastePlan: true })).statusCode).toBe(201)
  expect((await report(2022, {})).statusCode).toBe(201)
  const seen = async (person: Person, id: number) =>
    (await call(person, 'GET', `${id}`)).json<Canteen>().centralKitchenDiagnostics
  const given = await seen(neighbour, satellite)
  expect(given).toMatchObject([
    { year: 2023, isFilled: true, percentageValueBioHt: 0.25 },
    { year: 2024, percentageValueBioHt: 0.25, hasWastePlan: true },
  ])
  expect(given?.some(each => 'valueTotalHt' in each)).toBe(false)
  expect(given?.[0]).not.toHaveProperty('hasWastePlan')
  expect(await seen(cook, kitchen.id)).toBe(null)
  // Summaries show the same.
  const summarised = async ({ headers }: Person, path = 'canteenSummaries/') =>
    (await server.app.inject({ url: `/api/v1/${path}`, headers }))
      .json<{ results: CanteenSummary[] }>()
      .results.map(({ id, centralKitchenDiagnostics }) => [id, centralKitchenDiagnostics])
  expect(await summarised(neighbour)).toEqual([[satellite, given]])
  expect(await summarised(cook)).toEqual([[kitchen.id, null]])
  // Those that leave out reports still tell whether there is a kitchen.
  for (const path of ['canteenSummaries/', 'actionableCanteens/2023']) {
    expect(await summarised(neighbour, `${path}?without=diagnostics`)).toEqual([[satellite, []]])
    expect(await summarised(cook, `${path}?without=diagnostics`)).toEqual([[kitchen.id, null]])
  }
  expect(await summarised(neighbour, 'actionableCanteens/2023?without=otherYears')).toEqual([[satellite, [given?.[0]]]])
})
