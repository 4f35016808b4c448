import type { Email } from '../emails/email.ts'
import type { Reader } from '../emails/reader.ts'

export interface NoticeWords {
  readonly subject: string
  readonly text: string
  /** What to do where the reader did not ask for the change. */
  readonly caution: string
  readonly button: string
}

/** Tells the owner of an account what has changed, and where to go if it was not them. @param page the whole address */
export const noticeEmail = ({ address, locale }: Reader, words: NoticeWords, page: string): Email => {
  const { subject, text, caution, button } = words
  return { recipient: address, locale, subject, blocks: [text, { text: caution, button, address: page }] }
}

/** The page where one chooses another password. */
export const passwordPage = 'reinitialisation-mot-de-passe'
