import type { CanteenStatistics } from '@ma-cantine/lib/statistics/statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeclaration, type DeclaredEuros } from '../support/add-declaration.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const writer = () => server.app.services.database.writer
const figures = async (query: string): Promise<CanteenStatistics> =>
  (await server.app.inject({ url: `/api/v1/canteenStatistics/?${query}` })).json()

let numbers = 0
const addCanteen = (department: string, region: string, columns: object = {}) =>
  server.addCanteen(makeSiret(++numbers), [], {
    productionType: 'site_cooked_elsewhere',
    department,
    region,
    ...columns,
  })

interface Satellite {
  readonly id: number
  readonly yearly_meal_count: number
}

const frozen = { name: 'Le canton', sectors: [], daily_meal_count: null, siret: null, siren_unite_legale: '213401722' }
const unknownPlace = { city_insee_code: null, department: null, region: null, line_ministry: null }

/** Declares for a group in the campaign of a year, as the kitchens of that time did where `productionType` says so. */
const declareForGroup = (
  id: number,
  year: number,
  satellites: readonly Satellite[],
  amounts: DeclaredEuros,
  productionType = 'groupe',
) =>
  addDeclaration(server, id, amounts, {
    year,
    creationDate: `${year + 1}-02-10T11:00:00.000Z`,
    teledeclarationMode: 'CENTRAL_APPRO',
    declaredData: JSON.stringify({
      version: '16',
      year,
      canteen: {
        ...frozen,
        ...unknownPlace,
        id,
        yearly_meal_count: 60_000,
        satellite_canteens_count: satellites.length,
        central_producer_siret: null,
        management_type: 'direct',
        production_type: productionType,
        economic_model: null,
      },
      applicant: { name: 'Ana Roche', email: 'ana@exemple.fr' },
      central_kitchen_siret: null,
      central_kitchen_name: null,
      teledeclaration_mode: 'CENTRAL_APPRO',
      teledeclaration: {},
      satellites: satellites.map(satellite => ({ ...frozen, ...satellite })),
    }),
  })

async function addGroup(meals: readonly number[]) {
  const group = await addCanteen('35', '53', { productionType: 'groupe', siret: null })
  const places = [
    ['35', '53'],
    ['44', '52'],
    ['44', '52'],
  ] as const
  const satellites = await Promise.all(
    meals.map(async (yearly_meal_count, index) => {
      const [department, region] = places[index] as (typeof places)[number]
      return { id: await addCanteen(department, region), yearly_meal_count }
    }),
  )
  return { group, satellites }
}

/** Facts of 2026, example 25: 12 000 € by 10 000, 20 000 and 30 000 meals are 2 000, 4 000 and 6 000 €. */
test('what a group declared counts where its canteens are, by their meals, in place of what they declared', async () => {
  const { group, satellites } = await addGroup([10_000, 20_000, 30_000])
  await declareForGroup(group, 2025, satellites, { total: 12_000, organic: 3000 })
  const nothing = await figures('year=2024')
  expect(nothing.teledeclarationsCount).toBe(0)
  expect(await figures('year=2025')).toMatchObject({ teledeclarationsCount: 3, bioPercent: 25 })
  // 2 000 € of which 500 organic, and 2 000 € of another canteen without any: 12.5 %, a half to the even one.
  const other = await addCanteen('35', '53')
  const own = { year: 2025, creationDate: '2026-02-10T11:00:00.000Z' }
  await addDeclaration(server, other, { total: 2000, organic: 0 }, own)
  expect(await figures('year=2025&department=35')).toMatchObject({ teledeclarationsCount: 2, bioPercent: 12 })
  expect(await figures('year=2025&department=44')).toMatchObject({ teledeclarationsCount: 2, bioPercent: 25 })
  // Its own declaration would count twice.
  const [first] = satellites
  await addDeclaration(server, first?.id ?? 0, { total: 500_000, organic: 500_000 }, own)
  expect(await figures('year=2025&department=35')).toMatchObject({ teledeclarationsCount: 2, bioPercent: 12 })
  await writer()('teledeclarations').where({ canteenId: group }).update({ status: 'CANCELLED' })
  expect(await figures('year=2025&department=35')).toMatchObject({ teledeclarationsCount: 2, bioPercent: 100 })
  expect(await figures('year=2025&department=44')).toMatchObject({ teledeclarationsCount: 0 })
})

test('that of 2024 counts where the group is, in equal parts', async () => {
  const { group, satellites } = await addGroup([10_000, 20_000, 30_000])
  const before = await figures('year=2024&department=35')
  await declareForGroup(group, 2024, satellites, { total: 12_000, organic: 3000 })
  expect(await figures('year=2024&department=35')).toEqual({ ...before, teledeclarationsCount: 3, bioPercent: 25 })
  expect(await figures('year=2024&department=44')).toMatchObject({ teledeclarationsCount: 0 })
})

test('a canteen that has moved takes its part along', async () => {
  const { group, satellites } = await addGroup([10_000, 20_000, 30_000])
  await declareForGroup(group, 2025, satellites, { total: 12_000, organic: 3000 })
  const before = await figures('year=2025&department=75')
  await writer()('canteens').where({ id: satellites[2]?.id }).update({ department: '75', region: '11' })
  const after = await figures('year=2025&department=75')
  expect(after.teledeclarationsCount).toBe(before.teledeclarationsCount + 1)
})

test('a kitchen that has become a group since counts once, where it is', async () => {
  const { group, satellites } = await addGroup([10_000, 20_000, 30_000])
  await writer()('canteens').where({ id: group }).update({ department: '29' })
  await declareForGroup(group, 2025, satellites, { total: 12_000, organic: 3000 }, 'central')
  expect(await figures('year=2025&department=29')).toMatchObject({ teledeclarationsCount: 1, bioPercent: 25 })
})
