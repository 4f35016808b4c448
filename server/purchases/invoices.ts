import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { type InvoiceType, invoiceTypeOf, tellingLength } from '@ma-cantine/lib/purchases/invoice-type'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import type { Knex } from 'knex'
import { FieldErrors } from '../http/refusal.ts'
import { now } from '../time/date-time.ts'

const extensions: Readonly<Record<InvoiceType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

export interface Invoice {
  readonly type: InvoiceType
  readonly content: Buffer
}

/** Largest JSON body with an invoice, in bytes: base64 adds a third, and 1 MiB is for the other fields. */
export const bodyLimitFor = (invoiceBytes: number): number => Math.ceil(invoiceBytes / 3) * 4 + 1_048_576

/**
 * Reads the invoice in a body: a new one; null to remove it; undefined to leave it unchanged, when the body has none or
 * the address of the current one.
 * @param field the property of the body, for its errors.
 * @throws FieldErrors when it is no data URI, too large, or neither a PDF nor an image by its bytes: senders may declare any type.
 */
export function readInvoice(
  value: string | null | undefined,
  maximumBytes: number,
  field = 'invoiceFile',
): Invoice | null | undefined {
  if (value === undefined || value?.startsWith('http')) return undefined
  if (value === null || value === '') return null
  const refuse = (message: Message) => new FieldErrors({ [field]: [message] })
  const comma = value.indexOf(',')
  const base64 = value.slice(comma + 1)
  if (!/^data:[^,]*;base64$/i.test(value.slice(0, Math.max(comma, 0))) || !/^[\w+/-]+={0,2}$/.test(base64)) {
    throw refuse(purchaseRefusals('invoice-form'))
  }
  const content = Buffer.from(base64, 'base64')
  if (content.length > maximumBytes) {
    throw refuse(purchaseRefusals('invoice-too-large', Math.floor(maximumBytes / 1024)))
  }
  const type = invoiceTypeOf(content.toString('latin1', 0, tellingLength))
  if (type === null) throw refuse(purchaseRefusals('invoice-kind'))
  return { type, content }
}

export async function writeInvoice(transaction: Knex.Transaction, purchaseId: number, invoice: Invoice | null) {
  await transaction('invoices').where({ purchaseId }).delete()
  if (!invoice) return
  const { type, content } = invoice
  await transaction('invoices').insert({ purchaseId, type, size: content.length, content, creationDate: now() })
}

/** Whether a purchase has exactly this invoice; null stands for none. */
export async function isStoredInvoice(database: Knex, purchaseId: number, invoice: Invoice | null): Promise<boolean> {
  const row: { content: Buffer } | undefined = await database('invoices').where({ purchaseId }).first('content')
  return row && invoice ? invoice.content.equals(row.content) : !row && !invoice
}

export interface StoredInvoice {
  readonly id: number
  readonly type: Invoice['type']
  readonly size: number
}

export const findInvoice = (database: Knex, purchaseId: number): Promise<StoredInvoice | undefined> =>
  database('invoices').where({ purchaseId }).first('id', 'type', 'size')

export const invoiceName = (purchaseId: number, { type }: StoredInvoice): string =>
  `facture-${purchaseId}.${extensions[type]}`

const pieceBytes = 262_144

/** Reads an invoice piece by piece, so that many slow readers of large files do not fill the memory. */
export async function* invoiceContent(database: Knex, { id, size }: StoredInvoice): AsyncGenerator<Buffer> {
  for (let start = 1; start <= size; start += pieceBytes) {
    const row: { part: Buffer } | undefined = await database('invoices')
      .where({ id })
      .first(database.raw('substr(content, CAST(? AS integer), CAST(? AS integer)) AS part', [start, pieceBytes]))
    if (!row) throw new Error('The invoice was replaced while it was read')
    yield row.part
  }
}
