import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const labels = schemaOf('achats').fields.map(field => field.name)
const right = '21340172201787,Pommes,Ferme,2024-03-15,12.5,BOISSONS,BIO,'
const withHeader = (header: readonly string[], ...rows: string[]) =>
  check([header.join(','), ...rows, ''].join('\n'), 'achats')

describe('a wrong header gets an error per label', () => {
  test('a missing label, and the other cells are still checked by name', async () => {
    const header = labels.filter(label => label !== 'fournisseur')
    const report = await withHeader(header, '21340172201787,Pommes,hier,12.5,BOISSONS,BIO,')
    expect(listErrors(report)).toEqual(['1 fournisseur missing-label', '2 date type-error'])
    expect(report.errors.at(-1)).toMatchObject({ column: 3 })
  })

  test('an extra label, and its cells are not taken for others', async () => {
    const report = await withHeader(
      [...labels.slice(0, 2), 'quantité', ...labels.slice(2)],
      '21340172201787,Pommes,3,Ferme,hier,12.5,,,',
    )
    expect(report.errors).toMatchObject([
      { code: 'extra-label', row: 1, column: 3, value: 'quantité' },
      { code: 'type-error', row: 2, column: 5, field: 'date' },
    ])
  })

  test('one label moved gives one error', async () => {
    const header = [...labels.slice(1), labels[0] ?? '']
    const report = await withHeader(header, 'Pommes,Ferme,hier,12.5,,,,21340172201787')
    expect(listErrors(report)).toEqual(['2 date type-error'].toSpliced(0, 0, '1 siret misplaced-label'))
  })

  test('two labels swapped give one error, and the cells are read where they are', async () => {
    const header = labels.toSpliced(1, 2, 'fournisseur', 'description')
    expect(listErrors(await withHeader(header, right))).toEqual([expect.stringMatching(/^1 .* misplaced-label$/)])
  })

  test.each([
    ['in capitals', 'PRIX_HT'],
    ['with spaces', 'prix ht'],
    ['without accents or with others', 'prix_hté'],
    ['with a letter missing', 'pri_ht'],
  ])('a label misspelt %s is named with the right one, and its cells are checked', async (_, label) => {
    const header = labels.with(4, label)
    const report = await withHeader(header, right.replace('12.5', 'gratuit'))
    expect(listErrors(report)).toEqual(['1 prix_ht incorrect-label', '2 prix_ht pattern'])
    expect(report.errors[0]).toMatchObject({ value: label, expected: 'prix_ht', column: 5 })
  })

  test('another word in the place of a label', async () => {
    expect(listErrors(await withHeader(labels.with(4, 'montant'), right))).toEqual(['1 prix_ht incorrect-label'])
  })

  test('spaces around labels do not count', async () => {
    expect(
      await withHeader(
        labels.map(label => ` ${label} `),
        right,
      ),
    ).toMatchObject({ valid: true })
  })

  test('accents count', async () => {
    const report = await check(file('cantines', [{}]).replace('modèle_économique', 'modele_economique'))
    expect(listErrors(report)).toEqual(['1 modèle_économique incorrect-label'])
  })

  test('a blank label and a repeated one', async () => {
    const report = await withHeader([...labels, '', 'date'], `${right},,2024-01-01`)
    expect(listErrors(report)).toEqual(['1 - blank-label', '1 - duplicate-label'])
  })

  test('an unknown label twice is extra, then repeated', async () => {
    const report = await withHeader([...labels, 'quantité', 'quantité'], `${right},3,3`)
    expect(report.errors).toMatchObject([
      { code: 'extra-label', row: 1, column: 9, value: 'quantité' },
      { code: 'duplicate-label', row: 1, column: 10, value: 'quantité' },
    ])
  })

  test('a missing header is one error, whatever the number of columns', async () => {
    expect(listErrors(await withHeader([right], right))).toEqual(['1 - missing-header'])
  })

  test('a header of a hundred thousand labels is refused without delay', async () => {
    const report = await withHeader(
      Array.from({ length: 100_000 }, (_, i) => `c${i}`),
      right,
    )
    expect(report.valid).toBe(false)
  })
})

describe('the kind of a file is recognised from its header', () => {
  test.each(fileKinds)('%s', async kind => {
    const report = await check(file(kind, [{}]))
    expect(report).toMatchObject({ valid: true, warningCount: 0 })
    expect(report.schema).toEqual({ name: schemaOf(kind).name, version: schemaOf(kind).version })
  })

  test('even when some labels are wrong', async () => {
    const report = await check(file('cantines', [{}]).replace('nom,', 'Nom,').replace('secteurs', 'secteur'))
    expect(report.schema?.name).toBe('import-cantines')
    expect(listErrors(report)).toEqual(['1 nom incorrect-label', '1 secteurs incorrect-label'])
  })

  test('and a header that resembles none is refused', async () => {
    const report = await check('a,b,c\n1,2,3\n')
    expect(report.schema).toBeNull()
    expect(listErrors(report)).toEqual(['1 - unknown-schema'])
  })
})
