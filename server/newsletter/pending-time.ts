/** Days during which a subscription waits for its confirmation. */
export const pendingDays = 7
const day = 86_400_000

/** Subscriptions asked for at this date or before, and not confirmed, are forgotten. */
export const pendingSince = (at: Date): Date => new Date(at.getTime() - pendingDays * day)
