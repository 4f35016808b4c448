import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Email, EmailBlock } from '../emails/email.ts'
import { type Reader, readerOf } from '../emails/reader.ts'
import { type LinkPurpose, signedId } from '../security/signed-id.ts'
import type { Settings } from '../settings/settings.ts'
import { reminderEmailWords } from './reminder-email-words.ts'
import { choiceAddress, oneClickAddress } from './reminder-links.ts'

/** The reader of a message that one may stop, and the addresses in it. */
export interface ReminderTarget {
  readonly userId: number
  /** The secret part of the links that stop such messages. */
  readonly stopToken: string
  readonly reader: Reader
  readonly firstName: string
  readonly publicUrl: string
  readonly contactEmail: string
}

/** The target of a message to the owner of an account. @param purpose what its links stop. */
export const targetOf = (
  user: { readonly id: number; readonly email: string; readonly firstName: string; readonly language: Locale },
  { publicUrl, contactEmail, sessionSecret }: Pick<Settings, 'publicUrl' | 'contactEmail' | 'sessionSecret'>,
  purpose: LinkPurpose = 'reminder links',
): ReminderTarget => ({
  userId: user.id,
  stopToken: signedId(sessionSecret, purpose, user.id),
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
