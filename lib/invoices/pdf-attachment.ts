import { PDF, PdfArray, PdfName, PdfStream } from '@libpdf/core'
import { unpackedSize } from './bounded-inflate.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'

/** The names of the invoice in a PDF, the most recent standard first. */
const invoiceNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']

/** What is left of the limit on unpacked bytes, while a PDF is read; Infinity between two readings. */
let remainingBytes = Number.POSITIVE_INFINITY
/** Why the reading under way must end. The library goes on after some errors, so the reason is kept here. */
let refusal: InvoiceRefusal | null = null

const isFlate = (filter: unknown): boolean =>
  filter instanceof PdfName && (filter.value === 'FlateDecode' || filter.value === 'Fl')

/**
 * Bounds the unpacking of streams, which the library does without limit: each is measured before it is unpacked. What
 * matters here of a PDF is deflated once or not at all; no program writes it otherwise, and chains of filters hide bombs.
 */
const unpack = PdfStream.prototype.getDecodedData
PdfStream.prototype.getDecodedData = function (this: PdfStream) {
  if (remainingBytes === Number.POSITIVE_INFINITY) return unpack.call(this)
  if (refusal) throw refusal
  try {
    const filter = this.get('Filter')
    const filters = filter instanceof PdfArray ? [...filter] : filter ? [filter] : []
    if (filters.length > 1 || !filters.every(isFlate)) throw new InvoiceRefusal('broken-pdf')
    remainingBytes -= filters.length === 0 ? this.data.length : unpackedSize(this.data, remainingBytes)
    if (remainingBytes < 0) throw new InvoiceRefusal('unpacked-too-large')
  } catch (error) {
    refusal = error instanceof InvoiceRefusal ? error : new InvoiceRefusal('broken-pdf')
    throw refusal
  }
  return unpack.call(this)
}

/** The reading under way: the next waits for it, for they share the limit. */
let reading: Promise<unknown> = Promise.resolve()

/** The XML files in a PDF, those with the name of an invoice first. Rejects with an `InvoiceRefusal`. */
export function xmlAttachments(bytes: Uint8Array, limits: InvoiceLimits): Promise<Uint8Array[]> {
  const next = reading.then(async () => {
    remainingBytes = limits.unpackedBytes
    refusal = null
    try {
      return await readAttachments(bytes)
    } catch (error) {
      throw refusal ?? (error instanceof InvoiceRefusal ? error : new InvoiceRefusal('broken-pdf'))
    } finally {
      remainingBytes = Number.POSITIVE_INFINITY
    }
  })
  reading = next.catch(() => {})
  return next
}

async function readAttachments(bytes: Uint8Array): Promise<Uint8Array[]> {
  // Strict: to mend a broken file, the library may search it without end.
  const pdf = await PDF.load(bytes, { lenient: false })
  if (pdf.isEncrypted) throw new InvoiceRefusal('protected-pdf')
  const found: { rank: number; bytes: Uint8Array }[] = []
  for (const [key, { filename }] of pdf.attachments.list()) {
    const name = (filename || key).toLowerCase()
    if (!name.endsWith('.xml')) continue
    const content = pdf.attachments.get(key)
    const rank = invoiceNames.indexOf(name)
    if (content) found.push({ rank: rank === -1 ? invoiceNames.length : rank, bytes: content })
  }
  if (refusal) throw refusal
  if (found.length === 0) throw new InvoiceRefusal('plain-pdf')
  return found.sort((a, b) => a.rank - b.rank).map(({ bytes }) => bytes)
}
