import type { Inquiry } from '@ma-cantine/lib/contact/inquiry-api'
import { inquiryTypeLabels, isInquiryType } from '@ma-cantine/lib/contact/inquiry-type'
import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { inquiryEmailWords } from './inquiry-email-words.ts'
import type { SentInquiry } from './store-inquiry.ts'

/** Longest value of `meta` that is shown, in characters. */
const valueLength = 500

/** The message to the team: a reply to it goes to who wrote. */
export function inquiryEmail({ address, locale }: Reader, { inquiry, user }: SentInquiry): Email {
  const { from, name, inquiryType, message, meta } = inquiry
  const type = inquiryType || 'other'
  const subject = isInquiryType(type) ? inquiryTypeLabels[locale][type] : oneLine(type)
  const account = user && `${user.username} (n° ${user.id})`
  const sender = { from, name: oneLine(name ?? ''), subject, account }
  const words = inquiryEmailWords('inquiry', sender).in(locale)
  const details = detailsOf(meta)
  return {
    recipient: address,
    locale,
    replyTo: from,
    subject: words.subject,
    blocks: [
      { text: words.text, items: [words.name, words.address, words.about, words.account] },
      words.message,
      { quote: message },
      ...(details.length > 0 ? [{ text: words.details, items: details }] : []),
    ],
  }
}

const detailsOf = (meta: Inquiry['meta']): string[] =>
  Object.entries(meta ?? {}).map(([name, value]) => `${oneLine(name)} : ${valueText(value)}`)

const valueText = (value: unknown): string =>
  oneLine(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, valueLength)
