import type { Email } from '../../emails/email.ts'
import type { Reader } from '../../emails/reader.ts'
import { secondFactorEmailWords } from './second-factor-email-words.ts'

const passwordPage = '/reinitialisation-mot-de-passe'
const factorPage = '/mon-compte/double-authentification'

export const activatedEmail = (reader: Reader, publicUrl: string): Email =>
  notice(reader, 'activated', publicUrl + passwordPage)

export const removedEmail = (reader: Reader, publicUrl: string): Email =>
  notice(reader, 'removed', publicUrl + passwordPage)

/** Somebody who knows the password has typed many wrong codes. */
export const attackedEmail = (reader: Reader, publicUrl: string): Email =>
  notice(reader, 'attacked', publicUrl + passwordPage)

/** A recovery code has served. @param left how many there still are. */
export function recoveryCodeEmail({ address, locale }: Reader, left: number, publicUrl: string): Email {
  const { subject, text, advice, button } = secondFactorEmailWords('recovery-code', left).in(locale)
  return {
    recipient: address,
    locale,
    subject,
    blocks: [text, { text: advice, button, address: publicUrl + factorPage }],
  }
}

function notice({ address, locale }: Reader, code: 'activated' | 'removed' | 'attacked', page: string): Email {
  const { subject, text, advice, button } = secondFactorEmailWords(code).in(locale)
  return { recipient: address, locale, subject, blocks: [text, { text: advice, button, address: page }] }
}
