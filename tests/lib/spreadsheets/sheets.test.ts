import type { CheckOptions } from '@ma-cantine/lib'
import { checkFile, describeError, type FileReport, schemaOf } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { canteen, listErrors, purchase } from '../../support/files.ts'
import { inlineRows, odsParts, packParts, textRows, type XlsxSheet, xlsxParts } from '../../support/workbooks.ts'

const purchases = [Object.keys(purchase), Object.values(purchase)]
const canteens = [Object.keys(canteen), Object.values(canteen)]
const notes = [['Achats de mars'], ['à relire']]

type Rows = readonly (readonly string[])[]
interface TestSheet extends Pick<XlsxSheet, 'name' | 'state'> {
  readonly rows: Rows
}

const formats: Record<string, (sheets: readonly TestSheet[]) => Promise<Uint8Array>> = {
  xlsx: sheets => packParts(xlsxParts(sheets.map(sheet => ({ ...sheet, rows: inlineRows(sheet.rows) })))),
  ods: sheets =>
    packParts(
      odsParts(sheets.map(({ name, rows, state }) => ({ name, rows: textRows(rows), hidden: state !== undefined }))),
    ),
}

const messagesOf = ({ errors }: FileReport): string[] => errors.map(error => describeError(error, null, 'fr').message)

describe.each(Object.entries(formats))('in %s', (_, write) => {
  const check = async (sheets: readonly TestSheet[], options?: CheckOptions) =>
    checkFile([await write(sheets)], options)

  test('the only fitting sheet is checked, wherever it is', async () => {
    const report = await check([
      { name: 'Notes', rows: notes },
      { name: 'Achats 2024', rows: purchases },
    ])
    expect(report).toMatchObject({ valid: true, sheet: 'Achats 2024', rows: 1, schema: { name: 'import-achats' } })
  })

  test('the only filled sheet is checked, whatever its content', async () => {
    const report = await check([
      { name: 'Notes', rows: notes },
      { name: 'Vide', rows: [] },
    ])
    expect(listErrors(report)).toEqual(['1 - unknown-schema'])
    expect(report.sheet).toBe('Notes')
  })

  test('a hidden sheet is checked on request only', async () => {
    const sheets: TestSheet[] = [
      { name: 'Cantines', rows: canteens, state: 'hidden' },
      { name: 'Achats', rows: purchases },
    ]
    expect((await check(sheets)).sheet).toBe('Achats')
    expect(await check(sheets, { sheet: 'Cantines' })).toMatchObject({
      valid: true,
      sheet: 'Cantines',
      schema: { name: 'import-cantines' },
    })
  })

  test('several fitting sheets are listed, and one can be requested', async () => {
    const sheets: TestSheet[] = [
      { name: 'Cantines', rows: canteens },
      { name: 'Achats', rows: purchases },
      { name: 'Notes', rows: notes },
    ]
    const report = await check(sheets)
    expect(listErrors(report)).toEqual(['0 - several-sheets'])
    expect(messagesOf(report)).toEqual(['Plusieurs feuilles du classeur peuvent être vérifiées : Cantines, Achats.'])
    expect(report.sheet).toBeUndefined()
    expect((await check(sheets, { kind: 'achats' })).sheet).toBe('Achats')
    // The name of a sheet is compared without capitals and surrounding spaces.
    expect((await check(sheets, { sheet: ' achats' })).sheet).toBe('Achats')
  })

  test('no fitting sheet among several is an error with their names', async () => {
    const report = await check([
      { name: 'Notes', rows: notes },
      { name: 'Autres notes', rows: notes },
    ])
    expect(listErrors(report)).toEqual(['0 - no-fitting-sheet'])
    expect(messagesOf(report)[0]).toContain('(Notes, Autres notes)')
  })

  test('an unknown sheet is an error with the names of the others', async () => {
    const report = await check([{ name: 'Achats', rows: purchases }], { sheet: 'Mars' })
    expect(listErrors(report)).toEqual(['0 - unknown-sheet'])
    const [error] = report.errors
    expect(error && describeError(error, null, 'fr')).toMatchObject({
      message: 'Le classeur n’a pas de feuille nommée « Mars ».',
      advice: 'Choisissez parmi ses feuilles : Achats.',
    })
  })

  test('a workbook without a filled sheet is an empty file', async () => {
    expect(listErrors(await check([{ name: 'Vide', rows: [] }]))).toEqual(['0 - empty-file'])
  })

  test('errors have the rows and columns that the spreadsheet shows', async () => {
    const wrong = { ...purchase, date: 'hier' }
    const rows = [...purchases, [], Object.values(wrong), [...Object.values(purchase), 'de trop']]
    const report = await check([{ name: 'Achats', rows }])
    expect(report.errors).toMatchObject([
      { row: 3, column: null, code: 'blank-row' },
      { row: 4, column: 4, field: 'date', code: 'type-error', value: 'hier' },
      { row: 5, column: 9, code: 'extra-cell', value: 'de trop' },
    ])
    expect(report.rows).toBe(4)
  })
})

test('a workbook is recognised by its content in chunks of any size, down to one byte', async () => {
  const bytes = await (formats.xlsx as (sheets: readonly TestSheet[]) => Promise<Uint8Array>)([
    { name: 'Achats', rows: purchases },
  ])
  const whole = await checkFile([bytes])
  expect(whole.valid).toBe(true)
  expect(await checkFile(Array.from(bytes, byte => Uint8Array.of(byte)))).toEqual(whole)
})

test('a SIRET stored as a number keeps all its digits', async () => {
  const labels = schemaOf('achats').fields.map(({ name }) => name)
  const cells = Object.values(purchase).map((value, index) =>
    index === 0 ? `<c><v>2.1340172201787E13</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`,
  )
  const rows = `${inlineRows([labels])}<row>${cells.join('')}</row>`
  expect(listErrors(await checkFile([await packParts(xlsxParts([{ name: 'Achats', rows }]))]))).toEqual([])
})
