import { donationAgreement } from '@ma-cantine/lib/resources/donation-agreement'
import type { Block, Inline } from '@ma-cantine/lib/resources/form-document'
import { XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { writeFormAsDocx } from '../../../server/office/write-docx.ts'
import { writeFormAsOdt } from '../../../server/office/write-odt.ts'
import { partsOf } from './parts.ts'

let docx: Map<string, string>
let odt: Map<string, string>
beforeAll(async () => {
  docx = await partsOf(await writeFormAsDocx(donationAgreement))
  odt = await partsOf(await writeFormAsOdt(donationAgreement))
})

const headings = donationAgreement.blocks.filter(block => block.kind === 'heading')
const tables = donationAgreement.blocks.filter(block => block.kind === 'table')

const contentsOf = (block: Block): readonly Inline[] => {
  if (block.kind === 'paragraph' || block.kind === 'note') return block.content
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'table' ? block.rows.flat(2) : []
}
const inlines = donationAgreement.blocks.flatMap(contentsOf)
const fields = inlines.filter(part => typeof part === 'object' && 'field' in part)
const boxes = inlines.filter(part => typeof part === 'object' && 'tick' in part)

const textOf = (xml: string): string => xml.replace(/<[^>]+>/g, '')

test('every part is well-formed', () => {
  for (const [path, xml] of [...docx, ...odt]) {
    if (path !== 'mimetype') expect(XMLValidator.validate(xml), path).toBe(true)
  }
})

test('the DOCX has a title, real headings of both levels, and its language', () => {
  const document = docx.get('word/document.xml') ?? ''
  const paragraphs = [...document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)
  expect(paragraphs.filter(xml => xml.includes('w:val="Title"')).map(textOf)).toEqual([donationAgreement.title])
  const found = paragraphs.flatMap(xml => {
    const level = /<w:pStyle w:val="Heading(\d)"/.exec(xml)?.[1]
    return level ? [{ level: Number(level), text: textOf(xml) }] : []
  })
  expect(found).toEqual(headings.map(({ level, text }) => ({ level, text })))
  const styles = docx.get('word/styles.xml') ?? ''
  expect(styles).toMatch(/w:styleId="Heading1".*?<w:outlineLvl w:val="0"\/>/s)
  expect(styles).toMatch(/w:styleId="Heading2".*?<w:outlineLvl w:val="1"\/>/s)
  expect(styles).toContain('<w:lang w:val="fr-FR"/>')
  expect(docx.get('docProps/core.xml')).toContain(`<dc:title>${donationAgreement.title}</dc:title>`)
})

test('the DOCX has content controls to fill in, each with its own number, and tables with header rows', () => {
  const document = docx.get('word/document.xml') ?? ''
  expect(document.match(/<w:showingPlcHdr\/>/g)).toHaveLength(fields.length)
  expect(document.match(/<w14:checkbox>/g)).toHaveLength(boxes.length)
  const ids = [...document.matchAll(/<w:sdtPr>.*?<w:id w:val="(\d+)"\/>/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(fields.length + boxes.length)
  expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(tables.length)
})

test('the ODT starts with its type, and has the same headings, fields and tables', async () => {
  expect([...odt.keys()][0]).toBe('mimetype')
  expect(odt.get('mimetype')).toBe('application/vnd.oasis.opendocument.text')
  const bytes = Buffer.from(await writeFormAsOdt(donationAgreement))
  // Stored without compression right after its header, where programs look for it.
  expect(bytes.subarray(30, 38 + 39).toString('latin1')).toBe('mimetypeapplication/vnd.oasis.opendocument.text')
  const content = odt.get('content.xml') ?? ''
  const found = [...content.matchAll(/<text:h [^>]*text:outline-level="(\d)"[^>]*>(.*?)<\/text:h>/g)].map(
    ([, level, text = '']) => ({ level: Number(level), text: textOf(text) }),
  )
  expect(found).toEqual(headings.map(({ level, text }) => ({ level, text })))
  expect(content.match(/<text:placeholder /g)).toHaveLength(fields.length)
  expect(content.match(/<table:table-header-rows>/g)).toHaveLength(tables.length)
  expect(odt.get('styles.xml')).toContain('fo:language="fr"')
})

test('it holds what the law asks: sorting, quality, transport, traceability, and the right to refuse', () => {
  const text = JSON.stringify(donationAgreement.blocks)
  for (const word of [
    'tri',
    'hygiène',
    'transport',
    'traçabilité',
    'refuser',
    '48 heures',
    '3 000 repas',
    'L. 541-15-6',
  ]) {
    expect(text).toContain(word)
  }
})
