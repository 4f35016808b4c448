import { decodeXml, startsAsXml } from './decode-xml.ts'
import { draftPurchases } from './draft-purchases.ts'
import type { ElectronicInvoice } from './electronic-invoice.ts'
import { type InvoiceLimits, invoiceLimits } from './invoice-limits.ts'
import { type InvoiceProblem, InvoiceRefusal } from './invoice-problem.ts'
import { ciiNamespace, readCii } from './read-cii.ts'
import { readUbl, ublDocuments } from './read-ubl.ts'
import { inTurn, ReadingTime } from './reading-time.ts'
import { readXmlTree } from './xml-tree.ts'

export type InvoiceReading = { readonly invoice: ElectronicInvoice } | { readonly problem: InvoiceProblem }

/**
 * Reads an electronic invoice: a Factur-X PDF, or XML in CII or UBL, known by its bytes. Nothing that a file holds makes
 * it throw. What reads PDFs loads when a PDF comes.
 */
export async function readInvoice(bytes: Uint8Array, limits: InvoiceLimits = invoiceLimits): Promise<InvoiceReading> {
  try {
    if (bytes.length === 0) throw new InvoiceRefusal('empty-file')
    if (bytes.length > limits.fileBytes) {
      throw new InvoiceRefusal('file-too-large', '', String(Math.round(limits.fileBytes / 1024 / 1024)))
    }
    const time = new ReadingTime(limits.milliseconds)
    return { invoice: await (isPdf(bytes) ? inTurn(() => readPdf(bytes, limits, time)) : readXml(bytes, limits, time)) }
  } catch (error) {
    if (error instanceof InvoiceRefusal) return { problem: error.problem }
    throw error
  }
}

const pdfMark = '%PDF-'
/** Readers of PDFs take a mark that comes this late. */
const longestPreamble = 1024

/** Whether the bytes are those of a PDF, whatever its name. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('windows-1252').decode(bytes.subarray(0, longestPreamble)).includes(pdfMark)
}

async function readPdf(bytes: Uint8Array, limits: InvoiceLimits, time: ReadingTime): Promise<ElectronicInvoice> {
  const { xmlAttachments } = await import('./pdf-attachment.ts')
  const attachments = await xmlAttachments(bytes, limits, time)
  let first: InvoiceRefusal | null = null
  for (const attachment of attachments) {
    try {
      return readXml(attachment, limits, time)
    } catch (error) {
      if (!(error instanceof InvoiceRefusal)) throw error
      first ??= error
    }
  }
  // Of a file in a PDF, other words are true than of a file alone.
  if (first === null || first.problem.code === 'other-xml') throw new InvoiceRefusal('plain-pdf')
  throw first.problem.code === 'not-an-invoice' ? new InvoiceRefusal('broken-xml') : first
}

function readXml(bytes: Uint8Array, limits: InvoiceLimits, time: ReadingTime): ElectronicInvoice {
  if (!startsAsXml(bytes)) throw new InvoiceRefusal('not-an-invoice')
  const text = decodeXml(bytes)
  if (/^<(?:!doctype\s+html|html)\b/i.test(text)) throw new InvoiceRefusal('not-an-invoice')
  const root = readXmlTree(text, limits, time)
  if (root.name === 'CrossIndustryInvoice' && root.namespace === ciiNamespace) {
    return draftPurchases(readCii(root, limits))
  }
  if (ublDocuments[root.namespace] === root.name) return draftPurchases(readUbl(root, limits))
  const isFormer =
    root.name === 'CrossIndustryDocument' || root.name === 'CrossIndustryInvoice' || root.name === 'Invoice'
  throw new InvoiceRefusal(isFormer ? 'former-format' : 'other-xml', root.name)
}
