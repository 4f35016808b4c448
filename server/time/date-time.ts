const paris = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
})

/** An hour of UTC in Paris: `hour` as `YYYY-MM-DDThh`, and its `offset`. */
interface ParisHour {
  readonly hour: string
  readonly offset: string
}

/** Caches hours: a list repeats them, and formatting is slow. */
const hourCache = new Map<string, ParisHour>()
const cacheSize = 1000

function parisHour(utcHour: string): ParisHour {
  const known = hourCache.get(utcHour)
  if (known) return known
  const part = Object.fromEntries(
    paris.formatToParts(new Date(`${utcHour}:00:00Z`)).map(({ type, value }) => [type, value]),
  )
  const offset = /[+-]\d\d:\d\d/.exec(part.timeZoneName?.replace('−', '-') ?? '')?.[0] ?? '+00:00'
  const found = { hour: `${part.year}-${part.month}-${part.day}T${part.hour}`, offset }
  if (hourCache.size >= cacheSize) hourCache.clear()
  hourCache.set(utcHour, found)
  return found
}

/**
 * A stored instant (ISO 8601, UTC) with the offset of Paris, as in the API. This offset has been whole hours since
 * 1911.
 */
export function parisTime(stored: string): string {
  const { hour, offset } = parisHour(stored.slice(0, 13))
  return `${hour}${stored.slice(13, -1)}${offset}`
}

/** The current instant in stored form. */
export const now = (): string => new Date().toISOString()

/** The current instant in stored form, but later than this one: a version is never given twice. */
export const dateAfter = (date: string): string => new Date(Math.max(Date.now(), Date.parse(date) + 1)).toISOString()

/** A stored instant in whole seconds since 1970, as OAuth2 counts. */
export const epochSeconds = (date: string): number => Math.floor(Date.parse(date) / 1000)
