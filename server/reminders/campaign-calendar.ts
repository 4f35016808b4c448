import type { Campaign, Period } from '@ma-cantine/lib/teledeclaration/campaigns'

/** The reminders of a campaign; a person gets each of them once at most. */
export const campaignReminderKinds = ['opening', 'missing', 'last-days', 'correction'] as const
export type CampaignReminderKind = (typeof campaignReminderKinds)[number]

const milliseconds = 86_400_000
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
/** Days are those of Paris, YYYY-MM-DD; this is arithmetic on calendar days, which have no hours. */
const addDays = (day: string, days: number): string =>
  new Date(instantOf(day) + days * milliseconds).toISOString().slice(0, 10)
export const daysBetween = (start: string, end: string): number => (instantOf(end) - instantOf(start)) / milliseconds

/** The last working day up to this one. */
function workingDay(day: string): string {
  const weekDay = new Date(instantOf(day)).getUTCDay()
  return addDays(day, weekDay === 6 ? -1 : weekDay === 0 ? -2 : 0)
}

/** Days during which a reminder may still be written: for who joins a team, or while e-mails do not leave. */
const phase = 10
/** Days that the last reminder leaves to its reader, at least. */
const remainingDays = 5

/**
 * When each reminder is written: the opening, the middle of the campaign, and the last working day that leaves five days.
 * No two are written on one day. Corrections are announced where their period follows that of declarations, for until
 * then they are possible anyway.
 */
export function reminderPeriods({
  declaration,
  correction,
}: Campaign): Readonly<Partial<Record<CampaignReminderKind, Period>>> {
  const { start, end } = declaration
  const lastDays = workingDay(addDays(end, -remainingDays))
  const middle = addDays(start, Math.floor(daysBetween(start, end) / 2))
  const until = (first: string, next: string): string =>
    [addDays(first, phase - 1), addDays(next, -1)].toSorted()[0] ?? next
  return {
    opening: { start, end: until(start, middle) },
    missing: { start: middle, end: until(middle, lastDays) },
    'last-days': { start: lastDays > start ? lastDays : start, end },
    ...(correction && correction.start > end
      ? { correction: { start: correction.start, end: until(correction.start, addDays(correction.end, 1)) } }
      : {}),
  }
}

/** The reminder to write on a day, the latest in the list if several could be; null without one. */
export function reminderOn(campaign: Campaign, day: string): CampaignReminderKind | null {
  const periods = reminderPeriods(campaign)
  const isOn = (kind: CampaignReminderKind): boolean => {
    const period = periods[kind]
    return period !== undefined && period.start <= day && day <= period.end
  }
  return campaignReminderKinds.findLast(isOn) ?? null
}
