import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { PurchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import {
  type NewPurchase,
  type PurchaseChange,
  type PurchaseValues,
  purchaseErrors,
  purchaseValueNames,
} from '@ma-cantine/lib/purchases/purchase-input'
import { storedLocalDefinition } from '@ma-cantine/lib/purchases/stored-local-definition'
import type { Knex } from 'knex'
import type { NewRowOf } from '../database/entity-table.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { dateAfter, now, parisTime } from '../time/date-time.ts'
import { lockPurchase } from './find-purchase.ts'
import { findInvoice, type Invoice, writeInvoice } from './invoices.ts'
import { type PurchaseRow, purchaseRows, searchTextOf } from './purchase-row.ts'

/** Undefined leaves the invoice unchanged, null removes it. */
type InvoiceChange = Invoice | null | undefined

/** @throws FieldErrors, Refusal (404 for an unknown canteen, 403 for one of others). @returns its id. */
export async function insertPurchase(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  body: NewPurchase,
  invoice: InvoiceChange,
): Promise<number> {
  const values = applyChange({ ...emptyValues, date: parisTime(now()).slice(0, 10), priceHt: body.priceHt }, body)
  refuseFields(purchaseErrors(values, givenProperties(body), null))
  // The lock excludes a concurrent removal of the canteen.
  await lockCanteens(transaction, [body.canteen], 'refer')
  await requireManaged(transaction, reach, body.canteen)
  const stored = asStored(body.canteen, values)
  const date = now()
  const creationSource = body.creationSource ?? 'API'
  const importSource = body.importSource ?? null
  const purchase: NewRowOf<PurchaseFields> = {
    ...stored,
    importId: null,
    importRow: null,
    importSource,
    searchText: searchTextOf(stored),
    fingerprint: null,
    creationSource,
    creationDate: date,
    modificationDate: date,
    deletionDate: null,
  }
  const [row] = await transaction('purchases').insert(purchase).returning('id')
  const { id } = row as { id: number }
  if (invoice) await writeInvoice(transaction, id, invoice)
  const after = {
    ...stored,
    creationSource,
    ...(importSource === null ? {} : { importSource }),
    ...(invoice ? { invoice: invoice.type } : {}),
  }
  await recordChanges(transaction, origin, 'purchases', [{ entityId: id, before: null, after }])
  return id
}

export interface PurchaseEdition {
  readonly origin: Origin
  readonly reach: Reach
  /** @param version as answers give it. @throws Refusal (412) when the change is based on another one. */
  readonly checkVersion: (version: string) => void
}

/** @throws FieldErrors, Refusal (404 for the purchase or its new canteen, 403 for a canteen of others, 412). */
export async function updatePurchase(
  transaction: Knex.Transaction,
  { origin, reach, checkVersion }: PurchaseEdition,
  id: number,
  body: PurchaseChange,
  invoice: InvoiceChange,
): Promise<void> {
  const row = await lockPurchase(transaction, reach, id, body.canteen)
  checkVersion(parisTime(row.modificationDate))
  const old = asValues(row)
  const values = applyChange(old, body)
  refuseFields(purchaseErrors(values, givenProperties(body), old))
  const canteenId = body.canteen ?? row.canteenId
  if (canteenId !== row.canteenId) await requireManaged(transaction, reach, canteenId)
  const before = { ...asStored(row.canteenId, old), localDefinition: old.localDefinition }
  const stored = asStored(canteenId, values)
  const changed = (Object.keys(stored) as (keyof typeof stored)[]).filter(column => stored[column] !== before[column])
  const invoiceBefore = invoice === undefined ? undefined : await findInvoice(transaction, id)
  const invoiceChanges = invoice !== undefined && (invoice !== null || invoiceBefore !== undefined)
  if (changed.length === 0 && !invoiceChanges) return
  if (invoiceChanges) await writeInvoice(transaction, id, invoice)
  await transaction('purchases')
    .where({ id })
    .update({
      ...stored,
      searchText: searchTextOf(stored),
      // The next import that compares purchases fills it again.
      fingerprint: null,
      modificationDate: dateAfter(row.modificationDate),
    })
  const part = (columns: typeof stored) => Object.fromEntries(changed.map(column => [column, columns[column]]))
  const kind = (type: string | undefined) => (invoiceChanges ? { invoice: type ?? null } : {})
  await recordChanges(transaction, origin, 'purchases', [
    {
      entityId: id,
      before: { ...part(before), ...kind(invoiceBefore?.type) },
      after: { ...part(stored), ...kind(invoice?.type) },
    },
  ])
}

/** The properties in a body: rules only check these again. */
const givenProperties = (body: PurchaseChange): ReadonlySet<keyof PurchaseDraft> =>
  new Set(
    Object.entries(body).flatMap(([property, value]) =>
      value === undefined ? [] : property,
    ) as (keyof PurchaseDraft)[],
  )

const emptyValues = Object.fromEntries(purchaseValueNames.map(name => [name, null])) as Record<
  (typeof purchaseValueNames)[number],
  null
>

/** Properties missing from the body keep their values. */
const applyChange = (before: PurchaseValues, body: PurchaseChange): PurchaseValues =>
  Object.fromEntries(
    purchaseValueNames.map(name => [name, body[name] === undefined ? before[name] : body[name]]),
  ) as unknown as PurchaseValues

const asValues = (row: PurchaseRow): PurchaseValues => ({
  ...purchaseRows.valuesOf(row),
  priceHt: Number(row.priceHt).toFixed(2),
})

/** The columns that a body fills, without the derived ones. */
const asStored = (canteenId: number, values: PurchaseValues) => ({
  canteenId,
  ...purchaseRows.storedOf(values),
  localDefinition: storedLocalDefinition(values.characteristics, values.localDefinition),
})
