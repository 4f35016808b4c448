import { z } from 'zod'
import { HistoryEntry } from '../entities/history-entry.ts'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { Id } from '../http/id.ts'
import { PathId } from '../http/path-id.ts'
import { createdByApplication } from '../lists/created-by-application.ts'
import { ordering, pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId, anyOf, oneDay, oneText } from '../lists/query-values.ts'
import { invoiceTypes } from './invoice-type.ts'
import { Purchase } from './purchase.ts'
import { productFamilies } from './purchase-draft.ts'
import { NewPurchase, PurchaseChange } from './purchase-input.ts'
import { storedCharacteristics } from './purchase-labels.ts'
import { purchaseOrders } from './purchase-orders.ts'

/** The purchase of a path, by its id. */
export const PurchaseParams = z.object({ purchaseId: PathId })

/**
 * All filters must match. Both days are included. `canteen__id` is the name that existing clients use for `canteen`.
 */
export const PurchaseSelection = z.object({
  canteen: anyId(),
  canteen__id: anyId(),
  family: anyOf(productFamilies),
  characteristics: anyOf(storedCharacteristics),
  date_after: oneDay(),
  date_before: oneDay(),
  search: search(),
  ordering: ordering(purchaseOrders),
})
export type PurchaseSelection = z.output<typeof PurchaseSelection>

/** The filters of the list; `id` chooses among the purchases that match them. */
export const PurchaseExportSelection = PurchaseSelection.extend({ id: anyId() })

/**
 * `families` and `characteristics` are those of the purchases that match all other filters: the choices left for each of
 * these two filters. `canteens` are the ids of the canteens of the selected purchases, and `totalPriceHt` is the sum of
 * their prices, in euros without VAT.
 */
export const PurchasePage = pageOf(Purchase, {
  totalPriceHt: z.number(),
  families: z.array(z.enum(productFamilies)),
  characteristics: z.array(z.enum(storedCharacteristics)),
  canteens: z.array(z.int()),
})
export type PurchasePage = z.input<typeof PurchasePage>

export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/v1/purchases/',
  summary: 'Liste les achats de ses cantines',
  access: 'user',
  scope: 'purchase:read',
  query: PurchaseSelection.extend({ ...createdByApplication(), ...paging(pageSizes.purchases) }),
  answer: PurchasePage,
})

/** The purchases of all pages of a list, in its order, to be written in one call: ten thousand at most. */
export const selectPurchases = endpoint({
  method: 'GET',
  path: '/api/v1/purchaseSelection/',
  summary: 'Donne les numéros et les prix de tous les achats d’une liste, dix mille au plus',
  access: 'user',
  scope: 'purchase:read',
  query: PurchaseSelection,
  answer: z.array(Purchase.pick({ id: true, priceHt: true })),
})

export const createPurchase = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/',
  summary: 'Enregistre un achat d’une de ses cantines',
  version: '2025',
  access: 'user',
  scope: 'purchase:write',
  body: NewPurchase,
  idempotent: true,
  refers: true,
  dryRun: true,
  answer: Purchase,
  created: true,
})

export const getPurchase = endpoint({
  method: 'GET',
  path: '/api/v1/purchases/:purchaseId',
  summary: 'Donne un achat d’une de ses cantines',
  version: '2025',
  access: 'user',
  scope: 'purchase:read',
  params: PurchaseParams,
  answer: Purchase,
})

export const changePurchase = endpoint({
  method: 'PATCH',
  path: '/api/v1/purchases/:purchaseId',
  summary: 'Modifie un achat d’une de ses cantines',
  version: '2025',
  access: 'user',
  scope: 'purchase:write',
  params: PurchaseParams,
  body: PurchaseChange,
  versioned: true,
  dryRun: true,
  answer: Purchase,
})

/** A purchase of an import has the import as its creation, without its first values; the id of this entry is 0. */
export const listPurchaseHistory = endpoint({
  method: 'GET',
  path: '/api/v1/purchases/:purchaseId/history/',
  summary: 'Liste les modifications d’un achat, de la dernière à la première',
  access: 'user',
  scope: 'purchase:read',
  params: PurchaseParams,
  query: z.object(paging(pageSizes.purchaseHistory)),
  answer: pageOf(HistoryEntry, {}),
})

export const deletePurchase = endpoint({
  method: 'DELETE',
  path: '/api/v1/purchases/:purchaseId',
  summary: 'Supprime un achat ; il peut être restauré',
  version: '2025',
  access: 'user',
  scope: 'purchase:write',
  params: PurchaseParams,
  dryRun: true,
})

/** How many purchases one call writes. */
export const mostSelected = 10_000

/** Many purchases by their ids, at most `mostSelected`. */
export const BulkSelection = z.object({ ids: z.array(Id).max(mostSelected) })

/**
 * `ids` are the purchases that changed, in ascending order; the others belong to canteens that the caller does not
 * manage.
 */
export const BulkResult = z.object({ count: z.int(), ids: z.array(z.int()) })

export const deletePurchases = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/delete/',
  summary: 'Supprime plusieurs achats ; ils peuvent être restaurés',
  access: 'user',
  scope: 'purchase:write',
  body: BulkSelection,
  answer: BulkResult,
})

export const restorePurchases = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/restore/',
  summary: 'Restaure plusieurs achats supprimés',
  access: 'user',
  scope: 'purchase:write',
  body: BulkSelection,
  answer: BulkResult,
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/purchases/:purchaseId/invoice',
  summary: 'Donne la facture jointe à un achat',
  access: 'user',
  scope: 'purchase:read',
  params: PurchaseParams,
  download: invoiceTypes,
})

/** Returns at most a thousand of each; `search` narrows them down. */
export const listPurchaseOptions = endpoint({
  method: 'GET',
  path: '/api/v1/purchaseOptions/',
  summary: 'Liste les produits et les fournisseurs déjà saisis, pour les proposer',
  access: 'user',
  scope: 'purchase:read',
  query: z.object({ search: oneText() }),
  answer: z.object({ products: z.array(z.string()), providers: z.array(z.string()) }),
})

/** The calls that export purchases for people to read, by format of file. */
export const purchaseExports = fileEndpoints({
  path: '/api/v1/export-achats',
  summary: words => `Exporte les achats de ses cantines ${words.replace(' Excel', '')}`,
  access: 'user',
  scope: 'purchase:read',
  query: PurchaseExportSelection,
})
export const { csv: exportPurchasesAsCsv, xlsx: exportPurchasesAsWorkbook, ods: exportPurchasesAsOds } = purchaseExports
