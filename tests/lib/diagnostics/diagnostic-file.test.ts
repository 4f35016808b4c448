import { type FileKind, fileKinds, schemaOf } from '@ma-cantine/lib'
import type { DetailedAmounts } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import { gridSums } from '@ma-cantine/lib/diagnostics/grid-sums'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors, rightRows } from '../../support/files.ts'
import { makeSiret } from '../../support/siret-number.ts'

const errors = async (kind: FileKind, cells: Record<string, string>) => listErrors(await check(file(kind, [cells])))
const diagnosticKinds = fileKinds.filter(kind => kind.startsWith('diagnostics') && !kind.includes('2026'))
const simpleKinds = ['diagnostics', 'diagnostics_admin', 'diagnostics_cc'] as const
const detailedKinds = ['diagnostics_complets', 'diagnostics_complets_cc'] as const
const nextYear = currentYear() + 1

describe.each(diagnosticKinds)('a file of %s', kind => {
  test.each<[string, Record<string, string>]>([
    ['a complete row', {}],
    ['a decimal comma', { valeur_totale: '10000,5' }],
    ['spaces around an amount', { valeur_totale: ' 10000.5 ' }],
    ['the largest amount', { valeur_totale: '9999999999999.99' }],
    ['the first year', { année_bilan: '2019' }],
    ['next year', { année_bilan: String(nextYear) }],
    ['no economic model', { modèle_économique: '' }],
    ['several sectors', { secteurs: ' Crèche + Secondaire collège ' }],
    ['a postal code of any form', { code_postal_commune: 'CH-1200' }],
  ])('accepts %s', async (_, cells) => {
    expect(await errors(kind, cells)).toEqual([])
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['an amount in words', { valeur_totale: 'mille' }, ['2 valeur_totale type-error']],
    ['a negative amount', { valeur_totale: '-1' }, ['2 valeur_totale minimum']],
    ['three decimals', { valeur_totale: '100.123' }, ['2 valeur_totale fraction-digits']],
    ['more than 15 digits', { valeur_totale: '10000000000000' }, ['2 valeur_totale total-digits']],
    ['a year of two digits', { année_bilan: '24' }, ['2 année_bilan type-error']],
    ['a year before the law', { année_bilan: '2018' }, ['2 année_bilan year-out-of-range']],
    ['a year too far', { année_bilan: String(nextYear + 1) }, ['2 année_bilan year-out-of-range']],
    ['a SIRET whose check digit is wrong', { siret: '01234567891011' }, ['2 siret siret-check-digit']],
    ['letters in the kitchen SIRET', { siret_livreur_repas: '2656623491096A' }, ['2 siret_livreur_repas pattern']],
    ['an unknown sector', { secteurs: 'Administration' }, ['2 secteurs enum']],
    ['an unknown production type', { type_production: 'ici' }, ['2 type_production enum']],
    [
      'no town',
      { code_insee_commune: '', code_postal_commune: '' },
      ['2 code_postal_commune postal-code-or-insee-code-required'],
    ],
    [
      'a wrong manager address',
      { gestionnaires_additionnels: 'camille' },
      ['2 gestionnaires_additionnels invalid-email'],
    ],
  ])('refuses %s', async (_, cells, expected) => {
    expect(await errors(kind, cells)).toEqual(expected)
  })

  test('accepts two years of one canteen', async () => {
    expect(listErrors(await check(file(kind, [{ année_bilan: '2023' }, { année_bilan: '2024' }])))).toEqual([])
  })

  test('accepts a row that stops after the total', async () => {
    const content = file(kind, [{}])
    const total = schemaOf(kind).fields.findIndex(field => field.name === 'valeur_totale')
    const [header, row = ''] = content.split('\n')
    const short = row
      .split(',')
      .slice(0, total + 1)
      .join(',')
    expect(listErrors(await check(`${header}\n${short}\n`))).toEqual([])
  })

  test('refuses an extra cell, even where staff files have a column', async () => {
    const content = file(kind, [{}]).replace(/\n$/, ',intrus@example.org\n')
    expect(listErrors(await check(content))).toEqual(['2 - extra-cell'])
  })
})

describe.each(simpleKinds)('the totals of %s', kind => {
  test.each<[string, Record<string, string>, string[]]>([
    ['parts equal to the total', { valeur_totale: '360' }, []],
    ['parts a cent above the total', { valeur_totale: '359.99' }, ['2 valeur_totale parts-above-total']],
    [
      'cents that add up exactly',
      {
        valeur_totale: '0.3',
        valeur_bio: '0.1',
        valeur_siqo: '0.2',
        valeur_environnemental: '',
        valeur_autres_egalim: '',
        valeur_viandes_egalim: '',
        valeur_poissons_egalim: '',
      },
      [],
    ],
    ['EGalim meat equal to all meat', { valeur_viandes: '120' }, []],
    [
      'EGalim meat above all meat',
      { valeur_viandes: '79', valeur_viandes_france: '' },
      ['2 valeur_viandes meat-egalim-above-total'],
    ],
    ['French meat above all meat', { valeur_viandes: '119' }, ['2 valeur_viandes meat-france-above-total']],
    ['EGalim fish above all fish', { valeur_poissons: '59' }, ['2 valeur_poissons fish-egalim-above-total']],
    [
      'EGalim meat and fish above the EGalim parts',
      { valeur_bio: '', valeur_siqo: '79' },
      ['2 valeur_siqo families-above-egalim'],
    ],
    ['no total of meat to compare with', { valeur_viandes: '' }, []],
    ['a year without a total', { valeur_totale: '' }, ['2 valeur_totale total-required']],
    ['a wrong part: the sum is not judged', { valeur_totale: '1', valeur_bio: 'x' }, ['2 valeur_bio type-error']],
  ])('%s', async (_, cells, expected) => {
    expect(await errors(kind, cells)).toEqual(expected)
  })

  const empty = Object.fromEntries(
    schemaOf(kind)
      .fields.filter(({ type }) => type === 'number')
      .map(({ name }) => [name, '']),
  )
  test('a row without year or amounts is about the canteen alone', async () => {
    expect(await errors(kind, { ...empty, année_bilan: '' })).toEqual([])
  })
  test('refuses amounts without a year, even in the last column', async () => {
    expect(await errors(kind, { ...empty, année_bilan: '', valeur_poissons_egalim: '1' })).toEqual([
      '2 année_bilan year-required',
    ])
  })
})

describe.each(detailedKinds)('the grid of %s', kind => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'labels that add up to the total',
      { valeur_totale: '30', valeur_bio_boissons: '10', valeur_fermier_bof: '20' },
      [],
    ],
    [
      'labels above the total',
      { valeur_totale: '29.99', valeur_bio_boissons: '10', valeur_fermier_bof: '20' },
      ['2 valeur_totale parts-above-total'],
    ],
    [
      'what is not EGalim does not count',
      { valeur_totale: '10', valeur_non_egalim_bof: '20', valeur_provenance_france_bof: '20' },
      [],
    ],
    [
      'EGalim meat above all meat',
      { valeur_viandes_volailles: '10', valeur_bio_viandes_volailles: '6', valeur_label_rouge_viandes_volailles: '5' },
      ['2 valeur_viandes_volailles meat-egalim-above-total'],
    ],
    [
      'French meat above all meat',
      {
        valeur_viandes_volailles: '10',
        valeur_provenance_france_viandes_volailles: '11',
      },
      ['2 valeur_viandes_volailles meat-france-above-total'],
    ],
    [
      'French meat that is also local and of a short supply chain, which counts once',
      {
        valeur_viandes_volailles: '10',
        valeur_provenance_france_viandes_volailles: '10',
        valeur_circuit_court_viandes_volailles: '10',
        valeur_produit_local_viandes_volailles: '10',
      },
      [],
    ],
    [
      'EGalim fish above all fish',
      { valeur_poissons_produits_mer: '10', valeur_peche_durable_produits_aquatiques: '11' },
      ['2 valeur_poissons_produits_mer fish-egalim-above-total'],
    ],
    [
      'a wrong cell: the sums are not judged',
      { valeur_totale: '1', valeur_bio_bof: 'x', valeur_bio_boissons: '5' },
      ['2 valeur_bio_bof type-error'],
    ],
  ])('%s', async (_, cells, expected) => {
    expect(await errors(kind, cells)).toEqual(expected)
  })
})

describe('a detailed diagnostic', () => {
  test('needs its year and its total', async () => {
    expect(await errors('diagnostics_complets', { année_bilan: '', valeur_totale: '' })).toEqual([
      '2 année_bilan required',
      '2 valeur_totale required',
    ])
    expect(await errors('diagnostics_complets_cc', { année_bilan: '', valeur_totale: '' })).toEqual([
      '2 année_bilan year-required',
      '2 valeur_totale total-required',
    ])
  })
})

describe.each(['diagnostics_cc', 'diagnostics_complets_cc'] as const)('in %s, the row of a satellite', kind => {
  const satellite = {
    type_production: 'site_cooked_elsewhere',
    siret_livreur_repas: '26566234910966',
    nombre_satellites: '',
  }
  test('carries no figures, and needs none', async () => {
    expect(await errors(kind, { ...satellite, année_bilan: '', valeur_totale: '' })).toEqual([])
  })
  test('is not judged on them', async () => {
    expect(await errors(kind, { ...satellite, année_bilan: '', valeur_totale: '1', valeur_bio: '2' })).toEqual([])
  })
  test('may stop after the canteen', async () => {
    const [header, row = ''] = file(kind, [satellite]).split('\n')
    expect(listErrors(await check(`${header}\n${row.split(',').slice(0, 10).join(',')}\n`))).toEqual([])
  })
})

test('the staff columns say whether to declare', async () => {
  const status = (admin_statut_teledeclaration: string) => errors('diagnostics_admin', { admin_statut_teledeclaration })
  expect(await status('teledeclare')).toEqual([])
  expect(await status('brouillon')).toEqual([])
  expect(await status('teledeclared')).toEqual(['2 admin_statut_teledeclaration enum'])
})

describe('the totals of a detailed diagnostic are sums over the grid', () => {
  const amounts = (given: Partial<Record<string, number>>) =>
    ({
      valueTotalHt: 1000,
      valueMeatPoultryHt: 300,
      valueFishHt: 200,
      ...Object.fromEntries(gridCells.map(({ property }) => [property, given[property] ?? null])),
    }) as DetailedAmounts

  test('a hundred and twelve cells, label by label', () => {
    expect(gridCells).toHaveLength(112)
    expect(gridCells[0]).toMatchObject({ property: 'valueViandesVolaillesBio', column: 'valeur_bio_viandes_volailles' })
    expect(gridCells.at(-1)).toMatchObject({
      property: 'valueAutresLocal',
      column: 'valeur_produit_local_autres_produits',
    })
  })

  test('each label counts in its category', () => {
    const given = Object.fromEntries(gridCells.map(({ property }) => [property, 1.1]))
    expect(gridSums(amounts(given)).totals).toEqual({
      valueTotalHt: 1000,
      valueBioHt: 8.8,
      valueSustainableHt: 17.6,
      valueExternalityPerformanceHt: 17.6,
      valueEgalimOthersHt: 44,
      valueMeatPoultryHt: 300,
      valueMeatPoultryEgalimHt: 11,
      valueMeatPoultryFranceHt: 1.1,
      valueFishHt: 200,
      valueFishEgalimHt: 11,
    })
  })

  test('nothing is known while the grid is empty', () => {
    expect(gridSums(amounts({})).totals).toEqual({
      valueTotalHt: 1000,
      valueBioHt: null,
      valueSustainableHt: null,
      valueExternalityPerformanceHt: null,
      valueEgalimOthersHt: null,
      valueMeatPoultryHt: 300,
      valueMeatPoultryEgalimHt: null,
      valueMeatPoultryFranceHt: null,
      valueFishHt: 200,
      valueFishEgalimHt: null,
    })
  })

  test('a label without a figure is 0 once the grid has one, organic ones included', () => {
    expect(gridSums(amounts({ valueAutresNonEgalim: 0 })).totals).toMatchObject({
      valueBioHt: 0,
      valueSustainableHt: 0,
      valueMeatPoultryFranceHt: 0,
    })
  })
})

describe.each(diagnosticKinds)('two rows of a file of %s', kind => {
  const rows = (...cells: Record<string, string>[]) => check(file(kind, cells), kind)

  test('may not give the diagnostic of one canteen for one year', async () => {
    const report = await rows({}, { année_bilan: '2023' }, { année_bilan: ' 2024 ', nom: 'Autre nom' })
    expect(report.errors).toMatchObject([
      { code: 'repeated-diagnostic', row: 4, field: 'année_bilan', value: null, expected: '2' },
    ])
    expect(report.errors[0]?.column).toBe(schemaOf(kind).fields.findIndex(({ name }) => name === 'année_bilan') + 1)
  })

  test('may have nearly equal SIRETs and the same year', async () => {
    const canteens = Array.from({ length: 2000 }, (_, i) => ({ siret: makeSiret(i) }))
    expect(listErrors(await rows(...canteens))).toEqual([])
  })

  test('are not compared when the year or the number is wrong', async () => {
    const codes = listErrors(await rows({}, { année_bilan: '24' }, { siret: '2134017220178' }))
    expect(codes).not.toContain('repeated-diagnostic')
  })
})

test('a canteen without diagnostic may repeat in a simple file, a satellite in a file of kitchens', async () => {
  const { année_bilan, ...amounts } = rightRows.diagnostics
  const alone = {
    ...Object.fromEntries(
      Object.keys(amounts)
        .filter(name => name.startsWith('valeur'))
        .map(name => [name, '']),
    ),
    année_bilan: '',
  }
  expect(listErrors(await check(file('diagnostics', [{}, alone, { ...alone, nom: 'Autre' }]), 'diagnostics'))).toEqual(
    [],
  )
  const satellite = { type_production: 'site_cooked_elsewhere', siret_livreur_repas: '26566234910966' }
  expect(
    listErrors(await check(file('diagnostics_cc', [satellite, { ...satellite, nom: 'Autre' }]), 'diagnostics_cc')),
  ).toEqual([])
})
