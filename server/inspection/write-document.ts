import {
  type InspectionFile,
  inspectionIntroduction,
  inspectionTables,
} from '@ma-cantine/lib/inspection/inspection-content'
import { inspectionWords as words } from '@ma-cantine/lib/inspection/inspection-words'
import { pdfColors, TaggedPdf } from '../pdf/tagged-pdf.ts'

/** The inspection file as a PDF document; what it says is that of its page. */
export async function writeDocument(file: InspectionFile): Promise<Uint8Array> {
  const { title, subject, declared, proved, digest } = inspectionIntroduction(file)
  const pdf = new TaggedPdf({ title, subject, footer: (page, pages) => words.footer(file.year, page, pages) })
  pdf.decorate(drawing => drawing.rect(0, 0, drawing.page.width, 12).fill(pdfColors.blue))
  pdf.paragraph(words.banner, 9.5, pdfColors.mention)
  pdf.space(2)
  pdf.title(title)
  pdf.paragraph(subject, 13, pdfColors.mention)
  pdf.space(8)
  pdf.callout(`${declared} ${proved}`)
  pdf.space(8)
  pdf.paragraph(words.howToRead)
  pdf.space(4)
  pdf.paragraph(digest, 8, pdfColors.mention)
  for (const { title: heading, empty, head, rows, widths, isNumeric } of inspectionTables(file)) {
    const texts = rows.map(cells => cells.map(({ text }) => text))
    const table = { head, rows: texts, widths, isNumeric, withRowHeaders: true, isDense: true }
    if (rows.length === 0) {
      pdf.heading(heading)
      pdf.paragraph(empty)
    } else {
      pdf.heading(heading, table)
      await pdf.longTable(table)
    }
  }
  const { purchases, purchaseCount } = file
  for (const text of [
    ...(purchases.length < purchaseCount ? [words.shown(purchases.length, purchaseCount)] : []),
    ...(pdf.isReplaced ? [words.replaced] : []),
  ]) {
    pdf.space(8)
    pdf.paragraph(text)
  }
  return pdf.finish()
}
