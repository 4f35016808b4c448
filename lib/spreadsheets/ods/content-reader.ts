import { CellText } from '../cell-text.ts'
import type { RowWriter } from '../row-writer.ts'
import type { Sheet } from '../workbook.ts'
import type { Attributes, XmlHandler } from '../xml-part.ts'
import { odsCellText } from './ods-cell-text.ts'

/**
 * Elements that may hold tables, cells or texts without being part of a sheet: old changes, comments, pictures, links.
 */
const ignoredElements = new Set([
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

/** Returns the writer for the rows of a sheet, or null to skip them. */
export type OpenSheet = (sheet: Sheet, index: number) => RowWriter | null

/** Reads the sheets of an OpenDocument spreadsheet (`content.xml`). All programs write the same prefixes. */
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
  /** The depth inside an ignored element; 0 outside. */
  private ignoredDepth = 0

  constructor(openSheet: OpenSheet) {
    this.openSheet = openSheet
  }

  /** Skips the other rows of the current sheet. */
  leaveSheet(): void {
    this.rows = null
  }

  open(name: string, attributes: Attributes): void {
    if (this.ignoredDepth > 0 || ignoredElements.has(name)) {
      this.ignoredDepth++
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
        this.addExactly(' '.repeat(Math.min(repeatCount(attributes['text:c']), 1024)))
        break
      case 'text:tab':
        this.addExactly('\t')
        break
      case 'text:line-break':
        this.addExactly('\n')
    }
  }

  text(text: string): void {
    if (!this.inParagraph || this.ignoredDepth > 0) return
    // White space collapses, and disappears at the start of a paragraph (OpenDocument, part 3, §6.1.2).
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
    if (this.ignoredDepth > 0) {
      this.ignoredDepth--
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
          const text = odsCellText(this.cell, this.cellText.take())
          this.rows.addCells(text, repeatCount(this.cell['table:number-columns-repeated']))
        }
        this.cell = null
        break
      case 'table:table-row':
        this.rows?.endRow(repeatCount(this.row['table:number-rows-repeated']))
        break
      case 'table:table':
        this.rows = null
    }
  }
}

/** A number of repetitions; 1 when it is missing or wrong. */
function repeatCount(text: string | undefined): number {
  const count = Number(text ?? 1)
  return Number.isSafeInteger(count) && count > 0 ? count : 1
}
