import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import type { Email, RenderedEmail } from '../emails/email.ts'
import type { Reader } from '../emails/reader.ts'
import { renderEmail } from '../emails/render-email.ts'
import { createLinkSecret } from '../security/secret-hash.ts'
import { linkAddress, oneClickAddress } from './newsletter-addresses.ts'
import { newsletterEmailWords } from './newsletter-email-words.ts'

/** What an issue says. */
export type IssueContent = Pick<NewsletterIssue, 'subject' | 'preheader' | 'body'>

/** Issues are written in French; what stands around them is in the language of the reader. */
const contentLocale = 'fr'

/** The message of an issue to a person. @param token of the links that end the subscription. */
export function newsletterIssueEmail(
  { subject, preheader, body }: IssueContent,
  { address, locale }: Reader,
  token: string,
  publicUrl: string,
): Email {
  const { why, leaving } = newsletterEmailWords('newsletter-issue', subject).in(locale)
  return {
    recipient: address,
    locale,
    contentLocale,
    subject,
    preheader,
    blocks: [{ markdown: body, origin: publicUrl }],
    postscript: { text: why, link: leaving, address: linkAddress(publicUrl, 'quitter', token) },
    mailing: { oneClickAddress: oneClickAddress(publicUrl, token) },
  }
}

/** The same message to who reads it over before it is sent: its links end no subscription. */
export function newsletterTrialEmail(content: IssueContent, reader: Reader, publicUrl: string): Email {
  const { trial } = newsletterEmailWords('newsletter-issue', content.subject).in(contentLocale)
  const { mailing: _, ...email } = newsletterIssueEmail(content, reader, 'essai', publicUrl)
  return { ...email, subject: trial }
}

/** Writes the messages of an issue: its text is made once a language, and gets the link of each reader. */
export class IssueWriter {
  private readonly content: IssueContent
  private readonly publicUrl: string
  /** Stands for the token of each reader. Nobody can have written it in a text. */
  private readonly placeholder = createLinkSecret().token
  private readonly byLocale = new Map<Locale, RenderedEmail>()

  constructor(content: IssueContent, publicUrl: string) {
    this.content = content
    this.publicUrl = publicUrl
  }

  write({ address, locale }: Reader, token: string): RenderedEmail {
    const { subject, body, html, oneClickAddress } = this.common(locale)
    const own = (text: string) => text.replaceAll(this.placeholder, token)
    return {
      recipient: address,
      subject,
      body: own(body),
      html: html && own(html),
      oneClickAddress: oneClickAddress && own(oneClickAddress),
    }
  }

  private common(locale: Locale): RenderedEmail {
    const known = this.byLocale.get(locale)
    if (known) return known
    const reader = { address: '', locale }
    const rendered = renderEmail(newsletterIssueEmail(this.content, reader, this.placeholder, this.publicUrl))
    this.byLocale.set(locale, rendered)
    return rendered
  }
}
