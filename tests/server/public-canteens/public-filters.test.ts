import { canteenSearchTerms, canteenSearchText } from '@ma-cantine/lib/canteens/canteen-search'
import { hiddenMinistry } from '@ma-cantine/lib/canteens/visibility'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * The plain twin of the list of public canteens: random canteens are filtered in this test, as the facts say it, by each
 * filter alone and by each two of them.
 */
interface Canteen {
  readonly id: number
  readonly name: string
  readonly siret: string | null
  readonly region: string | null
  readonly department: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly cityInseeCode: string | null
  readonly epci: string | null
  readonly pats: readonly string[]
  readonly sectors: readonly number[]
  readonly dailyMealCount: number | null
  readonly managementType: string | null
  readonly productionType: string | null
  readonly lineMinistry: string | null
  readonly isDeleted: boolean
  readonly centralProducerSiret: string | null
  readonly groupId: number | null
  readonly awaitsConsent: boolean
  readonly hides: boolean
  readonly latitude: number | null
  readonly longitude: number | null
  readonly report: Report | null
}

/** The amounts of last year, in euros. */
interface Report {
  readonly total: number | null
  readonly bio: number | null
  readonly sustainable: number | null
  readonly performance: number | null
  readonly others: number | null
  readonly isDeclared: boolean
}

const lastYear = currentYear() - 1
const dice = diceOf(createRandom(35))
const { pick, chance, whole } = dice
const places = [
  { region: '84', department: '38' },
  { region: '84', department: '69' },
  { region: '53', department: '35' },
  { region: '06', department: '976' },
  { region: null, department: '975' },
  { region: null, department: null },
]
const insee = ['38185', '69123', '35238', null]
const towns = [
  { city: 'Rennes', postalCode: '35000' },
  { city: 'Saint-Étienne', postalCode: '42000' },
  { city: 'STE FOY LES LYON', postalCode: '69110' },
  { city: 'L’Haÿ-les-Roses', postalCode: '94240' },
  { city: 'Le Mans', postalCode: '72000' },
  { city: 'Paris', postalCode: '75001' },
  { city: 'Paris', postalCode: '75007' },
  { city: 'Paris', postalCode: '75116' },
  { city: 'Paris', postalCode: null },
  { city: null, postalCode: null },
]
const epcis = ['200040715', '243500139', null]
const pats = ['12', '123', '7']
const names = ['École des Prés', 'Lycée du Lac', 'Crèche', 'École du Lac', '100 % bon']
const kitchenTypes = ['central', 'central_serving', 'groupe']

let server: TestServer
const canteens: Canteen[] = []

const euros = (most: number) => (chance(0.15) ? null : whole(most * 100) / 100)

/** Round shares are frequent: bounds are inclusive. */
function randomReport(): Report | null {
  if (chance(0.25)) return null
  const isDeclared = chance(0.3)
  if (chance(0.1))
    return { total: pick([null, 0]), bio: 10, sustainable: 10, performance: null, others: null, isDeclared }
  const total = chance(0.5) ? 100 : 1 + whole(100_000) / 100
  const part = () => (chance(0.5) ? (total * pick([0, 5, 7, 20, 30])) / 100 : euros(total / 2))
  const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100) / 100)
  return { total, bio: cents(part()), sustainable: cents(part()), performance: cents(part()), others: null, isDeclared }
}

async function addCanteens(): Promise<void> {
  const { writer } = server.app.services.database
  for (let index = 0; index < 160; index++) {
    const productionType =
      index < 20 ? pick(kitchenTypes) : pick(['site', 'site_cooked_elsewhere', 'site_cooked_elsewhere', null])
    const kitchens = canteens.filter(each => kitchenTypes.includes(each.productionType ?? ''))
    const isSatellite = productionType === 'site_cooked_elsewhere'
    const kitchen = isSatellite && chance(0.8) ? pick(kitchens) : null
    const groupId = kitchen?.productionType === 'groupe' && !kitchen.isDeleted ? kitchen.id : null
    const values = {
      ...pick(places),
      ...pick(towns),
      cityInseeCode: pick(insee),
      epci: pick(epcis),
      dailyMealCount: chance(0.2) ? null : whole(500),
      managementType: pick(['direct', 'conceded', null]),
      productionType,
      lineMinistry: chance(0.15) ? hiddenMinistry : pick(['agriculture', null]),
      centralProducerSiret: kitchen?.siret ?? null,
      groupId,
      awaitsConsent: chance(0.1),
      ...(chance(0.2)
        ? { latitude: null, longitude: null }
        : { latitude: 41 + whole(1000) / 100, longitude: -5 + whole(1400) / 100 }),
    }
    const siret = productionType === 'groupe' ? null : makeSiret(index)
    const name = `${pick(names)} ${index % 7}`
    const hides = chance(0.3)
    const own = pats.filter(() => chance(0.4))
    const isDeleted = chance(0.1) && !(productionType === 'groupe')
    const id = await server.addCanteen(siret as string, [], {
      ...values,
      name,
      siret,
      patList: JSON.stringify(own),
      redactedApproYears: JSON.stringify(hides ? [2019, lastYear] : [lastYear - 1]),
      deletionDate: isDeleted ? new Date().toISOString() : null,
    })
    const sectors = [1, 2, 3].filter(() => chance(0.4))
    for (const sectorId of sectors) await writer('canteenSectors').insert({ canteenId: id, sectorId })
    const report = randomReport()
    await storeReport(id, report)
    canteens.push({ ...values, id, name, siret, pats: own, hides, isDeleted, sectors, report })
  }
}

async function storeReport(canteenId: number, report: Report | null): Promise<void> {
  const { writer } = server.app.services.database
  const date = new Date().toISOString()
  // A year before, all would pass.
  const common = { canteenId, creationDate: date, modificationDate: date }
  await writer('diagnostics').insert({ ...common, year: lastYear - 1, valueTotalHt: 100, valueBioHt: 100 })
  if (!report) return
  const [row] = await writer('diagnostics')
    .insert({
      ...common,
      year: lastYear,
      valueTotalHt: report.total,
      valueBioHt: report.bio,
      valueSustainableHt: report.sustainable,
      valueExternalityPerformanceHt: report.performance,
      valueEgalimOthersHt: report.others,
    })
    .returning('id')
  if (!report.isDeclared) return
  await writer('teledeclarations').insert({
    ...common,
    diagnosticId: row.id,
    year: lastYear,
    version: 1,
    status: 'SUBMITTED',
    teledeclarationMode: 'SITE',
    declaredData: '{}',
    digest: '0'.repeat(64),
    proofCode: `TEST-${row.id}`,
  })
}

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error' })
  await addCanteens()
})
afterAll(() => server.close())

/** The reports by which a canteen may pass: its own, and that of the kitchen that delivers to it. */
function reportsOf(canteen: Canteen): Report[] {
  const kitchen =
    canteen.productionType !== 'site_cooked_elsewhere'
      ? undefined
      : canteen.groupId !== null
        ? canteens.find(({ id }) => id === canteen.groupId)
        : canteens.find(
            ({ siret, isDeleted, productionType }) =>
              siret !== null &&
              siret === canteen.centralProducerSiret &&
              !isDeleted &&
              !canteen.awaitsConsent &&
              ['central', 'central_serving'].includes(productionType ?? ''),
          )
  return [canteen.report, kitchen?.report].filter(
    (report): report is Report => Boolean(report?.total) && (!canteen.hides || report?.isDeclared === true),
  )
}

/** In ten-thousandths of cents, as whole numbers. */
const cents = (amount: number | null): bigint => BigInt(Math.round((amount ?? 0) * 100))
const quality = ({ bio, sustainable, performance, others }: Report): bigint =>
  cents(bio) + cents(sustainable) + cents(performance) + cents(others)
const reaches = (part: bigint, { total }: Report, hundredths: number): boolean =>
  part * 100n >= cents(total) * BigInt(hundredths)

const goals = ({ region, department }: Canteen): readonly [number, number] =>
  department === '975' ? [10, 30] : region === '06' ? [2, 5] : [20, 50]
const hasBadge = (canteen: Canteen): boolean => {
  const [organic, all] = goals(canteen)
  return reportsOf(canteen).some(
    report => reaches(cents(report.bio), report, organic) && reaches(quality(report), report, all),
  )
}

const among = (asked: string, value: string | number | null): boolean =>
  value !== null && asked.split(',').includes(String(value))

/** The filters, as who wrote the facts would read them. */
const naive: Readonly<Record<string, (asked: string, canteen: Canteen) => boolean>> = {
  search: (asked, canteen) => canteenSearchTerms(asked).every(term => canteenSearchText(canteen).includes(term)),
  region: (asked, { region }) => region === asked,
  department: (asked, { department }) => department === asked,
  city_insee_code: (asked, { cityInseeCode }) => cityInseeCode === asked,
  pat: (asked, canteen) => canteen.pats.includes(asked),
  epci: (asked, { epci }) => epci === asked,
  sectors: (asked, { sectors }) => sectors.some(id => among(asked, id)),
  min_daily_meal_count: (asked, { dailyMealCount }) => dailyMealCount !== null && dailyMealCount >= Number(asked),
  max_daily_meal_count: (asked, { dailyMealCount }) => dailyMealCount !== null && dailyMealCount <= Number(asked),
  management_type: (asked, { managementType }) => among(asked, managementType),
  production_type: (asked, { productionType }) => among(asked, productionType),
  min_portion_bio: (asked, canteen) =>
    reportsOf(canteen).some(report => reaches(cents(report.bio), report, Math.round(Number(asked) * 100))),
  min_portion_combined: (asked, canteen) =>
    reportsOf(canteen).some(report => reaches(quality(report), report, Math.round(Number(asked) * 100))),
  badge: (_, canteen) => hasBadge(canteen),
  bbox: (asked, { latitude, longitude }) => {
    const [west = 0, south = 0, east = 0, north = 0] = asked.split(',').map(Number)
    if (latitude === null || longitude === null) return false
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east
  },
}

const values: Readonly<Record<string, readonly string[]>> = {
  search: ['ECOLE', 'lac lycée', '100 %', '98700000000', 'école rennes', 'St-Étienne'],
  region: ['84', '06', '53'],
  department: ['38', '975', '69'],
  city_insee_code: ['38185', '99999'],
  pat: ['12', '7'],
  epci: ['200040715'],
  sectors: ['1', '2,3'],
  min_daily_meal_count: ['100', '250'],
  max_daily_meal_count: ['250', '400'],
  management_type: ['direct', 'direct,conceded'],
  production_type: ['site', 'site_cooked_elsewhere,central'],
  min_portion_bio: ['0', '0.07', '0.2'],
  min_portion_combined: ['0.2', '0.5'],
  badge: ['appro'],
  bbox: ['-5,41,3,47', '2,43.5,9,51'],
}

type Asked = Readonly<Record<string, string>>

const isPublic = ({ isDeleted, lineMinistry }: Canteen) => !isDeleted && lineMinistry !== hiddenMinistry
const selected = (asked: Asked): Canteen[] =>
  canteens.filter(
    canteen => isPublic(canteen) && Object.entries(asked).every(([name, value]) => naive[name]?.(value, canteen)),
  )

interface Listed {
  readonly count: number
  readonly results: readonly PublicCanteenPreview[]
  readonly regions: readonly string[]
  readonly departments: readonly string[]
  readonly sectors: readonly number[]
  readonly managementTypes: readonly string[]
  readonly productionTypes: readonly string[]
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
}

async function get<Answer>(path: string, asked: Asked): Promise<Answer> {
  const answer = await server.app.inject({ url: `/api/v1/${path}?${new URLSearchParams(asked)}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const without = (asked: Asked, name: string): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([other]) => other !== name))
const distinct = (found: readonly (string | null)[]) => [...new Set(found.filter(value => value !== null))].sort()
/** How many canteens each value of a filter leaves, the other filters holding. */
const counted = (asked: Asked, name: string, valuesOf: (canteen: Canteen) => readonly (string | number | null)[]) => {
  const counts: Record<string, number> = {}
  for (const canteen of selected(without(asked, name))) {
    for (const value of valuesOf(canteen)) if (value !== null) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

async function compare(asked: Asked): Promise<void> {
  const why = JSON.stringify(asked)
  const expected = selected(asked)
  const page = await get<Listed>('publishedCanteens/', { ...asked, limit: '30' })
  expect(page.count, why).toBe(expected.length)
  // Newest first.
  const newest = expected.map(({ id }) => id).reverse()
  expect(
    page.results.map(({ id }) => id),
    why,
  ).toEqual(newest.slice(0, 30))
  expect(
    {
      regions: page.regions,
      departments: page.departments,
      managementTypes: page.managementTypes,
      productionTypes: page.productionTypes,
    },
    why,
  ).toEqual({
    regions: distinct(expected.map(({ region }) => region)),
    departments: distinct(expected.map(({ department }) => department)),
    managementTypes: distinct(expected.map(({ managementType }) => managementType)),
    productionTypes: distinct(expected.map(({ productionType }) => productionType)),
  })
  const sectors = counted(asked, 'sectors', canteen => canteen.sectors)
  expect(page.sectors, why).toEqual(Object.keys(sectors).map(Number))
  expect(page.counts, why).toEqual({
    region: counted(asked, 'region', ({ region }) => [region]),
    department: counted(asked, 'department', ({ department }) => [department]),
    sectors,
    management_type: counted(asked, 'management_type', ({ managementType }) => [managementType]),
    production_type: counted(asked, 'production_type', ({ productionType }) => [productionType]),
    badge: { appro: selected(without(asked, 'badge')).filter(hasBadge).length },
  })
}

const filters = Object.keys(naive)

describe('publishedCanteens', () => {
  test('without any filter lists all public canteens', () => compare({}))

  test.each(filters)('%s alone selects as a plain filter does, whatever it is asked', async name => {
    let found = 0
    for (const value of values[name] ?? []) {
      await compare({ [name]: value })
      found += selected({ [name]: value }).length
    }
    expect(found).toBeGreaterThan(0)
  })

  test.each(filters)('%s with each other filter selects as plain filters do', async name => {
    for (const other of filters.slice(filters.indexOf(name) + 1)) {
      await compare({ [name]: pick(values[name] ?? []), [other]: pick(values[other] ?? []) })
    }
  })

  test.each([
    ['rennes', ['Rennes']],
    ['Ecole RENNES', ['Rennes']],
    ['35000', ['Rennes']],
    ['saint etienne', ['Saint-Étienne']],
    ['Saint-Etienne', ['Saint-Étienne']],
    ['St-Étienne', ['Saint-Étienne']],
    ['st. étienne', ['Saint-Étienne']],
    ['Sainte-Foy-lès-Lyon', ['STE FOY LES LYON']],
    ['ste foy', ['STE FOY LES LYON']],
    ["l'hay les roses", ['L’Haÿ-les-Roses']],
    ['Le Mans', ['Le Mans']],
    ['paris', ['Paris']],
    ['Paris 7', ['75007']],
    ['paris 1er', ['75001']],
    ['75116 Paris', ['75116']],
    ['Paris 16e arrondissement', ['75116']],
    ['paris 16ème', ['75116']],
  ])('a search for « %s » finds the canteens of the town, however it is written', async (search, found) => {
    const inTown = ({ name, city, postalCode }: Canteen) =>
      (found.includes(city ?? '') || found.includes(postalCode ?? '')) &&
      (!search.startsWith('Ecole') || name.startsWith('École'))
    const expected = canteens.filter(canteen => isPublic(canteen) && inTown(canteen)).map(({ id }) => id)
    const ids: number[] = []
    for (let offset = 0; offset < expected.length; offset += 30) {
      const page = await get<Listed>('publishedCanteens/', { search, limit: '30', offset: String(offset) })
      expect(page.count).toBe(expected.length)
      ids.push(...page.results.map(({ id }) => id))
    }
    expect(ids.reverse()).toEqual(expected)
    expect(ids).not.toEqual([])
  })

  test('pages in each order, canteens without a number of meals last or first', async () => {
    const all = selected({})
    const byMeals = (await get<Listed>('publishedCanteens/', { ordering: 'dailyMealCount', limit: '30' })).results
    const empty = all.filter(({ dailyMealCount }) => dailyMealCount === null).length
    expect(byMeals.slice(0, Math.min(empty, 30)).every(({ dailyMealCount }) => dailyMealCount === null)).toBe(true)
    const ids = new Set<number>()
    for (let offset = 0; offset < all.length; offset += 30) {
      const page = await get<Listed>('publishedCanteens/', { ordering: '-name', limit: '30', offset: String(offset) })
      for (const { id } of page.results) ids.add(id)
    }
    expect(ids.size).toBe(all.length)
  })

  test('refuses what cannot be read, in a sentence', async () => {
    for (const query of ['region=99', 'department=x', 'min_portion_bio=2', 'bbox=1,2,3', 'management_type=autre']) {
      const answer = await server.app.inject({ url: `/api/v1/publishedCanteens/?${query}` })
      expect([answer.statusCode, Object.keys(answer.json())], query).toEqual([400, [query.split('=')[0]]])
    }
  })
})

describe('publishedCanteens/map', () => {
  interface Drawn {
    readonly count: number
    readonly located: number
    readonly clusters: readonly { latitude: number; longitude: number; count: number; id: number | null }[]
  }

  test.each(['3', '6', '9', '18'])('holds each canteen of the box once, at zoom %s, in its place', async zoom => {
    for (const asked of [{}, { region: '84' }, { sectors: '2', badge: 'appro' }, { min_portion_bio: '0.2' }]) {
      const box = { bbox: '-5,42,5,50' }
      const map = await get<Drawn>('publishedCanteens/map/', { ...asked, ...box, zoom })
      const all = selected(asked)
      expect([map.count, map.located]).toEqual([all.length, all.filter(({ latitude }) => latitude !== null).length])
      const shown = selected({ ...asked, ...box })
      const total = map.clusters.reduce((sum, { count }) => sum + count, 0)
      expect([total, map.clusters.length <= 400]).toEqual([shown.length, true])
      const middle = (of: 'latitude' | 'longitude') =>
        map.clusters.reduce((sum, { [of]: degrees, count }) => sum + degrees * count, 0)
      const expected = (of: 'latitude' | 'longitude') =>
        shown.reduce((sum, { [of]: degrees }) => sum + (degrees ?? 0), 0)
      expect(middle('latitude')).toBeCloseTo(expected('latitude'), 2)
      expect(middle('longitude')).toBeCloseTo(expected('longitude'), 2)
      for (const { id, latitude, count } of map.clusters) {
        expect(id === null).toBe(count > 1)
        if (id !== null) expect(shown.find(each => each.id === id)?.latitude).toBeCloseTo(latitude, 5)
      }
    }
  })
})
