import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { type Fields, namesWhere } from '@ma-cantine/lib/entities/field'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const entities: Readonly<Record<string, Fields>> = {
  canteens: canteenFields,
  diagnostics: diagnosticFields,
  purchases: purchaseFields,
}

test.each(Object.entries(entities))(
  'the fields of %s name the columns of their table, all of them',
  async (table, fields) => {
    const columns = Object.entries(await server.app.services.database.reader(table).columnInfo())
    expect(columns.map(([name]) => name).sort()).toEqual(namesWhere(fields, ({ stored }) => stored).sort())
    const empty = ({ nullable }: { nullable: boolean }, name: string) => nullable && name !== 'id'
    const required = (column: unknown) => (column as { nullable: boolean }).nullable
    expect(
      columns
        .filter(([, column]) => required(column))
        .map(([name]) => name)
        .sort(),
    ).toEqual(namesWhere(fields, (field, name) => field.stored && empty(field, name)).sort())
  },
)
