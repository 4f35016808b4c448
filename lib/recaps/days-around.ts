/** Purchases may be dated so many days outside of a period: an invoice of January for deliveries of December. */
const daysAround = 31

/** The first and the last day (YYYY-MM-DD) that purchases of a period may be dated. */
export const daysAroundPeriod = ({ firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string }) => ({
  firstDay: addDays(firstDay, -daysAround),
  lastDay: addDays(lastDay, daysAround),
})

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
