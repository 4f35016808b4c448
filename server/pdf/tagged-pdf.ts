import { setImmediate } from 'node:timers/promises'
import { escapeMetadata } from '@ma-cantine/lib/pdf/escape-metadata'
import PDFDocument from 'pdfkit'
import {
  cellLineGap,
  type PdfTable,
  PdfTableLayout,
  paddingOf,
  type TableCell,
  type TableRow,
} from './pdf-table-layout.ts'
import { PdfText, type TextStyle } from './pdf-text.ts'

/** No moment of writing: the same content always gives the same bytes. */
const sameDay = new Date('2026-01-01T00:00:00Z')

export interface PdfDetails {
  readonly title: string
  readonly subject: string
  /** What stands below each page, for the eye alone: it says again what the document says. */
  readonly footer?: (page: number, pages: number) => string
}

export const pdfColors = { blue: '#000091', text: '#161616', mention: '#3a3a3a', pale: '#f5f5fe', line: '#929292' }

export const pdfMargin = 48
const linesApart = 2
/** A heading stays with the beginning of what it announces. */
const headingRoom = 46

export interface PdfFigure {
  /** What it says, for who does not see it. */
  readonly alt: string
  readonly height: number
  readonly draw: (drawing: PDFKit.PDFDocument, box: { x: number; y: number; width: number }) => void
}

type Tag = 'H1' | 'H2' | 'P'

/** Below the column titles, a table begins with this many rows at least. */
const firstRows = 2
/** Drawing them takes some 20 ms. */
const rowsInATurn = 10

/**
 * An A4 document in French that screen readers read in order (PDF/UA): language, title, headings, lists, tables with
 * their headers, figures with their words. What only decorates is marked as such.
 */
export class TaggedPdf {
  readonly drawing: PDFKit.PDFDocument
  readonly width: number
  /** Whether letters that no font has were replaced. */
  isReplaced = false
  private readonly text: PdfText
  private readonly layout: PdfTableLayout
  private readonly footer: PdfDetails['footer']
  private readonly root: PDFKit.PDFStructureElement
  private readonly bytes: Promise<Uint8Array>

  constructor({ title, subject, footer }: PdfDetails) {
    const drawing = new PDFDocument({
      size: 'A4',
      margin: pdfMargin,
      lang: 'fr-FR',
      tagged: true,
      displayTitle: true,
      bufferPages: footer !== undefined,
      subset: 'PDF/UA' as NonNullable<PDFKit.PDFDocumentOptions['subset']>,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Subject: subject,
        Author: 'ma cantine',
        Creator: 'ma cantine',
        Producer: 'ma cantine',
        CreationDate: sameDay,
        ModDate: sameDay,
      },
    })
    escapeMetadata(drawing)
    this.bytes = bytesOf(drawing)
    this.text = new PdfText(drawing)
    this.footer = footer
    this.drawing = drawing
    this.width = drawing.page.width - 2 * pdfMargin
    const height = drawing.page.maxY() - pdfMargin
    this.layout = new PdfTableLayout(this.text, { left: pdfMargin, width: this.width, height })
    this.root = drawing.struct('Document')
    drawing.addStructure(this.root)
  }

  /** Draws what says nothing. */
  decorate(draw: (drawing: PDFKit.PDFDocument) => void): void {
    this.drawing.markContent('Artifact', { type: 'Layout' })
    draw(this.drawing)
    this.drawing.endMarkedContent()
  }

  /** Goes to the next page when a block of this height does not fit: blocks are not cut. @returns whether it did. */
  private makeRoom(height: number): boolean {
    const { drawing } = this
    if (drawing.y + height <= drawing.page.maxY()) return false
    drawing.addPage()
    return true
  }

  space(points: number): void {
    this.drawing.y += points
  }

  title(text: string): void {
    this.write('H1', text, { font: 'bold', size: 24, color: pdfColors.blue })
  }

  /** @param next the table that it announces, which begins on the same page. */
  heading(text: string, next?: PdfTable): void {
    this.makeRoom(headingRoom + (next ? this.beginningOf(next) : 0))
    this.space(10)
    this.write('H2', text, { font: 'bold', size: 13.5, color: pdfColors.blue })
    this.space(4)
  }

  paragraph(text: string, size = 10.5, color: string = pdfColors.text): void {
    this.write('P', text, { font: 'plain', size, color })
  }

  /** A paragraph that stands out. */
  callout(text: string): void {
    const { drawing, width } = this
    const padding = 10
    const style = { font: 'plain', size: 11.5 } as const
    const box = { width: width - 3 * padding, lineGap: linesApart }
    const height = this.text.heightOf(text, style, box)
    this.makeRoom(height + 2 * padding)
    const top = drawing.y
    this.decorate(() => {
      drawing.rect(pdfMargin, top, width, height + 2 * padding).fill(pdfColors.pale)
      drawing.rect(pdfMargin, top, 4, height + 2 * padding).fill(pdfColors.blue)
    })
    this.add('P', text, style, () => {
      drawing.fillColor(pdfColors.text)
      this.text.draw(text, pdfMargin + 2 * padding, top + padding, style, box)
    })
    drawing.x = pdfMargin
    drawing.y = top + height + 2 * padding
  }

  /** Numbered steps. */
  steps(items: readonly string[], size = 10.5): void {
    const { drawing, width } = this
    const list = drawing.struct('L')
    this.root.add(list)
    const style = { font: 'plain', size } as const
    const box = { width: width - 18, lineGap: linesApart }
    for (const [index, text] of items.entries()) {
      this.makeRoom(this.text.heightOf(text, style, box) - linesApart)
      const item = drawing.struct('LI')
      list.add(item)
      const top = drawing.y
      drawing.fontSize(size)
      item.add(
        drawing.struct('Lbl', {}, () => {
          drawing
            .font('bold')
            .fillColor(pdfColors.blue)
            .text(`${index + 1}.`, pdfMargin, top, { width: 18 })
        }),
      )
      item.add(
        drawing.struct('LBody', {}, () => {
          drawing.fillColor(pdfColors.text)
          this.text.draw(text, pdfMargin + 18, top, style, box)
        }),
      )
      item.end()
      this.space(3)
    }
    list.end()
    drawing.x = pdfMargin
  }

  table(table: PdfTable): void {
    for (const _ of this.tableRows(table));
  }

  /** The same for hundreds of rows: other requests are served in between. */
  async longTable(table: PdfTable): Promise<void> {
    let drawn = 0
    for (const _ of this.tableRows(table)) {
      drawn += 1
      if (drawn % rowsInATurn === 0) await setImmediate()
    }
  }

  /** Draws a table row by row. */
  private *tableRows(table: PdfTable): Generator<void, void> {
    const { drawing } = this
    const element = drawing.struct('Table')
    this.root.add(element)
    const header: TableRow = { table, cells: table.head, kind: 'TH' }
    this.makeRoom(this.beginningOf(table))
    this.tableRow(element, header, null)
    for (const cells of table.rows) {
      for (const row of this.layout.partsOf({ table, cells, kind: 'TD' }, header)) this.tableRow(element, row, header)
      yield
    }
    element.end()
    drawing.x = pdfMargin
  }

  /** The height of the column titles and the first rows of a table; at most half a page. */
  private beginningOf(table: PdfTable): number {
    const rows = table.rows.slice(0, firstRows).map(cells => this.layout.rowHeight({ table, cells, kind: 'TD' }))
    const header = this.layout.rowHeight({ table, cells: table.head, kind: 'TH' })
    return Math.min(
      rows.reduce((sum, height) => sum + height, header),
      this.drawing.page.height / 2,
    )
  }

  /** @param header what is drawn again, for the eye alone, when the row begins a page. */
  private tableRow(element: PDFKit.PDFStructureElement, line: TableRow, header: TableRow | null): void {
    const { drawing } = this
    const height = this.layout.rowHeight(line)
    if (this.makeRoom(height) && header) {
      const top = drawing.y
      this.ruleRow(header, this.layout.rowHeight(header))
      this.decorate(() => this.eachCell(header, (_, draw) => draw(top)))
      drawing.y = top + this.layout.rowHeight(header)
    }
    const top = drawing.y
    this.ruleRow(line, height)
    const row = drawing.struct('TR')
    element.add(row)
    this.eachCell(line, ({ text, isFirst }, draw) => {
      const isRowHeader = line.kind === 'TD' && isFirst && line.table.withRowHeaders === true
      // The types do not know the scope of header cells yet.
      const scope: Record<string, string> =
        line.kind === 'TH' ? { scope: 'Column' } : isRowHeader ? { scope: 'Row' } : {}
      const options = { ...scope, ...this.actualText(text, this.layout.styleOf(line)) }
      row.add(drawing.struct(isRowHeader ? 'TH' : line.kind, options, () => draw(top)))
    })
    row.end()
    drawing.y = top + height
  }

  /** Draws the ground of the header cells, and the line below a row. */
  private ruleRow({ kind }: TableRow, height: number): void {
    const { width } = this
    const top = this.drawing.y
    this.decorate(drawing => {
      if (kind === 'TH') drawing.rect(pdfMargin, top, width, height).fill(pdfColors.blue)
      drawing
        .moveTo(pdfMargin, top + height)
        .lineTo(pdfMargin + width, top + height)
        .lineWidth(0.5)
        .stroke(pdfColors.line)
    })
  }

  /** Gives each cell of a row, to be drawn within what surrounds it. */
  private eachCell(line: TableRow, within: (cell: TableCell, draw: (top: number) => void) => void): void {
    const { table, kind } = line
    for (const cell of this.layout.cellsOf(line)) {
      const align = table.isNumeric && !cell.isFirst ? 'right' : 'left'
      within(cell, top => {
        this.drawing.fillColor(kind === 'TH' ? '#ffffff' : pdfColors.text)
        const box = { width: cell.width, lineGap: cellLineGap, align } as const
        this.text.draw(cell.text, cell.x, top + paddingOf(table), this.layout.styleOf(line), box)
      })
    }
  }

  figure({ alt, height, draw }: PdfFigure): void {
    const { drawing, width } = this
    this.makeRoom(height)
    const top = drawing.y
    const options: Record<string, unknown> = { alt, bbox: [pdfMargin, top, pdfMargin + width, top + height] }
    this.root.add(
      drawing.struct('Figure', options, () => {
        draw(drawing, { x: pdfMargin, y: top, width })
      }),
    )
    drawing.x = pdfMargin
    drawing.y = top + height
  }

  /** Ends the document and gives its bytes. */
  finish(): Promise<Uint8Array> {
    this.drawFooters()
    this.root.end()
    this.drawing.end()
    return this.bytes
  }

  private drawFooters(): void {
    const { drawing, footer, width } = this
    if (!footer) return
    const { count } = drawing.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      drawing.switchToPage(index)
      // Text in the margin would begin a page.
      drawing.page.margins.bottom = 0
      drawing.markContent('Artifact', { type: 'Pagination' })
      drawing.fillColor(pdfColors.mention)
      const box = { width, lineGap: 0 }
      this.text.draw(footer(index + 1, count), pdfMargin, drawing.page.height - 32, { font: 'plain', size: 8 }, box)
      drawing.endMarkedContent()
    }
  }

  private write(tag: Tag, text: string, style: TextStyle & { readonly color: string }): void {
    const { drawing, width } = this
    const box = { width, lineGap: linesApart }
    // The gap below the last line needs no room.
    this.makeRoom(this.text.heightOf(text, style, box) - linesApart)
    this.add(tag, text, style, () => {
      drawing.fillColor(style.color)
      this.text.draw(text, pdfMargin, drawing.y, style, box)
    })
  }

  private add(tag: Tag, text: string, style: TextStyle, draw: () => void): void {
    this.root.add(this.drawing.struct(tag, this.actualText(text, style), draw))
  }

  /** The whole text, for screen readers and searches, where some of its letters are replaced. */
  private actualText(text: string, { font }: TextStyle): { readonly actual?: string } {
    if (!this.text.isReplaced(text, font)) return {}
    this.isReplaced = true
    return { actual: text }
  }
}

async function bytesOf(drawing: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of drawing) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}
