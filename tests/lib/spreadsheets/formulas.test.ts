import { checkFile } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { checkBytes } from '../../../web/imports/check/worker/check-bytes.ts'
import { listErrors, purchase } from '../../support/files.ts'
import { odsParts, packParts, xlsxParts } from '../../support/workbooks.ts'

type Name = keyof typeof purchase
const names = Object.keys(purchase) as Name[]

/** Rows of purchases in XML, in which some cells are formulas or something else. */
interface Format {
  readonly text: (text: string) => string
  readonly row: (cells: string) => string
  readonly unsolved: string
  readonly pack: (rows: string) => Promise<Uint8Array>
}
const formats: Readonly<Record<string, Format>> = {
  xlsx: {
    text: text => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
    row: cells => `<row>${cells}</row>`,
    unsolved: '<c><f>2*3</f></c>',
    pack: rows => packParts(xlsxParts([{ name: 'Achats', rows }])),
  },
  ods: {
    text: text => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
    row: cells => `<table:table-row>${cells}</table:table-row>`,
    unsolved: '<table:table-cell table:formula="of:=2*3"/>',
    pack: rows => packParts(odsParts([{ name: 'Achats', rows }])),
  },
}
const { xlsx, ods } = formats as Record<'xlsx' | 'ods', Format>

const header = ({ row, text }: Format, changes: Partial<Record<Name, string>> = {}) =>
  row(names.map(name => changes[name] ?? text(name)).join(''))
const rowOf = ({ row, text }: Format, changes: Partial<Record<Name, string>> = {}, after = '') =>
  row(names.map(name => changes[name] ?? text(purchase[name])).join('') + after)
const check = async ({ pack }: Format, rows: string) => checkFile([await pack(rows)])

const found = (row: number, column: Name, value: string) => ({
  row,
  column: names.indexOf(column) + 1,
  code: 'formula-without-result',
  value,
})
const errorsOf = (report: Awaited<ReturnType<typeof check>>) =>
  report.errors.map(({ row, column, code, value }) => ({ row, column, code, value }))

describe('a formula of XLSX', () => {
  test.each([
    ['no value', '<c><f>2*3</f></c>', '=2*3'],
    ['an empty value', '<c><f>2*3</f><v/></c>', '=2*3'],
    ['an empty value, written at length', '<c t="n"><f>2*3</f><v></v></c>', '=2*3'],
    ['no value though it is a text', '<c t="str"><f>A1&amp;"é"</f></c>', '=A1&"é"'],
    ['no boolean', '<c t="b"><f>A1&gt;0</f><v/></c>', '=A1>0'],
    ['no error', '<c t="e"><f>NA()</f></c>', '=NA()'],
    ['no value, as an array', '<c><f t="array" ref="E2">SUM(A1:A2)</f><v/></c>', '=SUM(A1:A2)'],
    ['no value, in CDATA', '<c><f><![CDATA[1+1]]></f></c>', '=1+1'],
    ['no value and the formula of another cell', '<c><f t="shared" si="0"/></c>', '='],
    ['a line break alone', '<c><f ca="1">TODAY()</f><v>\n</v></c>', '=TODAY()'],
  ])('with %s is told', async (_, cell, value) => {
    const errors = errorsOf(await check(xlsx, header(xlsx) + rowOf(xlsx, { prix_ht: cell })))
    expect(errors).toEqual([found(2, 'prix_ht', value)])
  })

  test.each([
    ['a number', { prix_ht: '<c><f>2*3</f><v>6</v></c>' }],
    ['a text', { description: '<c t="str"><f>"Pain"</f><v>Pain</v></c>' }],
    ['a shared text', { description: '<c t="inlineStr"><f>"Pain"</f><is><t>Pain</t></is></c>' }],
    ['the empty text', { definition_local: '<c t="str"><f>""</f><v></v></c>' }],
  ])('with %s as result is its result', async (_, changes) => {
    expect(await check(xlsx, header(xlsx) + rowOf(xlsx, changes))).toMatchObject({ valid: true, rows: 1 })
  })

  test('whose result is the empty text leaves its cell empty', async () => {
    const empty = '<c t="str"><f>""</f><v/></c>'
    expect(listErrors(await check(xlsx, header(xlsx) + rowOf(xlsx, { prix_ht: empty })))).toEqual([
      '2 prix_ht required',
    ])
  })
})

describe('a formula of ODS', () => {
  const cell = (attributes: string, shown = '') =>
    `<table:table-cell table:formula="of:=2*3" ${attributes}>${shown && `<text:p>${shown}</text:p>`}</table:table-cell>`
  test.each([
    ['nothing', cell('')],
    ['a type alone', cell('office:value-type="float"')],
    ['a displayed text alone', cell('office:value-type="currency"', '6,00 €')],
    ['no day', cell('office:value-type="date"')],
    ['no boolean', cell('office:value-type="boolean"')],
  ])('with %s is told', async (_, xml) => {
    const report = await check(ods, header(ods) + rowOf(ods, { prix_ht: xml }))
    expect(errorsOf(report)).toEqual([found(2, 'prix_ht', '=2*3')])
  })

  test('with a result is its result, be it the empty text', async () => {
    const changes = {
      prix_ht: cell('office:value-type="float" office:value="6"', '6'),
      definition_local: cell('office:value-type="string" office:string-value=""'),
    }
    expect(await check(ods, header(ods) + rowOf(ods, changes))).toMatchObject({ valid: true, rows: 1 })
  })
})

describe.each(Object.entries(formats))('in %s, formulas without a result', (_, format) => {
  const { row, text, unsolved } = format
  const empty = text('')

  test('are told in every column, once a cell', async () => {
    const changes = { siret: unsolved, description: unsolved, definition_local: unsolved }
    const report = await check(format, header(format) + rowOf(format) + rowOf(format, changes))
    expect(errorsOf(report)).toEqual([
      found(3, 'siret', '=2*3'),
      found(3, 'description', '=2*3'),
      found(3, 'definition_local', '=2*3'),
    ])
  })

  test('are told where whole rows are made of them', async () => {
    const whole = row(names.map(() => unsolved).join(''))
    const report = await check(format, header(format) + whole + whole)
    expect(report).toMatchObject({ rows: 2, errorCount: 2 * names.length })
  })

  test('refuse nothing right of the table, nor in the rows below it', async () => {
    const rows =
      header(format) +
      rowOf(format, {}, unsolved + unsolved) +
      rowOf(format) +
      row(empty.repeat(4) + unsolved) +
      row(empty.repeat(9) + unsolved)
    expect(await check(format, rows)).toMatchObject({ valid: true, rows: 2 })
  })

  test('as labels are told alone', async () => {
    const report = await check(format, header(format, { siret: unsolved, date: unsolved }) + rowOf(format))
    expect(errorsOf(report)).toEqual([found(1, 'siret', '=2*3'), found(1, 'date', '=2*3')])
    const unknown = await check(format, row(unsolved + unsolved) + rowOf(format))
    expect(unknown.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [1, 1, 'formula-without-result'],
      [1, 2, 'formula-without-result'],
    ])
  })

  test('stay such where the sheet is changed as CSV', async () => {
    const changes = { prix_ht: unsolved, definition_local: unsolved }
    const { report, csv } = await checkBytes(await format.pack(header(format) + rowOf(format, changes)), {})
    expect(errorsOf(await checkFile([csv ?? new Uint8Array()]))).toEqual(errorsOf(report))
  })
})
