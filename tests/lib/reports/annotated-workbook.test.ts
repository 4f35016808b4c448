import { readFileSync } from 'node:fs'
import { checkFile } from '@ma-cantine/lib'
import { annotatedWorkbook } from '@ma-cantine/lib/reports/annotated-workbook'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js'
import { XMLValidator } from 'fast-xml-parser'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { purchase } from '../../support/files.ts'
import { inlineRows, packParts, type XlsxOptions, xlsxParts } from '../../support/workbooks.ts'

async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false }).getEntries()) {
    if (entry.directory) continue
    const content = await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false })
    parts.set(entry.filename, Buffer.from(content).toString('latin1'))
  }
  return parts
}

async function annotate(bytes: Uint8Array) {
  const report = await checkFile([bytes])
  const annotated = await annotatedWorkbook(bytes, { report }, 'fr')
  if (!annotated) throw new Error('It is no XLSX workbook')
  return { report, annotated, before: await partsOf(bytes), after: await partsOf(annotated) }
}

/** The cells with a note, as an independent reader finds them. */
async function notesOf(bytes: Uint8Array, sheet = 0): Promise<Record<string, string>> {
  const cells = (await readXlsx(bytes)).sheets[sheet]?.cells ?? new Map()
  return Object.fromEntries([...cells].flatMap(([key, { comment }]) => (comment ? [[key, comment.text]] : [])))
}

const labels = Object.keys(purchase)
const rows = (...all: readonly Partial<typeof purchase>[]) => [
  labels,
  ...all.map(values => Object.values({ ...purchase, ...values })),
]
const wrong = rows({}, { prix_ht: 'cher', date: '' }, { siret: '21 34', description: 'Poires' })

const styledWorkbook = () =>
  writeXlsx({
    sheets: [
      { name: 'Lisez-moi', rows: [['À garder', 12]] },
      {
        name: 'Achats',
        rows: wrong,
        columns: labels.map(() => ({ width: 20 })),
        merges: [],
        autoFilter: { range: 'A1:H4' },
      },
    ],
  })

test('marks the wrong cells and says in notes how to mend them, for an independent reader too', async () => {
  const { annotated, after } = await annotate(await styledWorkbook())
  const notes = await notesOf(annotated, 1)
  expect(Object.keys(notes).sort()).toEqual(['2,3', '2,4', '3,0'])
  expect(notes['2,4']).toContain('« cher » n’a pas la forme attendue.\n→ Valeur attendue')
  const sheet = [...after].find(([name, text]) => name.includes('sheet') && text.includes('conditionalFormatting'))?.[1]
  expect(sheet).toContain('sqref="D3 E3 A4"')
})

test('leaves all other parts, and the cells of the sheet, as they are', async () => {
  const bytes = await styledWorkbook()
  const { report, annotated, before, after } = await annotate(bytes)
  const changed = [...before].filter(([name, content]) => after.get(name) !== content).map(([name]) => name)
  expect(changed.sort()).toEqual(['[Content_Types].xml', 'xl/styles.xml', 'xl/worksheets/sheet2.xml'])
  for (const [name, content] of after) expect([name, XMLValidator.validate(content)]).toEqual([name, true])
  const data = (text = '') => /<sheetData>.*<\/sheetData>/s.exec(text)?.[0]
  expect(data(after.get('xl/worksheets/sheet2.xml'))).toBe(data(before.get('xl/worksheets/sheet2.xml')))
  expect((await checkFile([annotated])).digest).toBe(report.digest)
  const values = async (workbook: Uint8Array) =>
    (await readXlsx(workbook)).sheets.map(sheet => [sheet.name, sheet.rows])
  expect(await values(annotated)).toEqual(await values(bytes))
})

test('a workbook annotated again keeps its notes, and gets no second one on a cell', async () => {
  const first = await annotate(await styledWorkbook())
  const second = await annotate(first.annotated)
  expect(await notesOf(second.annotated, 1)).toEqual(await notesOf(first.annotated, 1))
  expect([...second.after.keys()]).toEqual([...first.after.keys()])
  for (const [name, content] of second.after) expect([name, XMLValidator.validate(content)]).toEqual([name, true])
})

test.each<[string, XlsxOptions & { readonly withoutStyles?: true }]>([
  ['whose elements have a prefix', { prefix: 'x' }],
  ['with empty styles', {}],
  ['without styles', { withoutStyles: true }],
  ['with formats of its own', { styles: '<dxfs count="1"><dxf/></dxfs><tableStyles/>' }],
])('marks a workbook %s', async (_, { withoutStyles, ...options }) => {
  const parts = xlsxParts([{ name: 'Achats', rows: inlineRows(wrong) }], options)
  if (withoutStyles) {
    delete parts['xl/styles.xml']
    parts['xl/_rels/workbook.xml.rels'] = (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
      /<Relationship [^>]*styles.xml"\/>/,
      '',
    )
  }
  const { report, annotated, after } = await annotate(await packParts(parts))
  for (const [name, content] of after) expect([name, XMLValidator.validate(content)]).toEqual([name, true])
  const styles = [...after].find(([name]) => name.startsWith('xl/styles'))?.[1]
  expect(styles).toContain('FFFFC7CE')
  const first = options.styles ? 1 : 0
  expect(after.get('xl/worksheets/sheet1.xml')).toMatch(new RegExp(`dxfId="${first}"`))
  expect((await checkFile([annotated])).digest).toBe(report.digest)
})

test('what is about a row is on its first cell, warnings in another colour', async () => {
  const twice = rows({}, {})
  const { after } = await annotate(await packParts(xlsxParts([{ name: 'Achats', rows: inlineRows(twice) }])))
  const sheet = after.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('sqref="A3"')
  expect(sheet).toContain('dxfId="1"')
})

test('an ODS workbook is not given back', async () => {
  const bytes = readFileSync(examplePath('cantines.ods'))
  expect(await annotatedWorkbook(bytes, { report: await checkFile([bytes]) }, 'fr')).toBeNull()
})
