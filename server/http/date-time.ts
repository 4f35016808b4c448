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

/** A stored instant (ISO 8601, UTC) as the API has always said it: with the offset of Paris. */
export function parisTime(stored: string): string {
  const part = Object.fromEntries(paris.formatToParts(new Date(stored)).map(({ type, value }) => [type, value]))
  const offset = /[+-]\d\d:\d\d/.exec(part.timeZoneName?.replace('−', '-') ?? '')?.[0] ?? '+00:00'
  const fraction = /\.\d+/.exec(stored)?.[0] ?? ''
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}${fraction}${offset}`
}

/** Now, as it is stored. */
export const now = (): string => new Date().toISOString()
