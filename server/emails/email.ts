import type { Locale } from '@ma-cantine/lib/messages/locale'

/** A part of a message, in the order of reading. */
export type EmailBlock =
  /** A paragraph. */
  | string
  /** A text that leads to a page: a button, or the address in plain text. */
  | { readonly text: string; readonly button: string; readonly address: string }
  /** A text that introduces a list. */
  | { readonly text: string; readonly items: readonly (string | EmailItem)[] }
  /** Words of a person, of any number of lines. */
  | { readonly quote: string }
  /** A text of the team, whose pictures and links to our pages are at `origin`. */
  | { readonly markdown: string; readonly origin: string }

/** An item of a list that begins with a link to a page. */
export interface EmailItem {
  readonly name: string
  readonly address: string
  /** What follows the name. */
  readonly text: string
}

/** A sentence with the link that it speaks of. */
export interface EmailLink {
  readonly text: string
  readonly link: string
  readonly address: string
}

/** What makes a message a reminder: its reader may stop them, and it leaves once at most. */
export interface Reminder {
  readonly userId: number
  /** Where mail readers stop the reminders in one click (RFC 8058). */
  readonly oneClickAddress: string
  /** It does not leave from then on. */
  readonly expiryDate?: string
}

/** What makes a message one of a mailing to many: it leaves after all others, and its reader may leave. */
export interface Mailing {
  /** Where mail readers end the subscription in one click (RFC 8058). */
  readonly oneClickAddress: string
}

/** A message to one person, sent as plain text and as HTML in the frame of all our messages. */
export interface Email {
  readonly recipient: string
  readonly locale: Locale
  /** One line. */
  readonly subject: string
  /** What mail readers show beside the subject; the message itself does not show it. */
  readonly preheader?: string
  /** The language of the subject and of the text of the team, where it is not that of the frame. */
  readonly contentLocale?: Locale
  /** First name in the greeting; without it, the greeting names nobody. */
  readonly firstName?: string
  readonly blocks: readonly EmailBlock[]
  /** A last sentence, after the signature. */
  readonly postscript?: string | EmailLink
  /** Address for replies; by default that of the sender. */
  readonly replyTo?: string | null
  readonly reminder?: Reminder
  readonly mailing?: Mailing
}

/** A message as it leaves. */
export interface RenderedEmail extends Pick<Email, 'recipient' | 'subject' | 'replyTo'> {
  readonly body: string
  /** Null for messages queued before they had HTML. */
  readonly html: string | null
  /** Null for what is neither a reminder nor of a mailing. */
  readonly oneClickAddress: string | null
}
