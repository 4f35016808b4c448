import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Fields, namesWhere } from '@ma-cantine/lib/entities/field'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntityTable } from '../../../server/database/entity-table.ts'
import { sourceFiles } from '../../support/source-files.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const isEntityTable = (value: unknown): value is EntityTable<Fields> =>
  typeof value === 'object' && value !== null && 'bulkInsert' in value

/** Found in the sources, so that a new entity is compared as well. */
const modules = sourceFiles('server').filter(({ text }) => /^export const \w+ = entityTable\(/m.test(text))
const tables = (
  await Promise.all(
    modules.map(async ({ path }) => {
      const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href)
      return Object.values(module).filter(isEntityTable)
    }),
  )
).flat()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the tables of entities are found', () => {
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['canteens', 'diagnostics', 'purchases']))
})

test.each(tables.map(({ name, fields }) => [name, fields] as const))(
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
