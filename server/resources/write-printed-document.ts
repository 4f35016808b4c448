import type { PeriodsFigure, PrintedBlock, PrintedDocument } from '@ma-cantine/lib/resources/printed-document'
import { type PdfFigure, pdfColors, TaggedPdf } from '../pdf/tagged-pdf.ts'
import { sharesBar } from './shares-bar.ts'

/** The pages of a document. */
export function writePrintedDocument({ title, subtitle, blocks, footer }: PrintedDocument): Promise<Uint8Array> {
  const pdf = new TaggedPdf({ title, subject: subtitle, footer })
  pdf.decorate(drawing => drawing.rect(0, 0, drawing.page.width, 12).fill(pdfColors.blue))
  pdf.title(title)
  pdf.paragraph(subtitle, 13, pdfColors.mention)
  pdf.space(10)
  for (const [index, block] of blocks.entries()) writeBlock(pdf, block, blocks[index + 1])
  return pdf.finish()
}

function writeBlock(pdf: TaggedPdf, block: PrintedBlock, next: PrintedBlock | undefined): void {
  switch (block.kind) {
    case 'heading':
      pdf.heading(block.text, next?.kind === 'table' ? { ...next, isDense: true } : undefined)
      return
    case 'paragraph':
      pdf.paragraph(block.text)
      break
    case 'callout':
      pdf.callout(block.text)
      break
    case 'steps':
      pdf.steps(block.items)
      break
    case 'table':
      pdf.table({ ...block, isDense: true })
      break
    case 'shares':
      pdf.figure(sharesBar(block))
      break
    case 'periods':
      pdf.figure(periodBoxes(block))
  }
  pdf.space(6)
}

function periodBoxes({ alt, periods }: PeriodsFigure): PdfFigure {
  const gap = 12
  return {
    alt,
    height: 50,
    draw: (drawing, { x, y, width }) => {
      const box = (width - gap * (periods.length - 1)) / periods.length
      for (const [index, { name, dates }] of periods.entries()) {
        const left = x + index * (box + gap)
        drawing.rect(left, y, box, 44).fill(index === 0 ? pdfColors.blue : pdfColors.mention)
        drawing.fillColor('#ffffff').font('bold').fontSize(12.5)
        drawing.text(name, left + 10, y + 7, { width: box - 20, lineBreak: false })
        drawing.font('plain').fontSize(10.5)
        drawing.text(dates, left + 10, y + 25, { width: box - 20, lineBreak: false })
      }
    },
  }
}
