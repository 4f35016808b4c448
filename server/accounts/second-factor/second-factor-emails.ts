import type { Email } from '../../emails/email.ts'
import type { Reader } from '../../emails/reader.ts'
import { noticeEmail, passwordPage } from '../notice-email.ts'
import { secondFactorEmailWords } from './second-factor-email-words.ts'

const factorPage = 'mon-compte/double-authentification'

export const activatedEmail = (reader: Reader, publicUrl: string): Email => notice(reader, 'activated', publicUrl)

export const removedEmail = (reader: Reader, publicUrl: string): Email => notice(reader, 'removed', publicUrl)

/** Somebody who knows the password has typed many wrong codes. */
export const attackedEmail = (reader: Reader, publicUrl: string): Email => notice(reader, 'attacked', publicUrl)

/** A recovery code has served. @param left how many there still are. */
export const recoveryCodeEmail = (reader: Reader, left: number, publicUrl: string): Email =>
  noticeEmail(reader, secondFactorEmailWords('recovery-code', left).in(reader.locale), `${publicUrl}/${factorPage}`)

const notice = (reader: Reader, code: 'activated' | 'removed' | 'attacked', publicUrl: string): Email =>
  noticeEmail(reader, secondFactorEmailWords(code).in(reader.locale), `${publicUrl}/${passwordPage}`)
