import { openWorkbook } from '@ma-cantine/lib/spreadsheets/open-workbook'
import { defaultWorkbookLimits, WorkbookBudget } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let first: number
let second: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  const other = await server.addPerson()
  first = await server.addCanteen(tilleuls, [manager], { name: '=Les Tilleuls; "cour"', yearlyMealCount: 70_000 })
  second = await server.addCanteen(lac, [manager], { name: 'Le Lac', siret: null })
  const foreign = await server.addCanteen(parc, [other], { name: 'Le Parc' })
  await store(first, manager, {
    periodStartDate: '2026-03-09',
    periodEndDate: '2026-03-13',
    mealCount: 500,
    totalMass: '42,5',
    isSortedBySource: true,
    preparationTotalMass: 20,
    preparationIsSorted: true,
    preparationEdibleMass: 12.5,
    preparationInedibleMass: 7.5,
    unservedTotalMass: 10,
    leftoversTotalMass: 12.5,
    leftoversIsSorted: false,
  })
  await store(first, manager, { periodStartDate: '2025-11-03', periodEndDate: '2025-11-07' })
  await store(second, manager, { periodStartDate: '2026-01-12', periodEndDate: '2026-01-16', mealCount: 300 })
  await store(foreign, other, { periodStartDate: '2026-01-12', periodEndDate: '2026-01-16', mealCount: 300 })
})
afterAll(() => server.close())

async function store(canteenId: number, { headers }: Person, payload: object) {
  const url = `/api/v1/canteens/${canteenId}/wasteMeasurements/`
  expect((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201)
}

const get = (path: string, headers: Record<string, string> = manager.headers) =>
  server.app.inject({ url: `/api/v1/${path}`, headers })

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const workbook = await openWorkbook(bytes, new WorkbookBudget(defaultWorkbookLimits))
  const rows: string[][] = []
  for (const sheet of workbook.sheets) await workbook.readRows(sheet, cells => rows.push([...cells]))
  return rows
}

/** The figures that people look for come first. */
const firstColumns = [
  'Cantine',
  'SIRET',
  'Début de la période',
  'Fin de la période',
  'Jours',
  'Couverts',
  'Gaspillage total (kg)',
  'Grammes par repas et par convive',
  'Estimation annuelle (kg)',
  'Total comestible (kg)',
  'Total non comestible (kg)',
  'Trié par source',
  'Préparation : total (kg)',
  'Préparation : trié',
  'Préparation : comestible (kg)',
  'Préparation : non comestible (kg)',
]

test('the CSV file has a row a measurement, latest first, with its figures and its sources', async () => {
  const answer = await get('export-gaspillage.csv')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="export-gaspillage.csv"',
  })
  const [header, ...rows] = parse(answer.rawPayload, { bom: true, delimiter: ';' }) as string[][]
  expect(header?.slice(0, firstColumns.length)).toEqual(firstColumns)
  expect(header).toHaveLength(24)
  // 42.5 kg for 500 meals are 85 g; 42.5 / 500 × 70 000 = 5 950 kg.
  expect(rows[0]).toEqual([
    `'=Les Tilleuls; "cour"`,
    tilleuls,
    '2026-03-09',
    '2026-03-13',
    '5',
    '500',
    '42,50',
    '85,00',
    '5950,00',
    '12,50',
    '7,50',
    'Oui',
    ...['20,00', 'Oui', '12,50', '7,50'],
    ...['10,00', '', '', ''],
    ...['12,50', 'Non', '', ''],
  ])
  expect(rows.map(([name, siret, start]) => [name, siret, start]).slice(1)).toEqual([
    ['Le Lac', '', '2026-01-12'],
    [`'=Les Tilleuls; "cour"`, tilleuls, '2025-11-03'],
  ])
  expect(rows[2]?.slice(4)).toEqual(['5', ...Array(19).fill('')])
})

test.each(['xlsx', 'ods'])('the %s workbook has the same rows, days and masses as such', async format => {
  const rows = await rowsOf((await get(`export-gaspillage.${format}`)).rawPayload)
  expect(rows).toHaveLength(4)
  expect(rows[0]?.slice(0, firstColumns.length)).toEqual(firstColumns)
  expect(rows[1]?.slice(0, 12)).toEqual([
    '=Les Tilleuls; "cour"',
    tilleuls,
    '2026-03-09',
    '2026-03-13',
    '5',
    '500',
    '42.5',
    '85',
    '5950',
    '12.5',
    '7.5',
    'Oui',
  ])
})

test('both the list and the file keep what their filters choose', async () => {
  const found = async (query: string) => {
    const rows = parse((await get(`export-gaspillage.csv?${query}`)).rawPayload, { bom: true, delimiter: ';' })
    const page = (await get(`wasteMeasurements/?${query}`)).json<{ count: number; results: object[] }>()
    expect(page).toMatchObject({ count: rows.length - 1 })
    expect(page.results).toHaveLength(rows.length - 1)
    return rows.length - 1
  }
  expect(await found('')).toBe(3)
  expect(await found(`canteen=${first}`)).toBe(2)
  expect(await found(`canteen=${first},${second}&period_start_date_after=2026-01-12`)).toBe(2)
  expect(await found('period_end_date_before=2026-01-15')).toBe(1)
  expect(await found('canteen=999999')).toBe(0)
})

test('the list of all canteens comes in pages, with the names of the canteens', async () => {
  const page = (await get('wasteMeasurements/?limit=1&offset=1')).json()
  expect(page).toMatchObject({
    count: 3,
    next: expect.stringContaining('offset=2'),
    previous: expect.stringContaining('limit=1'),
    results: [{ canteenId: second, canteenName: 'Le Lac', daysInPeriod: 5, mealCount: 300 }],
  })
  const [{ id }] = page.results
  expect((await get(`wasteMeasurements/?id=${id}`)).json()).toMatchObject({ count: 1, results: [{ id }] })
})

test('a token limited to one canteen sees only its measurements', async () => {
  const { body } = await get('export-gaspillage.csv')
  expect(body).toContain('Le Lac')
  const limited = await personalToken(server, manager, ['canteen:read'], { canteenIds: [first] })
  expect((await get('export-gaspillage.csv', limited.headers)).body).not.toContain('Le Lac')
  expect((await get('wasteMeasurements/', limited.headers)).json()).toMatchObject({ count: 2 })
  const other = await personalToken(server, manager, ['purchase:read'])
  expect((await get('export-gaspillage.csv', other.headers)).statusCode).toBe(403)
})

test('files speak French to all readers, for they pass from one to another', async () => {
  const paths = ['export-gaspillage.csv', 'cantines.csv', 'achats.csv', 'bilans.csv?kind=diagnostics']
  for (const path of paths) {
    const [french, english] = await Promise.all(
      ['fr', 'en'].map(language => get(path, { ...manager.headers, 'accept-language': language })),
    )
    expect(french?.statusCode, path).toBe(200)
    expect(english?.body, path).toBe(french?.body)
  }
})
