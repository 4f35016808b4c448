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

/** The hour in Paris, as `YYYY-MM-DDThh`, and the offset, of an hour in UTC written likewise. */
interface ParisHour {
  readonly hour: string
  readonly offset: string
}

/** A list names the same hours over and over, and a calendar takes its time. */
const knownHours = new Map<string, ParisHour>()
const mostKnownHours = 1000

function parisHour(utcHour: string): ParisHour {
  const known = knownHours.get(utcHour)
  if (known) return known
  const part = Object.fromEntries(
    paris.formatToParts(new Date(`${utcHour}:00:00Z`)).map(({ type, value }) => [type, value]),
  )
  const offset = /[+-]\d\d:\d\d/.exec(part.timeZoneName?.replace('−', '-') ?? '')?.[0] ?? '+00:00'
  const found = { hour: `${part.year}-${part.month}-${part.day}T${part.hour}`, offset }
  if (knownHours.size >= mostKnownHours) knownHours.clear()
  knownHours.set(utcHour, found)
  return found
}

/**
 * A stored instant (ISO 8601, UTC) as the API has always said it: with the offset of Paris, which has been whole hours
 * since 1911.
 */
export function parisTime(stored: string): string {
  const { hour, offset } = parisHour(stored.slice(0, 13))
  return `${hour}${stored.slice(13, -1)}${offset}`
}

/** Now, as it is stored. */
export const now = (): string => new Date().toISOString()
