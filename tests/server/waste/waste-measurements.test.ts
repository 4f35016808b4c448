import { wasteRefusals } from '@ma-cantine/lib/waste/waste-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  second = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(parc, [other])
  const { writer } = server.app.services.database
  await writer('canteens').where({ id: canteen }).update({ yearlyMealCount: 70_000 })
})
beforeEach(() => server.app.services.database.writer('wasteMeasurements').delete())
afterAll(() => server.close())

interface Options {
  readonly person?: Person
  readonly headers?: Readonly<Record<string, string>>
  readonly canteenId?: number
}

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  payload?: object,
  { person = manager, headers = {}, canteenId = canteen }: Options = {},
) =>
  server.app.inject({
    method,
    url: `/api/v1/canteens/${canteenId}/wasteMeasurements/${path}`,
    headers: { ...person.headers, ...headers },
    ...(payload ? { payload } : {}),
  })

const week = { periodStartDate: '2026-03-09', periodEndDate: '2026-03-13', mealCount: 500 }
const create = async (values: object = {}, options: Options = {}) =>
  (await call('POST', '', { ...week, ...values }, options)).json<{ id: number; modificationDate: string }>()

describe('a new measurement', () => {
  test('has days, grams that can be told, and a yearly estimation: 42.5 / 500 × 70 000 = 5 950 kg', async () => {
    const answer = await call('POST', '', { ...week, totalMass: '42,5', isSortedBySource: false })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      canteenId: canteen,
      ...week,
      daysInPeriod: 5,
      totalMass: 42.5,
      isSortedBySource: false,
      preparationTotalMass: null,
      preparationIsSorted: null,
      preparationEdibleMass: null,
      preparationInedibleMass: null,
      unservedTotalMass: null,
      unservedIsSorted: null,
      unservedEdibleMass: null,
      unservedInedibleMass: null,
      leftoversTotalMass: null,
      leftoversIsSorted: null,
      leftoversEdibleMass: null,
      leftoversInedibleMass: null,
      totalYearlyWasteEstimation: 5950,
      creationDate: expect.any(String),
      modificationDate: expect.any(String),
    })
  })

  test('is refused beside each wrong field', async () => {
    const answer = await call('POST', '', {
      periodStartDate: '2026-03-13',
      periodEndDate: '2026-03-09',
      mealCount: 0,
      totalMass: 0.5,
      leftoversTotalMass: 10,
      leftoversEdibleMass: 4,
      leftoversInedibleMass: 5,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      periodStartDate: ['La date de fin ne peut pas être avant la date de début'],
      mealCount: ['Le nombre de couverts doit être au moins de 1.'],
      totalMass: ['La masse totale doit être au moins de 1 kg.'],
      leftoversEdibleMass: ['La somme de denrées comestibles et non comestibles devrait être égale au total'],
    })
  })

  test('cannot end tomorrow in Paris', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const answer = await call('POST', '', { ...week, periodEndDate: tomorrow })
    expect(answer.json()).toEqual({ periodEndDate: ['La période ne peut pas se terminer dans l’avenir.'] })
  })

  test('is made once for a key, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'measure-1' }
    const first = await create({}, { headers })
    expect(await create({}, { headers })).toEqual(first)
    expect((await call('GET', '')).json()).toHaveLength(1)
  })

  test('of two that overlap and come at once, one is refused', async () => {
    const answers = await Promise.all([call('POST', '', week), call('POST', '', week)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
  })
})

describe('a period', () => {
  test('may not share a day with another of the canteen: the answer names the dates that overlap', async () => {
    await create()
    await create({ periodStartDate: '2026-03-16', periodEndDate: '2026-03-20' })
    const answer = await call('POST', '', { ...week, periodStartDate: '2026-03-13', periodEndDate: '2026-03-16' })
    expect(answer.statusCode).toBe(400)
    const periods = [week, { periodStartDate: '2026-03-16', periodEndDate: '2026-03-20' }].map(
      ({ periodStartDate: start, periodEndDate: end }) => ({ start, end }),
    )
    const overlap = wasteRefusals('overlap', periods).in('fr')
    expect(overlap).toContain('2 autres évaluations')
    expect(overlap).toContain('du 9 mars au 13 mars 2026 et du 16 mars au 20 mars 2026')
    expect(answer.json()).toEqual({ nonFieldErrors: [overlap] })
  })

  test('may be the same in another canteen, or that of a deleted measurement', async () => {
    const { id } = await create()
    expect(await create({}, { canteenId: second })).toMatchObject({ canteenId: second })
    await call('DELETE', String(id))
    expect(await create()).toMatchObject(week)
  })

  test('does not overlap its own measurement', async () => {
    const { id } = await create()
    const answer = await call('PATCH', String(id), { periodEndDate: '2026-03-12' })
    expect(answer.json()).toMatchObject({ periodEndDate: '2026-03-12', daysInPeriod: 4 })
  })

  test('is objected to beside the date that changed', async () => {
    const { id } = await create()
    const end = await call('PATCH', String(id), { periodEndDate: '2026-03-01' })
    expect(Object.keys(end.json())).toEqual(['periodEndDate'])
    const start = await call('PATCH', String(id), { periodStartDate: '2026-03-30' })
    expect(Object.keys(start.json())).toEqual(['periodStartDate'])
  })
})

describe('the list', () => {
  test('has the latest period first, filtered by both ends of the period, included', async () => {
    for (const day of ['01', '05', '09']) {
      await create({ periodStartDate: `2026-02-${day}`, periodEndDate: `2026-02-${day}` })
    }
    const days = async (query: string) =>
      (await call('GET', query)).json<{ periodStartDate: string }[]>().map(({ periodStartDate }) => periodStartDate)
    expect(await days('')).toEqual(['2026-02-09', '2026-02-05', '2026-02-01'])
    expect(await days('?period_start_date_after=2026-02-05')).toEqual(['2026-02-09', '2026-02-05'])
    expect(await days('?period_start_date_before=2026-02-01')).toEqual(['2026-02-01'])
    expect(await days('?period_end_date_after=2026-02-09')).toEqual(['2026-02-09'])
    expect(await days('?period_end_date_before=2026-02-05')).toEqual(['2026-02-05', '2026-02-01'])
  })
})

describe('a change', () => {
  test('keeps what it does not name, and is refused (412) when it is based on another version', async () => {
    const { id, modificationDate } = await create({ totalMass: 42.5 })
    const headers = { 'if-match': `"${modificationDate}"` }
    const changed = await call('PATCH', String(id), { mealCount: 450 }, { headers })
    expect(changed.json()).toMatchObject({ mealCount: 450, totalMass: 42.5 })
    const other = await call('PATCH', String(id), { mealCount: 400 }, { headers })
    expect([other.statusCode, other.json()]).toMatchObject([
      412,
      { changedBy: { firstName: expect.any(String) }, modificationDate: changed.json().modificationDate },
    ])
    // The same change again, as after a lost answer, is no conflict.
    expect((await call('PATCH', String(id), { mealCount: 450 }, { headers })).json()).toEqual(changed.json())
  })

  test('that changes nothing makes no version and no history', async () => {
    const { id, modificationDate } = await create({ totalMass: 42.5 })
    const before = await server.rows('history')
    expect((await call('PATCH', String(id), { totalMass: '42.50' })).json()).toMatchObject({ modificationDate })
    expect(await server.rows('history')).toEqual(before)
  })

  test('is kept in the history with what it changed', async () => {
    const { id } = await create()
    await call('PATCH', String(id), { preparationTotalMass: 3.2 })
    const [last] = (await server.rows<{ entity: string; before: string; after: string }>('history')).slice(-1)
    expect(last).toMatchObject({ entity: 'wasteMeasurements', entityId: id, userId: manager.id })
    expect(JSON.parse(last?.before ?? '')).toEqual({ preparationTotalMass: null })
    expect(Number(JSON.parse(last?.after ?? '').preparationTotalMass)).toBe(3.2)
  })

  test('by PUT is not allowed', async () => {
    const { id } = await create()
    expect((await call('PUT', String(id), week)).statusCode).toBe(405)
  })
})

describe('a deleted measurement', () => {
  test('is gone, and comes back as it was', async () => {
    const { id } = await create({ totalMass: 42.5 })
    expect((await call('DELETE', String(id))).statusCode).toBe(204)
    expect((await call('GET', '')).json()).toEqual([])
    const gone = await call('GET', String(id))
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toEqual({ detail: wasteRefusals('unknown-measurement').in('fr') })
    expect((await call('PATCH', String(id), { mealCount: 3 })).statusCode).toBe(404)
    expect((await call('DELETE', String(id))).statusCode).toBe(404)
    expect((await call('POST', `${id}/restore/`)).json()).toMatchObject({ id, totalMass: 42.5 })
    expect((await call('GET', '')).json()).toHaveLength(1)
  })

  test('does not come back once another has taken its period', async () => {
    const { id } = await create()
    await call('DELETE', String(id))
    await create()
    const answer = await call('POST', `${id}/restore/`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual(['nonFieldErrors'])
  })
})

test('a measurement of another canteen is unknown, even to the manager of both', async () => {
  const { id } = await create()
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const payload = method === 'PATCH' ? { mealCount: 3 } : undefined
    expect((await call(method, String(id), payload, { canteenId: second })).statusCode).toBe(404)
    expect((await call(method, String(id), payload, { canteenId: foreign })).statusCode).toBe(403)
  }
})
