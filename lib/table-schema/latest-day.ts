/**
 * Today in the earliest time zone (UTC+14), as YYYY-MM-DD. A later day is in the future everywhere, so that the same file
 * gets the same verdict in Paris, in Nouméa and on a server in UTC.
 */
export const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
