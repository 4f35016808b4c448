/** The current day in Paris, YYYY-MM-DD. */
export const parisDay = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
