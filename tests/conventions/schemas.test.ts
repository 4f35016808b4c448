import { readdirSync, readFileSync } from 'node:fs'
import { checkFile, fileKinds, schemaOf, type TableSchema } from '@ma-cantine/lib'
import { ajvCompiler } from '@ma-cantine/lib/table-schema/ajv-compile'
import { bundledCell } from '@ma-cantine/lib/table-schema/bundled-cell'
import { cellCheck } from '@ma-cantine/lib/table-schema/cell-check'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import { bindTable } from '@ma-cantine/lib/table-schema/table'
import Ajv from 'ajv-draft-04'
import { describe, expect, test } from 'vitest'
import profile from '../support/table-schema-profile.json' with { type: 'json' }

const folder = new URL('../../schemas/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.json'))
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TableSchema

test('seventeen schemas are published', () => {
  expect(files).toHaveLength(17)
})

/** Columns that a right row with the examples of the others leaves empty. */
const leftEmpty: ReadonlySet<string> = new Set(['groupe_id', 'siren_unite_legale'])

describe.each(files)('%s', name => {
  const schema = read(name)

  test('is a Table Schema', () => {
    const validate = new Ajv.default({ strict: false, validateFormats: false }).compile(profile)
    validate(schema)
    expect(validate.errors ?? []).toEqual([])
  })

  test('has a version, and a title, a description, an expectation and an example for every field', () => {
    expect(schema.version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const field of schema.fields) {
      expect(field).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        expectation: expect.stringMatching(/\S/),
        example: leftEmpty.has(field.name) ? '' : expect.stringMatching(/\S/),
      })
    }
    expect(new Set(schema.fields.map(field => field.name)).size).toBe(schema.fields.length)
  })

  test('has examples that its own limits accept', () => {
    for (const field of schema.fields) {
      expect([field.name, cellCheck(field, bundledCell)(field.example)]).toEqual([field.name, null])
    }
  })

  test('has synonyms for values of its lists alone, none of which is a value', () => {
    for (const field of schema.fields) {
      const values = allowedValues(field) ?? []
      expect(values).toEqual(expect.arrayContaining(Object.keys(field.synonyms ?? {})))
      for (const synonym of Object.values(field.synonyms ?? {}).flat()) expect(values).not.toContain(synonym)
    }
  })

  test('gets the same verdicts from the validators made ahead of time as from Ajv', () => {
    const compile = ajvCompiler()
    const probes = ['', ' ', '0', '-1', '1,5', '2147483648', '2024-02-30', 'site', 'BIO,', 'Crèche+Cliniques', '12345']
    for (const field of schema.fields) {
      const [ahead, runtime] = [cellCheck(field, bundledCell), cellCheck(field, compile)]
      for (const text of [field.example, ...probes]) expect(ahead(text)).toBe(runtime(text))
    }
  })
})

test.each(fileKinds)('the example row of %s is a valid file', async kind => {
  const { fields } = schemaOf(kind)
  const quote = (cell: string) => `"${cell}"`
  const content = [fields.map(field => field.name), fields.map(field => field.example)]
    .map(cells => cells.map(quote).join(','))
    .join('\n')
  const report = await checkFile([new TextEncoder().encode(content)])
  expect(report).toMatchObject({ valid: true, rows: 1, schema: { name: schemaOf(kind).name } })
})

describe('a binding that does not fit its schema refuses to start, and names the column', () => {
  const schema = schemaOf('achats')
  const asIs = { read: (text: string) => text, write: (text: string) => text }
  const bindings = Object.fromEntries(schema.fields.map(({ name }) => [name, { column: name, ...asIs }]))

  test('a forgotten column', () => {
    const { prix_ht: _, ...rest } = bindings
    expect(() => bindTable(schema, rest, [], bundledCell)).toThrow('"prix_ht"')
  })
  test('a column that does not exist', () => {
    expect(() => bindTable(schema, { ...bindings, price: { column: 'prix', ...asIs } }, [], bundledCell)).toThrow(
      '"prix"',
    )
  })
})
