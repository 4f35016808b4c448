import type { Block, FormDocument, Inline } from '@ma-cantine/lib/resources/form-document'
import { odfFonts, odfRoot, odfText, openDocumentParts, packParts } from './office-package.ts'
import { element, escapeXml } from './xml.ts'

/** Centimetres between the margins of an A4 page. */
const textWidth = 17

/** Writes a text to fill in as an OpenDocument text: its headings are headings, its fields placeholders. */
export const writeFormAsOdt = (form: FormDocument): Promise<Uint8Array> =>
  packParts(
    openDocumentParts({
      mediaType: 'application/vnd.oasis.opendocument.text',
      title: escapeXml(form.title),
      description: escapeXml(form.description),
      styles,
      content: contentOf(form),
    }),
  )

interface ParagraphStyle {
  readonly name: string
  readonly display: string
  readonly size: number
  readonly before: number
  readonly after: number
  readonly level?: number
  readonly color?: string
  readonly shade?: string
}

const paragraphStyle = ({ name, display, size, before, after, level, color, shade }: ParagraphStyle): string =>
  element(
    'style:style',
    {
      'style:name': name,
      'style:display-name': display,
      'style:family': 'paragraph',
      'style:parent-style-name': 'Standard',
      'style:next-style-name': 'Standard',
      ...(level !== undefined && { 'style:default-outline-level': level }),
    },
    element('style:paragraph-properties', {
      'fo:margin-top': `${before}pt`,
      'fo:margin-bottom': `${after}pt`,
      ...(color && { 'fo:keep-with-next': 'always' }),
      ...(shade && { 'fo:background-color': `#${shade}`, 'fo:padding': '0.15cm' }),
    }),
    element('style:text-properties', {
      'fo:font-size': `${size}pt`,
      ...(color && { 'fo:font-weight': 'bold', 'fo:color': `#${color}` }),
    }),
  )

const styles = odfRoot(
  'office:document-styles',
  odfFonts,
  element(
    'office:styles',
    {},
    element('style:default-style', { 'style:family': 'paragraph' }, element('style:text-properties', odfText)),
    element(
      'style:style',
      { 'style:name': 'Standard', 'style:family': 'paragraph' },
      element('style:paragraph-properties', { 'fo:margin-bottom': '6pt', 'fo:line-height': '110%' }),
    ),
    paragraphStyle({ name: 'Title', display: 'Title', size: 20, before: 0, after: 8, color: '000091' }),
    paragraphStyle({
      name: 'Heading_20_1',
      display: 'Heading 1',
      size: 14,
      before: 14,
      after: 5,
      level: 1,
      color: '000091',
    }),
    paragraphStyle({
      name: 'Heading_20_2',
      display: 'Heading 2',
      size: 12,
      before: 9,
      after: 4,
      level: 2,
      color: '161616',
    }),
    paragraphStyle({ name: 'Note', display: 'Note', size: 10, before: 3, after: 8, shade: 'F5F5FE' }),
    paragraphStyle({ name: 'Cell', display: 'Cell', size: 11, before: 1, after: 1 }),
    paragraphStyle({ name: 'Footer', display: 'Footer', size: 10, before: 0, after: 0 }),
    element(
      'style:style',
      { 'style:name': 'Placeholder', 'style:family': 'text' },
      element('style:text-properties', { 'fo:color': '#5a5a5a', 'fo:background-color': '#fff7c2' }),
    ),
    element(
      'style:style',
      { 'style:name': 'Strong', 'style:family': 'text' },
      element('style:text-properties', { 'fo:font-weight': 'bold' }),
    ),
    element(
      'text:list-style',
      { 'style:name': 'Bullets' },
      element(
        'text:list-level-style-bullet',
        { 'text:level': 1, 'text:bullet-char': '•' },
        element(
          'style:list-level-properties',
          { 'text:list-level-position-and-space-mode': 'label-alignment' },
          element('style:list-level-label-alignment', {
            'text:label-followed-by': 'listtab',
            'text:list-tab-stop-position': '0.9cm',
            'fo:text-indent': '-0.5cm',
            'fo:margin-left': '0.9cm',
          }),
        ),
      ),
    ),
  ),
  element(
    'office:automatic-styles',
    {},
    element(
      'style:page-layout',
      { 'style:name': 'page' },
      element('style:page-layout-properties', {
        'fo:page-width': '21cm',
        'fo:page-height': '29.7cm',
        'fo:margin-top': '2cm',
        'fo:margin-bottom': '1.2cm',
        'fo:margin-left': '2cm',
        'fo:margin-right': '2cm',
      }),
      element(
        'style:footer-style',
        {},
        element('style:header-footer-properties', { 'fo:min-height': '0.8cm', 'fo:margin-top': '0.3cm' }),
      ),
    ),
    element(
      'style:style',
      { 'style:name': 'AtRight', 'style:family': 'paragraph', 'style:parent-style-name': 'Footer' },
      element('style:paragraph-properties', { 'fo:text-align': 'end' }),
    ),
  ),
  element(
    'office:master-styles',
    {},
    element(
      'style:master-page',
      { 'style:name': 'Standard', 'style:page-layout-name': 'page' },
      element(
        'style:footer',
        {},
        element(
          'text:p',
          { 'text:style-name': 'AtRight' },
          'Page ',
          element('text:page-number', { 'text:select-page': 'current' }, '1'),
          ' sur ',
          element('text:page-count', {}, '1'),
        ),
      ),
    ),
  ),
)

type TableBlock = Extract<Block, { kind: 'table' }>

const isTable = (block: Block): block is TableBlock => block.kind === 'table'

function contentOf({ title, blocks }: FormDocument): string {
  const tables = blocks.filter(isTable)
  const columns = [...new Set(tables.flatMap(({ widths }) => widths))]
  return odfRoot(
    'office:document-content',
    odfFonts,
    element(
      'office:automatic-styles',
      {},
      ...columns.map(width =>
        element(
          'style:style',
          { 'style:name': columnName(width), 'style:family': 'table-column' },
          element('style:table-column-properties', {
            'style:column-width': `${((textWidth * width) / 100).toFixed(2)}cm`,
          }),
        ),
      ),
      element(
        'style:style',
        { 'style:name': 'Grid', 'style:family': 'table' },
        element('style:table-properties', {
          'style:width': `${textWidth}cm`,
          'table:align': 'margins',
          'fo:margin-bottom': '0.3cm',
        }),
      ),
      element(
        'style:style',
        { 'style:name': 'Row', 'style:family': 'table-row' },
        element('style:table-row-properties', { 'fo:keep-together': 'always', 'style:min-row-height': '0.6cm' }),
      ),
      element(
        'style:style',
        { 'style:name': 'TallRow', 'style:family': 'table-row' },
        element('style:table-row-properties', { 'fo:keep-together': 'always', 'style:min-row-height': '2.5cm' }),
      ),
      ...['Head', 'Body'].map(name =>
        element(
          'style:style',
          { 'style:name': name, 'style:family': 'table-cell' },
          element('style:table-cell-properties', {
            'fo:border': '0.5pt solid #929292',
            'fo:padding': '0.06cm',
            ...(name === 'Head' && { 'fo:background-color': '#e3e3fd' }),
          }),
        ),
      ),
      element(
        'style:style',
        { 'style:name': 'NextPage', 'style:family': 'paragraph', 'style:parent-style-name': 'Heading_20_1' },
        element('style:paragraph-properties', { 'fo:break-before': 'page' }),
      ),
      element(
        'style:style',
        { 'style:name': 'Lead', 'style:family': 'paragraph', 'style:parent-style-name': 'Standard' },
        element('style:paragraph-properties', { 'fo:keep-with-next': 'always' }),
      ),
      element(
        'style:style',
        { 'style:name': 'Indented', 'style:family': 'paragraph', 'style:parent-style-name': 'Standard' },
        element('style:paragraph-properties', { 'fo:margin-left': '0.9cm', 'fo:text-indent': '-0.5cm' }),
      ),
    ),
    element(
      'office:body',
      {},
      element(
        'office:text',
        {},
        element('text:p', { 'text:style-name': 'Title' }, escapeXml(title)),
        ...blocks.map((_, index) => blockElement(blocks, index, tables)),
      ),
    ),
  )
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
