/** The year that the two days begin and end; null for a part of one. */
export const wholeYear = (firstDay: string, lastDay: string): string | null => {
  const year = firstDay.slice(0, 4)
  return firstDay === `${year}-01-01` && lastDay === `${year}-12-31` ? year : null
}

/** The first and the last day of a calendar year. */
export const daysOfYear = (year: number | string) => ({ firstDay: `${year}-01-01`, lastDay: `${year}-12-31` })
