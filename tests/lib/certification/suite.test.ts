import { checkCase } from '@ma-cantine/lib/certification/check-case'
import { referenceFile } from '@ma-cantine/lib/certification/reference-file'
import type { CertificationCase } from '@ma-cantine/lib/certification/suite'
import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import { describe, expect, test } from 'vitest'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'

const { cases } = certificationSuite
const named = (name: string) => cases.find(each => each.name === name) as CertificationCase

const check = (each: CertificationCase, content: string | Uint8Array) =>
  checkCase(each, typeof content === 'string' ? new TextEncoder().encode(content) : content)

async function passes(each: CertificationCase, content: string | Uint8Array): Promise<boolean> {
  const { report, differences } = await check(each, content)
  return report.valid && differences.length === 0
}

/** A case with one of its rows changed, as a program that exports it wrongly would write it. */
const withRow = (each: CertificationCase, place: number, row: Readonly<Record<string, string>>): CertificationCase => ({
  ...each,
  rows: each.rows.map((known, index) => (index === place ? row : known)),
})

test('the suite has cases of each kind of data, under names that follow each other', () => {
  expect(cases.map(({ name }) => name)).toEqual(cases.map((_, index) => `cas-${String(index + 1).padStart(2, '0')}`))
  expect(cases.length).toBeGreaterThanOrEqual(20)
  expect(new Set(cases.map(({ format }) => format.split('@')[0]))).toEqual(
    new Set(['achats', 'cantines', 'diagnostics']),
  )
})

describe.each(cases.map(each => [each.name, each] as const))('%s', (_, each) => {
  test('is passed by its reference, and failed with any value changed, any row less or one more', async () => {
    expect(await passes(each, referenceFile(each))).toBe(true)
    const wrong = [
      ...each.rows.flatMap((row, place) =>
        Object.entries(row).map(([column, value]) => withRow(each, place, { ...row, [column]: `1${value}` })),
      ),
      ...each.rows.map((_, place) => ({ ...each, rows: each.rows.filter((_, index) => index !== place) })),
      { ...each, rows: [...each.rows, each.rows[0] ?? {}] },
    ]
    for (const mutation of wrong)
      expect(await passes(each, referenceFile(mutation)), JSON.stringify(mutation.rows)).toBe(false)
  })

  test('says in its story each amount and SIRET that its file must hold', () => {
    const digits = each.story.join(' ').replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d)/g, '')
    for (const { siret } of each.rows) if (siret) expect(digits).toContain(siret)
    const prices = each.name === 'cas-18' ? [] : each.rows.flatMap(({ prix_ht }) => prix_ht ?? [])
    for (const price of prices) expect(digits).toMatch(new RegExp(`\\b${price.replace(/\.0+$/, '').replace('.', ',')}`))
  })
})

describe('what means the same is accepted', () => {
  const each = named('cas-05')
  const text = referenceFile(each)
  const [header = '', ...rows] = text.trimEnd().split('\n')

  test.each<[string, string]>([
    ['rows in another order', [header, ...rows.toReversed(), ''].join('\n')],
    ['a byte order mark', `\ufeff${text}`],
    ['lines that end as in Windows', text.replaceAll('\n', '\r\n')],
    ['letters and accents apart', text.normalize('NFD').replace(header.normalize('NFD'), header)],
    ['tabs', text.replaceAll(/,(?! )/g, '\t').replaceAll('"', '')],
  ])('%s', async (_, content) => {
    expect(await passes(each, content)).toBe(true)
  })

  test('semicolons and decimal commas', async () => {
    const each = named('cas-02')
    const content = referenceFile(each)
      .replaceAll(',', ';')
      .replaceAll(/(\d)\.(\d)/g, '$1,$2')
    expect(content).toContain('1234,56')
    expect(await passes(each, content)).toBe(true)
  })

  test('windows-1252', async () => {
    const high: Readonly<Record<string, number>> = { Œ: 0x8c, '–': 0x96, '€': 0x80, '’': 0x92 }
    const bytes = Uint8Array.from([...text], letter => high[letter] ?? letter.charCodeAt(0))
    expect(await passes(each, bytes)).toBe(true)
  })

  test('labels in another order', async () => {
    const each = named('cas-08')
    expect(await passes(each, referenceFile(each).replace('BIO,AOCAOP,FRANCE', 'FRANCE,BIO,AOCAOP'))).toBe(true)
  })

  test('a workbook', async () => {
    const each = named('cas-10')
    const cells = referenceFile(each)
      .trimEnd()
      .split('\n')
      .map(line => line.split(','))
    expect(await passes(each, await packParts(xlsxParts([{ name: 'Achats', rows: inlineRows(cells) }])))).toBe(true)
  })
})

describe('differences are told in one pass', () => {
  test('a wrong value with its row and column, a missing row, and one too many', async () => {
    const each = named('cas-07')
    const content = referenceFile(each)
      .replace('Lieu noir,Grossiste du Rhône,2025-02-03,103', 'Lieu noir,Grossiste du Rhône,2025-02-03,1030')
      .replace(/.*Baguettes.*\n/, '')
    const { report, differences } = await check(each, `${content}21340172201787,Sel,Autre,2024-01-01,3,AUTRES,BIO,\n`)
    expect(report.valid).toBe(true)
    expect(differences).toEqual([
      { code: 'other-value', row: 4, column: 'prix_ht', value: '1030.00', expected: '103.00' },
      { code: 'missing-row', values: expect.any(Map) },
      { code: 'unexpected-row', row: 9, values: expect.any(Map) },
    ])
  })

  test('the engine refuses a credit note, whatever else is right', async () => {
    const each = named('cas-15')
    const content = `${referenceFile(each)}21340172201787,Veau,Boucherie des Halles,2025-11-12,-45,VIANDES_VOLAILLES,LABEL_ROUGE,\n`
    expect((await check(each, content)).report.errors.map(({ row, field }) => [row, field])).toEqual([[3, 'prix_ht']])
  })
})
