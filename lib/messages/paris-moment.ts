const form = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/

let clock: Intl.DateTimeFormat | undefined

/** What clocks in Paris show at an instant, `2026-09-01T14:00`. */
export function parisClock(instant: Date): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return clock.format(instant).replace(' ', 'T')
}

/**
 * The instant at which clocks in Paris show this day and time, `2026-09-01T14:00`; of the two that an autumn night has, the
 * first.
 *
 * @returns null for what is no such text, and for the hour that a spring night skips.
 */
export function parisMoment(text: string): Date | null {
  if (!form.test(text)) return null
  const asUtc = Date.parse(`${text}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // In Paris it is one or two hours later than in UTC: the earlier instant comes first.
  const candidates = [2, 1].map(hours => new Date(asUtc - hours * 3_600_000))
  return candidates.find(instant => parisClock(instant) === text) ?? null
}
