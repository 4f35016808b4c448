import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js'

/** Packs the parts of a workbook into an archive. */
export async function packParts(parts: Readonly<Record<string, string>>, password?: string): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...(password ? { password } : {}) })
  for (const [name, content] of Object.entries(parts)) await writer.add(name, new TextReader(content))
  return writer.close()
}

export interface XlsxSheet {
  readonly name: string
  /** Content of `sheetData`. */
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
}

export interface XlsxOptions {
  readonly strings?: string
  /** Content of `styleSheet`. */
  readonly styles?: string
  readonly date1904?: boolean
  /** Namespace prefix of the spreadsheet's elements, which some programs write. */
  readonly prefix?: string
}

const packageTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (all: readonly (readonly [string, string, string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${packageTypes}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The parts of an Office Open XML workbook. */
export function xlsxParts(sheets: readonly XlsxSheet[], options: XlsxOptions = {}): Record<string, string> {
  const { strings = '', styles = '', date1904 = false, prefix = '' } = options
  const tags = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="s${index}"/>`,
  )
  const part = (content: string) => (prefix ? content.replace(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}:`) : content)
  return {
    '_rels/.rels': relationships([['main', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': part(
      `<workbook xmlns:r="${packageTypes}"><workbookPr date1904="${date1904}"/><sheets>${tags.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => [`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['strings', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['styles', 'styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': part(`<sst>${strings}</sst>`),
    'xl/styles.xml': part(`<styleSheet>${styles}</styleSheet>`),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        part(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  }
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Rows of inline strings, for `XlsxSheet`. */
export const inlineRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(cells => `<row>${cells.map(cell => `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`).join('')}</row>`)
    .join('')

export interface OdsSheet {
  readonly name: string
  /** Content of `table:table`. */
  readonly rows: string
  readonly hidden?: boolean
}

/** The parts of an OpenDocument spreadsheet. */
export function odsParts(sheets: readonly OdsSheet[]): Record<string, string> {
  const style = (name: string, display: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`
  const tables = sheets.map(
    ({ name, rows, hidden }) =>
      `<table:table table:name="${name}" table:style-name="${hidden ? 'h' : 'v'}">${rows}</table:table>`,
  )
  return {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest/>',
    'content.xml':
      `<office:document-content><office:automatic-styles>${style('v', true)}${style('h', false)}</office:automatic-styles>` +
      `<office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
  }
}

/** Rows of texts, for `OdsSheet`. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      cells =>
        `<table:table-row>${cells
          .map(
            cell =>
              `<table:table-cell office:value-type="string"><text:p>${escapeXml(cell)}</text:p></table:table-cell>`,
          )
          .join('')}</table:table-row>`,
    )
    .join('')
