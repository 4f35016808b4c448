import { describeError, emptyFile, type FileKind, repairFile, schemaOf } from '@ma-cantine/lib'
import { simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { gridColumns2026 } from '@ma-cantine/lib/diagnostics/diagnostic-draft-2026'
import { fairTradeCells, includedTotals } from '@ma-cantine/lib/diagnostics/included-amounts'
import { gridCells, gridFamilies } from '@ma-cantine/lib/diagnostics/product-grid'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { formatNameOf, kindNamedBy } from '@ma-cantine/lib/imports/format-names'
import { exampleFile } from '@ma-cantine/lib/imports/template'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

type Cells = Readonly<Record<string, string>>

const simpleKinds = ['diagnostics_2026_siret', 'diagnostics_2026_id'] as const satisfies readonly FileKind[]
const kinds = [...simpleKinds, 'diagnostics_complets_2026'] as const satisfies readonly FileKind[]
const nextYear = currentYear() + 1

const errorsOf = async (kind: FileKind, cells: Cells) => listErrors(await check(file(kind, [cells])))
const warningsOf = async (kind: FileKind, cells: Cells) =>
  (await check(file(kind, [cells]))).warnings.map(({ field, code }) => `${field} ${code}`)

describe.each(kinds)('a file of %s', kind => {
  test.each<[string, Cells]>([
    ['a complete row', {}],
    ['a decimal comma', { valeur_totale: '10000,5' }],
    ['spaces around an amount', { valeur_totale: ' 10000.5 ' }],
    ['the largest amount', { valeur_totale: '9999999999999.99' }],
    ['the first year', { année_bilan: '2019' }],
    ['spaces around a year', { année_bilan: ' 2024 ' }],
    ['next year', { année_bilan: String(nextYear) }],
  ])('accepts %s', async (_, cells) => {
    expect(await errorsOf(kind, cells)).toEqual([])
  })

  test.each<[string, Cells, string[]]>([
    ['no total', { valeur_totale: '' }, ['2 valeur_totale required']],
    ['an amount in words', { valeur_totale: 'mille' }, ['2 valeur_totale type-error']],
    ['a negative amount', { valeur_totale: '-1' }, ['2 valeur_totale minimum']],
    ['three decimals', { valeur_totale: '10000.123' }, ['2 valeur_totale fraction-digits']],
    ['more than 15 digits', { valeur_totale: '10000000000000' }, ['2 valeur_totale total-digits']],
    ['no year', { année_bilan: '' }, ['2 année_bilan required']],
    ['a year of two digits', { année_bilan: '24' }, ['2 année_bilan type-error']],
    ['a year before the law', { année_bilan: '2018' }, ['2 année_bilan year-out-of-range']],
    ['a year too far', { année_bilan: String(nextYear + 1) }, ['2 année_bilan year-out-of-range']],
  ])('refuses %s', async (_, cells, expected) => {
    expect(await errorsOf(kind, cells)).toEqual(expected)
  })

  test('refuses each mandatory cell that is empty, and no other', async () => {
    const { fields } = schemaOf(kind)
    const empty = Object.fromEntries(fields.map(({ name }) => [name, '']))
    const mandatory = fields.filter(({ constraints }) => constraints?.required).map(({ name }) => name)
    expect(mandatory).toHaveLength(kind === 'diagnostics_complets_2026' ? 55 : 8)
    expect(await errorsOf(kind, { ...empty, [fields.at(-1)?.name ?? '']: '0' })).toEqual(
      mandatory.map(name => `2 ${name} required`),
    )
  })

  test('refuses a total of 0', async () => {
    const amounts = schemaOf(kind).fields.filter(({ type }) => type === 'number')
    const nothing = Object.fromEntries(amounts.map(({ name }) => [name, '0']))
    expect(await errorsOf(kind, nothing)).toEqual(['2 valeur_totale zero-total'])
    expect(await errorsOf(kind, { ...nothing, valeur_totale: '0.01' })).toEqual([])
  })

  test('refuses meat, then fish, above the total', async () => {
    const total = Number(schemaOf(kind).fields.length > 100 ? 10_000 : 1000)
    for (const [column, code] of [
      ['valeur_viandes_volailles', 'meat-above-total'],
      ['valeur_produits_de_la_mer', 'fish-above-total'],
    ] as const) {
      expect(await errorsOf(kind, { [column]: String(total) })).toEqual([])
      expect(await errorsOf(kind, { [column]: `${total}.01` })).toEqual([`2 valeur_totale ${code}`])
      // The error says more than the warning on their sum.
      expect(await warningsOf(kind, { [column]: `${total}.01` })).not.toContain(
        'valeur_totale meat-and-fish-above-total',
      )
      expect(await warningsOf(kind, { [column]: String(total) })).toContain('valeur_totale meat-and-fish-above-total')
    }
  })

  test('refuses French meat, and French fish, above their totals', async () => {
    expect(await errorsOf(kind, { valeur_viandes_volailles: '300', valeur_viandes_volailles_france: '301' })).toContain(
      '2 valeur_viandes_volailles meat-france-above-total',
    )
    const fish = { valeur_produits_de_la_mer_france: '1000' }
    expect(await errorsOf(kind, { ...fish, valeur_produits_de_la_mer: '1000' })).not.toContain(
      '2 valeur_produits_de_la_mer fish-france-above-total',
    )
    expect(await errorsOf(kind, { ...fish, valeur_produits_de_la_mer: '999.99' })).toContain(
      '2 valeur_produits_de_la_mer fish-france-above-total',
    )
  })

  test('takes several years of one canteen, and one report a year', async () => {
    expect(listErrors(await check(file(kind, [{ année_bilan: '2024' }, { année_bilan: '2023' }])))).toEqual([])
    const report = await check(file(kind, [{}, { année_bilan: '2023' }, {}]))
    expect(listErrors(report)).toEqual(['4 année_bilan repeated-diagnostic'])
    expect(report.errors[0]?.expected).toBe('2')
  })

  test('is told by its header, and is no file of 2025', async () => {
    const former = kind === 'diagnostics_complets_2026' ? 'diagnostics_complets' : 'diagnostics'
    expect((await check(file(kind, [{}]))).schema?.name).toBe(schemaOf(kind).name)
    expect(listErrors(await check(file(kind, [{}]), former))).toEqual(['0 - other-kind'])
    expect(listErrors(await check(file(former, [{}]), kind))).toEqual(['0 - other-kind'])
    expect(kindNamedBy(formatNameOf(kind))).toBe(kind)
  })

  test('refuses a row that stops early', async () => {
    const [header, row = ''] = file(kind, [{}]).split('\n')
    const { name } = schemaOf(kind).fields.at(-1) ?? {}
    expect(listErrors(await check(`${header}\n${row.replace(/,[^,]*$/, '')}\n`))).toEqual([`2 ${name} missing-cell`])
  })

  test('has an empty file and an example that are right', async () => {
    expect(await check(emptyFile(schemaOf(kind)))).toMatchObject({ valid: true, schema: { name: schemaOf(kind).name } })
    expect(await check(exampleFile(kind))).toMatchObject({ valid: true, warnings: [] })
  })

  test('is repaired as other files are', async () => {
    const pieces: Uint8Array[] = []
    const content = file(kind, [{ valeur_totale: '10 000,50 €', valeur_viandes_volailles: '3 000' }])
    const { after } = await repairFile(() => [new TextEncoder().encode(content)], {
      unsafe: true,
      write: bytes => void pieces.push(bytes),
    })
    expect([after.valid, listErrors(after)]).toEqual([true, []])
    expect(Buffer.concat(pieces).toString()).toMatch(/"?10000,50"?/)
  })

  test('fills each property from its own column', () => {
    const { columnOf, schema } = tableOf(kind)
    const value = (column: string) => schema.fields.findIndex(({ name }) => name === column)
    const cells = Object.fromEntries(schema.fields.map(({ name }, index) => [name, String(index)]))
    const read: Record<string, unknown>[] = []
    const draft = tableOf(kind).draft(index => cells[schema.fields[index]?.name ?? ''] ?? '')
    read.push(draft as Record<string, unknown>)
    for (const [property, column] of columnOf)
      expect([property, Number(read[0]?.[property])]).toEqual([property, value(column)])
    const amounts =
      kind === 'diagnostics_complets_2026'
        ? [...gridCells.map(({ property }) => property), ...fairTradeCells]
        : [...simpleProperties, ...includedTotals]
    expect([...columnOf.keys()].filter(property => !['siret', 'canteenId', 'year'].includes(property)).sort()).toEqual(
      [...new Set([...amounts, 'valueTotalHt', 'valueMeatPoultryHt', 'valueFishHt'])].sort(),
    )
  })
})

describe.each(simpleKinds)('the totals of %s', kind => {
  test.each<[string, Cells, string[]]>([
    ['parts equal to the total', { valeur_bio: '840' }, []],
    ['parts a cent above the total', { valeur_bio: '840.01' }, ['2 valeur_totale parts-above-total']],
    ['EGalim meat equal to all meat', { valeur_viandes_volailles_egalim: '300' }, []],
    [
      'EGalim meat above all meat',
      { valeur_viandes_volailles_egalim: '301', valeur_bio: '600' },
      ['2 valeur_viandes_volailles meat-egalim-above-total'],
    ],
    [
      'EGalim fish above all fish',
      { valeur_produits_de_la_mer_egalim: '101' },
      ['2 valeur_produits_de_la_mer fish-egalim-above-total'],
    ],
    [
      'EGalim meat and fish above the EGalim parts',
      { valeur_viandes_volailles_egalim: '300', valeur_produits_de_la_mer_egalim: '60.01' },
      ['2 valeur_siqo families-above-egalim'],
    ],
    ['fair trade equal to organic', { valeur_bio_dont_commerce_equitable: '200' }, []],
    [
      'fair trade above organic',
      { valeur_bio_dont_commerce_equitable: '200,01' },
      ['2 valeur_bio fair-trade-above-organic'],
    ],
    ['fair trade equal to the other EGalim purchases', { valeur_egalim_autres_dont_commerce_equitable: '50' }, []],
    [
      'fair trade above the other EGalim purchases',
      { valeur_egalim_autres_dont_commerce_equitable: '50.01' },
      ['2 valeur_egalim_autres fair-trade-above-others'],
    ],
    ['French parts equal to the total', { valeur_boissons_france: '300' }, []],
    [
      'French parts a cent above the total',
      { valeur_boissons_france: '300.01' },
      ['2 valeur_totale origin-above-total'],
    ],
    [
      'French parts above the total because of meat',
      { valeur_boissons_france: '300', valeur_viandes_volailles_france: '301' },
      ['2 valeur_viandes_volailles meat-france-above-total'],
    ],
    [
      'no fish at all',
      { valeur_produits_de_la_mer: '', valeur_produits_de_la_mer_egalim: '', valeur_produits_de_la_mer_france: '' },
      [],
    ],
    [
      'a wrong part: the sum is not judged',
      { valeur_totale: '1000', valeur_bio: 'x', valeur_siqo: '900' },
      ['2 valeur_bio type-error'],
    ],
  ])('%s', async (_, cells, expected) => {
    expect(await errorsOf(kind, cells)).toEqual(expected)
  })

  test('warn of nothing that needs the meals of the canteen', async () => {
    expect(await warningsOf(kind, { valeur_totale: '9999999999999.99' })).toEqual([])
  })
})

describe('the grid of a detailed file of 2026', () => {
  const kind = 'diagnostics_complets_2026'
  const columnsOf = (label: string) =>
    [...gridColumns2026]
      .filter(
        ([
          column,
          {
            label: { property },
          },
        ]) => property === label && !column.includes('_dont_'),
      )
      .map(([column]) => column)

  test.each([
    ['NonEgalim', 'hors EGalim', 8000],
    ['France', 'd’origine française', 800],
    ['ShortDistribution', 'en circuit court', 0],
    ['Local', 'locaux', 0],
  ])('%s over all families is not above the total', async (label, words, before) => {
    const column = columnsOf(label).at(-1) ?? ''
    expect(await errorsOf(kind, { [column]: String(10_000 - before) })).toEqual([])
    const report = await check(file(kind, [{ [column]: `${10_000 - before}.01` }]))
    expect(listErrors(report)).toEqual(['2 valeur_totale label-above-total'])
    const [error] = report.errors
    const { message } = describeError(error as NonNullable<typeof error>, schemaOf(kind), 'fr')
    expect(message).toContain(words)
    expect(message.replaceAll(/\s/g, ' ')).toContain('10 000,01 €')
  })

  test.each(['LabelRouge', 'Hve', 'Performance'])('%s counts among the EGalim parts', async label => {
    const column = columnsOf(label).at(-1) ?? ''
    expect(await errorsOf(kind, { [column]: '8000' })).toEqual([])
    expect(await errorsOf(kind, { [column]: '8000.01' })).toEqual(['2 valeur_totale parts-above-total'])
  })

  test('EGalim meat and fish are not above their totals', async () => {
    expect(await errorsOf(kind, { valeur_viandes_volailles_fermier: '2000' })).toEqual([])
    expect(await errorsOf(kind, { valeur_viandes_volailles_fermier: '2000.01' })).toEqual([
      '2 valeur_viandes_volailles meat-egalim-above-total',
    ])
    expect(await errorsOf(kind, { valeur_produits_de_la_mer_hve: '1000.01' })).toEqual([
      '2 valeur_produits_de_la_mer fish-egalim-above-total',
    ])
  })

  test('the fair-trade parts are above no organic amounts in all, and the families that exceed theirs are named', async () => {
    const drinks = 'valeur_boissons_bio_dont_commerce_equitable'
    // Families may differ from one another: 800 + 800 + 400 = 1000 + 1000.
    expect(await errorsOf(kind, { [drinks]: '400' })).toEqual([])
    expect(await errorsOf(kind, { [drinks]: '400.01' })).toEqual(['2 valeur_boissons_bio fair-trade-above-organic'])
    expect(await errorsOf(kind, { [drinks]: '500', valeur_viandes_volailles_bio: '100' })).toEqual([
      '2 valeur_viandes_volailles_bio fair-trade-above-organic',
      '2 valeur_boissons_bio fair-trade-above-organic',
    ])
  })

  test('the fair-trade parts are added to no sum', async () => {
    expect(await warningsOf(kind, {})).toEqual([])
    expect(gridFamilies.every(({ property }) => fairTradeCells.includes(`value${property}BioFairTrade`))).toBe(true)
  })

  test('warns of a total unlike its detail, and of an origin above its family', async () => {
    expect(await warningsOf(kind, { valeur_totale: '10001' })).toEqual([])
    expect(await warningsOf(kind, { valeur_totale: '10001.01' })).toEqual(['valeur_totale total-differs-from-detail'])
    expect(await warningsOf(kind, { valeur_boissons_local: '1' })).toEqual([
      'valeur_boissons_local origin-above-family',
    ])
  })
})

describe('the canteen of a report', () => {
  const bySiret = ['diagnostics_2026_siret', 'diagnostics_complets_2026'] as const

  test.each(bySiret)('of %s is named by the 14 digits of its SIRET', async kind => {
    for (const siret of ['2134017220178', '21340172201787A', 'la cantine']) {
      expect(await errorsOf(kind, { siret })).toEqual(['2 siret pattern'])
    }
    // Only a stored canteen can tell whether the SIRET is the right one.
    expect(await errorsOf(kind, { siret: '21340172201788' })).toEqual([])
    expect(await errorsOf(kind, { siret: '2,134E+13' })).toEqual(['2 siret pattern'])
    expect(await warningsOf(kind, { siret: '2,134E+13' })).toEqual(['siret siret-in-scientific-notation'])
  })

  test.each(bySiret)('of %s may have spaces in its SIRET, which are left out', async kind => {
    const content = file(kind, [{ siret: '213 401 722 01787' }, { siret: ' 21340172201787', année_bilan: '2024' }])
    const report = await check(content)
    expect([listErrors(report), report.warnings.map(({ code }) => code)]).toEqual([
      [],
      ['spaces-in-code', 'spaces-in-code'],
    ])
    const sirets: unknown[] = []
    const validation = new Validation({
      tables: [tableOf(kind)],
      onRecord: draft => sirets.push((draft as { siret: string }).siret),
    })
    validation.push(new TextEncoder().encode(content))
    validation.end()
    expect(sirets).toEqual(['21340172201787', '21340172201787'])
    const again = await check(file(kind, [{ siret: '213 401 722 01787' }, {}]))
    expect(listErrors(again)).toEqual(['3 année_bilan repeated-diagnostic'])
  })

  test.each([
    ['', 'required'],
    ['0', 'minimum'],
    ['-4', 'minimum'],
    ['4.5', 'type-error'],
    ['99999999999', 'maximum'],
  ])('is not the id « %s »', async (cantine_id, code) => {
    expect(await errorsOf('diagnostics_2026_id', { cantine_id })).toEqual([`2 cantine_id ${code}`])
  })

  test('is the same whatever zeros and spaces its id has, and no other', async () => {
    const kind = 'diagnostics_2026_id'
    for (const cantine_id of [' 949', '000949', '949 ']) {
      expect(listErrors(await check(file(kind, [{}, { cantine_id }])))).toEqual(['3 année_bilan repeated-diagnostic'])
    }
    const others = ['94', '9', '2147483647', '2147483646', '9490'].map(cantine_id => ({ cantine_id }))
    expect(listErrors(await check(file(kind, [{}, ...others])))).toEqual([])
  })
})
