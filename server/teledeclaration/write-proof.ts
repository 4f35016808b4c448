import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { proofTables } from '@ma-cantine/lib/teledeclaration/proof-content'
import { proofWords as words } from '@ma-cantine/lib/teledeclaration/proof-words'
import { Snapshot } from '@ma-cantine/lib/teledeclaration/snapshot'
import type { TeledeclarationMode } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import { qrFigure } from '../pdf/qr-figure.ts'
import { pdfColors, TaggedPdf } from '../pdf/tagged-pdf.ts'
import type { TeledeclarationRow } from './teledeclaration-rows.ts'

/** The address of the page that checks a proof. */
export const proofAddress = (publicUrl: string, code: string): string =>
  `${publicUrl.replace(/\/$/, '')}/preuve/${code}`

/** The proof of a declaration, from its frozen data alone: the same row always gives the same bytes. */
export function writeProof(row: TeledeclarationRow, publicUrl: string): Promise<Uint8Array> {
  const snapshot = Snapshot.parse(JSON.parse(row.declaredData))
  const { canteen, applicant, year } = snapshot
  const pdf = new TaggedPdf({
    title: words.title(year),
    subject: words.subject(canteen.name, year),
    footer: (page, pages) => words.footer(year, row.proofCode, page, pages),
  })
  pdf.decorate(drawing => drawing.rect(0, 0, drawing.page.width, 12).fill(pdfColors.blue))
  pdf.paragraph(words.banner, 9.5, pdfColors.mention)
  pdf.space(2)
  pdf.title(words.title(year))
  pdf.paragraph(words.subject(canteen.name, year), 13, pdfColors.mention)
  pdf.space(8)
  pdf.callout(
    `${words.declared(formatMoment(row.creationDate, 'fr'), applicant.name || applicant.email)} ${words.version(row.version)}`,
  )
  for (const text of lateTexts(snapshot)) {
    pdf.space(4)
    pdf.paragraph(text)
  }
  pdf.space(8)
  const mode = words.modes[snapshot.teledeclaration_mode as TeledeclarationMode]
  if (mode) pdf.paragraph(mode)
  pdf.paragraph(words.law)
  // On the first page: after the tables, it would often take a last page for itself.
  const address = proofAddress(publicUrl, row.proofCode)
  pdf.heading(words.check)
  pdf.paragraph(words.checkText(address, row.proofCode))
  pdf.space(6)
  pdf.figure(qrFigure(address, words.qr(address)))
  pdf.paragraph(words.digest(row.digest), 8, pdfColors.mention)
  for (const { title, ...content } of proofTables(snapshot)) {
    const table = { ...content, withRowHeaders: true, isDense: true }
    pdf.heading(title, table)
    pdf.table(table)
  }
  const afterTables = [
    ...(row.teledeclarationMode === 'CENTRAL_APPRO' ? [words.othersOfSatellites] : []),
    ...(pdf.isReplaced ? [words.replaced] : []),
  ]
  for (const text of afterTables) {
    pdf.space(8)
    pdf.paragraph(text)
  }
  return pdf.finish()
}

/** Why it was declared outside of the campaign; nothing of a declaration of the campaign. */
function lateTexts({ late_opening: late }: Snapshot): string[] {
  if (!late) return []
  const [opened, until] = [formatDay(late.opened_on, 'fr'), formatDay(late.open_until, 'fr')]
  const { requested_on: requested, request_reason: reason } = late
  return [
    words.late({ opened, until, reason: late.opening_reason }),
    ...(requested && reason ? [words.lateRequest({ day: formatDay(requested, 'fr'), reason })] : []),
  ]
}
