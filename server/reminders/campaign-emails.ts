import { missingFieldLabels } from '@ma-cantine/lib/canteens/missing-field-labels'
import type { MissingField } from '@ma-cantine/lib/canteens/missing-fields'
import { formatNamedDay } from '@ma-cantine/lib/messages/dates'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import type { Campaign, Period } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Email, EmailBlock, EmailItem } from '../emails/email.ts'
import { frameWords } from '../emails/frame-words.ts'
import { proofAddress } from '../teledeclaration/write-proof.ts'
import type { CampaignReminderKind } from './campaign-calendar.ts'
import { type CampaignFacts, campaignEmailWords, toDoOf } from './campaign-email-words.ts'
import { shortName } from './short-name.ts'
import { type ReminderTarget, reminder } from './write-reminder.ts'

/** A canteen that a message names. */
export interface NamedCanteen {
  readonly id: number
  readonly name: string
  readonly action: PendingAction
  readonly isDeclared: boolean
  /** What it lacks, where that is to be filled in. */
  readonly missing: readonly MissingField[]
}

/** The canteens of a person that a reminder is about, the first of them named. */
export interface CampaignNews {
  readonly campaign: Campaign
  /** Of today in Paris. */
  readonly daysLeft: number
  readonly count: number
  readonly named: readonly NamedCanteen[]
  /** How many could be named. */
  readonly nameable: number
}

/** Canteens that a message names; it counts the others. */
export const nameLimit = 10

/** Writes the reminder of a kind: one message, however many canteens a person manages. */
export function campaignEmail(
  target: ReminderTarget,
  kind: CampaignReminderKind,
  news: CampaignNews,
  expiryDate?: string,
): Email {
  const { locale } = target.reader
  const { year } = news.campaign
  const period: Period = (kind === 'correction' ? news.campaign.correction : null) ?? news.campaign.declaration
  const facts: CampaignFacts = {
    year,
    count: news.count,
    period: formatPeriod(period, locale, 'named'),
    end: formatNamedDay(period.end, locale),
    daysLeft: news.daysLeft,
  }
  const items = listOf(target, news)
  if (kind === 'correction') {
    const words = campaignEmailWords(kind, facts).in(locale)
    const blocks =
      items.length > 0
        ? [{ text: words.redo, items }, linkTo(target, 'list'), words.lastToRedo]
        : [linkTo(target, 'canteens'), words.last]
    return reminder(target, words.subject, [words.text, ...blocks], expiryDate)
  }
  const words = campaignEmailWords(kind, facts).in(locale)
  return reminder(target, words.subject, [{ text: words.text, items }, linkTo(target, 'list'), words.last], expiryDate)
}

const pages = { list: 'actions-en-attente', canteens: 'gestion' } as const

function linkTo({ publicUrl, reader: { locale } }: ReminderTarget, page: keyof typeof pages): EmailBlock {
  const { next, button } = campaignEmailWords(page).in(locale)
  return { text: next, button, address: `${publicUrl}/${pages[page]}` }
}

const fieldsOf = (missing: readonly MissingField[], locale: Locale): string =>
  missing.map(field => missingFieldLabels[locale][field]).join(', ')

function listOf({ publicUrl, reader: { locale } }: ReminderTarget, news: CampaignNews): (EmailItem | string)[] {
  const items = news.named.slice(0, nameLimit).map(({ id, name, action, isDeclared, missing }) => {
    const isDescription = action === '35_fill_canteen_data'
    return {
      name: shortName(name) || String(id),
      text: toDoOf({ action, isDeclared }, news.campaign.year, fieldsOf(missing, locale)).in(locale),
      address: isDescription
        ? `${publicUrl}/v2/modifier-ma-cantine/${id}/etablissement`
        : `${publicUrl}/dashboard/${id}`,
    }
  })
  return [...items, ...othersOf(news.nameable - items.length, locale)]
}

const othersOf = (count: number, locale: Locale): string[] =>
  count > 0 ? [frameWords('others', count).in(locale)] : []

/** A declaration to confirm. */
export interface DeclaredCanteen {
  readonly name: string
  readonly proofCode: string
}

/** Confirms all that a person declared since the last such message. */
export function declaredEmail(
  target: ReminderTarget,
  year: number,
  count: number,
  declared: readonly DeclaredCanteen[],
): Email {
  const { publicUrl, reader } = target
  const { locale } = reader
  const words = campaignEmailWords('declared', { year, count }).in(locale)
  const items = declared.slice(0, nameLimit).map(({ name, proofCode }) => ({
    name: shortName(name) || proofCode,
    text: campaignEmailWords('proof', proofCode).in(locale),
    address: proofAddress(publicUrl, proofCode),
  }))
  return reminder(target, words.subject, [
    { text: words.text, items: [...items, ...othersOf(count - items.length, locale)] },
    words.last,
    linkTo(target, 'canteens'),
  ])
}
