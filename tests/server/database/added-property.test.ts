/**
 * Adds a property to a copy of the purchases, in its schema, its fields and a table. It arrives everywhere without
 * other changes; a missing fact about it does not compile.
 */
import { schemaOf, type TableSchema } from '@ma-cantine/lib'
import { answerShape } from '@ma-cantine/lib/entities/answer-shape'
import type { Field } from '@ma-cantine/lib/entities/field'
import { fileBindings } from '@ma-cantine/lib/entities/file-bindings'
import { inputShape } from '@ma-cantine/lib/entities/input-shape'
import { pickStoredValues } from '@ma-cantine/lib/entities/stored-draft'
import { roundPrice } from '@ma-cantine/lib/purchases/price'
import { type PurchaseFacts, purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { purchaseReaders } from '@ma-cantine/lib/purchases/purchase-input'
import { ajvCompiler } from '@ma-cantine/lib/table-schema/ajv-compile'
import { bindTable } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { TextBuffer } from '../../../server/database/bulk-rows.ts'
import { entityTable, type NewRowOf, type RowOf } from '../../../server/database/entity-table.ts'
import { sqlOf } from '../../../server/database/sql.ts'
import { updateRows } from '../../../server/database/update-rows.ts'
import { answerOf } from '../../../server/http/entity-answer.ts'
import { exportColumns } from '../../../server/lists/export-columns.ts'
import { purchase } from '../../support/files.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const quantity = {
  kind: 'amount',
  nullable: true,
  file: {
    column: 'quantite',
    read: text => (text === '' ? null : roundPrice(text)),
    write: (price: string | null) => price ?? '',
  },
  stored: true,
  answer: true,
  input: 'optional',
  fingerprint: null,
  labels: null,
  exportColumn: { header: 'Quantité', width: 12 },
} as const satisfies Field & PurchaseFacts

const fields = { ...purchaseFields, quantity } as const
type Fields = typeof fields

const achats = schemaOf('achats')
const column: TableSchema['fields'][number] = {
  name: 'quantite',
  title: 'Quantité',
  description: 'En kilogrammes.',
  example: '12,5',
  expectation: 'un nombre',
  type: 'string',
}
const schema: TableSchema = { ...achats, fields: [...achats.fields, column] }
const rows = entityTable('copiedPurchases', fields)

const day = '2024-01-01T00:00:00.000Z'
const ofImport = {
  canteenId: 7,
  characteristics: '["BIO"]',
  localDefinitionKm: null,
  searchText: '',
  importId: 1,
  importRow: 2,
  importSource: 'md5',
  creationSource: 'IMPORT',
  creationDate: day,
  modificationDate: day,
  deletionDate: null,
  certificate: null,
  fingerprint: 1,
} as const

let server: TestServer
const writer = () => server.app.services.database.writer
beforeAll(async () => {
  server = await startTestServer()
  await writer().schema.createTable('copiedPurchases', table => {
    table.increments('id')
    for (const [name, type] of Object.entries(rows.sqlTypes(rows.columns))) {
      if (name !== 'id') table.specificType(name, type)
    }
  })
})
beforeEach(() => writer()('copiedPurchases').delete())
afterAll(() => server.close())

function draftsOf(content: string) {
  const drafts: ReturnType<typeof table.draft>[] = []
  const table = bindTable(schema, fileBindings(fields), [], ajvCompiler())
  const validation = new Validation({ tables: [table], onRecord: draft => void drafts.push(draft) })
  validation.push(new TextEncoder().encode(content))
  expect(validation.end().errorCount).toBe(0)
  return drafts
}

/** Reads a row of a file, inserts it as an import does, and reads it from the table. */
async function imported(quantite: string): Promise<RowOf<Fields>> {
  const cells = { ...purchase, quantite }
  const [draft] = draftsOf([Object.keys(cells), Object.values(cells)].map(row => row.join(';')).join('\n'))
  if (!draft) throw new Error('The file has no row')
  const { canteenId, characteristics, localDefinitionKm, ...same } = ofImport
  const { target, values } = rows.bulkInsert(same)
  const { bulk } = sqlOf(writer())
  const texts = new TextBuffer()
  const slice = texts.add(
    bulk.text(values({ ...pickStoredValues(fields)(draft), canteenId, characteristics, localDefinitionKm })),
  )
  const gathered = bulk.gather(target, texts.bytes, [slice])
  await server.app.services.database.transaction(transaction => bulk.insert(transaction, target, gathered))
  return writer()('copiedPurchases').first()
}

test('a new property goes from the file into the table', async () => {
  expect(Number((await imported('12,5')).quantity)).toBe(12.5)
  expect((await imported('')).description).toBe(purchase.description)
})

test('a new property goes from the table into answers and exports', async () => {
  const row = await imported('12,5')
  const answer = answerOf(rows, row, { canteen: row.canteenId, invoiceFile: null })
  expect(z.object(answerShape(fields, {})).parse(answer)).toMatchObject({ quantity: 12.5, priceHt: 90.11 })
  const { sheetColumns, sheetRow, csvHeader, csvRow } = exportColumns(fields)
  const exported = { ...rows.valuesOf(row), canteenName: 'Les Tilleuls' }
  expect(sheetColumns.at(-1)).toEqual({ header: 'Quantité', width: 12, numFmt: '#,##0.00' })
  expect(sheetRow(exported).at(-1)).toBe(12.5)
  expect(csvHeader).toMatch(/;Quantité\r\n$/)
  expect(csvRow(exported)).toMatch(/;12,50\r\n$/)
})

test('a new property goes from the API into the table, and can be changed', async () => {
  const New = z.object(inputShape(fields, purchaseReaders))
  const { quantity = null } = New.parse({ canteen: 7, priceHt: '1', quantity: '3,5' })
  const { id: _, ...others } = await imported('')
  const row: NewRowOf<Fields> = { ...others, ...rows.storedOf({ quantity }) }
  const [{ id }] = await writer()('copiedPurchases').insert(row).returning('id')
  expect(await writer()('copiedPurchases').where({ id }).first('quantity')).toEqual({ quantity: 3.5 })
  await server.app.services.database.transaction(transaction =>
    updateRows(transaction, rows, ['quantity'], [{ id, quantity: '4.25' }]),
  )
  expect(await writer()('copiedPurchases').where({ id }).first('quantity')).toEqual({ quantity: 4.25 })
})

test('a schema column without a field prevents the start', () => {
  expect(() => bindTable(schema, fileBindings(purchaseFields), [], ajvCompiler())).toThrow('"quantite"')
})

test('codes that are exported without labels refuse to start', () => {
  const unlabelled = { ...quantity, kind: 'code', codes: ['LITRE'] } as const
  expect(() => exportColumns({ unlabelled })).toThrow('"unlabelled"')
})

test('a missing part does not compile', () => {
  const { exportColumn: _, ...unexported } = quantity
  // @ts-expect-error Whether it is exported has to be said.
  unexported satisfies Field & PurchaseFacts
  const { file: __, ...unread } = quantity
  // @ts-expect-error Whether files have it has to be said.
  unread satisfies Field & PurchaseFacts
  const { id: ___, quantity: ____, ...row } = {} as RowOf<Fields>
  // @ts-expect-error An inserted row has all its columns.
  row satisfies NewRowOf<Fields>
  // @ts-expect-error So have rows inserted by the thousand.
  rows.bulkInsert({ importId: 1 }).values(row)
  // @ts-expect-error What answers have and tables do not has to be made.
  answerOf(rows, {} as RowOf<Fields>, { canteen: 1 })
})
