import { describeError, schemaOf } from '@ma-cantine/lib'
import { characteristics2025, localDefinitions2025, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const errors = async (cells: Record<string, string>) => listErrors(await check(file('achats', [cells])))

describe('a purchases file accepts', () => {
  test.each<[string, Record<string, string>]>([
    ['a complete row', {}],
    ['a decimal comma', { prix_ht: '1234,5' }],
    ['a whole price', { prix_ht: '12' }],
    ['a price of zero', { prix_ht: '0' }],
    ['a price with many decimals, rounded later', { prix_ht: '90.11000000002' }],
    ['a price of 15 digits', { prix_ht: '1234567890123.99' }],
    ['leading zeros in a price', { prix_ht: `${'0'.repeat(30)}1.5` }],
    ['a month and a day of one digit', { date: '2024-3-5' }],
    ['a leap day', { date: '2024-02-29' }],
    ['a date in the future', { date: '2999-12-31' }],
    ['no family', { famille_produits: '' }],
    ['spaces around a family', { famille_produits: '  BOISSONS ' }],
    ['no characteristics', { caracteristiques: '' }],
    ['several characteristics with spaces around commas', { caracteristiques: ' BIO , IGP,FRANCE ' }],
    ['a repeated characteristic', { caracteristiques: 'BIO,BIO' }],
    ['LOCAL with its definition', { caracteristiques: 'LOCAL', definition_local: 'AUTOUR_SERVICE' }],
    ['spaces around the definition', { caracteristiques: 'LOCAL', definition_local: ' REGION ' }],
    ['a definition without LOCAL, which is ignored', { definition_local: 'DEPARTMENT' }],
    ['a SIRET whose check digit is wrong: only a canteen can tell', { siret: '12345678901234' }],
    ['a line break and quotes inside a cell', { description: 'Pommes\r\n"Charlotte"' }],
  ])('%s', async (_, cells) => {
    expect(await errors(cells)).toEqual([])
  })

  const families =
    'VIANDES_VOLAILLES CHARCUTERIE PRODUITS_DE_LA_MER FRUITS_ET_LEGUMES PRODUITS_LAITIERS BOULANGERIE BOISSONS AUTRES'
  test.each(families.split(' '))('the family %s', async famille_produits => {
    expect(await errors({ famille_produits })).toEqual([])
  })

  const labels =
    'BIO LABEL_ROUGE AOCAOP IGP STG HVE PECHE_DURABLE RUP COMMERCE_EQUITABLE FERMIER EXTERNALITES PERFORMANCE FRANCE SHORT_DISTRIBUTION LOCAL'
  test.each(labels.split(' '))('the characteristic %s', async caracteristiques => {
    expect(await errors({ caracteristiques, definition_local: 'AUTRE' })).toEqual([])
  })

  test.each(['AUTOUR_SERVICE', 'DEPARTMENT', 'REGION', 'AUTRE'])('the definition %s', async definition_local => {
    expect(await errors({ caracteristiques: 'LOCAL', definition_local })).toEqual([])
  })
})

describe('a purchases file refuses', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['no SIRET', { siret: '' }, ['2 siret required']],
    ['a SIRET of 13 digits', { siret: '2134017220178' }, ['2 siret pattern']],
    ['a SIRET of 15 digits', { siret: '213401722017871' }, ['2 siret pattern']],
    ['spaces in a SIRET', { siret: '213 401 722 01787' }, ['2 siret pattern']],
    ['letters in a SIRET', { siret: '2134017220178A' }, ['2 siret pattern']],
    ['a SIRET in scientific notation', { siret: '2,134E+13' }, ['2 siret pattern']],
    ['no description', { description: '' }, ['2 description required']],
    ['a description of spaces', { description: ' \u00a0 ' }, ['2 description required']],
    ['no supplier', { fournisseur: '' }, ['2 fournisseur required']],
    ['no date', { date: '' }, ['2 date required']],
    ['a French date', { date: '15/03/2024' }, ['2 date type-error']],
    ['a day that does not exist', { date: '2022-02-31' }, ['2 date type-error']],
    ['29 February of an ordinary year', { date: '2023-02-29' }, ['2 date type-error']],
    ['29 February 1900', { date: '1900-02-29' }, ['2 date type-error']],
    ['a thirteenth month', { date: '2024-13-01' }, ['2 date type-error']],
    ['day zero', { date: '2024-01-00' }, ['2 date type-error']],
    ['year zero', { date: '0000-01-01' }, ['2 date type-error']],
    ['a year of two digits', { date: '24-03-15' }, ['2 date type-error']],
    ['spaces around a date', { date: ' 2024-03-15' }, ['2 date type-error']],
    ['a time after the date', { date: '2024-03-15 12:00' }, ['2 date type-error']],
    ['no price', { prix_ht: '' }, ['2 prix_ht required']],
    ['a negative price', { prix_ht: '-1' }, ['2 prix_ht pattern']],
    ['a price with a currency', { prix_ht: '12 €' }, ['2 prix_ht pattern']],
    ['a price with a thousands separator', { prix_ht: '1 234,50' }, ['2 prix_ht pattern']],
    ['spaces around a price', { prix_ht: ' 12' }, ['2 prix_ht pattern']],
    ['a price without digits after the mark', { prix_ht: '12.' }, ['2 prix_ht pattern']],
    ['two decimal marks', { prix_ht: '1.2.3' }, ['2 prix_ht pattern']],
    ['a price of more than 15 digits, two of them decimals', { prix_ht: '12345678901234' }, ['2 prix_ht total-digits']],
    ['rounding up past 15 digits', { prix_ht: '9999999999999.999' }, ['2 prix_ht total-digits']],
    ['an unknown family', { famille_produits: 'VIANDE' }, ['2 famille_produits enum']],
    ['a family in lower case', { famille_produits: 'boissons' }, ['2 famille_produits enum']],
    ['two families', { famille_produits: 'BOISSONS,AUTRES' }, ['2 famille_produits enum']],
    ['a family of spaces', { famille_produits: '  ' }, ['2 famille_produits enum']],
    ['an unknown characteristic', { caracteristiques: 'BIO,VEGAN' }, ['2 caracteristiques enum']],
    ['characteristics joined by +', { caracteristiques: 'BIO+IGP' }, ['2 caracteristiques enum']],
    ['a trailing comma', { caracteristiques: 'BIO,' }, ['2 caracteristiques enum']],
    ['an unknown definition', { definition_local: 'COMMUNE' }, ['2 definition_local enum']],
    [
      'LOCAL without its definition',
      { caracteristiques: 'BIO,LOCAL' },
      ['2 definition_local local-definition-required'],
    ],
    [
      'LOCAL with a wrong definition, as one error',
      { caracteristiques: 'LOCAL', definition_local: 'ICI' },
      ['2 definition_local enum'],
    ],
  ])('%s', async (_, cells, expected) => {
    expect(await errors(cells)).toEqual(expected)
  })

  test('every wrong cell of a row, in one pass, in the order of the columns', async () => {
    const report = await check(
      file('achats', [
        { siret: '1', description: '', fournisseur: '', date: 'hier', prix_ht: 'gratuit', famille_produits: 'PAIN' },
        { caracteristiques: 'X', definition_local: 'Y' },
      ]),
    )
    expect(listErrors(report)).toEqual([
      '2 siret pattern',
      '2 description required',
      '2 fournisseur required',
      '2 date type-error',
      '2 prix_ht pattern',
      '2 famille_produits enum',
      '3 caracteristiques enum',
      '3 definition_local enum',
    ])
  })
})

test('the lists of the schema are those of the purchases', () => {
  const listed = (name: string) => schemaOf('achats').fields.find(field => field.name === name)?.doc_enum
  expect(listed('famille_produits')).toEqual(productFamilies)
  expect(listed('caracteristiques')).toEqual(characteristics2025)
  expect(listed('definition_local')).toEqual(localDefinitions2025)
})

test('the characteristics that nobody is offered any more are taken, and never proposed in place of a wrong one', async () => {
  const rows = [
    { caracteristiques: 'CONVERSION_BIO' },
    { caracteristiques: 'BIO, EQUIVALENTS,FRANCE' },
    { caracteristiques: 'EQUIVALENT' },
  ]
  const report = await check(file('achats', rows))
  expect(listErrors(report)).toEqual(['4 caracteristiques enum'])
  const [error] = report.errors
  if (!error) return
  const { message, advice } = describeError(error, schemaOf('achats'), 'fr')
  expect(`${message} ${advice}`).not.toContain('EQUIVALENTS')
})
