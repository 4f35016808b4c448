import { firstLikelyDay } from '../entities/plausible-days.ts'
import type { Message } from '../messages/catalogue.ts'
import type { NewRecapRequest } from './new-recap-request.ts'
import { recapRequestMessages } from './recap-request-messages.ts'

/** The days of a request and the words of its sender, which may contradict one another. */
export type RecapRequestValues = Pick<NewRecapRequest, 'provider' | 'firstDay' | 'lastDay' | 'deadline' | 'note'>

/** Months in which an answer may be waited for. */
const mostMonths = 12

const yearOf = (day: string): string => day.slice(0, 4)

/** The last day that may be given as the deadline of a request. */
export function latestDeadline(today: string): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + mostMonths)
  return date.toISOString().slice(0, 10)
}

/** What reads as the address of a site, which a mail reader would make a link of. */
const siteAddress =
  /\bhttps?:|:\/\/|\bwww\.|(?<![@\w.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|fr|net|org|eu|info|io|app|site|online|shop)\b(?!@)/i

/** The same rules for the form and for the API. @param today the current day in Paris. @returns errors by property. */
export function recapRequestErrors(
  { provider, firstDay, lastDay, deadline, note }: RecapRequestValues,
  today: string,
): Partial<Record<keyof NewRecapRequest, Message[]>> {
  const ofPeriod: Message[] =
    lastDay < firstDay
      ? [recapRequestMessages('request-order')]
      : yearOf(lastDay) > yearOf(firstDay)
        ? [recapRequestMessages('request-of-several-years')]
        : []
  const ofStart: Message[] =
    firstDay > today
      ? [recapRequestMessages('request-to-come')]
      : firstDay < firstLikelyDay
        ? [recapRequestMessages('distant-request', firstLikelyDay)]
        : []
  const latest = latestDeadline(today)
  const ofDeadline: Message[] =
    deadline === null
      ? []
      : deadline < today
        ? [recapRequestMessages('past-deadline')]
        : deadline > latest
          ? [recapRequestMessages('distant-deadline', latest)]
          : []
  const ofText = (text: string | null): Message[] =>
    text !== null && siteAddress.test(text) ? [recapRequestMessages('request-with-address')] : []
  const found = {
    provider: ofText(provider),
    firstDay: ofStart,
    lastDay: ofPeriod,
    deadline: ofDeadline,
    note: ofText(note),
  }
  return Object.fromEntries(Object.entries(found).filter(([, messages]) => messages.length > 0))
}
