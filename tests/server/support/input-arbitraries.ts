import type { JsonSchema } from '../../../server/http/openapi/schemas.ts'
import { fc } from '../../support/properties.ts'

/** Generates values that a schema allows, or that nearly fit where it uses other keywords. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(choice => arbitraryOf(choice as JsonSchema)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.allOf) return arbitraryOf(Object.assign({}, ...schema.allOf) as JsonSchema)
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type]
  return fc.oneof(...types.map(type => ofType(type, schema)))
}

function ofType(type: string | undefined, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer(bounds(schema, 1))
    case 'number':
      return fc.double({ ...bounds(schema, 0.01), noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf((schema.items ?? {}) as JsonSchema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 3)),
      })
    case 'object': {
      const properties = Object.entries(schema.properties ?? {})
      const values = Object.fromEntries(properties.map(([name, value]) => [name, arbitraryOf(value as JsonSchema)]))
      return fc.record(values, { requiredKeys: schema.required ?? [], noNullPrototype: true })
    }
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date')
    return fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(day)
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString())
  if (format === 'email') return fc.integer({ min: 1 }).map(number => `personne${number}@exemple.fr`)
  if (format === 'uri') return fc.webUrl()
  if (format === 'uuid') return fc.uuid()
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) })
}

const day = (date: Date): string => date.toISOString().slice(0, 10)

function bounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema, step: number) {
  const lowest = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : (minimum ?? -1000)
  const highest = typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : (maximum ?? Math.max(lowest, 1000))
  return { min: lowest, max: highest }
}

/** JSON texts that try to break their reader; some cannot be written from a value. */
export const hostileJson: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '-0',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '1e400',
  '-1e400',
  '1e-400',
  '""',
  '" "',
  '"NaN"',
  '"Infinity"',
  '"-1"',
  '"null"',
  '"undefined"',
  '"[object Object]"',
  '"__proto__"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\ufeff\\u202e\\u200b"',
  '"\u00e9\u0301\ud83c\udf7d"',
  `"${'x'.repeat(100_000)}"`,
  `"${'é'.repeat(300)}"`,
  `"' OR 1=1; DROP TABLE users; --"`,
  '"%00%27%22<script>alert(1)</script>"',
  '"#{7*7}{{7*7}}<%= 7*7 %>"',
  '"../../../../etc/passwd"',
  '"data:image/png;base64,"',
  '"2025-02-30"',
  '"+275760-09-13T00:00:00.001Z"',
  '[]',
  '[null]',
  '["a","a"]',
  `[${'0,'.repeat(5000)}0]`,
  '{}',
  '{"":0}',
  '{"\\u0000":"\\u0000"}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":{"polluted":true}}',
  '{"toString":1,"valueOf":1,"then":1}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}0${'}'.repeat(5000)}`,
]

const malformedJson = ['', ' ', '{', '{"a":', '{"a":1,}', '{a:1}', 'NaN', "{'a':1}", '\ufeff{}', '[1', '"', 'nul', '\0']

/** Generates texts of JSON bodies: valid, incomplete, wrong, hostile or malformed. */
export function bodyArbitrary(schema: JsonSchema, known: unknown): fc.Arbitrary<string> {
  const right = known === undefined ? arbitraryOf(schema) : fc.oneof(fc.constant(known), arbitraryOf(schema))
  const names = Object.keys(schema.properties ?? {})
  const written = right.map(value => JSON.stringify(value) ?? 'null')
  const anyName = fc.constantFrom(...names, '__proto__', 'constructor', 'inconnu', '')
  const damaged = fc
    .tuple(
      right,
      fc.array(fc.tuple(anyName, fc.constantFrom(undefined, ...hostileJson)), { minLength: 1, maxLength: 2 }),
    )
    .map(([value, changes]) => {
      const members = new Map(Object.entries(value ?? {}).map(([name, member]) => [name, JSON.stringify(member)]))
      for (const [name, member] of changes) {
        if (member === undefined) members.delete(name)
        else members.set(name, member)
      }
      return `{${[...members].map(([name, member]) => `${JSON.stringify(name)}:${member}`).join(',')}}`
    })
  return fc.oneof(
    { weight: 2, arbitrary: written },
    { weight: 5, arbitrary: damaged },
    { weight: 1, arbitrary: fc.constantFrom(...hostileJson) },
    { weight: 1, arbitrary: fc.constantFrom(...malformedJson) },
    { weight: 1, arbitrary: written.map(text => text.slice(0, text.length / 2)) },
  )
}

const hostileTexts = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e400',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'true',
  '2147483648',
  '99999999999999999999',
  '%00',
  '1%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '%2e%2e%2f',
  '%2F',
  '__proto__',
  'constructor',
  "'%20OR%201=1--",
  '%3Cscript%3E',
  '%F0%9F%8D%BD',
  '*',
  '[]',
  'x'.repeat(99),
  'x'.repeat(4000),
]

/** Generates values of a path parameter, encoded as in an address. */
export const pathArbitrary = (known: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) })

/** Generates query strings, with their `?` unless they are empty. */
export function queryArbitrary(parameters: readonly { name: string; schema: JsonSchema }[]): fc.Arbitrary<string> {
  const names = [...parameters.map(({ name }) => name), '__proto__', 'inconnu', 'inconnu[]', '%00', '']
  const right = parameters.map(({ name, schema }) =>
    arbitraryOf(schema).map(value =>
      [value]
        .flat()
        .map(item => `${name}=${encodeURIComponent(String(item).toWellFormed())}`)
        .join('&'),
    ),
  )
  const wrong = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', ...hostileTexts))
    .map(([name, value]) => `${name}=${value}`)
  const parts = fc.array(fc.oneof(...right, wrong), { maxLength: 4 }).map(pairs => pairs.join('&'))
  return parts.map(text => (text === '' ? '' : `?${text}`))
}
