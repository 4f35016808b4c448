import { readdirSync, readFileSync } from 'node:fs'
import type { Field } from '@ma-cantine/lib'
import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { initialState } from '@ma-cantine/lib/table-schema/automaton/automaton'
import { automatonKey, cellAutomaton } from '@ma-cantine/lib/table-schema/automaton/cell-automaton'
import { parsePattern } from '@ma-cantine/lib/table-schema/automaton/pattern'
import { bundledCell } from '@ma-cantine/lib/table-schema/bundled-cell'
import { cellCheck } from '@ma-cantine/lib/table-schema/cell-check'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../support/damaged-files.ts'

const folder = new URL('../../../../schemas/', import.meta.url)
const schemas = readdirSync(folder)
  .filter(name => name.endsWith('.json'))
  .map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { name: string; fields: Field[] })

function verdict(field: Field, text: string) {
  const { next, codes, empty, finish } = automata.get(field) ?? cellAutomaton(field)
  const bytes = new TextEncoder().encode(text)
  if (bytes.length === 0) return empty
  let state = initialState
  for (const byte of bytes) state = next[(state << 8) | byte] as number
  const code = codes[state] ?? null
  return code === null && finish ? finish(bytes, 0, bytes.length) : code
}
const automata = new Map<Field, ReturnType<typeof cellAutomaton>>()

const pieces = [
  ' ',
  '\u00a0',
  '\u202f',
  '\n',
  ',',
  '+',
  ';',
  '.',
  '-',
  '0',
  '1',
  '9',
  'é',
  '’',
  "'",
  '€',
  'A',
  'z',
  '_',
  '😀',
  'BIO',
  'LOCAL',
  'Crèche',
  'Cliniques',
  'site',
  '2024',
  '02',
  '30',
  '29',
]

test.each(schemas)('in $name, every field gives over bytes the code it gives over text', ({ fields }) => {
  const random = createRandom(42)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const distinct = new Map(
    fields.map(field => [JSON.stringify([field.type, field.constraints, field.doc_enum_multiple]), field]),
  )
  for (const field of distinct.values()) {
    automata.set(field, cellAutomaton(field))
    const check = cellCheck(field, bundledCell)
    const values = [field.example, ...(field.doc_enum ?? []), ...(field.constraints?.enum ?? [])]
    const probe = (text: string) =>
      expect([field.name, text, verdict(field, text)]).toEqual([field.name, text, check(text)])
    for (const value of ['', ...values]) {
      for (const text of [
        value,
        ` ${value}`,
        `${value} `,
        `${value}x`,
        value.slice(1),
        `${value}+${value}`,
        `${value} , ${pick(values)}`,
      ])
        probe(text)
    }
    for (let i = 0; i < 400; i++) {
      probe(Array.from({ length: Math.floor(random() * 5) }, () => pick(pieces)).join(''))
      const value = pick(values)
      const at = Math.floor(random() * (value.length + 1))
      probe(value.slice(0, at) + pick(pieces) + value.slice(at + Math.floor(random() * 2)))
    }
  }
})

describe('a pattern becomes an automaton that agrees with RegExp', () => {
  test.each(['^a|b$', '^(?=a)a$', '^(a)\\1$', 'a'])('or is refused: %s', source => {
    expect(() => parsePattern(source)).toThrow()
  })

  test.each([
    '^$',
    '^a{2,3}b?$',
    '^(ab|cd)*$',
    '^[^x-z]+$',
    '^.{2}$',
    '^\\w+@\\w+$',
    '^(?:é|[à-ü])+$',
    '^[😀-😂]$',
    '^\\S\\D\\W$',
  ])('%s', source => {
    const field = {
      name: 'x',
      title: '',
      description: '',
      type: 'string',
      example: '',
      expectation: '',
      constraints: { pattern: source },
    } satisfies Field
    const pattern = new RegExp(source, 'u')
    const random = createRandom(7)
    const alphabet = ['a', 'b', 'c', 'd', 'x', 'y', 'é', 'è', '@', '1', ' ', '\n', '😀', '😁', '😃', '\u2028']
    for (let i = 0; i < 500; i++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 5) },
        () => alphabet[Math.floor(random() * alphabet.length)],
      ).join('')
      expect([text, verdict(field, text)]).toEqual([text, pattern.test(text) ? null : 'pattern'])
    }
  })
})

test.each(fileKinds)('the automata of %s are small', kind => {
  // Columns with the same limits share one.
  const automata = new Map(schemaOf(kind).fields.map(field => [automatonKey(field), cellAutomaton(field)]))
  const states = [...automata.values()].reduce((sum, { matches }) => sum + matches.length, 0)
  expect(states).toBeLessThan(10_000)
})
