/** Made when first asked for: a command that needs no date starts without the time zones. */
let paris: Intl.DateTimeFormat | undefined

/** The day of an instant in Paris, YYYY-MM-DD, wherever the reader is: the law, campaigns and reports count days there. */
export function parisDay(instant: Date): string {
  paris ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return paris.format(instant)
}

/** The current day in Paris, YYYY-MM-DD. */
export const currentDay = (clock = new Date()): string => parisDay(clock)

/** The current year in Paris. */
export const currentYear = (clock = new Date()): number => Number(currentDay(clock).slice(0, 4))

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/**
 * The current day on the clock of the reader, YYYY-MM-DD: the day that they write on a paper or in the name of a file. In
 * overseas territories it differs from that of Paris for part of the day. A date of purchase starts from it and may not
 * come after it; the server only refuses a day that is to come everywhere on Earth.
 */
export const readerDay = (clock = new Date()): string =>
  [clock.getFullYear(), twoDigits(clock.getMonth() + 1), twoDigits(clock.getDate())].join('-')
