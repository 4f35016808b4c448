import type { Block, FormDocument, Inline } from '@ma-cantine/lib/resources/form-document'
import { packParts } from './office-package.ts'
import { element, escapeXml, xmlHead } from './xml.ts'

const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:w14': 'http://schemas.microsoft.com/office/word/2010/wordml',
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'mc:Ignorable': 'w14',
}
const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Twentieths of a point between the margins of an A4 page. */
const textWidth = 9_638

/** Writes a text to fill in as DOCX (ECMA-376): its headings are styles, its fields content controls. */
export const writeFormAsDocx = (form: FormDocument): Promise<Uint8Array> =>
  packParts({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([
      ['officeDocument', 'word/document.xml'],
      ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': coreProperties(form),
    'word/document.xml': new DocxWriter().write(form),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/footer1.xml': footer,
    'word/settings.xml': settings,
    'word/_rels/document.xml.rels': relationships([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
      ['footer', 'footer1.xml'],
      ['settings', 'settings.xml'],
    ]),
  })

const contentTypes =
  xmlHead +
  element(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    element('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    ...[
      ['/word/document.xml', `${officeTypes}.document.main+xml`],
      ['/word/styles.xml', `${officeTypes}.styles+xml`],
      ['/word/numbering.xml', `${officeTypes}.numbering+xml`],
      ['/word/footer1.xml', `${officeTypes}.footer+xml`],
      ['/word/settings.xml', `${officeTypes}.settings+xml`],
      ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ].map(([PartName, ContentType]) => element('Override', { PartName, ContentType })),
  )

/** The relationships of a part, numbered from 1. */
const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  xmlHead +
  element(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    ...targets.map(([type, target], index) =>
      element('Relationship', {
        Id: `rId${index + 1}`,
        Type: type.includes(':') ? type : `${relationshipTypes}/${type}`,
        Target: target,
      }),
    ),
  )

const coreProperties = ({ title, description }: FormDocument): string =>
  xmlHead +
  element(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    element('dc:title', {}, escapeXml(title)),
    element('dc:creator', {}, 'ma cantine'),
    element('dc:description', {}, escapeXml(description)),
    element('dc:language', {}, 'fr-FR'),
  )

const value = (name: string, text: string | number): string => element(name, { 'w:val': text })

interface ParagraphStyle {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly before: number
  readonly after: number
  readonly outline?: number
  readonly color?: string
  readonly shade?: string
}

const paragraphStyle = ({ id, name, size, before, after, outline, color, shade }: ParagraphStyle): string =>
  element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    value('w:name', name),
    value('w:basedOn', 'Normal'),
    value('w:next', 'Normal'),
    element('w:qFormat'),
    element(
      'w:pPr',
      {},
      ...(outline === undefined && id !== 'Title' ? [] : [element('w:keepNext')]),
      ...(shade ? [element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': shade })] : []),
      element('w:spacing', { 'w:before': before, 'w:after': after }),
      ...(outline === undefined ? [] : [value('w:outlineLvl', outline)]),
    ),
    element(
      'w:rPr',
      {},
      ...(color ? [element('w:b'), value('w:color', color)] : []),
      value('w:sz', size),
      value('w:szCs', size),
    ),
  )

const styles =
  xmlHead +
  element(
    'w:styles',
    namespaces,
    element(
      'w:docDefaults',
      {},
      element(
        'w:rPrDefault',
        {},
        element(
          'w:rPr',
          {},
          element('w:rFonts', { 'w:ascii': 'Calibri', 'w:hAnsi': 'Calibri', 'w:cs': 'Calibri' }),
          value('w:sz', 22),
          value('w:szCs', 22),
          element('w:lang', { 'w:val': 'fr-FR' }),
        ),
      ),
      element(
        'w:pPrDefault',
        {},
        element('w:pPr', {}, element('w:spacing', { 'w:after': 120, 'w:line': 264, 'w:lineRule': 'auto' })),
      ),
    ),
    element(
      'w:style',
      { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
      value('w:name', 'Normal'),
      element('w:qFormat'),
    ),
    paragraphStyle({ id: 'Title', name: 'Title', size: 40, before: 0, after: 160, color: '000091' }),
    paragraphStyle({
      id: 'Heading1',
      name: 'heading 1',
      size: 28,
      before: 280,
      after: 100,
      outline: 0,
      color: '000091',
    }),
    paragraphStyle({
      id: 'Heading2',
      name: 'heading 2',
      size: 24,
      before: 180,
      after: 80,
      outline: 1,
      color: '161616',
    }),
    paragraphStyle({ id: 'Note', name: 'Note', size: 20, before: 60, after: 160, shade: 'F5F5FE' }),
    element(
      'w:style',
      { 'w:type': 'character', 'w:styleId': 'PlaceholderText' },
      value('w:name', 'Placeholder Text'),
      element(
        'w:rPr',
        {},
        value('w:color', '5A5A5A'),
        element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'FFF7C2' }),
      ),
    ),
    element(
      'w:style',
      { 'w:type': 'table', 'w:default': 1, 'w:styleId': 'TableNormal' },
      value('w:name', 'Normal Table'),
      element(
        'w:tblPr',
        {},
        element(
          'w:tblCellMar',
          {},
          ...['top', 'left', 'bottom', 'right'].map(side =>
            element(`w:${side}`, { 'w:w': side === 'left' || side === 'right' ? 100 : 40, 'w:type': 'dxa' }),
          ),
        ),
      ),
    ),
  )

const numbering =
  xmlHead +
  element(
    'w:numbering',
    namespaces,
    element(
      'w:abstractNum',
      { 'w:abstractNumId': 0 },
      value('w:multiLevelType', 'hybridMultilevel'),
      element(
        'w:lvl',
        { 'w:ilvl': 0 },
        value('w:start', 1),
        value('w:numFmt', 'bullet'),
        value('w:lvlText', '•'),
        value('w:lvlJc', 'left'),
        element('w:pPr', {}, element('w:ind', { 'w:left': 500, 'w:hanging': 280 })),
      ),
    ),
    element('w:num', { 'w:numId': 1 }, value('w:abstractNumId', 0)),
  )

const pageField = (instruction: string): string =>
  element('w:fldSimple', { 'w:instr': instruction }, element('w:r', {}, element('w:t', {}, '1')))

const footer =
  xmlHead +
  element(
    'w:ftr',
    namespaces,
    element(
      'w:p',
      {},
      element('w:pPr', {}, value('w:jc', 'right')),
      element('w:r', {}, element('w:t', { 'xml:space': 'preserve' }, 'Page ')),
      pageField('PAGE'),
      element('w:r', {}, element('w:t', { 'xml:space': 'preserve' }, ' sur ')),
      pageField('NUMPAGES'),
    ),
  )

const settings =
  xmlHead +
  element(
    'w:settings',
    namespaces,
    value('w:defaultTabStop', 708),
    element(
      'w:compat',
      {},
      element('w:compatSetting', {
        'w:name': 'compatibilityMode',
        'w:uri': 'http://schemas.microsoft.com/office/word',
        'w:val': 15,
      }),
    ),
    element('w:themeFontLang', { 'w:val': 'fr-FR' }),
  )

/** Writes the body of a document; each content control has a number of its own. */
class DocxWriter {
  private controls = 0

  write({ title, blocks }: FormDocument): string {
    return (
      xmlHead +
      element(
        'w:document',
        namespaces,
        element(
          'w:body',
          {},
          this.paragraph([title], value('w:pStyle', 'Title')),
          ...blocks.map((block, index) => this.block(block, ['list', 'table'].includes(blocks[index + 1]?.kind ?? ''))),
          element(
            'w:sectPr',
            {},
            element('w:footerReference', { 'w:type': 'default', 'r:id': 'rId3' }),
            element('w:pgSz', { 'w:w': 11_906, 'w:h': 16_838 }),
            element('w:pgMar', {
              'w:top': 1134,
              'w:right': 1134,
              'w:bottom': 1134,
              'w:left': 1134,
              'w:header': 567,
              'w:footer': 567,
              'w:gutter': 0,
            }),
          ),
        ),
      )
    )
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
