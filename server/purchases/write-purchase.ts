import { currentDay } from '@ma-cantine/lib/messages/today'
import {
  type NewPurchase,
  type PurchaseChange,
  type PurchaseValues,
  purchaseErrors,
  purchaseInputValues,
} from '@ma-cantine/lib/purchases/purchase-input'
import { storedLocal } from '@ma-cantine/lib/purchases/stored-local'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, insertEntity, isEmpty, updateEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { lockPurchase } from './find-purchase.ts'
import { findInvoice, type Invoice, isStoredInvoice, writeInvoice } from './invoices.ts'
import { type PurchaseRow, purchaseRows, searchTextOf } from './purchase-row.ts'

/** Undefined leaves the invoice unchanged, null removes it. */
type InvoiceChange = Invoice | null | undefined

/**
 * @param errorsOf the rules that refuse it, by property.
 * @throws FieldErrors, Refusal (404 for an unknown canteen, 403 for one of others). @returns its id.
 */
export async function insertPurchase(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  body: NewPurchase,
  invoice: InvoiceChange,
  errorsOf: typeof purchaseErrors = purchaseErrors,
): Promise<number> {
  const values = purchaseInputValues.apply({ ...purchaseInputValues.empty, date: currentDay() }, body)
  refuseFields(errorsOf(values, purchaseInputValues.given(body)))
  // The lock excludes a concurrent removal of the canteen.
  await lockCanteens(transaction, [body.canteen], 'refer')
  await requireManaged(transaction, reach, body.canteen)
  const stored = asStored(body.canteen, values)
  const creationSource = body.creationSource ?? 'API'
  const importSource = body.importSource ?? null
  const { id } = await insertEntity(
    transaction,
    origin,
    purchaseRows,
    { ...stored, importSource, searchText: searchTextOf(stored), creationSource },
    {
      ...stored,
      creationSource,
      ...(importSource === null ? {} : { importSource }),
      ...(invoice ? { invoice: invoice.type } : {}),
    },
  )
  if (invoice) await writeInvoice(transaction, id, invoice)
  return id
}

export interface PurchaseEdition {
  readonly origin: Origin
  readonly reach: Reach
  readonly isCurrent: IsCurrent
}

/** @throws FieldErrors, Refusal (404 for the purchase or its new canteen, 403 for a canteen of others, 412). */
export async function updatePurchase(
  transaction: Knex.Transaction,
  { origin, reach, isCurrent }: PurchaseEdition,
  id: number,
  body: PurchaseChange,
  invoice: InvoiceChange,
  errorsOf: typeof purchaseErrors = purchaseErrors,
): Promise<void> {
  const row = await lockPurchase(transaction, reach, id, body.canteen)
  const old = asValues(row)
  const values = purchaseInputValues.apply(old, body)
  const canteenId = body.canteen ?? row.canteenId
  const stored = asStored(canteenId, values)
  const change = changeBetween({ ...asStored(row.canteenId, old), localDefinition: old.localDefinition }, stored)
  const invoiceChanges = invoice !== undefined && !(await isStoredInvoice(transaction, id, invoice))
  const isUnchanged = isEmpty(change) && !invoiceChanges
  await requireCurrent(transaction, isCurrent, 'purchases', row, isUnchanged ? origin : null)
  refuseFields(errorsOf(values, purchaseInputValues.given(body)))
  if (canteenId !== row.canteenId) await requireManaged(transaction, reach, canteenId)
  if (isUnchanged) return
  const invoiceBefore = invoiceChanges ? await findInvoice(transaction, id) : undefined
  if (invoiceChanges) await writeInvoice(transaction, id, invoice)
  const kind = (type: string | undefined) => (invoiceChanges ? { invoice: type ?? null } : {})
  await updateEntity(transaction, origin, purchaseRows, row, change, {
    // The next import that compares purchases fills the fingerprint again.
    derived: { searchText: searchTextOf(stored), fingerprint: null },
    recorded: {
      before: { ...change.before, ...kind(invoiceBefore?.type) },
      after: { ...change.after, ...kind(invoice?.type) },
    },
  })
}

/** The values of a stored purchase. */
export const asValues = (row: PurchaseRow): PurchaseValues => ({
  ...purchaseRows.valuesOf(row),
  priceHt: Number(row.priceHt).toFixed(2),
})

/** The columns that a body fills, without the derived ones. */
export const asStored = (canteenId: number, values: PurchaseValues) => ({
  canteenId,
  ...purchaseRows.storedOf(values),
  ...storedLocal(values),
})
