import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { ajvCompiler } from '@ma-cantine/lib/table-schema/ajv-compile'
import { automatonKey } from '@ma-cantine/lib/table-schema/automaton/cell-automaton'
import { cellCheck } from '@ma-cantine/lib/table-schema/cell-check'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'
import { diffSchemas } from '@ma-cantine/lib/table-schema/schema-diff'
import { readUserSchema } from '@ma-cantine/lib/table-schema/user-schema'
import { describe, expect, test } from 'vitest'

function schema(...fields: readonly object[]) {
  const read = readUserSchema({ fields }, 'menus')
  return 'schema' in read ? read.schema : expect.fail(JSON.stringify(read.problems))
}

const columnDiff = (before: object, after: object) =>
  diffSchemas(schema({ name: 'a', ...before }), schema({ name: 'a', ...after })).changed[0]

const limited = (constraints: object, type = 'string') => ({ type, constraints })

describe('columns that are only in one of two schemas, or in another place, make files wrong', () => {
  const [day, dish, price] = [{ name: 'jour' }, { name: 'plat' }, { name: 'prix' }]
  const mandatory = { name: 'prix', constraints: { required: true } }

  test.each([
    ['the same', [day, dish], [day, dish], {}],
    ['one more', [day, dish], [day, mandatory, dish], { added: [{ letter: 'B', name: 'prix', required: true }] }],
    ['one less', [day, dish, price], [dish, price], { removed: [{ letter: 'A', name: 'jour', required: false }] }],
    ['one moved', [day, dish, price], [price, day, dish], { moved: [{ name: 'prix', before: 'C', after: 'A' }] }],
    ['two that change places', [day, dish], [dish, day], { moved: [{ name: 'plat', before: 'B', after: 'A' }] }],
  ])('%s', (_, before, after, change) => {
    const nothing = { added: [], removed: [], moved: [], changed: [], reworded: [] }
    expect(diffSchemas(schema(...before), schema(...after))).toEqual({
      ...nothing,
      ...change,
      compatible: Object.keys(change).length === 0,
    })
  })

  test('a column between others moves none of them', () => {
    expect(diffSchemas(schema(day, dish), schema(day, price, dish)).moved).toEqual([])
  })
})

describe('a change of limits says whether a right cell may be wrong', () => {
  test.each<[string, object, object, boolean, string | null]>([
    ['asked for', limited({}), limited({ required: true }), true, null],
    ['no longer asked for', limited({ required: true }), limited({}), false, null],
    ['without duplicates', limited({}), limited({ unique: true }), true, null],
    ['fewer decimals', limited({ pattern: '\\d+(,\\d+)?' }), limited({ pattern: '\\d+(,\\d)?' }), true, '0,00'],
    ['more decimals', limited({ pattern: '\\d+(,\\d)?' }), limited({ pattern: '\\d+(,\\d+)?' }), false, null],
    ['another pattern of the same texts', limited({ pattern: 'a|b' }), limited({ pattern: '[ab]' }), false, null],
    ['a value less', limited({ enum: ['a', 'b'] }), limited({ enum: ['a'] }), true, 'b'],
    ['a value more', limited({ enum: ['a'] }), limited({ enum: ['a', 'b'] }), false, null],
    ['a list in place of any text', {}, limited({ enum: ['a'] }), true, '0'],
    ['whole numbers alone', { type: 'number' }, { type: 'integer' }, true, '0,0'],
    ['numbers of any kind', { type: 'integer' }, { type: 'number' }, false, null],
    ['years in place of numbers', { type: 'integer' }, { type: 'year' }, true, '0'],
    ['a lower maximum', limited({ maximum: 9 }, 'integer'), limited({ maximum: 8 }, 'integer'), true, null],
    ['a higher maximum', limited({ maximum: 8 }, 'integer'), limited({ maximum: 9 }, 'integer'), false, null],
    ['a first minimum', { type: 'integer' }, limited({ minimum: 0 }, 'integer'), true, null],
    [
      'a later first day',
      limited({ minimum: '2024-01-01' }, 'date'),
      limited({ minimum: '2025-01-01' }, 'date'),
      true,
      null,
    ],
    ['longer texts', limited({ maxLength: 9 }), limited({ maxLength: 10 }), false, null],
  ])('%s', (_, before, after, narrower, refusedNow) => {
    expect(columnDiff(before, after)).toMatchObject({ narrower, refusedNow })
  })

  test('values that come and go are named', () => {
    const change = columnDiff(limited({ enum: ['a', 'b'] }), limited({ enum: ['b', 'c'] }))
    expect(change).toMatchObject({ addedValues: ['c'], removedValues: ['a'], limits: [], narrower: true })
  })

  test('of which only texts change is told apart', () => {
    const diff = diffSchemas(schema({ name: 'a', title: 'Un' }), schema({ name: 'a', title: 'Deux' }))
    expect(diff).toMatchObject({ compatible: true, changed: [], reworded: ['a'] })
  })
})

describe('of columns of our schemas', () => {
  const fields = [
    ...new Map(fileKinds.flatMap(kind => schemaOf(kind).fields).map(field => [automatonKey(field), field])).values(),
  ]
  const named = (field: Field) => ({ ...schemaOf('achats'), fields: [{ ...field, name: 'a' }] })
  const compile = ajvCompiler()

  test.each(['siret', 'nombre_repas_jour', 'secteurs'])(
    'the cell that is refused by %s is right by the other, and wrong by it',
    name => {
      const after = schemaOf('cantines').fields.find(field => field.name === name) ?? expect.fail(name)
      const examples = fields.flatMap(before => {
        const example = diffSchemas(named(before), named(after)).changed[0]?.refusedNow ?? null
        return example === null ? [] : [{ before, example }]
      })
      expect(examples.length).toBeGreaterThan(5)
      for (const { before, example } of examples) {
        expect(cellCheck(before, compile)(example), `${example} of ${before.name}`).toBeNull()
        expect(cellCheck(after, compile)(example), `${example} of ${name}`).not.toBeNull()
      }
    },
  )
})
