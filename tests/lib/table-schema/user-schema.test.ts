import { describeError, describeSchemaProblem, locales, schemaOf } from '@ma-cantine/lib'
import { fileReport } from '@ma-cantine/lib/imports/check-file'
import { readUserTable } from '@ma-cantine/lib/imports/user-table'
import type { Effort } from '@ma-cantine/lib/table-schema/automaton/automaton'
import { linearPattern } from '@ma-cantine/lib/table-schema/automaton/linear-pattern'
import { textFormats } from '@ma-cantine/lib/table-schema/text-formats'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { listErrors } from '../../support/files.ts'
import { processorTime } from '../../support/processor-time.ts'
import { checkBy, schemaProblems, userTable } from '../../support/user-tables.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The codes of one cell: read over bytes, and as text. */
function codesOf(field: object, cell: string): (string | undefined)[] {
  const table = userTable([{ name: 'a', ...field }, { name: 'b' }])
  return [true, false].map(byBytes => {
    const validation = new Validation({ tables: [table], byBytes })
    validation.push(new TextEncoder().encode(`a,b\n${quoted(cell)},x\n`))
    return validation.end().errors.map(({ code }) => code)[0]
  })
}

const limits = (constraints: object, type = 'string') => ({ type, constraints })
const cases: readonly (readonly [
  name: string,
  field: object,
  right: readonly string[],
  wrong: Record<string, string>,
])[] = [
  ['no type at all', {}, ['', 'x', ' ', '12'], {}],
  ['any', { type: 'any' }, ['', 'x'], {}],
  [
    'a length',
    limits({ minLength: 2, maxLength: 4 }),
    ['', 'ab', 'été…', '😀😀😀😀', 'a""b', '""'],
    { a: 'min-length', abcde: 'max-length', '""""""': 'max-length', '"': 'min-length' },
  ],
  ['a length and a list', limits({ maxLength: 2, enum: ['ab', 'abc'] }), ['ab'], { abc: 'max-length', b: 'enum' }],
  [
    'a pattern for the whole cell, anchored or not',
    limits({ pattern: '[0-9]{2}' }),
    ['12'],
    { '123': 'pattern', a12: 'pattern' },
  ],
  ['a pattern with one anchor', limits({ pattern: '^[0-9]{2}' }), ['12'], { '123': 'pattern' }],
  ['a pattern of choices', limits({ pattern: 'ab|cd' }), ['ab', 'cd'], { abcd: 'pattern', b: 'pattern' }],
  ['a pattern that ends with a dollar sign', limits({ pattern: '\\d\\$' }), ['5$'], { '5': 'pattern' }],
  ['a pattern and a list', limits({ pattern: '[a-z]+', enum: ['ab', 'AB'] }), ['ab'], { AB: 'enum', cd: 'enum' }],
  ['a list', limits({ enum: ['oui', 'non', ''] }), ['', 'oui'], { Oui: 'enum', peut: 'enum' }],
  [
    'several values in a cell',
    { ...limits({ enum: ['a', 'b'] }), doc_enum_multiple: true, separator: '|' },
    ['a', 'b | a'],
    { 'a,b': 'enum' },
  ],
  ['a mandatory value', limits({ required: true }), ['x'], { '': 'required', ' ': 'required' }],
  ['email', { format: 'email' }, ['a@b.fr', "o'neil+x@sub.example.org"], { 'a@': 'pattern', 'a b@c.fr': 'pattern' }],
  [
    'uri',
    { format: 'uri' },
    ['https://ma-cantine.example/a?b=c#d', 'mailto:a@b.fr'],
    { 'www.example.org': 'pattern', 'https://a b': 'pattern' },
  ],
  ['uuid', { format: 'uuid' }, ['123e4567-e89b-12d3-a456-426614174000'], { '123e4567': 'pattern' }],
  ['binary', { format: 'binary' }, ['YWJj', 'YQ=='], { YWJ: 'pattern' }],
  [
    'integer',
    limits({ minimum: -2, maximum: '10' }, 'integer'),
    ['-2', ' 10 '],
    { '11': 'maximum', '-3': 'minimum', '1,5': 'type-error' },
  ],
  ['a list of integers', limits({ enum: [1, 2] }, 'integer'), ['1'], { '3': 'enum', '01': 'enum' }],
  [
    'number',
    limits({ minimum: 0.5, totalDigits: 4, fractionDigits: 2 }, 'number'),
    ['0,5', '12.34'],
    { '0.4': 'minimum', '123': 'total-digits', '1,234': 'fraction-digits', '1e3': 'type-error' },
  ],
  ['a decimal comma', { type: 'number', decimalChar: ',' }, ['1,5', '2'], { '1.5': 'type-error' }],
  ['a decimal point', { type: 'number', decimalChar: '.' }, ['1.5', '2'], { '1,5': 'type-error' }],
  ['boolean', { type: 'boolean' }, ['true', 'FALSE', '1'], { vrai: 'enum', tRUE: 'enum' }],
  [
    'boolean in one’s own words',
    { type: 'boolean', trueValues: ['oui'], falseValues: ['non'] },
    ['oui', 'non'],
    { true: 'enum' },
  ],
  [
    'date',
    limits({ minimum: '2024-01-05', maximum: '2024-12-31' }, 'date'),
    ['2024-1-5', '2024-12-31'],
    { '2024-01-04': 'minimum', '2025-01-01': 'maximum', '2024-02-30': 'type-error', '05/01/2024': 'type-error' },
  ],
  ['year', limits({ minimum: 2020 }, 'year'), ['2020'], { '2019': 'minimum', '20': 'type-error' }],
  ['yearmonth', { type: 'yearmonth' }, ['2024-12'], { '2024-13': 'pattern', '2024': 'pattern' }],
  ['time', { type: 'time' }, ['23:59:59'], { '24:00:00': 'pattern', '12:30': 'pattern' }],
]

describe('a field of a user’s schema checks its cells the same over bytes and over text:', () => {
  test.each(cases)('%s', (_, field, right, wrong) => {
    for (const cell of right) expect([cell, ...codesOf(field, cell)]).toEqual([cell, undefined, undefined])
    for (const [cell, code] of Object.entries(wrong))
      expect([cell, ...codesOf(field, cell)]).toEqual([cell, code, code])
  })

  test('on files damaged in every way', () => {
    const fields = cases.map(([, field], index) => ({ name: `c${index}`, ...field }))
    const table = userTable(fields)
    const random = createRandom(11)
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
    const known = cases.map(([, , right, wrong]) => [...right, ...Object.keys(wrong)])
    for (let seed = 0; seed < 60; seed++) {
      const lines = Array.from({ length: 20 }, () => {
        const cells = known.map(texts => quoted(pick(texts)))
        if (random() < 0.1) cells.pop()
        if (random() < 0.1) cells[3] = pick(['\ufffd', 'a"b', '"a"b', 'é\n'])
        return cells.join(',')
      })
      const bytes = new TextEncoder().encode([fields.map(({ name }) => name).join(','), ...lines].join('\n'))
      const [quick, regular] = [true, false].map(byBytes => {
        const validation = new Validation({ tables: [table], byBytes })
        for (let start = 0; start < bytes.length; start += 61) validation.push(bytes.subarray(start, start + 61))
        return validation.end()
      })
      expect({ seed, ...quick }).toEqual({ seed, ...regular })
    }
  })
})

test('a primary key of one field is mandatory and unique', async () => {
  const table = userTable({ fields: [{ name: 'id' }, { name: 'b' }], primaryKey: ['id'] })
  expect(listErrors(await checkBy(table, 'id,b\n1,x\n,x\n1,x\n'))).toEqual(['3 id required', '4 id unique'])
})

test('descriptive properties are optional, and unknown ones are accepted', async () => {
  const { schema } = userTable([
    { name: 'a', rdfType: 'x', doc_note: 1, examples: [1], example: 12, title: 3, synonyms: 4 },
  ])
  expect(schema).toMatchObject({ name: 'menus', title: 'menus', version: '' })
  expect(schema.fields).toEqual([
    { name: 'a', title: 'a', description: '', example: '12', expectation: '', type: 'string' },
  ])
  const named = userTable({
    name: 'cartes',
    version: '2.1.0',
    missingValues: [''],
    foreignKeys: [],
    profile: 'x',
    fields: [{ name: 'a' }],
  })
  expect(await checkBy(named, 'a\nx\n')).toMatchObject({ valid: true, schema: { name: 'cartes', version: '2.1.0' } })
})

const field = (more: object) => ({ fields: [{ name: 'a', ...more }] })
const refused: readonly (readonly [name: string, schema: unknown, problems: readonly string[]])[] = [
  ['no JSON', '{ "fields": [', [' not-json ']],
  ['nothing', '', [' not-json ']],
  ['a list', [], [' not-an-object ']],
  ['a text', '"achats"', [' not-an-object ']],
  ['no fields', {}, [' no-fields fields']],
  ['an empty list of fields', { fields: [] }, [' no-fields fields']],
  ['more fields than a spreadsheet has columns', { fields: Array(16_385).fill({}) }, [' too-many-fields fields']],
  ['fields that are none', { fields: ['a', null, []] }, ['1 not-a-field ', '2 not-a-field ', '3 not-a-field ']],
  [
    'fields without a name',
    { fields: [{}, { name: '' }, { name: ' ' }, { name: 3 }] },
    ['1 no-name name', '2 no-name name', '3 no-name name', '4 no-name name'],
  ],
  ['a name between spaces', { fields: [{ name: ' a' }] }, [' a spaced-name name']],
  ['twice the same name', { fields: [{ name: 'a' }, { name: 'a' }] }, ['a duplicate-name name']],
  [
    'types that cannot be checked',
    {
      fields: ['array', 'object', 'datetime', 'geopoint', 'duration', 'texte', 3, null].map((type, i) => ({
        name: `c${i}`,
        type,
      })),
    },
    Array.from({ length: 8 }, (_, i) => `c${i} unknown-type type`),
  ],
  ['another date format', field({ type: 'date', format: '%d/%m/%Y' }), ['a unknown-format format']],
  ['a format of another type', field({ type: 'integer', format: 'email' }), ['a unknown-format format']],
  [
    'constraints of another type',
    field({ type: 'date', constraints: { minLength: 2, pattern: 'x' } }),
    ['a unknown-constraint constraints.minLength', 'a unknown-constraint constraints.pattern'],
  ],
  [
    'an unknown constraint',
    field({ constraints: { jsonSchema: {} } }),
    ['a unknown-constraint constraints.jsonSchema'],
  ],
  ['constraints that are none', field({ constraints: [] }), ['a bad-value constraints']],
  [
    'a list of numbers for a number',
    field({ type: 'number', constraints: { enum: [1.5] } }),
    ['a unknown-constraint constraints.enum'],
  ],
  [
    'wrong values',
    field({ constraints: { required: 'yes', unique: 1, pattern: '', enum: [], minLength: -1, maxLength: '3' } }),
    ['required', 'unique', 'pattern', 'enum', 'minLength', 'maxLength'].map(name => `a bad-value constraints.${name}`),
  ],
  [
    'bounds that are no dates',
    field({ type: 'date', constraints: { minimum: '2024-02-30', maximum: 2024 } }),
    ['a bad-value constraints.minimum', 'a bad-value constraints.maximum'],
  ],
  [
    'bounds beyond one another',
    field({ type: 'date', constraints: { minimum: '2024-2-1', maximum: '2024-1-31' } }),
    ['a empty-range constraints.minimum'],
  ],
  [
    'lengths beyond one another',
    field({ constraints: { minLength: 3, maxLength: 2 } }),
    ['a empty-range constraints.minLength'],
  ],
  [
    'a format and a pattern',
    field({ format: 'email', constraints: { pattern: '.*' } }),
    ['a not-together constraints.pattern'],
  ],
  [
    'a list and bounds',
    field({ type: 'integer', constraints: { enum: [1], minimum: 0 } }),
    ['a not-together constraints.enum'],
  ],
  ['no regular expression', field({ constraints: { pattern: '(' } }), ['a bad-pattern constraints.pattern']],
  [
    'thousands separators and units',
    field({ type: 'number', groupChar: ' ', bareNumber: false, decimalChar: ';' }),
    ['a bad-value decimalChar', 'a unsupported-property groupChar', 'a unsupported-property bareNumber'],
  ],
  ['booleans without words', field({ type: 'boolean', trueValues: 'oui' }), ['a bad-value trueValues']],
  ['missing values of a field', field({ missingValues: ['NA'] }), ['a unsupported-property missingValues']],
  [
    'separators of several values',
    field({ constraints: { enum: ['a'] }, doc_enum_multiple: true, separator: '' }),
    ['a bad-value separator'],
  ],
  [
    'what compares rows and files',
    {
      ...field({}),
      missingValues: ['', 'NA'],
      foreignKeys: [{}],
      uniqueKeys: [['a']],
      fieldsMatch: 'subset',
      primaryKey: ['a', 'b'],
    },
    ['missingValues', 'foreignKeys', 'uniqueKeys', 'fieldsMatch', 'primaryKey'].map(
      name => ` unsupported-property ${name}`,
    ),
  ],
  ['a key that is no field', { ...field({}), primaryKey: 'b' }, [' unknown-key primaryKey']],
]
const withPattern = (pattern: string) => field({ constraints: { pattern } })
const unsupported = [
  '(?=a)a',
  '(?<x>a)',
  '(a)\\1',
  '\\bx',
  '\\p{L}+',
  '^a|b$',
  'a^b',
  '.*a.{14}',
  '(.{1,100}){1,100}',
  '(?:){99999999999}',
  '(?:(?:){9999}){9999}',
  `${'('.repeat(9999)}${')'.repeat(9999)}`,
]

describe('an unsupported schema is refused with all the reasons at once:', () => {
  test.each(refused)('%s', (_, schema, problems) => {
    expect(schemaProblems(schema)).toEqual(problems)
  })

  test('reasons of all its fields and of the whole', () => {
    const schema = {
      fields: [
        { name: 'a', type: 'array' },
        { name: 'b', constraints: { pattern: '(a)\\1' } },
      ],
      foreignKeys: [{}],
    }
    expect(schemaProblems(schema)).toEqual([
      ' unsupported-property foreignKeys',
      'a unknown-type type',
      'b unsupported-pattern constraints.pattern',
    ])
  })

  test.each(unsupported)('the pattern %s, and quickly', pattern => {
    const start = processorTime()
    expect(schemaProblems(withPattern(pattern))).toEqual(['a unsupported-pattern constraints.pattern'])
    expect(processorTime() - start).toBeLessThan(5000)
  })

  test('a thousand patterns that are each just below the limit', () => {
    const fields = Array.from({ length: 1000 }, (_, i) => ({
      name: `c${i}`,
      constraints: { pattern: `x{${i}}.*a.{9}` },
    }))
    const start = processorTime()
    expect(schemaProblems({ fields }).length).toBeGreaterThan(0)
    expect(processorTime() - start).toBeLessThan(10_000)
  })

  test('values without end', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(
      schemaProblems(
        `{"name":"import-achats","fieldsMatch":${deep},"fields":[{"name":"a","type":${deep},"constraints":{"enum":${deep}}}]}`,
      ),
    ).toHaveLength(2)
    expect(schemaProblems(`{"name":"import-achats","description":${deep},"fields":[{"name":"a"}]}`)).toEqual([])
  })

  test.each(locales)('each reason in whole sentences, in %s', locale => {
    for (const schema of [...refused.map(([, schema]) => schema), ...unsupported.map(withPattern)]) {
      const read = readUserTable(typeof schema === 'string' ? schema : JSON.stringify(schema), 'menus')
      for (const problem of 'problems' in read ? read.problems : []) {
        const { message, advice } = describeSchemaProblem(problem, locale)
        for (const text of [message, advice]) {
          expect(text).toMatch(/^[«“\p{Lu}].{8,}[.]$/su)
          expect(text).not.toMatch(/undefined|\[object|NaN/)
          // The message of the runtime about JSON is in parentheses.
          expect(text.replace(/\(.*\)/s, '')).not.toContain("'")
        }
      }
    }
  })
})

describe('a pattern takes a time that depends on the length of the text only', () => {
  const evil = ['(a+)+', '(a|a)*', '(a|aa)+', '([a-z]+)*', '(.*a){12}']
  test.each(evil)('%s', pattern => {
    const table = userTable([{ name: 'a', constraints: { pattern } }])
    const start = processorTime()
    for (const byBytes of [true, false]) {
      const validation = new Validation({ tables: [table], byBytes })
      validation.push(new TextEncoder().encode(`a\n${'a'.repeat(20_000)}!\n`))
      expect(validation.end().errors.map(({ code }) => code)).toEqual(['pattern'])
    }
    expect(processorTime() - start).toBeLessThan(5000)
  })

  test('and it agrees with RegExp', () => {
    const random = createRandom(3)
    for (const source of Object.values(textFormats)) {
      const [linear, regular] = [linearPattern(source), new RegExp(source, 'u')]
      for (let i = 0; i < 2000; i++) {
        const text = Array.from(
          { length: Math.floor(random() * 12) },
          () => 'aF0129@.-:/?=%é é'[Math.floor(random() * 17)],
        ).join('')
        expect([source, text, linear.test(text)]).toEqual([source, text, regular.test(text)])
      }
    }
    const effort: Effort = { remaining: 3 }
    expect(() => linearPattern('^abc$', effort)).toThrow('too large')
  })
})

test('a list may be as long as that of the towns of a country', async () => {
  const towns = Array.from({ length: 36_000 }, (_, i) => `Ville-${i}`)
  const table = userTable([{ name: 'ville', constraints: { enum: towns } }, { name: 'b' }])
  const rows = Array.from({ length: 50_000 }, (_, i) => `${i % 2 === 0 ? `Ville-${i % 36_000}` : `VILLE-${i}`},x`)
  const start = processorTime()
  const report = await checkBy(table, `ville,b\n${rows.join('\n')}\n`)
  const advice = report.errors.map(error => describeError(error, table.schema, 'fr').advice)
  expect(processorTime() - start).toBeLessThan(10_000)
  expect(report.errorCount).toBe(25_000)
  expect(advice).toHaveLength(1000)
  expect(advice[0]).toBe('Remplacez « VILLE-1 » par « Ville-1 ».')
})

test('a list may hold the names of object properties', async () => {
  const table = userTable([
    { name: '__proto__', constraints: { enum: ['constructor', '__proto__'] } },
    { name: 'toString' },
  ])
  const report = await checkBy(table, '__proto__,toString\nconstructr,x\n__proto__,x\n')
  expect(listErrors(report)).toEqual(['2 __proto__ enum'])
  const [error] = report.errors
  expect(error && describeError(error, table.schema, 'fr').advice).toBe('Remplacez « constructr » par « constructor ».')
})

describe('errors have good sentences even if the schema does not describe its fields', () => {
  const table = userTable([
    { name: 'jour', type: 'date', constraints: { minimum: '2024-01-01', required: true } },
    { name: 'plat', constraints: { minLength: 3, maxLength: 10 } },
    { name: 'prix', type: 'number', constraints: { maximum: 1500.5, fractionDigits: 1, totalDigits: 6 } },
    { name: 'code', constraints: { pattern: '[A-Z]{2}' } },
    { name: 'an', type: 'year', constraints: { maximum: 2024 } },
    { name: 'bio', type: 'boolean', trueValues: ['oui'], falseValues: ['non'], example: 'oui' },
  ])
  const content = [
    'jour,plat,prix,code,an,bio',
    '2023-12-31,Ab,1600,ab,2025,ouii',
    ',Blanquettes,"1,55",AB,24,oui',
    '31/12/2024,Carottes,1234567,AB,2024,non',
  ].join('\n')
  const told = async (locale: 'fr' | 'en') => {
    const report = await checkBy(table, content)
    return report.errors.map(error => {
      const { message, advice } = describeError(error, table.schema, locale)
      return `${error.row} ${error.field}: ${message} ${advice}`
    })
  }

  test('in French', async () => {
    expect(await told('fr')).toMatchInlineSnapshot(`
      [
        "2 jour: « 2023-12-31 » vient avant la première date possible, 2024-01-01. Valeur attendue : une date au format année-mois-jour, à partir du 2024-01-01.",
        "2 plat: « Ab » est plus court que le minimum, 3 caractères. Valeur attendue : un texte, 3 caractères au moins, 10 caractères au plus.",
        "2 prix: « 1600 » dépasse le maximum, 1 500,5. Valeur attendue : un nombre, au plus 1 500,5, 1 chiffre après la virgule au plus.",
        "2 code: « ab » n’a pas la forme attendue. Valeur attendue : un texte de la forme ^(?:[A-Z]{2})$.",
        "2 an: « 2025 » dépasse le maximum, 2024. Valeur attendue : une année, au plus 2024.",
        "2 bio: « ouii » ne fait pas partie des valeurs possibles. Remplacez « ouii » par « oui ».",
        "3 jour: La colonne « jour » (colonne A) est obligatoire. Valeur attendue : une date au format année-mois-jour, à partir du 2024-01-01.",
        "3 plat: « Blanquettes » est plus long que le maximum, 10 caractères. Valeur attendue : un texte, 3 caractères au moins, 10 caractères au plus.",
        "3 prix: « 1,55 » a plus de 1 chiffre après la virgule. Valeur attendue : un nombre, au plus 1 500,5, 1 chiffre après la virgule au plus.",
        "3 an: « 24 » n’est pas une année. Valeur attendue : une année, au plus 2024.",
        "4 jour: « 31/12/2024 » n’est pas une date valide. Valeur attendue : une date au format année-mois-jour, à partir du 2024-01-01.",
        "4 prix: « 1234567 » dépasse le maximum, 1 500,5. Valeur attendue : un nombre, au plus 1 500,5, 1 chiffre après la virgule au plus.",
      ]
    `)
  })
  test('in English', async () => {
    expect(await told('en')).toMatchInlineSnapshot(`
      [
        "2 jour: “2023-12-31” comes before the first date allowed, 2024-01-01. Expected value: a date, as year-month-day, from 2024-01-01.",
        "2 plat: “Ab” is shorter than the minimum, 3 characters. Expected value: a text, at least 3 characters, at most 10 characters.",
        "2 prix: “1600” is above the maximum, 1,500.5. Expected value: a number, at most 1,500.5, at most 1 digit after the decimal mark.",
        "2 code: “ab” does not have the expected form. Expected value: a text of the form ^(?:[A-Z]{2})$.",
        "2 an: “2025” is above the maximum, 2024. Expected value: a year, at most 2024.",
        "2 bio: “ouii”: not an allowed value. Replace “ouii” with “oui”.",
        "3 jour: Column “jour” (column A) is mandatory. Expected value: a date, as year-month-day, from 2024-01-01.",
        "3 plat: “Blanquettes” is longer than the maximum, 10 characters. Expected value: a text, at least 3 characters, at most 10 characters.",
        "3 prix: “1,55” has more than 1 digit after the decimal mark. Expected value: a number, at most 1,500.5, at most 1 digit after the decimal mark.",
        "3 an: “24” is not a year. Expected value: a year, at most 2024.",
        "4 jour: “31/12/2024” is not a valid date (year-month-day). Expected value: a date, as year-month-day, from 2024-01-01.",
        "4 prix: “1234567” is above the maximum, 1,500.5. Expected value: a number, at most 1,500.5, at most 1 digit after the decimal mark.",
      ]
    `)
  })
})

describe('a schema that has the name of one of ours', () => {
  const standing = (schema: object) => {
    const read = readUserTable(JSON.stringify(schema), 'menus')
    return 'problems' in read ? read.problems : read.standing
  }
  const ours = schemaOf('achats')

  test('is ours, rules included, when it is equal, whatever the order of its keys', () => {
    const { fields, ...rest } = ours
    expect(standing({ fields, ...rest })).toEqual({ is: 'ours', kind: 'achats' })
    const read = readUserTable(`\ufeff${JSON.stringify(ours, null, 4)}`, 'x')
    expect('table' in read && read.table.rules.length).toBeGreaterThan(0)
  })

  test('is ours without its validity, which copies from before it was announced lack', () => {
    const { last_campaign, ...copy } = ours
    expect(last_campaign).toBeDefined()
    expect(standing(copy)).toEqual({ is: 'ours', kind: 'achats' })
  })

  test.each([
    ['0.9.10', 'older'],
    ['2.0.0', 'newer'],
    ['1.10.0', 'newer'],
    ['', 'altered'],
    ['1.1.0', 'altered'],
  ])('and version %s, but other fields, is %s', (version, is) => {
    const schema = { ...ours, version, fields: ours.fields.slice(0, -1) }
    expect(standing(schema)).toEqual({ is, kind: 'achats', bundledVersion: ours.version })
  })

  test('is the user’s own otherwise', () => {
    expect(standing({ ...ours, name: 'achats' })).toEqual({ is: 'own' })
  })
})

test.each(['pâtes, riz, sauce', 'a;b;c'])(
  'a text with commas is no row in one cell where its column takes any text: %s',
  text => {
    const table = userTable([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    const verdicts = [true, false].map(byBytes => {
      const validation = new Validation({ tables: [table], byBytes })
      validation.push(new TextEncoder().encode(`a,b,c\n${quoted(text)},,\n`))
      return listErrors(fileReport(validation.end()))
    })
    expect(verdicts).toEqual([[], []])
  },
)
