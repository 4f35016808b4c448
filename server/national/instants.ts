import type { Dice } from './dice.ts'

const day = 86_400_000
const hour = 3_600_000

/** A day as many days later, YYYY-MM-DD. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + days * day).toISOString().slice(0, 10)

/** The number of days from one day to another. */
export const daysBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / day)

/** An instant of the working hours of a day, in stored form. */
export const instantOf = (dice: Dice, date: string): string =>
  new Date(Date.parse(`${date}T07:00:00.000Z`) + dice.whole(9 * hour)).toISOString()

/** The same of a day between these, both included. */
export const instantBetween = (dice: Dice, start: string, end: string): string =>
  instantOf(dice, daysAfter(start, dice.whole(daysBetween(start, end) + 1)))
