import { departments } from '@ma-cantine/lib/territories/departments'
import type { Email, EmailBlock } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { type CanteenName, canteenAddress } from '../teams/team-emails.ts'
import { actEmailWords } from './act-email-words.ts'

/** What the messages about acts need besides their reader. */
export interface ActMessage {
  readonly reason: string
  readonly publicUrl: string
  /** Replies go to the team. */
  readonly contactEmail: string
}

const electedPage = 'les-cantines-de-mon-territoire'
const factorPage = 'mon-compte/double-authentification'
const signInPage = 's-identifier'

/** @param codes of departments; none once the role is taken away. */
export function electedEmail(reader: Reader, message: ActMessage, codes: readonly string[]): Email {
  if (codes.length === 0) {
    const { subject, text } = actEmailWords('not-elected').in(reader.locale)
    return actEmail(reader, message, subject, [text])
  }
  const { subject, text, next, button } = actEmailWords('elected').in(reader.locale)
  const names = departments.filter(({ code }) => codes.includes(code)).map(({ code, name }) => `${name} (${code})`)
  return actEmail(
    reader,
    message,
    subject,
    [{ text, items: names }],
    [{ text: next, button, address: `${message.publicUrl}/${electedPage}` }],
  )
}

export function staffEmail(reader: Reader, message: ActMessage, isStaff: boolean): Email {
  if (!isStaff) {
    const { subject, text } = actEmailWords('staff-removed').in(reader.locale)
    return actEmail(reader, message, subject, [text])
  }
  const { subject, text, next, button } = actEmailWords('staff-added').in(reader.locale)
  const address = `${message.publicUrl}/${factorPage}`
  return actEmail(reader, message, subject, [text], [{ text: next, button, address }])
}

export function blockEmail(reader: Reader, message: ActMessage, isBlocked: boolean): Email {
  if (isBlocked) {
    const { subject, text, more } = actEmailWords('blocked').in(reader.locale)
    return actEmail(reader, message, subject, [text], [more], false)
  }
  const { subject, text, next, button } = actEmailWords('unblocked').in(reader.locale)
  const address = `${message.publicUrl}/${signInPage}`
  return actEmail(reader, message, subject, [text], [{ text: next, button, address }])
}

export const placedManagerEmail = (reader: Reader, message: ActMessage, canteen: CanteenName): Email =>
  canteenEmail(reader, message, canteen, actEmailWords('manager-placed').in(reader.locale))

/** @param endDate the last day; null once it is closed. */
export const lateOpeningEmail = (
  reader: Reader,
  message: ActMessage,
  canteen: CanteenName,
  { year, endDate }: { readonly year: number; readonly endDate: string | null },
): Email =>
  canteenEmail(
    reader,
    message,
    canteen,
    actEmailWords(endDate === null ? 'late-closed' : 'late-opened', { year, endDate }).in(reader.locale),
  )

/** The team does not open the year that the canteen asked for. */
export const lateRefusalEmail = (reader: Reader, message: ActMessage, canteen: CanteenName, year: number): Email =>
  canteenEmail(reader, message, canteen, actEmailWords('late-refused', year).in(reader.locale))

interface CanteenWords {
  readonly subject: string
  readonly text: string
  readonly next: string
  readonly button: string
}

const canteenEmail = (
  reader: Reader,
  message: ActMessage,
  canteen: CanteenName,
  { subject, text, next, button }: CanteenWords,
): Email =>
  actEmail(
    reader,
    message,
    subject,
    [{ text, items: [oneLine(canteen.name)] }],
    [{ text: next, button, address: canteenAddress(canteen, message.publicUrl) }],
  )

/** What was done, why, what to do next. */
function actEmail(
  { address, locale }: Reader,
  { reason, contactEmail }: ActMessage,
  subject: string,
  before: readonly EmailBlock[],
  after: readonly EmailBlock[] = [],
  invitesReply = true,
): Email {
  const common = actEmailWords('common').in(locale)
  const reply = invitesReply ? [common.reply] : []
  return {
    recipient: address,
    locale,
    subject,
    replyTo: contactEmail,
    blocks: [...before, common.reason, { quote: reason }, ...after, ...reply],
  }
}
