/** What lists of purchases are ordered by. */
export const purchaseOrders = [
  'date',
  'creationDate',
  'provider',
  'priceHt',
  'canteenName',
  'description',
  'family',
] as const

/** One of `purchaseOrders`. */
export type PurchaseOrder = (typeof purchaseOrders)[number]
