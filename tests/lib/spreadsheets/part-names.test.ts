import { checkFile } from '@ma-cantine/lib'
import { partKey } from '@ma-cantine/lib/spreadsheets/part-name'
import { describe, expect, test } from 'vitest'
import { purchase } from '../../support/files.ts'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'

const parts = xlsxParts([{ name: 'Achats', rows: inlineRows([Object.keys(purchase), Object.values(purchase)]) }])
type Parts = Record<string, string>

const renamed = (rename: (name: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, content]) => [rename(name), content]))
const rewritten = (part: string, from: string, to: string): Parts => ({
  ...parts,
  [part]: (parts[part] ?? '').replace(from, to),
})
const check = async (all: Parts) => checkFile([await packParts(all)])

describe('the parts of a workbook', () => {
  test.each([
    ['in capitals', renamed(name => name.toUpperCase())],
    ['in small letters', renamed(name => name.toLowerCase())],
    ['with a capital', renamed(name => name.replace('xl/workbook', 'XL/Workbook'))],
    ['with \\', renamed(name => name.replaceAll('/', '\\'))],
    ['with \\ and capitals', renamed(name => name.replaceAll('/', '\\').toUpperCase())],
    ['with both slashes', renamed(name => name.replace('worksheets/', 'worksheets\\'))],
    ['percent-encoded', renamed(name => name.replace('sheet1', 'she%65t1'))],
    ['as an absolute target', rewritten('_rels/.rels', 'xl/workbook.xml', '/xl/workbook.xml')],
    ['as an absolute target with \\', rewritten('_rels/.rels', 'xl/workbook.xml', '\\XL\\workbook.xml')],
    ['as a target with ..', rewritten('xl/_rels/workbook.xml.rels', 'worksheets/', '..\\xl\\Worksheets\\')],
    [
      'as a target with an accent',
      {
        ...renamed(name => name.replace('sheet1', 'feuille é 1')),
        ...rewritten('xl/_rels/workbook.xml.rels', 'sheet1.xml', 'feuille%20%C3%A9%201.xml'),
      },
    ],
    [
      'as a target with a bare %',
      {
        ...renamed(name => name.replace('sheet1', '100%')),
        ...rewritten('xl/_rels/workbook.xml.rels', 'sheet1.xml', '100%.xml'),
      },
    ],
  ])('are found %s', async (_, all) => {
    expect(await check(all)).toMatchObject({ valid: true, rows: 1, sheet: 'Achats' })
  })

  test.each([
    ['differ by case alone', { 'XL/worksheets/Sheet1.xml': '<worksheet/>' }],
    ['differ by their slashes alone', { 'xl\\worksheets\\sheet1.xml': '<worksheet/>' }],
    ['differ by their encoding alone', { 'xl/worksheets/sheet%31.xml': '<worksheet/>' }],
    ['differ by case alone, as the workbook', { 'xl/WORKBOOK.xml': '<workbook/>' }],
  ])('that %s make a broken workbook', async (_, twin) => {
    const { errors } = await check({ ...parts, ...twin })
    expect(errors).toMatchObject([{ code: 'format-error', expected: 'broken-workbook' }])
  })

  test.each([
    ['xl\\worksheets\\..\\worksheets\\sheet1.xml'],
    ['..\\xl\\worksheets\\sheet1.xml'],
    ['xl/worksheets/../worksheets/sheet1.xml'],
    ['/xl/worksheets/sheet2.xml'],
  ])('beside a path as %s make a broken workbook', async path => {
    const { errors } = await check({ ...parts, [path]: '<worksheet/>' })
    expect(errors).toMatchObject([{ code: 'format-error', expected: 'broken-workbook' }])
  })

  test.each([['xl/%2e%2e/xl/worksheets/sheet1.xml'], ['xl//worksheets/sheet1.xml']])(
    'are none of their own under a path as %s',
    async path => {
      const { 'xl/worksheets/sheet1.xml': sheet = '', ...others } = parts
      expect((await check({ ...others, [path]: sheet })).errors).toMatchObject([
        { code: 'format-error', expected: 'broken-workbook' },
      ])
      expect(await check({ ...parts, [path]: '<worksheet/>' })).toMatchObject({ valid: true, rows: 1 })
    },
  )
})

test.each([
  ['xl\\Workbook.xml', 'xl/workbook.xml'],
  ['xl/%C3%89.xml', 'xl/é.xml'],
  ['xl/100%.xml', 'xl/100%.xml'],
  ['xl/a%5C..%5Cb.xml', 'xl/a\\..\\b.xml'],
  ['xl/', null],
  ['', null],
  ['/xl/a.xml', null],
  ['../secret', null],
])('the part %j is %j', (name, key) => {
  expect(partKey(name)).toBe(key)
})
