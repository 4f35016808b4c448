import { CellText } from '../cell-text.ts'
import type { RowWriter } from '../row-writer.ts'
import type { Sheet } from '../workbook.ts'
import type { Attributes, XmlHandler } from '../xml-part.ts'
import { typedText } from './typed-text.ts'

/** What is not a cell of a sheet though it may hold tables, cells or texts: old changes, comments, pictures, links. */
const leftOut = new Set([
  'table:tracked-changes',
  'table:dde-links',
  'table:shapes',
  'table:calculation-settings',
  'office:annotation',
  'office:forms',
  'office:event-listeners',
  'draw:frame',
  'draw:g',
  'draw:custom-shape',
  'text:note',
  'text:ruby-text',
])

/** Chooses what becomes of the rows of a sheet; null leaves them out. */
export type OpenSheet = (sheet: Sheet, index: number) => RowWriter | null

/** Reads the sheets of an OpenDocument spreadsheet (`content.xml`). The prefixes are those that every program writes. */
export class ContentReader implements XmlHandler {
  private readonly openSheet: OpenSheet
  private readonly hiddenStyles = new Set<string>()
  private tableStyle = ''
  private sheets = 0
  private rows: RowWriter | null = null
  private row: Attributes = {}
  /** The cell being read. */
  private cell: Attributes | null = null
  private readonly cellText = new CellText()
  private paragraphs = 0
  private inParagraph = false
  private spaceBefore = false
  /** Depth inside what is left out. */
  private skipped = 0

  constructor(openSheet: OpenSheet) {
    this.openSheet = openSheet
  }

  /** Takes no more rows of the sheet being read. */
  leaveSheet(): void {
    this.rows = null
  }

  open(name: string, attributes: Attributes): void {
    if (this.skipped > 0 || leftOut.has(name)) {
      this.skipped++
      return
    }
    switch (name) {
      case 'style:style':
        this.tableStyle = attributes['style:family'] === 'table' ? (attributes['style:name'] ?? '') : ''
        break
      case 'style:table-properties':
        if (attributes['table:display'] === 'false') this.hiddenStyles.add(this.tableStyle)
        break
      case 'table:table': {
        const visible = !this.hiddenStyles.has(attributes['table:style-name'] ?? '')
        this.rows = this.openSheet({ name: attributes['table:name'] ?? '', visible }, this.sheets++)
        break
      }
      case 'table:table-row':
        this.row = attributes
        break
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.cell = attributes
        this.paragraphs = 0
        break
      default:
        if (this.cell && this.rows) this.openText(name, attributes)
    }
  }

  private openText(name: string, attributes: Attributes): void {
    switch (name) {
      case 'text:p':
      case 'text:h':
        if (this.paragraphs++ > 0) this.cellText.add('\n')
        this.inParagraph = true
        this.spaceBefore = true
        break
      case 'text:s':
        this.addExactly(' '.repeat(Math.min(repeated(attributes['text:c']), 1024)))
        break
      case 'text:tab':
        this.addExactly('\t')
        break
      case 'text:line-break':
        this.addExactly('\n')
    }
  }

  text(text: string): void {
    if (!this.inParagraph || this.skipped > 0) return
    // White space runs together, and is dropped at the start of a paragraph (OpenDocument, part 3, §6.1.2).
    let written = text.replace(/[\t\r\n ]+/g, ' ')
    if (this.spaceBefore && written.startsWith(' ')) written = written.slice(1)
    if (written === '') return
    this.spaceBefore = written.endsWith(' ')
    this.cellText.add(written)
  }

  private addExactly(text: string): void {
    if (!this.inParagraph) return
    this.cellText.add(text)
    this.spaceBefore = false
  }

  close(name: string): void {
    if (this.skipped > 0) {
      this.skipped--
      return
    }
    switch (name) {
      case 'text:p':
      case 'text:h':
        this.inParagraph = false
        break
      case 'table:table-cell':
      case 'table:covered-table-cell':
        if (this.cell && this.rows) {
          const text = typedText(this.cell, this.cellText.take())
          this.rows.addCells(text, repeated(this.cell['table:number-columns-repeated']))
        }
        this.cell = null
        break
      case 'table:table-row':
        this.rows?.endRow(repeated(this.row['table:number-rows-repeated']))
        break
      case 'table:table':
        this.rows = null
    }
  }
}

/** A count of times; 1 when it is not told. */
function repeated(text: string | undefined): number {
  const count = Number(text ?? 1)
  return Number.isSafeInteger(count) && count > 0 ? count : 1
}
