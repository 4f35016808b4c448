import { createHash } from 'node:crypto'
import { checkFile, type FileKind, fileKinds, type ImportAnswer, importEndpoints } from '@ma-cantine/lib'
import { canteensOfFile, isStaffKind, outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { inlineRows, odsParts, packParts, textRows, xlsxParts } from '../../support/workbooks.ts'
import { makeSiret, marronniers, tilleuls } from '../support/sirets.ts'
import { errorsOf, type ImportPath, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const limit = 300_000
let server: TestServer
let person: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer({ IMPORT_MAX_BYTES: String(limit) })
  person = await server.addPerson()
  staff = await server.addPerson({ isStaff: true })
  await server.addCanteen(tilleuls, [person])
})
afterAll(() => server.close())

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}
type Format = keyof typeof types

type Sheets = Readonly<Record<string, string>>

/** A workbook with a sheet for each CSV file. */
async function workbook(format: 'xlsx' | 'ods', sheets: Sheets, password?: string): Promise<Buffer> {
  const tables = Object.entries(sheets).map(([name, csv]) => ({
    name,
    cells: parse(csv, { relax_column_count: true }) as string[][],
  }))
  const parts =
    format === 'xlsx'
      ? xlsxParts(tables.map(({ name, cells }) => ({ name, rows: inlineRows(cells) })))
      : odsParts(tables.map(({ name, cells }) => ({ name, rows: textRows(cells) })))
  return Buffer.from(await packParts(parts, password))
}

const asFormat = async (format: Format, csv: string): Promise<Buffer> =>
  format === 'csv' ? Buffer.from(csv) : workbook(format, { Feuille: csv })

async function send(content: Buffer, format: Format, { path = importEndpoints.achats.path, sender = person } = {}) {
  const part = { filename: `fichier.${format}`, type: types[format] }
  return (await server.upload(path as ImportPath, sender, content, part)).json<ImportAnswer>()
}

let canteens = 0
const newSiret = () => makeSiret(++canteens)

const senderOf = (kind: FileKind) => (isStaffKind(kind) ? staff : person)

describe.each(fileKinds)('a file of the kind %s', kind => {
  test.each([
    ['xlsx', 'csv'],
    ['ods', 'csv'],
    ['csv', 'xlsx'],
  ] as const)('stores as %s what it stores as %s', async (first, second) => {
    const [siret, other] = [newSiret(), newSiret()]
    const sender = senderOf(kind)
    const arePurchases = outcomeOfKind(kind) === 'PURCHASES'
    // A file that names stored canteens makes none, nor do staff join the canteens that their diagnostics make.
    const known = canteensOfFile(kind) === 'stored' || kind === 'diagnostics_admin' ? [siret, other] : []
    const ids: number[] = []
    for (const each of known) ids.push(await server.addCanteen(each, [sender]))
    const csv = file(kind, [
      { siret, cantine_id: String(ids[0]) },
      { siret: other, cantine_id: String(ids[1]) },
    ])
    const asked = { path: importEndpoints[kind].path, sender }
    const made = await send(await asFormat(first, csv), first, asked)
    expect(errorsOf(made)).toEqual([])
    expect(made.created + made.updated).toBeGreaterThanOrEqual(2)
    const again = await send(await asFormat(second, csv), second, asked)
    if (canteensOfFile(kind) === 'new') {
      expect(errorsOf(again)).toEqual(['2 siret canteen-exists', '3 siret canteen-exists'])
      return
    }
    expect(errorsOf(again)).toEqual([])
    if (arePurchases) expect(again).toMatchObject({ created: 2, similarPurchaseCount: 2 })
    else expect(again).toMatchObject({ created: 0, updated: 0, unchanged: made.created + made.updated })
  })
})

describe('the verdict on a workbook is that of the library', () => {
  const purchases = (description: string) => file('achats', [{ description }])
  test.each([
    ['right', () => workbook('xlsx', { Achats: purchases('Juste') })],
    ['wrong', () => workbook('ods', { Achats: file('achats', [{ prix_ht: 'dix' }, { date: '' }, { siret: '1' }]) })],
    ['with notes beside the table', () => workbook('xlsx', { Notes: 'à revoir\n', Achats: purchases('À côté') })],
    ['of several tables', () => workbook('xlsx', { Mars: purchases('Mars'), Avril: purchases('Avril') })],
    ['without a table', () => workbook('ods', { Notes: 'à revoir\n', Autres: 'aussi\n' })],
    ['of another kind', () => workbook('xlsx', { Cantines: file('cantines', [{}]) })],
    ['of nothing', () => workbook('xlsx', { Vide: '' })],
    ['of a row without end', () => workbook('xlsx', { Achats: `${purchases('Long')}${'x'.repeat(1_100_000)}\n` })],
    ['cut', async () => (await workbook('xlsx', { Achats: purchases('Coupé') })).subarray(0, 700)],
    ['with a password', () => workbook('xlsx', { Achats: purchases('Secret') }, 'secret')],
    ['of the former Excel', async () => Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.alloc(2000)])],
  ])('%s', async (_, make) => {
    const content = await make()
    const report = await checkFile([content], { kind: 'achats' })
    const answer = await send(content, 'xlsx')
    expect(answer.digest).toBe(report.digest)
    expect(errorsOf(answer)).toEqual(report.errors.map(({ row, field, code }) => `${row} ${field ?? '-'} ${code}`))
    expect(answer.count).toBe(report.valid ? 1 : 0)
  })
})

test('several matching sheets are named', async () => {
  const sheets = { Mars: file('achats', [{ description: 'M' }]), Avril: file('achats', [{ description: 'A' }]) }
  const answer = await send(await workbook('ods', sheets), 'ods')
  expect(errorsOf(answer)).toEqual(['0 - several-sheets'])
  expect(answer.errors[0]?.message).toContain('Mars, Avril')
})

test('a workbook is known by its bytes, whatever its name', async () => {
  const content = await workbook('xlsx', { Achats: file('achats', [{ description: 'Mal nommé' }]) })
  expect(await server.importPurchases(person, content)).toMatchObject({ count: 1, errors: [] })
  expect(await send(Buffer.from(file('achats', [{ description: 'Mal nommé aussi' }])), 'ods')).toMatchObject({
    count: 1,
  })
})

test('errors from stored data come with those of the rows of a workbook', async () => {
  const csv = file('achats', [{}, { siret: marronniers }, { prix_ht: 'dix' }])
  const answer = await send(await workbook('ods', { Achats: csv }), 'ods')
  expect(errorsOf(answer)).toEqual(['3 siret unknown-canteen', '4 prix_ht pattern'])
})

test('the columns of staff are refused in a workbook as well', async () => {
  const content = await workbook('xlsx', { Cantines: file('cantines_admin', [{}]) })
  const answer = await send(content, 'xlsx', { path: importEndpoints.cantines_admin.path })
  expect(errorsOf(answer)).toEqual(['0 - staff-columns'])
})

test('the journal keeps the name, the size and the digest of what was sent', async () => {
  const content = await workbook('xlsx', { Achats: file('achats', [{ description: 'Au journal' }]) })
  const { importId } = await send(content, 'xlsx')
  const [record] = (await server.rows<{ id: number }>('imports')).filter(({ id }) => id === importId)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(record).toMatchObject({ fileName: 'fichier.xlsx', fileSize: content.length, sha256, kind: 'achats' })
})

test('a key gives the first answer again for the same workbook, and refuses the same rows in another file', async () => {
  const csv = file('achats', [{ description: 'Une fois' }])
  const headers = { 'idempotency-key': 'classeur-1' }
  const upload = async (format: Format, content: Buffer) =>
    server.upload('/api/v1/importPurchases/', person, content, {
      filename: `fichier.${format}`,
      type: types[format],
      headers,
    })
  const content = await asFormat('xlsx', csv)
  const first = await upload('xlsx', content)
  expect(first.json()).toMatchObject({ count: 1 })
  const again = await upload('xlsx', content)
  expect(again.body).toBe(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect((await upload('csv', await asFormat('csv', csv))).statusCode).toBe(422)
})

describe('a workbook that unpacks without end', () => {
  test.each(['xlsx', 'ods'] as const)('is abandoned when its table is larger than a file may be: %s', async format => {
    const row = { description: 'a'.repeat(200) }
    const rows = Array.from({ length: Math.ceil(limit / 250) }, () => row)
    const fits = await send(await asFormat(format, file('achats', rows.slice(0, 500))), format)
    expect(errorsOf(fits)).toEqual([])
    const content = await asFormat(format, file('achats', rows))
    expect(content.length).toBeLessThan(limit / 2)
    expect(errorsOf(await send(content, format))).toEqual(['0 - unpacked-too-large'])
  })

  test('is abandoned when its shared texts are many times as large as a file may be', async () => {
    const strings = '<si><t>a</t></si>'.repeat(2 * limit)
    const rows = inlineRows(parse(file('achats', [{}])) as string[][])
    const content = Buffer.from(await packParts(xlsxParts([{ name: 'Achats', rows }], { strings })))
    expect(content.length).toBeLessThan(limit)
    expect(errorsOf(await send(content, 'xlsx'))).toEqual(['0 - unpacked-too-large'])
  })

  test('is refused when it is over the limit before unpacking', async () => {
    expect(errorsOf(await send(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(limit)]), 'xlsx'))).toEqual([
      '0 - file-too-large',
    ])
  })
})
