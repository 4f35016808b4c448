/** What the list of remembered labels may be ordered by. */
export const rememberedLabelOrders = ['article', 'provider', 'purchaseCount'] as const
export type RememberedLabelOrder = (typeof rememberedLabelOrders)[number]
