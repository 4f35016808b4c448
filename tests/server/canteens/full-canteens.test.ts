import type { Canteen } from '@ma-cantine/lib'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())

const lastYear = currentYear() - 1

let numbers = 0
const addCanteen = (columns: Record<string, unknown> = {}) =>
  server.addCanteen(makeSiret(++numbers), [manager], { productionType: 'site', dailyMealCount: 300, ...columns })

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, headers: object = {}) {
  const url = `/api/v1/${path}`
  const all = { ...manager.headers, ...headers }
  const answer = await server.app.inject({ method, url, headers: all, ...(payload ? { payload } : {}) })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer
}
const read = async (id: number, headers: object = {}): Promise<Canteen> =>
  (await call('GET', `canteens/${id}`, undefined, headers)).json()
const report = async (id: number, body: object): Promise<number> =>
  (await call('POST', `canteens/${id}/diagnostics/`, body)).json<{ id: number }>().id

/** Values that earn each badge. */
const earned = {
  ...nothingElse,
  valueTotalHt: 1000,
  valueBioHt: 200,
  valueSustainableHt: 300,
  hasWasteDiagnostic: true,
  wasteActions: ['AWARENESS'],
  vegetarianWeeklyRecurrence: 'MID',
  cookingPlasticSubstituted: true,
  servingPlasticSubstituted: true,
  plasticBottlesSubstituted: true,
  plasticTablewareSubstituted: true,
  communicatesOnFoodQuality: true,
}

const noBadges = { appro: null, waste: null, diversification: null, plastic: null, info: null }

describe('the badges of a canteen', () => {
  test('are null, with a null year, before any report of a year that is over', async () => {
    const id = await addCanteen()
    await report(id, { year: lastYear + 1, ...earned })
    expect(await read(id)).toMatchObject({ badges: { year: null, ...noBadges }, approDiagnostics: [] })
  })

  test('are those of the last year that is over: earned, started alone (false), or nothing (null)', async () => {
    const id = await addCanteen()
    await report(id, { year: lastYear - 1, tunnelWaste: 'complet' })
    await report(id, { year: lastYear, ...earned })
    const all = { appro: true, waste: true, diversification: true, plastic: true, info: true }
    expect((await read(id)).badges).toEqual({ year: lastYear, ...all })
    const second = await addCanteen()
    await report(second, { year: lastYear, valueTotalHt: 1000, tunnelAppro: 'complet', tunnelWaste: 'actions' })
    expect((await read(second)).badges).toEqual({ year: lastYear, ...noBadges, appro: false, waste: false })
  })

  test('follow the goals of the territory, the meals a day and the sectors', async () => {
    const id = await addCanteen({ region: '06', dailyMealCount: 3001 })
    await server.app.services.database.writer('canteenSectors').insert({ canteenId: id, sectorId: 5 })
    await report(id, { year: lastYear, ...earned, valueBioHt: 20, valueSustainableHt: 30, tunnelWaste: 'x' })
    const { badges } = await read(id)
    expect(badges).toMatchObject({ appro: true, waste: false, diversification: null })
  })

  test('of a satellite are those of what its kitchen declares for it', async () => {
    const kitchenSiret = makeSiret(++numbers)
    const kitchen = await server.addCanteen(kitchenSiret, [manager], { productionType: 'central' })
    const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }
    const satellite = await addCanteen(linked)
    await report(satellite, {
      year: lastYear,
      valueTotalHt: 10,
      tunnelAppro: 'complet',
      communicatesOnFoodQuality: true,
    })
    const diagnosticId = await report(kitchen, {
      year: lastYear,
      ...earned,
      communicatesOnFoodQuality: false,
      centralKitchenDiagnosticMode: 'APPRO',
    })
    expect((await read(satellite)).badges).toEqual({ year: lastYear, ...noBadges, appro: true, info: true })
    await call('PATCH', `canteens/${kitchen}/diagnostics/${diagnosticId}`, { centralKitchenDiagnosticMode: 'ALL' })
    expect((await read(satellite)).badges).toMatchObject({ appro: true, waste: true, info: null })
  })
})

describe('the purchases by year of a canteen', () => {
  test('are amounts and shares, newest year first', async () => {
    const id = await addCanteen()
    await report(id, { year: lastYear - 1 })
    await report(id, { year: lastYear, ...earned, valueMeatPoultryHt: 400, valueMeatPoultryEgalimHt: 100 })
    const [last, before, ...others] = (await read(id)).approDiagnostics
    expect(others).toEqual([])
    expect(last).toMatchObject({
      canteenId: id,
      year: lastYear,
      isTeledeclared: false,
      isFilled: true,
      valueTotalHt: 1000,
      valueBioHt: 200,
      valueFishHt: null,
      percentageValueTotalHt: 1,
      percentageValueBioHt: 0.2,
      percentageValueMeatPoultryHt: 0.4,
      percentageValueMeatPoultryEgalimHt: 0.25,
    })
    expect(last).not.toHaveProperty('percentageValueFishHt')
    expect(last).not.toHaveProperty('hasWasteDiagnostic')
    expect(before).toMatchObject({ year: lastYear - 1, valueTotalHt: null, percentageValueTotalHt: 1 })
  })

  test('of a satellite are the shares of its kitchen, without its euros', async () => {
    const kitchenSiret = makeSiret(++numbers)
    const kitchen = await server.addCanteen(kitchenSiret, [manager], { productionType: 'central' })
    const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }
    const satellite = await addCanteen(linked)
    await report(satellite, { year: lastYear, valueTotalHt: 10 })
    await report(satellite, { year: lastYear - 1, valueTotalHt: 20 })
    await report(kitchen, { year: lastYear, ...earned, centralKitchenDiagnosticMode: 'ALL' })
    expect((await read(satellite)).approDiagnostics).toMatchObject([
      { canteenId: kitchen, valueTotalHt: null, valueBioHt: null, percentageValueBioHt: 0.2 },
      { canteenId: satellite, valueTotalHt: 20 },
    ])
  })
})

test('the actions against waste that a canteen noted are answered with the action and the canteen', async () => {
  const id = await addCanteen()
  expect((await read(id)).resourceActions).toEqual([])
  await call('POST', 'wasteActions/2/actions', { canteenId: id, isDone: true, isFavorite: false })
  const { name, siret, publicationStatus } = await read(id)
  const canteen = { id, name, siret, publicationStatus }
  const title = 'Mettre le pain au bout de la ligne'
  expect((await read(id)).resourceActions).toMatchObject([
    { resourceId: 2, canteenId: id, isDone: true, isFavorite: false, resource: { id: 2, title }, canteen },
  ])
  const inEnglish = await call('GET', `canteens/${id}`, undefined, { 'accept-language': 'en' })
  expect(inEnglish.headers['content-language']).toBe('en')
  expect(inEnglish.json<Canteen>().resourceActions[0]?.resource.title).not.toBe(title)
})

test('whether a canteen takes part in the experiments is null until somebody says so, and kept then', async () => {
  const id = await addCanteen()
  const names = ['reservationExpeParticipant', 'vegetarianExpeParticipant'] as const
  for (const name of names) {
    expect((await read(id))[name]).toBeNull()
    const answer = (await call('PATCH', `canteens/${id}`, { [name]: true })).json<Canteen>()
    expect(answer[name]).toBe(true)
    // Said again, it changes nothing.
    const again = (await call('PATCH', `canteens/${id}`, { [name]: true })).json<Canteen>()
    expect(again.modificationDate).toBe(answer.modificationDate)
  }
  expect(await read(id)).toMatchObject({ reservationExpeParticipant: true, vegetarianExpeParticipant: true })
})
