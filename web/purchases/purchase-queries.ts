/** Prefix of the queries on purchases; writing a purchase invalidates them all. */
export const purchasesQueryKey = ['purchases'] as const
