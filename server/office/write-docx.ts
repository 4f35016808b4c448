import type { Block, FormDocument, Inline } from '@ma-cantine/lib/resources/form-document'
import { element, escapeXml } from '@ma-cantine/lib/spreadsheets/xml'
import { fillTemplate } from './fill-template.ts'

/** Twentieths of a point between the margins of an A4 page. */
const textWidth = 9_638

/** Writes a text to fill in as DOCX (ECMA-376): its headings are styles, its fields content controls. */
export const writeFormAsDocx = (form: FormDocument): Promise<Uint8Array> =>
  fillTemplate('docx-template', {
    title: escapeXml(form.title),
    description: escapeXml(form.description),
    body: new DocxBodyWriter().write(form),
  })

const value = (name: string, text: string | number): string => element(name, { 'w:val': text })

/** Writes the body of a document; each content control has a number of its own. */
class DocxBodyWriter {
  private controls = 0

  write({ title, blocks }: FormDocument): string {
    return [
      this.paragraph([title], value('w:pStyle', 'Title')),
      ...blocks.map((block, index) => this.block(block, ['list', 'table'].includes(blocks[index + 1]?.kind ?? ''))),
    ].join('')
  }

  /** `leads` keeps a paragraph with the list or the table that it announces. */
  private block(block: Block, leads: boolean): string {
    switch (block.kind) {
      case 'heading':
        return this.paragraph([block.text], value('w:pStyle', `Heading${block.level}`))
      case 'paragraph':
        return this.paragraph(block.content, leads ? element('w:keepNext') : '')
      case 'note':
        return this.paragraph(block.content, value('w:pStyle', 'Note'))
      case 'list':
        return block.items
          .map(item =>
            item.some(part => typeof part === 'object' && 'tick' in part)
              ? this.paragraph(item, element('w:ind', { 'w:left': 500, 'w:hanging': 280 }))
              : this.paragraph(item, element('w:numPr', {}, value('w:ilvl', 0), value('w:numId', 1))),
          )
          .join('')
      case 'table':
        return this.table(block)
      case 'page-break':
        return element('w:p', {}, element('w:r', {}, element('w:br', { 'w:type': 'page' })))
    }
  }

  private paragraph(content: readonly Inline[], properties = ''): string {
    return element(
      'w:p',
      {},
      ...(properties === '' ? [] : [element('w:pPr', {}, properties)]),
      ...content.map(part => this.inline(part)),
    )
  }

  private inline(part: Inline): string {
    if (typeof part === 'string') return run(part)
    return 'tick' in part ? this.tickBox(part.tick) : this.field(part.field)
  }

  /** A content control that shows what to write until something is. */
  private field(hint: string): string {
    this.controls++
    return element(
      'w:sdt',
      {},
      element(
        'w:sdtPr',
        {},
        value('w:alias', hint),
        value('w:id', this.controls),
        element('w:showingPlcHdr'),
        element('w:text'),
      ),
      element('w:sdtContent', {}, run(`[${hint}]`, value('w:rStyle', 'PlaceholderText'))),
    )
  }

  private tickBox(label: string): string {
    this.controls++
    return (
      element(
        'w:sdt',
        {},
        element(
          'w:sdtPr',
          {},
          value('w:alias', label.trim()),
          value('w:id', this.controls),
          element(
            'w14:checkbox',
            {},
            element('w14:checked', { 'w14:val': 0 }),
            element('w14:checkedState', { 'w14:val': '2612', 'w14:font': 'MS Gothic' }),
            element('w14:uncheckedState', { 'w14:val': '2610', 'w14:font': 'MS Gothic' }),
          ),
        ),
        element(
          'w:sdtContent',
          {},
          run('☐', element('w:rFonts', { 'w:ascii': 'MS Gothic', 'w:hAnsi': 'MS Gothic', 'w:eastAsia': 'MS Gothic' })),
        ),
      ) + run(` ${label}`)
    )
  }

  private table({ summary, head, rows, widths, tall }: Extract<Block, { kind: 'table' }>): string {
    const cells = widths.map(width => Math.round((textWidth * width) / 100))
    const side = { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': '929292' }
    const cell = (content: string, column: number, shade?: string) =>
      element(
        'w:tc',
        {},
        element(
          'w:tcPr',
          {},
          element('w:tcW', { 'w:w': cells[column], 'w:type': 'dxa' }),
          ...(shade ? [element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': shade })] : []),
        ),
        content,
      )
    const headRow = element(
      'w:tr',
      {},
      element('w:trPr', {}, element('w:cantSplit'), element('w:tblHeader')),
      ...head.map((text, column) => cell(element('w:p', {}, tight, run(text, element('w:b'))), column, 'E3E3FD')),
    )
    const bodyRows = rows.map(row =>
      element(
        'w:tr',
        {},
        element(
          'w:trPr',
          {},
          element('w:cantSplit'),
          element('w:trHeight', { 'w:val': tall ? 1400 : 380, 'w:hRule': 'atLeast' }),
        ),
        ...row.map((content, column) =>
          cell(element('w:p', {}, tight, ...content.map(part => this.inline(part))), column),
        ),
      ),
    )
    return (
      element(
        'w:tbl',
        {},
        element(
          'w:tblPr',
          {},
          element('w:tblW', { 'w:w': textWidth, 'w:type': 'dxa' }),
          element(
            'w:tblBorders',
            {},
            ...['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(name => element(`w:${name}`, side)),
          ),
          element('w:tblLayout', { 'w:type': 'fixed' }),
          element('w:tblLook', { 'w:val': '0020', 'w:firstRow': 1 }),
          value('w:tblCaption', summary),
        ),
        element('w:tblGrid', {}, ...cells.map(width => element('w:gridCol', { 'w:w': width }))),
        headRow,
        ...bodyRows,
      ) + element('w:p', {}, tight)
    )
  }
}

const tight = element('w:pPr', {}, element('w:spacing', { 'w:before': 20, 'w:after': 20 }))

const run = (text: string, properties = ''): string =>
  element(
    'w:r',
    {},
    ...(properties === '' ? [] : [element('w:rPr', {}, properties)]),
    element('w:t', { 'xml:space': 'preserve' }, escapeXml(text)),
  )
