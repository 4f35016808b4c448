const day = 86_400_000

/** The moment that many days before now, as it is stored. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString()
