/** Why a file gives no purchases. */
export type InvoiceProblemCode =
  | 'empty-file'
  | 'file-too-large'
  | 'not-an-invoice'
  | 'protected-pdf'
  | 'broken-pdf'
  | 'unsupported-packing'
  | 'plain-pdf'
  | 'unpacked-too-large'
  | 'broken-xml'
  | 'unknown-encoding'
  | 'hostile-xml'
  | 'too-complex'
  | 'other-xml'
  | 'former-format'
  | 'too-many-lines'
  | 'missing-number'
  | 'missing-date'
  | 'missing-seller'
  | 'missing-total'
  | 'missing-amount'
  | 'unreadable-amount'
  | 'unreadable-date'
  | 'allowance-or-charge'
  | 'other-currency'
  | 'too-slow'

/** A refusal of a whole file, plain data that a worker can post. Its sentences are in `invoice-messages.ts`. */
export interface InvoiceProblem {
  readonly code: InvoiceProblemCode
  /** What the file holds, shortened. */
  readonly value: string
  /** The limit that it exceeds, or the line of the invoice; null when there is none. */
  readonly detail: string | null
}

const longestValue = 60

/** Stops the reading of an invoice. Thrown through the parsers, then answered as a value. */
export class InvoiceRefusal extends Error {
  readonly problem: InvoiceProblem

  constructor(code: InvoiceProblemCode, value = '', detail: string | null = null) {
    super(code)
    this.name = 'InvoiceRefusal'
    const text = value.toWellFormed()
    this.problem = { code, value: text.length > longestValue ? `${text.slice(0, longestValue)}…` : text, detail }
  }
}
