import type { ElectronicInvoice } from '@ma-cantine/lib/invoices/electronic-invoice'
import { purchasesCsv } from '@ma-cantine/lib/invoices/invoice-csv'
import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'
import type { FileToSend } from '../../imports/send/file-sender.ts'
import { includedPurchases, type LineChoice } from './line-choice.ts'

/** The file that the import of purchases takes: the journal names it after the invoice. */
export function fileToSend(invoice: ElectronicInvoice, choices: readonly LineChoice[], siret: string): FileToSend {
  const bytes = new TextEncoder().encode(purchasesCsv(includedPurchases(invoice, choices, siret)))
  const name = `facture-${invoice.number.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}.csv`
  return { file: new File([bytes], name, { type: 'text/csv' }), kind: 'achats', sha256: sha256Hex(bytes) }
}
