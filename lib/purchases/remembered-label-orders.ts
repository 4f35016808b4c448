/** What the list of remembered labels may be ordered by. */
export const rememberedLabelOrders = ['article', 'provider', 'purchaseCount', 'lastPurchaseDate'] as const
/** One of the orders of the list of remembered labels. */
export type RememberedLabelOrder = (typeof rememberedLabelOrders)[number]
