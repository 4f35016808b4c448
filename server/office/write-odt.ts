import type { Block, FormDocument, Inline } from '@ma-cantine/lib/resources/form-document'
import { element, escapeXml } from '@ma-cantine/lib/spreadsheets/xml'
import { fillTemplate } from './fill-template.ts'

/** Centimetres between the margins of an A4 page. */
const textWidth = 17

/** Writes a text to fill in as an OpenDocument text: its headings are headings, its fields placeholders. */
export function writeFormAsOdt({ title, description, blocks }: FormDocument): Promise<Uint8Array> {
  const tables = blocks.filter(isTable)
  return fillTemplate('odt-template', {
    title: escapeXml(title),
    description: escapeXml(description),
    columns: columnStyles(tables),
    body: [
      element('text:p', { 'text:style-name': 'Title' }, escapeXml(title)),
      ...blocks.map((_, index) => blockElement(blocks, index, tables)),
    ].join(''),
  })
}

type TableBlock = Extract<Block, { kind: 'table' }>

const isTable = (block: Block): block is TableBlock => block.kind === 'table'

function columnStyles(tables: readonly TableBlock[]): string {
  const widths = new Set(tables.flatMap(table => table.widths))
  return Array.from(widths, width =>
    element(
      'style:style',
      { 'style:name': columnName(width), 'style:family': 'table-column' },
      element('style:table-column-properties', {
        'style:column-width': `${((textWidth * width) / 100).toFixed(2)}cm`,
      }),
    ),
  ).join('')
}

const isLed = (block: Block | undefined): boolean => block?.kind === 'list' || block?.kind === 'table'

const columnName = (width: number): string => `Column${width}`

function blockElement(blocks: readonly Block[], index: number, tables: readonly TableBlock[]): string {
  const block = blocks[index] as Block
  switch (block.kind) {
    case 'heading':
      return element(
        'text:h',
        {
          // A heading after a page break brings the break with it.
          'text:style-name': blocks[index - 1]?.kind === 'page-break' ? 'NextPage' : `Heading_20_${block.level}`,
          'text:outline-level': block.level,
        },
        escapeXml(block.text),
      )
    case 'paragraph':
      return element(
        'text:p',
        // What announces a list or a table stays with it.
        { 'text:style-name': isLed(blocks[index + 1]) ? 'Lead' : 'Standard' },
        ...block.content.map(inline),
      )
    case 'note':
      return element('text:p', { 'text:style-name': 'Note' }, ...block.content.map(inline))
    case 'list':
      return listElement(block.items)
    case 'table':
      return tableElement(block, tables.indexOf(block))
    case 'page-break':
      return ''
  }
}

const isTicked = (item: readonly Inline[]): boolean => item.some(part => typeof part === 'object' && 'tick' in part)

/** Boxes to tick stand in the place of bullets. */
const listElement = (items: readonly (readonly Inline[])[]): string =>
  items.some(isTicked)
    ? items.map(item => element('text:p', { 'text:style-name': 'Indented' }, ...item.map(inline))).join('')
    : element(
        'text:list',
        { 'text:style-name': 'Bullets' },
        ...items.map(item =>
          element('text:list-item', {}, element('text:p', { 'text:style-name': 'Standard' }, ...item.map(inline))),
        ),
      )

function inline(part: Inline): string {
  if (typeof part === 'string') return spaced(part)
  if ('tick' in part) return `☐ ${spaced(part.tick)}`
  return element(
    'text:span',
    { 'text:style-name': 'Placeholder' },
    element(
      'text:placeholder',
      { 'text:placeholder-type': 'text', 'text:description': part.field },
      `&lt;${escapeXml(part.field)}&gt;`,
    ),
  )
}

/** A space at an edge of a text would collapse. */
const spaced = (text: string): string => escapeXml(text).replace(/^ | $/g, '<text:s/>')

function tableElement({ summary, head, rows, widths, tall }: TableBlock, index: number): string {
  const cell = (style: string, ...content: string[]) =>
    element(
      'table:table-cell',
      { 'table:style-name': style, 'office:value-type': 'string' },
      element('text:p', { 'text:style-name': 'Cell' }, ...content),
    )
  return element(
    'table:table',
    { 'table:name': `Tableau ${index + 1}`, 'table:style-name': 'Grid' },
    element('table:title', {}, escapeXml(summary)),
    ...widths.map(width => element('table:table-column', { 'table:style-name': columnName(width) })),
    element(
      'table:table-header-rows',
      {},
      element(
        'table:table-row',
        { 'table:style-name': 'Row' },
        ...head.map(text => cell('Head', element('text:span', { 'text:style-name': 'Strong' }, escapeXml(text)))),
      ),
    ),
    ...rows.map(row =>
      element(
        'table:table-row',
        { 'table:style-name': tall ? 'TallRow' : 'Row' },
        ...row.map(content => cell('Body', ...content.map(inline))),
      ),
    ),
  )
}
