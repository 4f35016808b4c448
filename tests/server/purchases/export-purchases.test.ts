import { openWorkbook } from '@ma-cantine/lib/spreadsheets/open-workbook'
import { defaultWorkbookLimits, WorkbookBudget } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const longText = `=cmd ${'é'.repeat(40_000)}`

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  const canteen = await server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls' })
  await server.addCanteen(parc, [await server.addPerson()])
  for (const purchase of [
    {
      date: '2024-03-01',
      description: '=1+1',
      provider: '@fournisseur',
      priceHt: 1234.5,
      characteristics: ['BIO', 'FRANCE'],
      family: 'AUTRES',
    },
    { date: '2024-03-02', description: ' +33 ; "guillemets"', provider: '-5', priceHt: 0.1 },
    {
      date: '2024-03-03',
      description: longText,
      provider: 'ligne 1\nligne 2',
      priceHt: 9_999_999_999_999.99,
    },
  ]) {
    const payload = { canteen, ...purchase }
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/v1/purchases/',
      headers: manager.headers,
      payload,
    })
    expect(statusCode).toBe(201)
  }
  // Stored before such characters were refused.
  const purchases = server.app.services.database.writer('purchases')
  await purchases.where({ date: '2024-03-03' }).update({ description: longText.replace('cmd', 'cmd\u0007') })
})
afterAll(() => server.close())

const get = (path: string) => server.app.inject({ url: `/api/v1/${path}`, headers: manager.headers })

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const workbook = await openWorkbook(bytes, new WorkbookBudget(defaultWorkbookLimits))
  const rows: string[][] = []
  for (const sheet of workbook.sheets) await workbook.readRows(sheet, cells => rows.push([...cells]))
  return rows
}

const header = ['Date', 'Cantine', 'Description', 'Fournisseur', 'Famille', 'Caractéristiques', 'Prix HT']

test('the workbook holds seven columns, a row for each selected purchase, dates and prices as such', async () => {
  const answer = await get('export-achats.xlsx?ordering=date')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="export-achats.xlsx"',
    'x-content-type-options': 'nosniff',
  })
  const [labels, first, second, third] = await rowsOf(answer.rawPayload)
  expect(labels).toEqual(header)
  expect(first).toEqual([
    '2024-03-01',
    'Les Tilleuls',
    '=1+1',
    '@fournisseur',
    'Autres produits',
    'Agriculture biologique, Origine France',
    '1234.5',
  ])
  expect(second?.slice(2)).toEqual(['+33 ; "guillemets"', '-5', '', '', '0.1'])
  expect(third?.[2]).toHaveLength(32_767)
  expect(third?.[6]).toBe('9999999999999.99')
})

test('the workbook has no formula and no character that XML forbids', async () => {
  const bytes = (await get('export-achats.xlsx')).rawPayload
  const { ZipReader, Uint8ArrayReader, TextWriter } = await import('@zip.js/zip.js')
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()
  const sheet = entries.find(({ filename }) => filename === 'xl/worksheets/sheet1.xml')
  if (!sheet || sheet.directory) throw new Error('There is no sheet')
  const xml = await sheet.getData(new TextWriter())
  expect(xml).toContain('=1+1')
  expect(xml).not.toContain('<f>')
  expect(xml).not.toContain('\u0007')
})

test('the CSV twin opens in a French spreadsheet and runs no cell', async () => {
  const answer = await get('export-achats.csv?ordering=date')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="export-achats.csv"',
  })
  const rows: string[][] = parse(answer.body, { bom: true, delimiter: ';' })
  expect(rows[0]).toEqual(header)
  expect(rows[1]).toEqual([
    '2024-03-01',
    'Les Tilleuls',
    "'=1+1",
    "'@fournisseur",
    'Autres produits',
    'Agriculture biologique, Origine France',
    '1234,50',
  ])
  expect(rows[2]?.slice(2, 4)).toEqual(['\'+33 ; "guillemets"', "'-5"])
  expect(rows[3]?.[3]).toBe('ligne 1\nligne 2')
})

test('the OpenDocument twin holds the same rows', async () => {
  const answer = await get('export-achats.ods?ordering=date')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.oasis.opendocument.spreadsheet',
    'content-disposition': 'attachment; filename="export-achats.ods"',
  })
  const [labels, first, second, third] = await rowsOf(answer.rawPayload)
  expect(labels).toEqual(header)
  expect(first).toEqual([
    '2024-03-01',
    'Les Tilleuls',
    '=1+1',
    '@fournisseur',
    'Autres produits',
    'Agriculture biologique, Origine France',
    '1234.5',
  ])
  expect(second?.slice(3, 7)).toEqual(['-5', '', '', '0.1'])
  expect(third?.[6]).toBe('9999999999999.99')
})

test('exports hold the purchases chosen by id alone, in the order of the list', async () => {
  const list = (await get('purchases/?ordering=-date')).json<{ results: { id: number; date: string }[] }>().results
  const ids = list.filter(({ date }) => date !== '2024-03-02').map(({ id }) => id)
  const answer = await get(`export-achats.csv?ordering=-date&id=${ids.toReversed().join('&id=')}&id=999999`)
  const rows: string[][] = parse(answer.body, { bom: true, delimiter: ';' })
  expect(rows.slice(1).map(([date]) => date)).toEqual(['2024-03-03', '2024-03-01'])
})

test('exports select as the list does', async () => {
  const rows = await rowsOf((await get('export-achats.xlsx?search=guillemets&date_after=2024-03-02')).rawPayload)
  expect(rows).toHaveLength(2)
  expect((await get('export-achats.csv?family=AUTRES')).body.trim().split('\r\n')).toHaveLength(2)
  expect((await get('export-achats.xlsx?family=POISSON')).statusCode).toBe(400)
})

test('a POST is answered 405', async () => {
  for (const path of ['export-achats.xlsx', 'export-achats.ods', 'export-achats.csv']) {
    const answer = await server.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: manager.headers })
    expect(answer.statusCode).toBe(405)
  }
})

test('an export of several batches has every purchase once, in order', async () => {
  const person = await server.addPerson()
  await server.addCanteen('99599528900015', [person])
  const rows = Array.from({ length: 2500 }, (_, i) => ({
    siret: '99599528900015',
    description: `Produit ${i}`,
    prix_ht: String(i),
  }))
  await server.importPurchases(person, file('achats', rows))
  const answer = await server.app.inject({
    url: '/api/v1/export-achats.csv?ordering=price_ht',
    headers: person.headers,
  })
  const lines = answer.body.trim().split('\r\n').slice(1)
  expect(lines.map(line => line.split(';')[2])).toEqual(rows.map(({ description }) => description))
})
