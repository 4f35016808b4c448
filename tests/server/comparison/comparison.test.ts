import type { Comparison } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countReading } from '../support/count-statements.ts'
import { declareStored } from '../support/declare-stored.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
/** Comparisons are kept for an hour: each test looks at a region of its own. */
let region = ''
let regions = 0
let sirets = 0

beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  other = await server.addPerson()
})
afterAll(() => server.close())
beforeEach(() => {
  region = `R${++regions}`
})

interface Shape {
  readonly department?: string | null
  readonly sectors?: readonly number[]
  readonly managers?: readonly Person[]
  readonly year?: number
  readonly amounts?: Record<string, number | null>
  readonly columns?: Record<string, unknown>
}

const primarySchool = 9
const hospital = 11

async function addCanteen({ department = 'A', sectors = [primarySchool], managers = [other], columns }: Shape = {}) {
  const id = await server.addCanteen(makeSiret(++sirets), managers, {
    region,
    regionLib: 'Bretagne',
    department,
    departmentLib: 'Finistère',
    yearlyMealCount: 1000,
    ...columns,
  })
  const { writer } = server.app.services.database
  if (sectors.length > 0) await writer('canteenSectors').insert(sectors.map(sectorId => ({ canteenId: id, sectorId })))
  return id
}

async function addReport(canteenId: number, amounts: Record<string, number | null>, year = 2025): Promise<void> {
  const date = new Date().toISOString()
  await server.app.services.database.writer('diagnostics').insert({
    canteenId,
    year,
    diagnosticType: 'SIMPLE',
    creationDate: date,
    modificationDate: date,
    ...amounts,
  })
}

/** Canteens with declared reports, the organic shares of which go from 0 % by one percent. */
async function addReported(count: number, shape: Shape = {}): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    const id = await addCanteen(shape)
    await addReport(
      id,
      { valueTotalHt: 1000, valueBioHt: index * 10, valueSustainableHt: 100, ...shape.amounts },
      shape.year,
    )
    ids.push(id)
  }
  await declareStored(server)
  return ids
}

const compare = async (canteenId: number, year = 2025): Promise<Comparison> =>
  (
    await server.app.inject({
      url: `/api/v1/canteens/${canteenId}/comparison/?year=${year}`,
      headers: manager.headers,
    })
  ).json<Comparison>()

test('a report stands beside that of the year before, with the goals of the territory', async () => {
  const id = await addCanteen({ managers: [manager], columns: { region: '04', department: '974' } })
  await addReport(id, { valueTotalHt: 2000, valueBioHt: 100, valueMeatPoultryHt: 500, valueMeatPoultryEgalimHt: 100 })
  await addReport(id, { valueTotalHt: 1000, valueBioHt: 20 }, 2024)
  expect(await compare(id)).toMatchObject({
    year: 2025,
    yearlyMealCount: 1000,
    goals: { organic: 5, quality: 20, meatAndFish: 60 },
    totals: { valueTotalHt: 2000, valueBioHt: 100, valueSustainableHt: null },
    own: { organic: 0.05, quality: 0.05, meat: 0.2, fish: null, mealCost: 2 },
    lastYear: { organic: 0.02, quality: 0.02, mealCost: 1 },
    similar: null,
    withoutSimilar: 'too-few',
  })
  expect(await compare(id, 2024)).toMatchObject({ own: { organic: 0.02 }, lastYear: null })
  expect(await compare(id, 2020)).toMatchObject({ totals: null, own: null, goals: { meatAndFish: null } })
})

describe('similar canteens', () => {
  test('are told from ten on, besides those of the caller, with their number down to a ten', async () => {
    const id = await addCanteen({ managers: [manager] })
    await addReport(id, { valueTotalHt: 1000, valueBioHt: 900 })
    await addReported(9)
    expect(await compare(id)).toMatchObject({ similar: null, withoutSimilar: 'too-few' })
    region = `${region}b`
    const second = await addCanteen({ managers: [manager] })
    await addReported(2, { managers: [manager] })
    await addReported(12)
    expect(await compare(second)).toMatchObject({
      own: null,
      withoutSimilar: null,
      similar: {
        categories: ['education'],
        territory: 'department',
        territoryName: 'Finistère',
        atLeast: 10,
        figures: { organic: 0.05, quality: 0.15, meat: null, fish: null, mealCost: 1 },
      },
    })
  })

  test('are not told to who manages all but a few of them', async () => {
    const id = await addCanteen({ managers: [manager] })
    await addReported(9, { managers: [manager] })
    await addReported(9)
    expect(await compare(id)).toMatchObject({ similar: null, withoutSimilar: 'too-few' })
  })

  test('are those of the department where it has ten, else of the departments that have fewer', async () => {
    const inFull = await addCanteen({ managers: [manager] })
    await addReported(10)
    const alone = await addCanteen({ managers: [manager], department: 'B' })
    await addReported(5, { department: 'B', amounts: { valueBioHt: 500 } })
    await addReported(5, { department: 'C', amounts: { valueBioHt: 500 } })
    expect((await compare(inFull)).similar).toMatchObject({ territory: 'department', figures: { organic: 0.05 } })
    expect((await compare(alone)).similar).toMatchObject({
      territory: 'restOfRegion',
      territoryName: 'Bretagne',
      figures: { organic: 0.5 },
    })
  })

  test('have exactly the same categories of sectors', async () => {
    const school = await addCanteen({ managers: [manager] })
    const both = await addCanteen({ managers: [manager], sectors: [primarySchool, hospital] })
    await addReported(10, { sectors: [hospital] })
    await addReported(10, { sectors: [primarySchool, hospital], amounts: { valueBioHt: 300 } })
    expect((await compare(school)).similar).toBeNull()
    expect((await compare(both)).similar).toMatchObject({
      categories: ['education', 'health'],
      figures: { organic: 0.3 },
    })
  })

  test('leave out deleted canteens, those without a number, and reports that are not filled or cannot be true', async () => {
    const id = await addCanteen({ managers: [manager] })
    await addReported(6)
    await addReported(2, { columns: { deletionDate: new Date().toISOString() } })
    await addReported(2, { amounts: { valueBioHt: null } })
    await addReported(2, { amounts: { valueTotalHt: 0 } })
    await addReported(2, { amounts: { valueTotalHt: 1_000_001 }, columns: { yearlyMealCount: 100 } })
    await addReported(2, { year: 2024 })
    await addReported(2, { columns: { siret: null, sirenUniteLegale: null } })
    expect(await compare(id)).toMatchObject({ similar: null, withoutSimilar: 'too-few' })
  })

  test('are those that declared, as long as their declaration is in force and covers purchases', async () => {
    const id = await addCanteen({ managers: [manager] })
    const ids = await addReported(10)
    const { writer } = server.app.services.database
    const declarations = writer('teledeclarations').whereIn('canteenId', ids.slice(0, 1))
    await declarations.clone().update({ status: 'CANCELLED' })
    expect(await compare(id)).toMatchObject({ similar: null, withoutSimilar: 'too-few' })
    region = `${region}b`
    const second = await addCanteen({ managers: [manager] })
    const [first] = await addReported(10)
    await writer('teledeclarations')
      .where({ canteenId: first })
      .update({ teledeclarationMode: 'SATELLITE_WITHOUT_APPRO' })
    expect(await compare(second)).toMatchObject({ similar: null, withoutSimilar: 'too-few' })
    region = `${region}c`
    const third = await addCanteen({ managers: [manager] })
    await addReported(9)
    await addReport(await addCanteen(), { valueTotalHt: 1000, valueBioHt: 100 })
    expect(await compare(third)).toMatchObject({ similar: null, withoutSimilar: 'too-few' })
  })

  test('ask for a place and a sector', async () => {
    const nowhere = await addCanteen({ managers: [manager], columns: { region: null, department: null } })
    expect(await compare(nowhere)).toMatchObject({ similar: null, withoutSimilar: 'unknown-place' })
    const idle = await addCanteen({ managers: [manager], sectors: [] })
    expect(await compare(idle)).toMatchObject({ similar: null, withoutSimilar: 'unknown-sectors' })
  })

  test('stay as they are for an hour: who changes a report does not see what it moves', async () => {
    const id = await addCanteen({ managers: [manager] })
    const ids = await addReported(10)
    const before = (await compare(id)).similar
    expect(before).not.toBeNull()
    await server.app.services.database.writer('diagnostics').whereIn('canteenId', ids).update({ valueBioHt: 1000 })
    expect((await compare(id)).similar).toEqual(before)
  })
})

test('a year is needed, and strangers learn nothing', async () => {
  const id = await addCanteen({ managers: [manager] })
  const url = `/api/v1/canteens/${id}/comparison/`
  expect((await server.app.inject({ url, headers: manager.headers })).statusCode).toBe(400)
  expect((await server.app.inject({ url: `${url}?year=2025`, headers: other.headers })).statusCode).toBe(403)
  expect((await server.app.inject({ url: `${url}?year=2025` })).statusCode).toBe(403)
})

test('ten canteens or forty take the same number of statements', async () => {
  const countQueries = (canteenId: number) => countReading(server, () => compare(canteenId))
  const few = await addCanteen({ managers: [manager] })
  await addReported(10)
  const ofFew = await countQueries(few)
  region = `${region}b`
  const many = await addCanteen({ managers: [manager] })
  await addReported(40)
  expect(await countQueries(many)).toBe(ofFew)
})
