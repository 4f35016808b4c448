import { PDF, type PdfStream } from '@libpdf/core'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import { type PdfFile, PdfFiles } from './pdf-files.ts'
import { withOwnIndex } from './pdf-index.ts'
import { withinLimits } from './pdf-streams.ts'
import type { ReadingTime } from './reading-time.ts'

/** The names of the invoice in a PDF, the most recent standard first. */
const invoiceNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']

/**
 * The XML files in a PDF, those with the name of an invoice first. Where its own index leads to none, the PDF is read
 * again by an index made here, as viewers do. Rejects with an `InvoiceRefusal`.
 */
export async function xmlAttachments(
  bytes: Uint8Array,
  limits: InvoiceLimits,
  time: ReadingTime,
): Promise<Uint8Array[]> {
  const read = (work: () => Promise<Uint8Array[]>) => withinLimits(limits, time, work)
  try {
    return await read(() => readAttachments(bytes, limits))
  } catch (error) {
    if (!mayBeOfIndex(error)) throw error
    try {
      return await read(async () => readAttachments(await withOwnIndex(bytes, limits), limits))
    } catch (other) {
      throw mayBeOfIndex(other) ? error : other
    }
  }
}

/** Whether a refusal may come from an index that leads astray. */
const mayBeOfIndex = (error: unknown): boolean =>
  error instanceof InvoiceRefusal && (error.problem.code === 'broken-pdf' || error.problem.code === 'plain-pdf')

async function readAttachments(bytes: Uint8Array, { pdfObjects, attachments }: InvoiceLimits): Promise<Uint8Array[]> {
  // Strict: to mend a broken file, the library may search it without end.
  const pdf = await PDF.load(bytes, { lenient: false })
  // A PDF that opens without a password only limits its printing and its changes.
  if (pdf.isEncrypted && !pdf.isAuthenticated) throw new InvoiceRefusal('protected-pdf')
  const files = new PdfFiles(pdf, pdfObjects)
  for (const place of [files.ofNames(), files.ofDocument(), files.ofPages()]) {
    const found = xmlAmong(place, attachments)
    if (found.length > 0) return found
  }
  throw new InvoiceRefusal('plain-pdf')
}

function xmlAmong(files: Iterable<PdfFile>, most: number): Uint8Array[] {
  const found: { rank: number; stream: PdfStream }[] = []
  for (const { name, stream } of files) {
    const lowerName = name.toLowerCase()
    if (!lowerName.endsWith('.xml')) continue
    const rank = invoiceNames.indexOf(lowerName)
    found.push({ rank: rank === -1 ? invoiceNames.length : rank, stream })
    if (found.length > most) throw new InvoiceRefusal('too-complex')
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ stream }) => stream.getDecodedData())
}
