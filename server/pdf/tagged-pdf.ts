import { createRequire } from 'node:module'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import PDFDocument from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
const fontFile = (weight: 400 | 700): string =>
  resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`)

/** No moment of writing: the same content always gives the same bytes. */
const sameDay = new Date('2026-01-01T00:00:00Z')

/** The text to draw: the font has no narrow space, which French figures have. */
const printable = (text: string): string => bindPunctuation(text).replaceAll('\u202f', '\u00a0')

export interface PdfDetails {
  readonly title: string
  readonly subject: string
}

export const pdfColors = { blue: '#000091', text: '#161616', mention: '#3a3a3a', pale: '#f5f5fe', line: '#929292' }

export const pdfMargin = 48
const linesApart = 2
/** A heading stays with the beginning of what it announces. */
const headingRoom = 46

export interface PdfTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Parts of the width; they add up to 1. */
  readonly widths: readonly number[]
}

export interface PdfFigure {
  /** What it says, for who does not see it. */
  readonly alt: string
  readonly height: number
  readonly draw: (drawing: PDFKit.PDFDocument, box: { x: number; y: number; width: number }) => void
}

type Tag = 'H1' | 'H2' | 'P'

interface TableRow {
  readonly cells: readonly string[]
  readonly widths: readonly number[]
  readonly size: number
  readonly kind: 'TH' | 'TD'
}

const cellPadding = 5

/**
 * An A4 document in French that screen readers read in order (PDF/UA): language, title, headings, lists, tables with
 * their headers, figures with their words. What only decorates is marked as such.
 */
export class TaggedPdf {
  readonly drawing: PDFKit.PDFDocument
  readonly width: number
  private readonly root: PDFKit.PDFStructureElement
  private readonly bytes: Promise<Uint8Array>

  constructor({ title, subject }: PdfDetails) {
    const drawing = new PDFDocument({
      size: 'A4',
      margin: pdfMargin,
      lang: 'fr-FR',
      tagged: true,
      displayTitle: true,
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
    this.bytes = bytesOf(drawing)
    drawing.registerFont('plain', fontFile(400)).registerFont('bold', fontFile(700))
    this.drawing = drawing
    this.width = drawing.page.width - 2 * pdfMargin
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

  heading(text: string): void {
    this.makeRoom(headingRoom)
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
    const [padding, size, font] = [10, 11.5, 'plain']
    const words = printable(text)
    const height = drawing
      .font(font)
      .fontSize(size)
      .heightOfString(words, {
        width: width - 3 * padding,
        lineGap: linesApart,
      })
    this.makeRoom(height + 2 * padding)
    const top = drawing.y
    this.decorate(() => {
      drawing.rect(pdfMargin, top, width, height + 2 * padding).fill(pdfColors.pale)
      drawing.rect(pdfMargin, top, 4, height + 2 * padding).fill(pdfColors.blue)
    })
    this.add('P', () => {
      drawing
        .font(font)
        .fontSize(size)
        .fillColor(pdfColors.text)
        .text(words, pdfMargin + 2 * padding, top + padding, { width: width - 3 * padding, lineGap: linesApart })
    })
    drawing.x = pdfMargin
    drawing.y = top + height + 2 * padding
  }

  /** Numbered steps. */
  steps(items: readonly string[], size = 10.5): void {
    const { drawing, width } = this
    const list = drawing.struct('L')
    this.root.add(list)
    for (const [index, text] of items.entries()) {
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
          drawing
            .font('plain')
            .fillColor(pdfColors.text)
            .text(printable(text), pdfMargin + 18, top, { width: width - 18, lineGap: linesApart })
        }),
      )
      item.end()
      this.space(3)
    }
    list.end()
    drawing.x = pdfMargin
  }

  table({ head, rows, widths }: PdfTable, size = 10): void {
    const { drawing } = this
    const table = drawing.struct('Table')
    this.root.add(table)
    const header: TableRow = { cells: head, widths, size, kind: 'TH' }
    this.tableRow(table, header, null)
    for (const cells of rows) this.tableRow(table, { cells, widths, size, kind: 'TD' }, header)
    table.end()
    drawing.x = pdfMargin
  }

  /** @param header what is drawn again, for the eye alone, when the row begins a page. */
  private tableRow(table: PDFKit.PDFStructureElement, line: TableRow, header: TableRow | null): void {
    const { drawing } = this
    const height = this.rowHeight(line)
    if (this.makeRoom(height) && header) {
      const top = drawing.y
      this.ruleRow(header, this.rowHeight(header))
      this.decorate(() => this.eachCell(header, top, draw => draw()))
      drawing.y = top + this.rowHeight(header)
    }
    const top = drawing.y
    this.ruleRow(line, height)
    const row = drawing.struct('TR')
    table.add(row)
    // The types do not know the scope of header cells yet.
    const options: Record<string, string> = line.kind === 'TH' ? { scope: 'Column' } : {}
    this.eachCell(line, top, draw => row.add(drawing.struct(line.kind, options, draw)))
    row.end()
    drawing.y = top + height
  }

  private rowHeight({ cells, widths, size, kind }: TableRow): number {
    const { drawing, width } = this
    drawing.font(kind === 'TH' ? 'bold' : 'plain').fontSize(size)
    const heights = cells.map((text, index) =>
      drawing.heightOfString(printable(text), {
        width: (widths[index] ?? 0) * width - 2 * cellPadding,
        lineGap: 1,
      }),
    )
    return 2 * cellPadding + Math.max(...heights)
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
  private eachCell({ cells, widths, size, kind }: TableRow, top: number, within: (draw: () => void) => void): void {
    const { drawing, width } = this
    let left = pdfMargin
    for (const [index, text] of cells.entries()) {
      const x = left + cellPadding
      const column = (widths[index] ?? 0) * width
      within(() => {
        drawing
          .font(kind === 'TH' ? 'bold' : 'plain')
          .fontSize(size)
          .fillColor(kind === 'TH' ? '#ffffff' : pdfColors.text)
          .text(printable(text), x, top + cellPadding, { width: column - 2 * cellPadding, lineGap: 1 })
      })
      left += column
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
    this.root.end()
    this.drawing.end()
    return this.bytes
  }

  private write(tag: Tag, text: string, style: { font: 'plain' | 'bold'; size: number; color: string }): void {
    const { drawing, width } = this
    const words = printable(text)
    drawing.font(style.font).fontSize(style.size)
    // The gap below the last line needs no room.
    this.makeRoom(drawing.heightOfString(words, { width, lineGap: linesApart }) - linesApart)
    this.add(tag, () => {
      drawing
        .font(style.font)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(words, pdfMargin, drawing.y, { width, lineGap: linesApart })
    })
  }

  private add(tag: Tag, draw: () => void): void {
    this.root.add(this.drawing.struct(tag, {}, draw))
  }
}

async function bytesOf(drawing: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of drawing) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}
