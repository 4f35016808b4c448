import { readFileSync } from 'node:fs'
import { openWorkbook } from '@ma-cantine/lib/spreadsheets/open-workbook'
import { defaultWorkbookLimits, WorkbookBudget } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { describe, expect, test } from 'vitest'
import { odsParts, packParts, type XlsxOptions, xlsxParts } from '../../support/workbooks.ts'

async function rowsOf(bytes: Uint8Array, sheet = 0): Promise<string[][]> {
  const workbook = await openWorkbook(bytes, new WorkbookBudget(defaultWorkbookLimits))
  const rows: string[][] = []
  const chosenSheet = workbook.sheets[sheet]
  if (chosenSheet) await workbook.readRows(chosenSheet, cells => rows.push(cells))
  return rows
}

const xlsxRows = async (rows: string, options?: XlsxOptions) =>
  rowsOf(await packParts(xlsxParts([{ name: 'Feuille1', rows }], options)))
const odsRows = async (rows: string) => rowsOf(await packParts(odsParts([{ name: 'Feuille1', rows }])))

describe.each(['xlsx', 'ods'])('a workbook of LibreOffice in %s', format => {
  test('gives its cells as a CSV export would, numbers by their value and dates in ISO form', async () => {
    const rows = await rowsOf(readFileSync(new URL(`workbooks/cellules.${format}`, import.meta.url)))
    expect(rows).toEqual([
      ['cas', 'cellule'],
      ['siret en nombre', '49463556926130'],
      ['décimales', '12.5'],
      ['bruit', '0.3'],
      ['très petit', '0.00000012'],
      ['très grand', '150000000000000000000'],
      ['négatif', '-3.25'],
      ['format à deux décimales', '12.5'],
      ['milliers', '1234567.5'],
      ['euros', '90.11'],
      ['pour cent', '0.255'],
      ['code à zéros', '01234'],
      ['siret groupé', '01340172201787'],
      ['date française', '2024-03-15'],
      ['date longue', '2024-03-15'],
      ['date et heure', '2024-03-15 08:30:00'],
      ['heure', '08:30:00'],
      ['durée', '36:00:00'],
      ['année', '2024'],
      ['mois et année', '2024-03-01'],
      ['scientifique', '49463556926130'],
      ['texte chiffré', '01234'],
      ['espaces', '  a   b  '],
      ['lignes', 'un\ndeux\n\ntrois'],
      ['formule de texte', 'ab'],
      ['formule de nombre', '7'],
      ['formule de date', '2024-03-15'],
      ['erreur', '#N/A'],
      ['division par zéro', '#DIV/0!'],
      ['vrai', 'TRUE'],
      ['caractères', '<&>"é€😀_x0041_'],
      ['tabulation', 'a\tb'],
      ['lien', 'site'],
      ['commentaire', 'visible'],
      ['texte riche', 'gras'],
      ['fusion', 'fusionnée'],
      ['', ''],
      ['après une ligne vide', 'fin'],
    ])
  })
})

describe('an XLSX cell', () => {
  const cell = async (xml: string, options?: XlsxOptions) => (await xlsxRows(`<row>${xml}</row>`, options))[0]?.[0]

  test.each([
    ['a number as Java writes it', '<c><v>4.946355692613E13</v></c>', '49463556926130'],
    ['a number with noise', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['fifteen digits of a longer number', '<c><v>1234567890123456789</v></c>', '1234567890123460000'],
    ['a very small number', '<c><v>-1.5E-7</v></c>', '-0.00000015'],
    ['minus nothing', '<c><v>-0</v></c>', '0'],
    ['a boolean', '<c t="b"><v>0</v></c>', 'FALSE'],
    ['the text of a formula', '<c t="str"><f>A1&amp;"é"</f><v>Bio</v></c>', 'Bio'],
    ['an error', '<c t="e"><v>#VALUE!</v></c>', '#VALUE!'],
    ['a strict date', '<c t="d"><v>2024-03-15T00:00:00</v></c>', '2024-03-15'],
    ['a strict date with its time', '<c t="d"><v>2024-03-15T08:30</v></c>', '2024-03-15 08:30:00'],
    ['a rich text in the cell', '<c t="inlineStr"><is><r><t>Bi</t></r><r><t>o</t></r></is></c>', 'Bio'],
    ['an escaped character', '<c t="inlineStr"><is><t>a_x000A_b_x005F_x0041_</t></is></c>', 'a\nb_x0041_'],
    ['a return as Excel writes it', '<c t="inlineStr"><is><t>a_x000D_\nb</t></is></c>', 'a\r\nb'],
    ['an escaped character in small letters', '<c t="inlineStr"><is><t>a_x000d_b</t></is></c>', 'a\rb'],
    ['an escaped character of a formula', '<c t="str"><f>A1</f><v>a_x000D_b_x005f_x000D_</v></c>', 'a\rb_x000D_'],
    [
      'what is no escape',
      '<c t="inlineStr"><is><t>_X000D_ _x00D_ _x000G_ x000D_</t></is></c>',
      '_X000D_ _x00D_ _x000G_ x000D_',
    ],
    ['escapes in pieces', '<c t="inlineStr"><is><t>_x005F_x005F_x000D_</t></is></c>', '_x005F\r'],
    ['text in CDATA', '<c t="str"><v><![CDATA[<Bio>]]></v></c>', '<Bio>'],
  ])('gives %s', async (_, xml, text) => {
    expect(await cell(xml)).toBe(text)
  })

  test('gives a shared text without its phonetic guide', async () => {
    const strings = '<si><t/></si><si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="1"><t>トウ</t></rPh></si>'
    expect(await cell('<c t="s"><v>1</v></c>', { strings })).toBe('東京')
  })

  test('decodes shared texts, one run after the other', async () => {
    const strings = '<si><t>a_x000D_</t></si><si><r><t>é_x0009_</t></r><r><t>_x005F_x000D_</t></r></si>'
    expect(await cell('<c t="s"><v>0</v></c>', { strings })).toBe('a\r')
    expect(await cell('<c t="s"><v>1</v></c>', { strings })).toBe('é\t_x000D_')
  })

  const formats = [
    'General',
    'dd/mm/yyyy',
    'mmm\\ yy',
    '0.00" dont"',
    '[Red]0;[Blue]-0',
    'h:mm',
    'yyyy',
    '[$-40C]d mmmm yyyy;@',
  ]
  const styles = `<numFmts>${formats
    .map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
    .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[
    0,
    14,
    22,
    46,
    ...formats.map((_, index) => 200 + index),
  ]
    .map(id => `<xf numFmtId="${id}"/>`)
    .join('')}</cellXfs>`
  test.each([
    ['a plain number', 0, '45366', '45366'],
    ['a short date', 1, '45366', '2024-03-15'],
    ['a date and time, to the second', 2, '45366.354166666664', '2024-03-15 08:30:00'],
    ['a time a hair before midnight', 2, '45366.9999999', '2024-03-16'],
    ['a duration', 3, '1.5', '36:00:00'],
    ['a date of a format of its own', 5, '45366', '2024-03-15'],
    ['a month', 6, '45352', '2024-03-01'],
    ['a number with letters in quotes', 7, '45366', '45366'],
    ['a number in red', 8, '45366', '45366'],
    ['a time', 9, '0.25', '06:00:00'],
    ['a year', 10, '45366', '2024'],
    ['a date with a locale', 11, '45366', '2024-03-15'],
    ['the day that never was', 1, '60', '1900-02-29'],
    ['a day before it', 1, '59', '1900-02-28'],
    ['the first day', 1, '1', '1900-01-01'],
    ['a number too large for a date', 1, '49463556926130', '49463556926130'],
  ])('gives %s by its style', async (_, style, value, text) => {
    expect(await cell(`<c s="${style}"><v>${value}</v></c>`, { styles })).toBe(text)
  })

  test('counts days from 1904 when the workbook does', async () => {
    expect(await cell('<c s="1"><v>43904</v></c>', { styles, date1904: true })).toBe('2024-03-15')
    expect(await cell('<c s="1"><v>0</v></c>', { styles, date1904: true })).toBe('1904-01-01')
  })
})

describe('the rows of an XLSX sheet', () => {
  const text = (reference: string, value: string) => `<c r="${reference}" t="str"><v>${value}</v></c>`

  test('have the numbers and letters of the spreadsheet; those left out are empty', async () => {
    const rows = `<row r="1">${text('A1', 'a')}${text('C1', 'c')}</row><row r="4">${text('B4', 'b')}</row>`
    expect(await xlsxRows(rows)).toEqual([
      ['a', '', 'c'],
      ['', '', ''],
      ['', '', ''],
      ['', 'b', ''],
    ])
  })

  test('end with the last filled row and cell', async () => {
    const rows = `<row r="1">${text('A1', 'a')}<c r="B1" s="1"/><c r="XFD1"/></row><row r="2">${text('A2', 'a')}${text('D2', 'd')}</row><row r="1048576"><c r="A1048576" s="1"/></row>`
    expect(await xlsxRows(rows)).toEqual([['a'], ['a', '', '', 'd']])
  })

  test('are read when elements have a prefix', async () => {
    expect(await xlsxRows(`<row r="1">${text('A1', 'a')}</row>`, { prefix: 'x' })).toEqual([['a']])
  })
})

describe('the rows of an ODS sheet', () => {
  const filled = '<table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell>'
  const empty = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`
  const row = (cells: string, count = 1) =>
    `<table:table-row table:number-rows-repeated="${count}">${cells}</table:table-row>`

  test('are free when a million of them are empty at the end', async () => {
    expect(await odsRows(row(filled + empty(16383)) + row(empty(16384), 1048575))).toEqual([['a']])
  })

  test('are repeated as often as the sheet says', async () => {
    expect(
      await odsRows(
        row(filled) + row(empty(3), 2) + row(empty(1) + filled.replace('>', ' table:number-columns-repeated="2">'), 2),
      ),
    ).toEqual([['a'], [''], [''], ['', 'a', 'a'], ['', 'a', 'a']])
  })

  test('are found in groups of rows, without comments and old changes', async () => {
    const commented = filled.replace('<text:p>', '<office:annotation><text:p>note</text:p></office:annotation><text:p>')
    const tracked = `<table:tracked-changes><table:table-cell><text:p>vieux</text:p></table:table-cell></table:tracked-changes>`
    expect(await odsRows(`${tracked}<table:table-row-group>${row(commented)}</table:table-row-group>`)).toEqual([['a']])
  })
})
