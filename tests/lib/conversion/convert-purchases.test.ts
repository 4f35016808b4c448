import { checkFile, type FileKind, schemaOf } from '@ma-cantine/lib'
import { convertFile } from '@ma-cantine/lib/conversion/convert-file'
import type { ConversionTarget } from '@ma-cantine/lib/conversion/file-formats'
import {
  characteristics2025,
  egalimCategories,
  localDefinitions2025,
  productFamilies,
  retiredCharacteristics,
} from '@ma-cantine/lib/purchases/purchase-draft'
import { localDefinitions2026, origins } from '@ma-cantine/lib/purchases/purchase-draft-2026'
import { type PurchaseOfFile, purchaseFormats } from '@ma-cantine/lib/purchases/purchase-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { file, listErrors } from '../../support/files.ts'

const bytes = (text: string) => [new TextEncoder().encode(text)]

async function convert(content: string, to: ConversionTarget) {
  let text = ''
  const conversion = await convertFile(bytes(content), { to, onLine: line => (text += line) })
  return { ...conversion, text }
}

/** What the rows of a right file mean, without the words that a format has for it. */
async function meaningOf(content: string): Promise<object[]> {
  const rows: object[] = []
  const report = await checkFile(bytes(content), {
    onRecord: (draft, _row, table) => {
      const format = purchaseFormats.find(known => known.table.schema.name === table.schema.name)
      if (!format) throw new Error('Not a file of purchases')
      const record = draft as Parameters<typeof format.read>[0]
      rows.push({ canteen: format.canteenKey(record), ...meaning(format.read(record)) })
    },
  })
  expect(listErrors(report)).toEqual([])
  return rows
}

function meaning({ characteristics, localDefinition, localDefinitionKm = null, ...others }: PurchaseOfFile) {
  const isLocal = characteristics.includes('LOCAL')
  const asDistance = { AUTOUR_SERVICE: 'KM 200', AUTRE: 'KM null' }
  const local =
    localDefinition === 'KM'
      ? `KM ${localDefinitionKm}`
      : (asDistance[localDefinition as keyof typeof asDistance] ?? localDefinition)
  return { ...others, characteristics: characteristics.toSorted(), local: isLocal ? local : null }
}

const text = fc.oneof(
  fc.constantFrom('Pommes, poires', 'Pain "au levain"', '=1+1', "'=1+1", 'ligne 1\nligne 2', 'Œufs ; crème', 'a'),
  fc.stringMatching(/^[a-zé;, "]{0,8}[a-z]$/),
)
const common = {
  description: text,
  fournisseur: text,
  date: fc.constantFrom('2024-02-29', '2025-12-31', '2026-1-5'),
  prix_ht: fc.constantFrom('0', '12', '12,5', '12.345', '00012.3460', '9999999999999.99'),
  famille_produits: fc.constantFrom(...productFamilies),
}
const some = <Code extends string>(codes: readonly Code[]) => fc.subarray([...codes]).map(list => list.join(','))
const yesNo = fc.constantFrom('OUI', 'oui', 'x', 'NON', 'non', '')

const rows2025 = fc.array(
  fc
    .record({
      ...common,
      caracteristiques: some(characteristics2025),
      definition_local: fc.constantFrom(...localDefinitions2025),
    })
    .map(row => ({ siret: '21340172201787', ...row })),
  { minLength: 1, maxLength: 20 },
)

const rows2026 = fc.array(
  fc
    .record({
      ...common,
      categories_egalim: some(egalimCategories),
      origine: fc.constantFrom('', ...origins),
      est_circuit_court: yesNo,
      est_local: yesNo,
      definition_local: fc.constantFrom('', ...Object.keys(localDefinitions2026)),
      definition_local_km: fc.constantFrom('', '50', '200'),
    })
    .map(row => {
      const isLocal = ['OUI', 'oui', 'x'].includes(row.est_local)
      const definition_local = isLocal ? row.definition_local : ''
      return { ...row, definition_local, definition_local_km: definition_local === 'KM' ? row.definition_local_km : '' }
    }),
  { minLength: 1, maxLength: 20 },
)

describe('there and back', () => {
  test('a file of 2025 means in 2026 what it meant, and again in 2025', async () => {
    await fc.assert(
      fc.asyncProperty(rows2025, async rows => {
        const source = file('achats', rows)
        const there = await convert(source, '2026')
        expect(there).toMatchObject({
          from: 'achats',
          to: 'achats_2026_siret',
          converted: rows.length,
          unsayableRows: 0,
        })
        expect(await meaningOf(there.text)).toEqual(await meaningOf(source))
        const back = await convert(there.text, '2025')
        expect(back).toMatchObject({ to: 'achats', converted: rows.length, unsayableRows: 0 })
        expect(await meaningOf(back.text)).toEqual(await meaningOf(source))
      }),
    )
  })

  test('of a file of 2026, each row means the same in 2025, or is told not to be sayable', async () => {
    let unsayable = 0
    await fc.assert(
      fc.asyncProperty(rows2026, async rows => {
        const source = file('achats_2026_siret', rows)
        const there = await convert(source, '2025')
        expect(there.converted + there.unsayableRows).toBe(rows.length)
        unsayable += there.unsayableRows
        const left = new Set(there.unsayable.map(({ row }) => row))
        const said = (await meaningOf(source)).filter((_, index) => !left.has(index + 2))
        expect(await meaningOf(there.text)).toEqual(said)
        const back = await convert(there.text, '2026')
        expect(back.unsayableRows).toBe(0)
        expect(await meaningOf(back.text)).toEqual(said)
      }),
    )
    expect(unsayable).toBeGreaterThan(0)
  })
})

describe('what the other format cannot say is told with its row, its reason and its value', () => {
  test.each<[string, Parameters<typeof file>[0], Record<string, string>, ConversionTarget, string[]]>([
    ...retiredCharacteristics.map(
      code =>
        [code, 'achats', { caracteristiques: `BIO,${code}` }, '2026', [`3 retired-characteristic ${code}`]] as [
          string,
          'achats',
          Record<string, string>,
          ConversionTarget,
          string[],
        ],
    ),
    ['no family', 'achats', { famille_produits: '' }, '2026', ['3 no-family ']],
    ['a date to come', 'achats', { date: '2999-01-01' }, '2026', ['3 date-to-come 2999-01-01']],
    ['Europe', 'achats_2026_siret', { origine: 'EUROPE' }, '2025', ['3 europe EUROPE']],
    ['no supplier', 'achats_2026_siret', { fournisseur: '' }, '2025', ['3 no-provider ']],
    ['local without meaning', 'achats_2026_siret', { est_local: 'x' }, '2025', ['3 no-local-definition ']],
    [
      'a distance',
      'achats_2026_siret',
      { est_local: 'x', definition_local: 'KM', definition_local_km: '50', origine: 'EUROPE' },
      '2025',
      ['3 europe EUROPE', '3 local-definition KM 50'],
    ],
    [
      'a town',
      'achats_2026_siret',
      { est_local: 'x', definition_local: 'COMMUNE' },
      '2025',
      ['3 local-definition COMMUNE'],
    ],
  ])('%s', async (_, kind, cells, to, expected) => {
    const conversion = await convert(file(kind, [{}, cells, {}]), to)
    expect(conversion).toMatchObject({ converted: 2, unsayableRows: 1 })
    expect(conversion.unsayable.map(({ row, code, value }) => `${row} ${code} ${value}`)).toEqual(expected)
  })
})

test.each<[string, FileKind, ConversionTarget, FileKind | null]>([
  ['by id to 2026', 'achats_2026_id', '2026', 'achats_2026_id'],
  ['by id to 2025', 'achats_2026_id', '2025', null],
  ['by SIRET to ids', 'achats', '2026-id', null],
])('a file %s', async (_, kind, to, target) => {
  const conversion = await convert(file(kind, [{}]), to)
  expect(conversion).toMatchObject({ from: kind, to: target, converted: 0, text: '' })
})

test('a header alone gives the header of the other format', async () => {
  const [header = ''] = file('achats', [{}]).split('\n')
  const { text } = await convert(`${header}\n`, '2026')
  expect(text.trim()).toBe(
    schemaOf('achats_2026_siret')
      .fields.map(({ name }) => name)
      .join(','),
  )
})

test('ten thousand rows that cannot be said are counted, the first thousand told', async () => {
  const rows = Array.from({ length: 10_000 }, () => ({ famille_produits: '' }))
  const conversion = await convert(file('achats', rows), '2026')
  expect([conversion.unsayableRows, conversion.unsayable.length]).toEqual([10_000, 1000])
})
