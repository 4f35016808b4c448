const day = 86_400_000

/** The instant that many days ago, in stored form. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString()
