import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { recapProofWords as words } from '@ma-cantine/lib/recap-requests/recap-proof-words'
import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { recapRequestWords } from '@ma-cantine/lib/recap-requests/recap-request-words'
import { qrFigure } from '../pdf/qr-figure.ts'
import { pdfColors, TaggedPdf } from '../pdf/tagged-pdf.ts'

interface DatedProof {
  readonly code: string
  /** The page that checks it. */
  readonly address: string
  /** The current day in Paris. */
  readonly day: string
}

/** The proof of a request on a day: the same events and day always give the same bytes. */
export function writeRecapProof(request: RecapRequest, { code, address, day }: DatedProof): Promise<Uint8Array> {
  const { provider, firstDay, lastDay, deadline, state, kind, events, canteens } = request
  const subject = words.subject(provider, formatPeriod({ start: firstDay, end: lastDay }, 'fr'))
  const pdf = new TaggedPdf({
    title: words.title,
    subject,
    footer: (page, pages) => words.footer(code, page, pages),
  })
  pdf.decorate(drawing => drawing.rect(0, 0, drawing.page.width, 12).fill(pdfColors.blue))
  pdf.paragraph(words.banner, 9.5, pdfColors.mention)
  pdf.space(2)
  pdf.title(words.title)
  pdf.paragraph(subject, 13, pdfColors.mention)
  pdf.space(8)
  pdf.callout(words.stateOn(formatDay(day, 'fr'), words.states[state]))
  pdf.space(8)
  const sender = request.sender ?? words.formerSender
  const sentences = [
    words.asked(formatMoment(request.creationDate, 'fr'), sender),
    words.messages(request.messageCount),
    ...(deadline === null ? [] : [words.deadline(formatDay(deadline, 'fr'))]),
  ]
  pdf.paragraph(sentences.join(' '))
  if (kind === 'contractor') {
    pdf.space(4)
    pdf.paragraph(words.ground)
  }
  pdf.space(4)
  pdf.paragraph(words.meaning)
  // On the first page: after the tables, it would often take a last page for itself.
  pdf.heading(words.check)
  pdf.paragraph(words.checkText(address, code))
  pdf.space(6)
  pdf.figure(qrFigure(address, words.qr(address)))
  const eventTable = {
    head: [words.date, words.event],
    rows: events.map(event => [formatMoment(event.date, 'fr'), recapRequestWords.fr.events[event.kind](event)]),
    widths: [0.3, 0.7],
    withRowHeaders: true,
  }
  pdf.heading(words.events, eventTable)
  pdf.table(eventTable)
  const canteenTable = {
    head: [words.canteen, words.rows, words.total, words.labelled],
    rows: canteens.map(({ name, siret, totals }) => [
      siret === null ? name : `${name} (${siret})`,
      totals === null ? words.nothing : String(totals.rowCount),
      totals === null ? words.nothing : formatEuros(totals.priceHt, 'fr'),
      totals === null ? words.nothing : formatEuros(totals.labelledHt, 'fr'),
    ]),
    widths: [0.49, 0.11, 0.2, 0.2],
    isNumeric: true,
    withRowHeaders: true,
    isDense: true,
  }
  pdf.heading(words.canteens, canteenTable)
  pdf.table(canteenTable)
  if (pdf.isReplaced) {
    pdf.space(8)
    pdf.paragraph(words.replaced)
  }
  return pdf.finish()
}
