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
export type PurchaseOrder = (typeof purchaseOrders)[number]
