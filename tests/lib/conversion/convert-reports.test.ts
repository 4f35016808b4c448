import { convertFile, describeUnsayable, type FileKind, kindOfSchema, readCanteens } from '@ma-cantine/lib'
import type { ConversionTarget } from '@ma-cantine/lib/conversion/file-formats'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canteen, check, file, listErrors } from '../../support/files.ts'

const bytes = (text: string) => [new TextEncoder().encode(text)]

async function convert(content: string, to: ConversionTarget, canteensFile?: string) {
  let text = ''
  const canteens = canteensFile === undefined ? null : (await readCanteens(bytes(canteensFile))).canteens
  const conversion = await convertFile(bytes(content), { to, canteens, onLine: line => (text += line) })
  return { ...conversion, text }
}

/** The rows of a file without quotes, as objects without empty cells. */
function rowsOf(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const labels = header.split(',')
  return lines.map(line =>
    Object.fromEntries(line.split(',').flatMap((cell, index) => (cell === '' ? [] : [[labels[index], cell]]))),
  )
}

/** A right row of detailed reports of 2025 with all that 2026 asks for. */
const fullGrid: Record<string, string> = {
  ...Object.fromEntries(gridCells.map(({ column }) => [column, '0'])),
  valeur_bio_viandes_volailles: '12.5',
  valeur_non_egalim_viandes_volailles: '2987.5',
  valeur_non_egalim_produits_aquatiques: '1000',
  valeur_non_egalim_fruits_legumes: '6000',
}

const told = ({ unsayable }: Awaited<ReturnType<typeof convert>>) =>
  unsayable.map(({ row, code, value }) => `${row} ${code} ${value}`)

describe('to 2026', () => {
  test.each<[FileKind, FileKind, Record<string, string>]>([
    ['diagnostics', 'diagnostics_2026_siret', {}],
    ['diagnostics_admin', 'diagnostics_2026_siret', {}],
    ['diagnostics_cc', 'diagnostics_2026_siret', {}],
    ['diagnostics_complets', 'diagnostics_complets_2026', fullGrid],
    ['diagnostics_complets_cc', 'diagnostics_complets_2026', fullGrid],
  ])('the figures of %s are those of %s', async (from, to, cells) => {
    const conversion = await convert(file(from, [cells]), '2026')
    expect(conversion).toMatchObject({ from, to, obstacle: null, converted: 1, unsayableRows: 0 })
    expect(listErrors(await check(conversion.text, to))).toEqual([])
    const [row = {}] = rowsOf(conversion.text)
    expect(row).toMatchObject({ siret: canteen.siret, année_bilan: '2024' })
    if (to === 'diagnostics_2026_siret') {
      expect(row).toEqual({
        siret: canteen.siret,
        année_bilan: '2024',
        valeur_totale: '1000',
        valeur_bio: '200',
        valeur_siqo: '100',
        valeur_externalites_performance: '10',
        valeur_egalim_autres: '50',
        valeur_viandes_volailles: '300',
        valeur_viandes_volailles_egalim: '80',
        valeur_viandes_volailles_france: '120',
        valeur_produits_de_la_mer: '100',
        valeur_produits_de_la_mer_egalim: '60',
      })
    } else {
      expect(row).toMatchObject({
        valeur_viandes_volailles_bio: '12.5',
        valeur_viandes_volailles_non_egalim: '2987.5',
        valeur_fruits_et_legumes_non_egalim: '6000',
      })
    }
  })

  test.each<[string, FileKind, Record<string, string>, string[], 'row' | 'part']>([
    [
      'a missing figure',
      'diagnostics',
      { valeur_bio: '', valeur_siqo: '', valeur_viandes_egalim: '0', valeur_poissons_egalim: '0' },
      ['3 missing-cells valeur_bio, valeur_siqo'],
      'row',
    ],
    ['a total of nothing', 'diagnostics', { ...zero(), nombre_repas_an: '500' }, ['3 zero-total 0'], 'row'],
    ['a row without a report', 'diagnostics', withoutReport(), ['3 no-report '], 'row'],
    [
      'a satellite',
      'diagnostics_cc',
      {
        ...withoutReport(),
        type_production: 'site_cooked_elsewhere',
        siret_livreur_repas: '40419443300078',
        nombre_satellites: '',
      },
      ['3 no-report '],
      'row',
    ],
    [
      'managers',
      'diagnostics',
      { gestionnaires_additionnels: 'a@b.fr, c@d.fr' },
      ['3 managers a@b.fr, c@d.fr'],
      'part',
    ],
    [
      'silent managers',
      'diagnostics_admin',
      { admin_gestionnaires_additionnels: 'a@b.fr' },
      ['3 silent-managers a@b.fr'],
      'part',
    ],
    ['the source', 'diagnostics_admin', { admin_source_donnees: 'tableur' }, ['3 import-source tableur'], 'part'],
    [
      'the declaration',
      'diagnostics_admin',
      { admin_statut_teledeclaration: 'teledeclare' },
      ['3 declaration teledeclare'],
      'part',
    ],
    [
      'both at once',
      'diagnostics',
      { gestionnaires_additionnels: 'a@b.fr', valeur_bio: '' },
      ['3 managers a@b.fr', '3 missing-cells valeur_bio'],
      'row',
    ],
  ])('%s is told', async (_, kind, cells, expected, lost) => {
    const conversion = await convert(file(kind, [{}, { année_bilan: '2023', ...cells }]), '2026')
    expect(told(conversion)).toEqual(expected)
    expect(conversion).toMatchObject({ unsayableRows: 1, partRows: lost === 'part' ? 1 : 0 })
    expect(rowsOf(conversion.text)).toHaveLength(lost === 'part' ? 2 : 1)
  })

  test('figures that 2025 lets pass, and 2026 refuses, are told in the words of the check', async () => {
    const cells = {
      ...fullGrid,
      valeur_provenance_france_viandes_volailles: '3000',
      valeur_provenance_france_boissons: '7500',
    }
    const conversion = await convert(file('diagnostics_complets', [cells]), '2026')
    expect(conversion.unsayable.map(({ code }) => code)).toContain('label-above-total')
    const [first] = conversion.unsayable
    const sentence = first && describeUnsayable(first, 'diagnostics_complets_2026', 'fr')
    expect(sentence).toContain('le format diagnostics_complets@2026-siret refuse « valeur_totale ».')
  })

  test('a grid with many empty cells names three of them and counts the others', async () => {
    const conversion = await convert(file('diagnostics_complets', [{}]), '2026')
    const [first] = conversion.unsayable
    const sentence = first && describeUnsayable(first, 'diagnostics_complets_2026', 'fr')
    expect(sentence).toMatch(/veut aussi « valeur_viandes_volailles_bio », .+ et \d+ autres colonnes : remplissez/)
  })
})

describe('to 2025', () => {
  const canteens = file('cantines', [{ gestionnaires_additionnels: 'a@b.fr' }])
  const plain = {
    valeur_bio_dont_commerce_equitable: '',
    valeur_egalim_autres_dont_commerce_equitable: '',
    valeur_produits_de_la_mer_france: '',
    valeur_fruits_et_legumes_france: '',
  }

  test.each<FileKind>(['diagnostics_2026_siret', 'diagnostics_complets_2026'])(
    '%s is refused without its canteens, which such a file only names',
    async kind => {
      expect(await convert(file(kind, [{}]), '2025')).toMatchObject({
        obstacle: 'needs-canteens',
        converted: 0,
        text: '',
      })
    },
  )

  test('the canteen is that of the given file, without its managers', async () => {
    const conversion = await convert(file('diagnostics_2026_siret', [plain]), '2025', canteens)
    expect(conversion).toMatchObject({ to: 'diagnostics', converted: 1, unsayableRows: 0 })
    expect(listErrors(await check(conversion.text, 'diagnostics'))).toEqual([])
    expect(rowsOf(conversion.text)).toMatchObject([
      { nom: canteen.nom, code_postal_commune: '54460', valeur_bio: '200' },
    ])
    expect(conversion.text).not.toContain('a@b.fr')
  })

  test('the parts that 2025 has no column for are told by their columns, and the rest is written', async () => {
    const conversion = await convert(file('diagnostics_2026_siret', [plain, { année_bilan: '2024' }]), '2025', canteens)
    expect(told(conversion)).toEqual([
      '3 added-amounts valeur_bio_dont_commerce_equitable, valeur_egalim_autres_dont_commerce_equitable, valeur_produits_de_la_mer_france, valeur_fruits_et_legumes_france',
    ])
    expect(conversion).toMatchObject({ converted: 2, partRows: 1 })
  })

  test('a canteen that the given file does not have is told', async () => {
    const rows = [plain, { ...plain, siret: '40419443300078' }]
    const conversion = await convert(file('diagnostics_2026_siret', rows), '2025', canteens)
    expect(told(conversion)).toEqual(['3 unknown-canteen 40419443300078'])
    expect(conversion).toMatchObject({ converted: 1, partRows: 0 })
  })

  test('reports by id are not, for a file alone cannot tell a SIRET', async () => {
    expect(await convert(file('diagnostics_2026_id', [plain]), '2025', canteens)).toMatchObject({ to: null, text: '' })
  })
})

const cents = fc.integer({ min: 0, max: 20_000 }).map(count => String(count / 100))

describe('there and back', () => {
  const amounts = schemaOf('diagnostics').fields.flatMap(({ name }) => (name.startsWith('valeur_') ? [name] : []))
  const simple = fc.tuple(...amounts.map(() => cents)).map(values => ({
    ...Object.fromEntries(amounts.map((name, index) => [name, values[index] as string])),
    valeur_totale: '5000',
    valeur_viandes: '1000',
    valeur_viandes_egalim: '10',
    valeur_poissons: '1000',
    valeur_poissons_egalim: '0',
    valeur_bio: '200',
  }))
  const detailed = fc.tuple(...gridCells.map(() => cents)).map(values => ({
    ...Object.fromEntries(gridCells.map(({ column }, index) => [column, values[index] as string])),
    valeur_totale: '99999',
    valeur_viandes_volailles: '9999',
    valeur_poissons_produits_mer: '9999.99',
  }))

  test.each<[FileKind, fc.Arbitrary<Record<string, string>>]>([
    ['diagnostics', simple],
    ['diagnostics_complets', detailed],
  ])('a file of %s comes back as it was, with its canteens', async (kind, figures) => {
    let converted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(figures, { minLength: 1, maxLength: 3 }), async all => {
        const rows = all.map((cells, index) => ({ ...cells, année_bilan: String(2022 + index) }))
        const source = file(kind, rows)
        const there = await convert(source, '2026')
        expect(kindOfSchema((await check(there.text)).schema?.name ?? '')).toBe(there.to)
        if (!there.report.valid) return
        expect(there.converted + there.unsayableRows).toBe(rows.length)
        if (there.unsayableRows > 0) return
        converted++
        const [first = {}] = rowsOf(source)
        const names = schemaOf('cantines').fields.map(({ name }) => name)
        const canteens = file('cantines', [Object.fromEntries(names.map(name => [name, first[name] ?? '']))])
        const back = await convert(there.text, '2025', canteens)
        expect(back).toMatchObject({ to: kind, converted: rows.length, unsayableRows: 0 })
        expect(rowsOf(back.text)).toEqual(rowsOf(source))
      }),
      { numRuns: 30 },
    )
    expect(converted).toBeGreaterThan(15)
  })
})

function withoutReport(): Record<string, string> {
  const names = schemaOf('diagnostics').fields.map(({ name }) => name)
  return Object.fromEntries(names.flatMap(name => (/^(année|valeur)_/.test(name) ? [[name, '']] : [])))
}

function zero(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(withoutReport()).flatMap(name => (name.startsWith('valeur') ? [[name, '0']] : [])),
  )
}
