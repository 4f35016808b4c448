import type { Message } from '../messages/catalogue.ts'
import { administrationMessages } from './administration-messages.ts'
import { type CampaignDayName, type CampaignDays, campaignDayNames } from './campaign-days.ts'

interface CampaignChange {
  /** Civil year of the purchases. */
  readonly year: number
  /** The days in force; null for a campaign that is not announced yet. */
  readonly before: CampaignDays | null
  /** The day in Paris, YYYY-MM-DD. */
  readonly today: string
}

type Objections = Partial<Record<CampaignDayName, Message[]>>

/**
 * What is wrong with the days that a campaign would have, by day, all at once. A campaign stays within the civil year after
 * that of its purchases, so no two overlap. What has begun keeps its first day, and no end is moved to a past day: thus
 * what was declared in a period stays in it.
 */
export function campaignObjections(days: CampaignDays, { year, before, today }: CampaignChange): Objections {
  const objections: Objections = {}
  const object = (name: CampaignDayName, message: Message) => {
    objections[name] ??= [message]
  }
  for (const name of campaignDayNames) {
    const day = days[name]
    const former = before?.[name] ?? null
    if (day === former) continue
    if (name.endsWith('Start') && former !== null && former <= today) {
      object(name, administrationMessages('period-begun', former))
    }
    if (day === null) continue
    if (!day.startsWith(`${year + 1}-`)) object(name, administrationMessages('other-civil-year', year))
    if (day < today) object(name, administrationMessages('past-day'))
  }
  if (days.declarationEnd < days.declarationStart) {
    object('declarationEnd', administrationMessages('end-before-start'))
  }
  objectToCorrection(days, object)
  return objections
}

function objectToCorrection(
  { declarationStart, declarationEnd, correctionStart, correctionEnd }: CampaignDays,
  object: (name: CampaignDayName, message: Message) => void,
): void {
  if (correctionStart === null || correctionEnd === null) {
    const missing = correctionStart === null ? 'correctionStart' : 'correctionEnd'
    if (correctionStart !== correctionEnd) object(missing, administrationMessages('both-correction-days'))
    return
  }
  if (correctionStart < declarationStart) {
    object('correctionStart', administrationMessages('correction-before-declaration'))
  }
  if (correctionEnd < correctionStart) object('correctionEnd', administrationMessages('end-before-start'))
  if (correctionEnd < declarationEnd) object('correctionEnd', administrationMessages('correction-ends-before'))
}
