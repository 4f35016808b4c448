import type { Email, EmailBlock } from '../emails/email.ts'
import { listedNames, oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { accountEmailWords } from './account-email-words.ts'
import { linkHours } from './account-links.ts'
import type { Access } from './end-access.ts'
import { noticeEmail, passwordPage } from './notice-email.ts'

export function confirmationEmail({ address, locale }: Reader, username: string, link: string): Email {
  const days = linkHours('email-confirmation') / 24
  const words = accountEmailWords('confirmation', { username: oneLine(username), days }).in(locale)
  const { subject, text, button, validity, caution } = words
  return { recipient: address, locale, subject, blocks: [{ text, button, address: link }, validity, caution] }
}

export function passwordResetEmail({ address, locale }: Reader, username: string, link: string): Email {
  const hours = linkHours('password-reset')
  const words = accountEmailWords('password-reset', { username: oneLine(username), hours }).in(locale)
  const { subject, text, button, validity, caution } = words
  return { recipient: address, locale, subject, blocks: [{ text, button, address: link }, validity, caution] }
}

/** The access that ended with a new password, and the access that its owner kept. */
export interface AccessChange {
  readonly endedAccess: Access
  readonly keptAccess: Access
  /** Applications registered before the address was confirmed. */
  readonly removedApplications: readonly string[]
  /** Whether the change of address under way was cancelled. */
  readonly pendingAddressForgotten: boolean
}

/** Longest list of names in a message. */
const nameLimit = 50

export function passwordChangedEmail({ address, locale }: Reader, change: AccessChange, publicUrl: string): Email {
  const { endedAccess, keptAccess, removedApplications, pendingAddressForgotten } = change
  const words = accountEmailWords('password-changed').in(locale)
  const list = (text: string, names: readonly string[]): EmailBlock[] =>
    names.length === 0 ? [] : [{ text, items: listedNames(names, nameLimit, locale) }]
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      words.text,
      ...list(words.tokens, endedAccess.tokens),
      ...list(words.grants, endedAccess.grants),
      ...list(words.applications, endedAccess.applications),
      ...list(words.removed, removedApplications),
      ...(pendingAddressForgotten ? [words.pending] : []),
      ...list(words.kept, [...keptAccess.tokens, ...keptAccess.grants, ...keptAccess.applications]),
      { text: words.caution, button: words.button, address: `${publicUrl}/${passwordPage}` },
    ],
  }
}

/** Sent to the current address, before the new one is confirmed. */
export const emailChangeNotice = (reader: Reader, publicUrl: string): Email =>
  noticeEmail(reader, accountEmailWords('address-change').in(reader.locale), `${publicUrl}/${passwordPage}`)

/** Sent to the former address. */
export const emailChangedEmail = (reader: Reader, publicUrl: string): Email =>
  noticeEmail(reader, accountEmailWords('address-changed').in(reader.locale), `${publicUrl}/v2/contact`)

export function accountDeletedEmail({ address, locale }: Reader): Email {
  const { subject, text, thanks } = accountEmailWords('deleted').in(locale)
  return { recipient: address, locale, subject, blocks: [text, thanks] }
}
