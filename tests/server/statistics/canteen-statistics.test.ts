import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import type { CanteenStatistics } from '@ma-cantine/lib/statistics/statistics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { addDeclaration, type DeclaredEuros } from '../support/add-declaration.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** Two nodes on one database: what one writes is in the figures of the other. */
let writing: TestServer
let reading: TestServer
beforeAll(async () => {
  writing = await startTestServer()
  reading = await startTestServer({}, { database: writing.settings.database })
})
afterAll(async () => {
  await reading.close()
  await writing.close()
})

const year = 2024

const ask = (query: string) => reading.app.inject({ url: `/api/v1/canteenStatistics/?${query}` })
async function figures(query: string): Promise<CanteenStatistics> {
  const answer = await ask(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

let numbers = 0

interface Place {
  readonly region?: string | null
  readonly department?: string | null
  readonly epci?: string | null
  readonly patList?: string
  readonly deletionDate?: string | null
}

async function addCanteen(place: Place, sectorIds: readonly number[] = []): Promise<number> {
  const id = await writing.addCanteen(makeSiret(++numbers), [], { productionType: 'site', ...place })
  if (sectorIds.length > 0) {
    await writer()('canteenSectors').insert(sectorIds.map(sectorId => ({ canteenId: id, sectorId })))
  }
  return id
}

const writer = () => writing.app.services.database.writer

const declare = (canteenId: number, amounts: DeclaredEuros, columns: object = {}) =>
  addDeclaration(writing, canteenId, amounts, columns)

/**
 * Facts 6.10 in Brittany (20 % and 50 %):
 *
 * | | total | organic | sustainable | performance | others | goals |
 * |---|---|---|---|---|---|---|
 * | A | 1 000 | 200 | 250 | 30 | 20 | reached: 20 %, 200 + 300 = 50 % |
 * | B | 1 000 | 199 | 400 | | | not: 19.9 % |
 * | C | 500 | 0 | | | | not |
 * | D | 0 | 0 | 10 | | | never: no total |
 *
 * Organic: 399 ÷ 2 500 = 15.96 % → 16. Sustainable: (300 + 400 + 10) ÷ 2 500 = 28.4 % → 28. Goals: 1 of 4 = 25 %.
 */
test('the figures of a region, with their arithmetic', async () => {
  const brittany = { region: '53', department: '35' }
  const [school, crèche, clinic] = [9, 1, 12]
  const a = await addCanteen(brittany, [school, crèche])
  const b = await addCanteen(brittany, [school, clinic])
  const c = await addCanteen(brittany, [clinic])
  const d = await addCanteen(brittany)
  // Not declared; and deleted after the campaign, whose declaration remains.
  await addCanteen(brittany, [clinic])
  await declare(a, { total: 1000, organic: 200, sustainable: 250, performance: 30, others: 20 })
  await declare(b, { total: 1000, organic: 199, sustainable: 400 })
  await declare(c, { total: 500, organic: 0 })
  await declare(d, { total: 0, organic: 0, sustainable: 10 })
  expect(await figures(`year=${year}&region=53`)).toEqual({
    canteenCount: 5,
    bioPercent: 16,
    sustainablePercent: 28,
    teledeclarationsCount: 4,
    approPercent: 25,
    sectorCategories: {
      education: 2,
      health: 3,
      social: 0,
      leisure: 0,
      administration: 0,
      enterprise: 0,
      autres: 0,
      inconnu: 0,
    },
  })
  await writer()('canteens').where({ id: c }).update({ deletionDate: '2025-09-01T10:00:00.000Z' })
  expect(await figures(`year=${year}&region=53`)).toMatchObject({ canteenCount: 4, teledeclarationsCount: 4 })
})

/** 10 % and 30 % in Saint-Pierre-et-Miquelon, 5 % and 20 % in Guadeloupe, 2 % and 5 % in Mayotte. */
test('each territory has its goals', async () => {
  for (const [place, organic, reached] of [
    [{ region: '975', department: '975' }, 10, 100],
    [{ region: '975', department: '975' }, 9, 50],
    [{ region: '01', department: '971' }, 5, 100],
    [{ region: '06', department: '976' }, 2, 100],
  ] as const) {
    const id = await addCanteen(place)
    const sustainable = { '975': 20, '01': 15, '06': 3 }[place.region]
    await declare(id, { total: 100, organic, sustainable })
    expect(await figures(`year=${year}&department=${place.department}`)).toMatchObject({ approPercent: reached })
  }
})

/** Examples 32 and 33 of the facts of 2026: 89 ÷ 200 = 44.5 % goes to the even 44, 50 ÷ 200 is 25 %; 2 of 3 are 66 %. */
test('a half goes to the even percent, and a part of the declarations is never rounded up', async () => {
  const place = { region: '27', department: '21' }
  await declare(await addCanteen(place), { total: 100, organic: 45, sustainable: 24 })
  await declare(await addCanteen(place), { total: 100, organic: 44, sustainable: 26 })
  expect(await figures(`year=${year}&region=27`)).toMatchObject({ bioPercent: 44, sustainablePercent: 25 })
  await declare(await addCanteen(place), { total: 100, organic: 0 })
  expect(await figures(`year=${year}&region=27`)).toMatchObject({ teledeclarationsCount: 3, approPercent: 66 })
})

test('what does not count is left out, wherever it comes from', async () => {
  const place = { region: '94', department: '2A' }
  const amounts = { total: 100, organic: 100 }
  const count = async () => (await figures(`year=${year}&region=94`)).teledeclarationsCount
  await declare(await addCanteen(place), amounts, { teledeclarationMode: 'SATELLITE_WITHOUT_APPRO' })
  await declare(await addCanteen(place), amounts, { status: 'CANCELLED' })
  await declare(await addCanteen(place), amounts, { canteenSiret: null })
  await declare(await addCanteen(place), amounts, { creationDate: '2025-06-01T10:00:00.000Z' })
  await declare(await addCanteen(place), amounts, { year: 2019 })
  await declare(await addCanteen(place), { total: 100, organic: null })
  await declare(await addCanteen(place), { total: 1_000_001, organic: 0 }, { mealPrice: 20.5 })
  await declare(await addCanteen({ ...place, deletionDate: '2025-03-01T10:00:00.000Z' }), amounts)
  expect(await figures(`year=${year}&region=94`)).toMatchObject({ canteenCount: 7, bioPercent: 0, approPercent: 0 })
  expect(await count()).toBe(0)
  expect((await figures('year=2019&region=94')).teledeclarationsCount).toBe(0)
  await declare(await addCanteen(place), amounts, { canteenSiret: null, canteenSirenUniteLegale: '213401722' })
  expect(await count()).toBe(1)
})

test('a declaration that another node takes back, and a canteen that moves, leaves its sectors and is no more', async () => {
  const id = await addCanteen({ region: '11', department: '75' }, [9])
  await declare(id, { total: 100, organic: 40 })
  const paris = () => figures(`year=${year}&department=75`)
  expect(await paris()).toMatchObject({ canteenCount: 1, bioPercent: 40, teledeclarationsCount: 1 })
  await writer()('teledeclarations').where({ canteenId: id }).update({ status: 'CANCELLED' })
  expect(await paris()).toMatchObject({ canteenCount: 1, bioPercent: 0, teledeclarationsCount: 0 })
  await declare(id, { total: 100, organic: 30 }, { version: 2 })
  expect(await paris()).toMatchObject({ bioPercent: 30, teledeclarationsCount: 1 })
  await writer()('canteenSectors').where({ canteenId: id }).delete()
  expect(await paris()).toMatchObject({ sectorCategories: { education: 0 } })
  await writer()('canteens').where({ id }).update({ department: '92' })
  expect(await paris()).toMatchObject({ canteenCount: 0, teledeclarationsCount: 0 })
  expect(await figures(`year=${year}&department=92`)).toMatchObject({ canteenCount: 1, bioPercent: 30 })
  await writer()('canteens').where({ id }).delete()
  expect(await figures(`year=${year}&department=92`)).toMatchObject({ canteenCount: 0, teledeclarationsCount: 0 })
})

test('no canteen is zeros, and a year is asked for', async () => {
  for (const query of [`year=${year}&region=999`, `year=${year}&pat=nowhere`, `year=${year}&sectors=20&region=53`]) {
    expect(await figures(query)).toMatchObject({ canteenCount: 0, teledeclarationsCount: 0, approPercent: 0 })
  }
  expect((await ask('region=53')).statusCode).toBe(400)
  expect((await ask('year=deux')).statusCode).toBe(400)
  expect((await ask(`year=${year}&sectors=none`)).statusCode).toBe(400)
})

describe('with random canteens', () => {
  const { pick, chance, whole } = diceOf(createRandom(36))
  const places = [
    { region: '84', department: '38' },
    { region: '84', department: '69' },
    { region: '76', department: '34' },
    { region: '04', department: '974' },
    { region: null, department: null },
  ]
  const epcis = ['200040715', '243400017', null]
  const pats = ['12', '123', '7']

  interface Canteen {
    readonly place: { readonly region: string | null; readonly department: string | null }
    readonly epci: string | null
    readonly pats: readonly string[]
    readonly sectors: readonly number[]
    readonly isDeleted: boolean
    readonly declared: (DeclaredEuros & { readonly isCounted: boolean }) | null
  }
  const canteens: Canteen[] = []
  beforeAll(async () => {
    for (let index = 0; index < 120; index++) {
      const total = whole(1000)
      const canteen: Canteen = {
        place: pick(places),
        epci: pick(epcis),
        pats: pats.filter(() => chance(0.3)),
        sectors: sectors.map(({ id }) => id).filter(() => chance(0.1)),
        isDeleted: chance(0.2),
        declared: chance(0.6)
          ? { total, organic: whole(total / 2), sustainable: whole(total / 2), isCounted: chance(0.8) }
          : null,
      }
      canteens.push(canteen)
      const { place, epci, declared } = canteen
      const deletionDate = canteen.isDeleted ? '2025-10-01T10:00:00.000Z' : null
      const columns = { ...place, epci, patList: JSON.stringify(canteen.pats), deletionDate }
      const id = await addCanteen(columns, canteen.sectors)
      if (declared) await declare(id, declared, declared.isCounted ? {} : { canteenSiret: null })
    }
  })

  /** What the facts say, canteen by canteen. */
  function naive(matches: (canteen: Canteen) => boolean): Partial<CanteenStatistics> {
    const found = canteens.filter(matches)
    const declared = found.flatMap(({ declared, place }) =>
      declared?.isCounted ? [{ ...declared, goals: goalsOf(place) }] : [],
    )
    const sum = (amount: (each: DeclaredEuros) => number | null | undefined) =>
      declared.reduce((total, each) => total + (amount(each) ?? 0), 0)
    const total = sum(each => each.total)
    const percent = (part: number) => (total === 0 ? 0 : Math.round((100 * part) / total))
    const reached = declared.filter(
      ({ total, organic, sustainable, goals }) =>
        (total ?? 0) > 0 &&
        (organic ?? 0) / (total ?? 1) >= goals.organic / 100 &&
        ((organic ?? 0) + (sustainable ?? 0)) / (total ?? 1) >= goals.quality / 100,
    )
    return {
      canteenCount: found.filter(({ isDeleted }) => !isDeleted).length,
      teledeclarationsCount: declared.length,
      bioPercent: percent(sum(each => each.organic)),
      sustainablePercent: percent(sum(each => each.sustainable)),
      approPercent: declared.length === 0 ? 0 : Math.floor((100 * reached.length) / declared.length),
    }
  }

  type Filter = readonly [query: string, matches: (canteen: Canteen) => boolean]
  const filters: readonly Filter[] = [
    ['region=84', ({ place }) => place.region === '84'],
    ['region=84&region=76', ({ place }) => ['84', '76'].includes(place.region ?? '')],
    ['department=38,974', ({ place }) => ['38', '974'].includes(place.department ?? '')],
    ['epci=200040715', ({ epci }) => epci === '200040715'],
    ['pat=12', ({ pats }) => pats.includes('12')],
    ['pat=12&pat=7', ({ pats }) => pats.includes('12') || pats.includes('7')],
    ['sectors=3', ({ sectors }) => sectors.includes(3)],
    ['sectors=3&sectors=9', ({ sectors }) => sectors.includes(3) || sectors.includes(9)],
  ]

  test.each(filters.flatMap(one => filters.map(other => [`${one[0]}&${other[0]}`, one, other] as const)))(
    '%s',
    async (_, [query, matches], [otherQuery, otherMatches]) => {
      // The same filter twice widens itself.
      const isSame = query.split('=')[0] === otherQuery.split('=')[0]
      const both = (canteen: Canteen) =>
        isSame ? matches(canteen) || otherMatches(canteen) : matches(canteen) && otherMatches(canteen)
      // The canteens of the tests above are elsewhere.
      const here = 'region=84&region=76&region=04'
      const isAsked = /region=/.test(query + otherQuery)
      const isHere = ({ place }: Canteen) => isAsked || place.region !== null
      const asked = isAsked ? '' : `&${here}`
      expect(await figures(`year=${year}&${query}&${otherQuery}${asked}`)).toMatchObject(
        naive(canteen => isHere(canteen) && both(canteen)),
      )
    },
  )
})
