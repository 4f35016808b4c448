/** The limits of reading an invoice: a few packed kilobytes can unpack without end. */
export interface InvoiceLimits {
  /** The size of the file. */
  readonly fileBytes: number
  /** The bytes unpacked from a PDF, in all. */
  readonly unpackedBytes: number
  /** The number of objects in the index of a PDF, its own or the one that must be made again. */
  readonly pdfObjects: number
  /** The number of XML files in a PDF. */
  readonly attachments: number
  /** The number of elements of the XML. */
  readonly elements: number
  readonly depth: number
  /** The number of attributes of an element, declarations of namespaces included. */
  readonly attributes: number
  readonly lines: number
  /** The time that the reading may take: a last resort, for what the other limits let pass. */
  readonly milliseconds: number
}

/** Several times the largest invoices of wholesalers, which have a few hundred lines. */
export const invoiceLimits: InvoiceLimits = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 40 * 1024 * 1024,
  pdfObjects: 200_000,
  attachments: 50,
  elements: 300_000,
  depth: 40,
  attributes: 100,
  lines: 2000,
  // The largest invoices take one second.
  milliseconds: 15_000,
}
