import { type MeasureSheet, type SheetFigure, sheetWords } from '@ma-cantine/lib/resources/measure-sheets'
import { type PdfFigure, pdfColors, pdfMargin, TaggedPdf } from '../pdf/tagged-pdf.ts'
import { sharesBar } from './shares-bar.ts'

/** The page that says a measure, to print. */
export function writeMeasureSheet(sheet: MeasureSheet): Promise<Uint8Array> {
  const pdf = new TaggedPdf({ title: sheetWords.documentTitle(sheet.title), subject: sheet.subtitle })
  pdf.decorate(drawing => drawing.rect(0, 0, drawing.page.width, 12).fill(pdfColors.blue))
  pdf.paragraph(sheetWords.banner, 9.5, pdfColors.mention)
  pdf.space(2)
  pdf.title(sheet.title)
  pdf.paragraph(sheet.subtitle, 13, pdfColors.mention)
  pdf.space(10)
  pdf.callout(sheet.essential)
  pdf.space(14)
  pdf.figure(figureOf(sheet.figure))
  pdf.heading(sheetWords.duties.title)
  pdf.table({
    head: sheetWords.duties.head,
    rows: sheet.duties.map(({ what, since, who }) => [what, since, who]),
    widths: [0.5, 0.26, 0.24],
  })
  pdf.heading(sheetWords.steps)
  pdf.steps(sheet.steps, 11)
  pdf.heading(sheetWords.good)
  pdf.paragraph(sheet.good, 11)
  pdf.space(10)
  pdf.paragraph(sheetWords.notice, 8.5, pdfColors.mention)
  return pdf.finish()
}

const figureOf = (figure: SheetFigure): PdfFigure => (figure.kind === 'shares' ? sharesBar(figure) : daysLine(figure))

function daysLine({ alt, days }: Extract<SheetFigure, { kind: 'days' }>): PdfFigure {
  const most = Math.max(...days.map(({ names }) => names.length))
  return {
    alt,
    height: 40 + 13 * most,
    draw: (drawing, { x, y, width }) => {
      const step = width / days.length
      const middle = y + 26
      drawing
        .moveTo(x, middle)
        .lineTo(x + width, middle)
        .lineWidth(2)
        .stroke(pdfColors.blue)
      for (const [index, { year, names }] of days.entries()) {
        const left = x + index * step
        drawing.circle(left + 6, middle, 5).fill(pdfColors.blue)
        drawing.fillColor(pdfColors.blue).font('bold').fontSize(13)
        drawing.text(String(year), left, y, { width: step, lineBreak: false })
        drawing.fillColor(pdfColors.text).font('plain').fontSize(9.5)
        for (const [line, name] of names.entries()) {
          drawing.text(name, left, middle + 10 + line * 13, { width: step - 6, lineBreak: false })
        }
      }
      drawing.x = pdfMargin
    },
  }
}
