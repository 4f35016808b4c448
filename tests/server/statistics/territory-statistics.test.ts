import { currentYear } from '@ma-cantine/lib/messages/today'
import { addWeights, isSafe, noWeights, type Weights } from '@ma-cantine/lib/statistics/secrecy'
import type { CanteenStatistics } from '@ma-cantine/lib/statistics/statistics'
import type { TerritoryFigures, TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { departments } from '@ma-cantine/lib/territories/departments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { addDeclaration } from '../support/add-declaration.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const { pick, chance, whole } = diceOf(createRandom(85))
const year = 2024

interface Canteen {
  readonly department: string | null
  readonly region: string | null
  readonly epci: string | null
  readonly sectors: readonly number[]
  /** Null without a declaration. */
  readonly total: number | null
}

/** Few departments, some with two declarations or a giant: much must be withheld, and much is told. */
const places = ['35', '22', '29', '38', '69', '01', '971', '34', '2A'].map(code => {
  const department = departments.find(each => each.code === code)
  return { department: code, region: department?.region ?? null }
})
/** Two declarations of Guyane, two of a department of Brittany, and a giant of Mayotte. */
const rare: Canteen[] = [
  ...['973', '973', '56', '56'].map(code => ({ code, total: 400 })),
  ...[900_000, 300, 200, 100].map(total => ({ code: '976', total })),
].map(({ code, total }) => {
  const region = departments.find(each => each.code === code)?.region ?? null
  return { department: code, region, epci: null, sectors: [1], total }
})
const canteens: Canteen[] = [
  ...rare,
  ...Array.from({ length: 170 }, () => {
    const place = chance(0.05)
      ? { department: null, region: pick(['53', null]) }
      : pick([...places, ...places.slice(0, 4)])
    return {
      ...place,
      epci: pick(['243500139', '200040715', null]),
      sectors: [1, 9, 12, 17].filter(() => chance(0.3)),
      total: chance(0.35) ? (chance(0.08) ? 900_000 : 1 + whole(3000)) : null,
    }
  }),
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { writer } = server.app.services.database
  for (const [index, { total, sectors, ...place }] of canteens.entries()) {
    const canteenId = await server.addCanteen(makeSiret(index + 1), [], { productionType: 'site', ...place })
    if (sectors.length > 0) {
      await writer('canteenSectors').insert(sectors.map(sectorId => ({ canteenId, sectorId })))
    }
    if (total === null) continue
    await addDeclaration(server, canteenId, { total, organic: whole(total) })
  }
})
afterAll(() => server.close())

async function tell(query: string): Promise<TerritoryStatistics> {
  const answer = await server.app.inject({ url: `/api/v1/territoryStatistics/?year=${year}&${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const weightsOf = (matches: (canteen: Canteen) => boolean): Weights =>
  canteens
    .filter(matches)
    .reduce(
      (sum, { total }) => (total === null ? sum : addWeights(sum, { declarations: 1, total, largest: total })),
      noWeights,
    )

const isTold = ({ approPercent }: TerritoryFigures) => approPercent !== null

const selections: readonly (readonly [query: string, matches: (canteen: Canteen) => boolean])[] = [
  ['', () => true],
  ...[1, 9, 12, 17].map(id => [`sectors=${id}`, ({ sectors }: Canteen) => sectors.includes(id)] as const),
  ['sectors=1&sectors=9', ({ sectors }) => sectors.includes(1) || sectors.includes(9)],
]

test.each(selections)(
  'what is told of territories tells nothing of a canteen, by subtraction either (%s)',
  async (query, matches) => {
    const country = await tell(query)
    let untold = 0
    const safeRest = (
      told: readonly { readonly code: string }[],
      of: (canteen: Canteen) => string | null,
      within: (canteen: Canteen) => boolean,
    ) =>
      isSafe(
        weightsOf(canteen => matches(canteen) && within(canteen) && !told.some(({ code }) => code === of(canteen))),
      )
    const told = country.regions.filter(isTold)
    for (const { code } of told) expect(isSafe(weightsOf(one => matches(one) && one.region === code)), code).toBe(true)
    if (isTold(country))
      expect(
        safeRest(
          told,
          ({ region }) => region,
          () => true,
        ),
      ).toBe(true)
    for (const region of country.regions) {
      const parts = country.departments.filter(
        part => isTold(part) && departments.find(({ code }) => code === part.code)?.region === region.code,
      )
      for (const { code } of parts) {
        expect(isSafe(weightsOf(one => matches(one) && one.department === code)), code).toBe(true)
      }
      if (!isTold(region) && region.withheld === 'secret') untold++
      const within = (canteen: Canteen) => canteen.region === region.code
      if (isTold(region))
        expect(
          safeRest(parts, ({ department }) => department, within),
          region.code,
        ).toBe(true)
    }
    // The test would hold of a server that tells nothing, or all.
    expect(told.length).toBeGreaterThan(0)
    expect(untold).toBeGreaterThan(0)
  },
)

test('a sector is not told where the others could be worked out from all of them', async () => {
  const all = await tell('')
  for (const sector of [1, 9, 12, 17]) {
    const one = await tell(`sectors=${sector}`)
    for (const place of one.regions.filter(isTold)) {
      const isAllTold = all.regions.some(({ code, ...figures }) => code === place.code && isTold(figures))
      const rest = weightsOf(({ region, sectors }) => region === place.code && !sectors.includes(sector))
      if (isAllTold) expect(isSafe(rest), `${sector} ${place.code}`).toBe(true)
    }
  }
})

test('a selection tells what its territories tell, one by one', async () => {
  const country = await tell('')
  for (const { code, ...figures } of country.departments) {
    const { canteenCount, teledeclarationsCount, bioPercent, sustainablePercent, approPercent, withheld } = await tell(
      `department=${code}`,
    )
    expect({ canteenCount, teledeclarationsCount, bioPercent, sustainablePercent, approPercent, withheld }).toEqual(
      figures,
    )
  }
  const secret = country.regions.find(({ withheld }) => withheld === 'secret')
  const open = country.regions.find(isTold)
  const both = await tell(`region=${secret?.code}&region=${open?.code}`)
  expect([both.withheld, both.approPercent]).toEqual(['secret', null])
})

test('an area across departments is told when neither it nor what it leaves of them is a secret', async () => {
  for (const epci of ['243500139', '200040715']) {
    const isThere = (canteen: Canteen) => canteen.epci === epci
    const touched = new Set(canteens.filter(isThere).map(({ department }) => department))
    const isLeftSafe = [...touched].every(code =>
      isSafe(weightsOf(canteen => canteen.department === code && !isThere(canteen))),
    )
    const told = await tell(`epci=${epci}`)
    expect(isTold(told)).toBe(isLeftSafe && isSafe(weightsOf(isThere)))
  }
})

test('what is told is what the API gives', async () => {
  const told = await tell('')
  const all = await server.app.inject({ url: `/api/v1/canteenStatistics/?year=${year}` })
  const { bioPercent, sustainablePercent, approPercent, canteenCount, teledeclarationsCount, sectorCategories } =
    all.json<CanteenStatistics>()
  expect(told).toMatchObject({
    ...{ bioPercent, sustainablePercent, approPercent, canteenCount, teledeclarationsCount, sectorCategories },
    withheld: null,
  })
  expect(told.years.find(each => each.year === year)).toMatchObject({ bioPercent, teledeclarationsCount })
  expect(told.years.find(each => each.year === 2022)).toMatchObject({ bioPercent: null, withheld: 'none' })
})

test('the shares of last year are those of parliament first, unless the operator says otherwise', async () => {
  const ask = async (asked: number, environment: Record<string, string>): Promise<TerritoryStatistics> => {
    const node = await startTestServer(environment, { database: server.settings.database })
    try {
      return (await node.app.inject({ url: `/api/v1/territoryStatistics/?year=${asked}` })).json()
    } finally {
      await node.close()
    }
  }
  const reserved = {
    withheld: 'reserved',
    bioPercent: null,
    sustainablePercent: null,
    approPercent: expect.any(Number),
  }
  expect(await ask(year, { LAST_TOLD_YEAR: '2023' })).toMatchObject(reserved)
  const lastYear = currentYear() - 1
  const announced = {
    TELEDECLARATION_START_DATE_OVERRIDE: `${lastYear + 1}-01-08`,
    TELEDECLARATION_END_DATE_OVERRIDE: `${lastYear + 1}-04-15`,
  }
  await server.app.services.database
    .writer('teledeclarations')
    .update({ year: lastYear, creationDate: `${lastYear + 1}-02-10T11:00:00.000Z` })
  expect(await ask(lastYear, announced)).toMatchObject(reserved)
})
