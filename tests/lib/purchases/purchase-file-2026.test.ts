import { type FileKind, schemaOf } from '@ma-cantine/lib'
import { localDefinitions2026, origins } from '@ma-cantine/lib/purchases/purchase-draft-2026'
import { purchaseFormats } from '@ma-cantine/lib/purchases/purchase-formats'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors, purchase } from '../../support/files.ts'

const kinds = ['achats_2026_siret', 'achats_2026_id'] as const satisfies readonly FileKind[]

const local = { est_local: 'OUI' }

describe.each(kinds)('a file of %s', kind => {
  const errors = async (cells: Record<string, string>) => listErrors(await check(file(kind, [cells])))

  test.each<[string, Record<string, string>]>([
    ['a complete row', {}],
    ['no supplier', { fournisseur: '' }],
    ['a decimal comma', { prix_ht: '1234,5' }],
    ['spaces around a family', { famille_produits: '  BOISSONS ' }],
    ['no category', { categories_egalim: '' }],
    ['several categories with spaces around commas', { categories_egalim: ' BIO , IGP,HVE ' }],
    ['a repeated category', { categories_egalim: 'BIO,BIO' }],
    ['no origin', { origine: '' }],
    ['Europe', { origine: 'EUROPE' }],
    ...['OUI', 'oui', 'x', 'NON', 'non', ''].map(
      word =>
        [`« ${word} » in a column of yes and no`, { est_circuit_court: word }] as [string, { [key: string]: string }],
    ),
    ['local without its definition', local],
    ...Object.keys(localDefinitions2026).map(
      code => [`the definition ${code}`, { ...local, definition_local: code }] as [string, { [key: string]: string }],
    ),
    ['a distance', { ...local, definition_local: 'KM', definition_local_km: '50' }],
    ['a distance of zero', { ...local, definition_local: 'KM', definition_local_km: '0' }],
  ])('accepts %s', async (_, cells) => {
    expect(await errors(cells)).toEqual([])
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['no description', { description: '' }, ['2 description required']],
    ['no family', { famille_produits: '' }, ['2 famille_produits required']],
    ['a family of another spelling', { famille_produits: 'boissons' }, ['2 famille_produits enum']],
    ['no date', { date: '' }, ['2 date required']],
    ['a French date', { date: '15/03/2026' }, ['2 date type-error']],
    ['a date to come', { date: '2999-12-31' }, ['2 date date-to-come']],
    ['a date before all others', { date: '0026-03-15' }, ['2 date impossible-date']],
    ['no price', { prix_ht: '' }, ['2 prix_ht required']],
    ['a negative price', { prix_ht: '-1' }, ['2 prix_ht pattern']],
    ['a price of too many digits', { prix_ht: '12345678901234' }, ['2 prix_ht total-digits']],
    ['a category of the former format', { categories_egalim: 'CONVERSION_BIO' }, ['2 categories_egalim enum']],
    ['an origin among the categories', { categories_egalim: 'BIO,FRANCE' }, ['2 categories_egalim enum']],
    ['two origins', { origine: 'FRANCE,EUROPE' }, ['2 origine enum']],
    ['another word than yes or no', { est_circuit_court: 'peut-être' }, ['2 est_circuit_court enum']],
    ['a definition of the former format', { ...local, definition_local: 'DEPARTMENT' }, ['2 definition_local enum']],
    ['a definition without local', { definition_local: 'PAT' }, ['2 definition_local local-definition-without-local']],
    [
      'a distance without KM',
      { ...local, definition_local: 'REGION', definition_local_km: '50' },
      ['2 definition_local_km distance-without-km'],
    ],
    [
      'a distance with decimals',
      { ...local, definition_local: 'KM', definition_local_km: '50.5' },
      ['2 definition_local_km type-error'],
    ],
    [
      'a negative distance',
      { ...local, definition_local: 'KM', definition_local_km: '-1' },
      ['2 definition_local_km minimum'],
    ],
  ])('refuses %s', async (_, cells, expected) => {
    expect(await errors(cells)).toEqual(expected)
  })

  test('is told by its header, and is no file of 2025', async () => {
    const content = file(kind, [{}])
    expect((await check(content)).schema?.name).toBe(schemaOf(kind).name)
    expect(listErrors(await check(content, 'achats'))).toEqual(['0 - other-kind'])
    expect(listErrors(await check(file('achats', [{}]), kind))).toEqual(['0 - other-kind'])
  })
})

test.each([
  ['', 'required'],
  ['0', 'minimum'],
  ['-4', 'minimum'],
  ['4.5', 'type-error'],
  ['quatre', 'type-error'],
  ['99999999999', 'maximum'],
])('the id « %s » of a canteen is refused', async (cantine_id, code) => {
  expect(listErrors(await check(file('achats_2026_id', [{ cantine_id }])))).toEqual([`2 cantine_id ${code}`])
})

test.each(['', '2134017220178', '21340172201787A'])('the SIRET « %s » is refused', async siret => {
  const code = siret === '' ? 'required' : 'pattern'
  expect(listErrors(await check(file('achats_2026_siret', [{ siret }])))).toEqual([`2 siret ${code}`])
})

describe('a file whose header mixes both formats', () => {
  const [labels = '', row = ''] = file('achats', [purchase]).split('\n')

  test('of 2025 with a column of 2026 is compared with that of 2025', async () => {
    const report = await check([`${labels},origine`, `${row},FRANCE`].join('\n'))
    expect([report.schema?.name, ...listErrors(report)]).toEqual(['import-achats', '1 - extra-label'])
  })

  test('of 2026 with the characteristics of 2025 is compared with that of 2026', async () => {
    const content = file('achats_2026_siret', [{}]).replace('categories_egalim', 'caracteristiques')
    const report = await check(content)
    expect([report.schema?.name, ...listErrors(report)]).toEqual([
      'import-achats-2026-siret',
      '1 categories_egalim incorrect-label',
    ])
  })

  test('that names canteens both ways is compared with one of them', async () => {
    const [header = '', cells = ''] = file('achats_2026_siret', [{}]).split('\n')
    const report = await check([`${header},cantine_id`, `${cells},949`].join('\n'))
    expect(listErrors(report)).toEqual(['1 - extra-label'])
  })
})

test('the columns of labels, origin, short supply chain and local make the characteristics', () => {
  const read: unknown[] = []
  const tables = purchaseFormats.map(({ table }) => table)
  const validation = new Validation({
    tables,
    onRecord: (draft, _row, table) => {
      const format = purchaseFormats.find(known => known.table === table)
      read.push(format?.read(draft).characteristics)
    },
  })
  const rows = [
    { categories_egalim: 'BIO,IGP', origine: 'EUROPE', est_circuit_court: 'x', ...local },
    { categories_egalim: '', origine: '', est_circuit_court: 'NON' },
    ...origins.map(origine => ({ categories_egalim: '', origine })),
  ]
  validation.push(new TextEncoder().encode(file('achats_2026_id', rows)))
  expect(validation.end().errorCount).toBe(0)
  expect(read).toEqual([['BIO', 'IGP', 'EUROPE', 'SHORT_DISTRIBUTION', 'LOCAL'], [], ['EUROPE'], ['FRANCE']])
})
