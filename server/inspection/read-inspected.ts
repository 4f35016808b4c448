import type { InspectedPurchase } from '@ma-cantine/lib/inspection/inspected-purchase'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { invoiceName, type StoredInvoice } from '../purchases/invoices.ts'
import { type PurchaseRow, purchaseRows } from '../purchases/purchase-row.ts'

/** Rows in memory at a time. */
const batchRows = 1000

function* batchesOf(ids: Int32Array): Generator<Int32Array> {
  for (let start = 0; start < ids.length; start += batchRows) yield ids.subarray(start, start + batchRows)
}

/** Reads purchases in this order, batch by batch; those deleted meanwhile are left out. */
export async function* readInspected(
  reader: Knex,
  ids: Int32Array,
  invoiceOf: (id: number) => string | null,
): AsyncGenerator<InspectedPurchase[]> {
  for (const batch of batchesOf(ids)) {
    const rows: PurchaseRow[] = await reader('purchases')
      .where(inList(reader, 'id', batch))
      .whereNull('deletionDate')
      .select(purchaseRows.columns)
    const byId = new Map(rows.map(row => [row.id, row]))
    yield [...batch].flatMap(id => {
      const row = byId.get(id)
      return row ? asInspected(row, invoiceOf(id)) : []
    })
  }
}

function asInspected(row: PurchaseRow, invoice: string | null): InspectedPurchase {
  const { date, description, provider, family, characteristics, certificate, priceHt } = purchaseRows.valuesOf(row)
  return {
    id: row.id,
    date,
    description,
    provider,
    family,
    characteristics,
    certificate,
    priceHt: Number(priceHt),
    invoice,
  }
}

/** An invoice, and the name of its file, which no other invoice has. */
export interface NamedInvoice {
  readonly purchaseId: number
  readonly name: string
  readonly stored: StoredInvoice
}

/** The invoices of these purchases, batch by batch, without their content. */
export async function* findInvoices(reader: Knex, ids: Int32Array): AsyncGenerator<NamedInvoice[]> {
  for (const batch of batchesOf(ids)) {
    const rows: (StoredInvoice & { purchaseId: number })[] = await reader('invoices')
      .where(inList(reader, 'purchase_id', batch))
      .orderBy('purchaseId')
      .select('id', 'purchaseId', 'type', 'size')
    yield rows.map(({ purchaseId, ...stored }) => ({ purchaseId, name: invoiceName(purchaseId, stored), stored }))
  }
}
