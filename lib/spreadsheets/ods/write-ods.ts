import { TextReader } from '@zip.js/zip.js/lib/zip-core-external.js'
import { streamOf, streamZip } from '../stream-zip.ts'
import { escapeXml, xmlHead } from '../xml.ts'
import { odsManifest, odsMediaType } from './ods-package.ts'

/** A text, a number, a day (at midnight, UTC), or nothing. */
export type OdsCell = string | number | Date | null

export interface OdsColumn {
  /** In characters. */
  readonly width: number
  /** Cells that people fill in later keep this type: digits stay a text. */
  readonly type: 'text' | 'number' | 'day'
}

export interface OdsSheet {
  readonly name: string
  readonly columns: readonly OdsColumn[]
}

const namespaces = ['office', 'table', 'text', 'style'].map(
  name => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
)
const otherNamespaces = [
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"',
]

const cellStyles = `<number:text-style style:name="asText"><number:text-content/></number:text-style>
<number:date-style style:name="asDay"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>
<style:style style:name="text" style:family="table-cell" style:data-style-name="asText"/>
<style:style style:name="day" style:family="table-cell" style:data-style-name="asDay"/>
<style:style style:name="number" style:family="table-cell"/>`

const columnStyle = ({ width }: OdsColumn, index: number): string =>
  `<style:style style:name="column${index}" style:family="table-column"><style:table-column-properties style:column-width="${(width * 0.22).toFixed(2)}cm"/></style:style>`

const declareColumn = ({ type }: OdsColumn, index: number): string =>
  `<table:table-column table:style-name="column${index}" table:default-cell-style-name="${type}"/>`

const start = ({ name, columns }: OdsSheet): string =>
  `${xmlHead}<office:document-content ${[...namespaces, ...otherNamespaces].join(' ')} office:version="1.3"><office:automatic-styles>${cellStyles}${columns.map(columnStyle).join('')}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="${escapeXml(name)}">${columns.map(declareColumn).join('')}`

const end = '</table:table></office:spreadsheet></office:body></office:document-content>'

/** White space collapses in a paragraph: all that would be lost is written as elements. */
const paragraphs = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(line =>
      escapeXml(line)
        .replace(/ (?= )|^ /g, '<text:s/>')
        .replaceAll('\t', '<text:tab/>'),
    )
    .map(line => `<text:p>${line}</text:p>`)
    .join('')

function cell(value: OdsCell): string {
  if (value === null || value === '') return '<table:table-cell/>'
  if (typeof value === 'number') {
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
  }
  if (value instanceof Date) {
    const day = value.toISOString().slice(0, 10)
    return `<table:table-cell office:value-type="date" office:date-value="${day}"><text:p>${day}</text:p></table:table-cell>`
  }
  return `<table:table-cell office:value-type="string" table:style-name="text">${paragraphs(value)}</table:table-cell>`
}

const row = (cells: readonly OdsCell[]): string => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`

/** Bytes are compressed by parts of this many characters: a part per row would take far longer. */
const partLength = 65_536

async function* content(rows: AsyncIterable<readonly OdsCell[]>, sheet: OdsSheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let part = start(sheet)
  for await (const cells of rows) {
    part += row(cells)
    if (part.length < partLength) continue
    yield encoder.encode(part)
    part = ''
  }
  yield encoder.encode(part + end)
}

/** Writes an OpenDocument spreadsheet of one sheet (ISO/IEC 26300), row by row while it is read: memory stays flat. */
export const writeOds = (rows: AsyncIterable<readonly OdsCell[]>, sheet: OdsSheet): AsyncGenerator<Uint8Array, void> =>
  streamZip(async zip => {
    // Programs recognise the type by a first part that is stored as it is.
    await zip.add('mimetype', new TextReader(odsMediaType), { level: 0, dataDescriptor: false })
    await zip.add('META-INF/manifest.xml', new TextReader(odsManifest(['content.xml'])))
    await zip.add('content.xml', streamOf(content(rows, sheet)))
  })
