import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Email, EmailBlock } from '../emails/email.ts'
import { listedNames, oneLine } from '../emails/one-line.ts'
import { type Reader, readerOf } from '../emails/reader.ts'
import type { Settings } from '../settings/settings.ts'
import { reminderEmailWords } from './reminder-email-words.ts'
import { choiceAddress, oneClickAddress, reminderToken } from './reminder-links.ts'

/** The reader of a reminder, and the addresses in the message. */
export interface ReminderTarget {
  readonly userId: number
  /** The secret part of the links that stop reminders. */
  readonly stopToken: string
  readonly reader: Reader
  readonly firstName: string
  readonly publicUrl: string
  readonly contactEmail: string
}

/** The target of a reminder to the owner of an account. */
export const targetOf = (
  user: { readonly id: number; readonly email: string; readonly firstName: string; readonly language: Locale },
  { publicUrl, contactEmail, sessionSecret }: Pick<Settings, 'publicUrl' | 'contactEmail' | 'sessionSecret'>,
): ReminderTarget => ({
  userId: user.id,
  stopToken: reminderToken(sessionSecret, user.id),
  reader: readerOf(user),
  firstName: user.firstName,
  publicUrl,
  contactEmail,
})

/** A message with the links that stop reminders. */
export function reminder(
  { userId, stopToken, reader: { address, locale }, firstName, publicUrl, contactEmail }: ReminderTarget,
  subject: string,
  blocks: readonly EmailBlock[],
  expiryDate?: string,
): Email {
  const { text, link } = reminderEmailWords('opt-out').in(locale)
  return {
    recipient: address,
    locale,
    replyTo: contactEmail,
    subject,
    firstName,
    blocks,
    postscript: { text, link, address: choiceAddress(publicUrl, stopToken) },
    reminder: {
      userId,
      oneClickAddress: oneClickAddress(publicUrl, stopToken),
      ...(expiryDate === undefined ? {} : { expiryDate }),
    },
  }
}

const newCanteen = 'v2/ajouter-une-cantine'

export function firstNoCanteenEmail(target: ReminderTarget): Email {
  const { subject, text, next, button, help } = reminderEmailWords('first-no-canteen').in(target.reader.locale)
  return reminder(target, subject, [text, { text: next, button, address: `${target.publicUrl}/${newCanteen}` }, help])
}

export function secondNoCanteenEmail(target: ReminderTarget): Email {
  const { publicUrl, reader } = target
  const words = reminderEmailWords('second-no-canteen').in(reader.locale)
  return reminder(target, words.subject, [
    words.text,
    { text: words.next, button: words.button, address: `${publicUrl}/${newCanteen}` },
    { text: words.file, button: words['file-button'], address: `${publicUrl}/v2/importer-des-donnees/cantines` },
    words.last,
  ])
}

interface CanteenName {
  readonly id: number
  readonly name: string
}

const nameLimit = 10

/** Writes one message, however many canteens a person manages. */
export function noDiagnosticEmail(target: ReminderTarget, canteens: readonly CanteenName[]): Email {
  const { publicUrl, reader } = target
  const { locale } = reader
  const [canteen, ...others] = canteens.map(({ id, name }) => ({ id, name: oneLine(name) }))
  if (!canteen) throw new Error('A reminder without a canteen')
  const noHurry = reminderEmailWords('no-hurry').in(locale)
  if (others.length === 0) {
    const { subject, text, next, button } = reminderEmailWords('no-diagnostic-one', canteen.name).in(locale)
    const address = `${publicUrl}/dashboard/${encodeURIComponent(`${canteen.id}--${canteen.name}`)}`
    return reminder(target, subject, [text, { text: next, button, address }, noHurry])
  }
  const names = canteens.map(({ name }) => name)
  const words = reminderEmailWords('no-diagnostic-many', names.length).in(locale)
  return reminder(target, words.subject, [
    { text: words.text, items: listedNames(names, nameLimit, locale) },
    words.figures,
    { text: words.next, button: words.button, address: `${publicUrl}/gestion` },
    noHurry,
  ])
}
