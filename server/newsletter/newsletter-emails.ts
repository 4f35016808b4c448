import type { Email } from '../emails/email.ts'
import type { Reader } from '../emails/reader.ts'
import { linkAddress } from './newsletter-addresses.ts'
import { newsletterEmailWords } from './newsletter-email-words.ts'
import { pendingDays } from './pending-time.ts'

export function newsletterConfirmationEmail({ address, locale }: Reader, token: string, publicUrl: string): Email {
  const words = newsletterEmailWords('newsletter-confirmation', pendingDays).in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      { text: words.text, button: words.button, address: linkAddress(publicUrl, 'confirmer', token) },
      words.validity,
      { text: words.leave, button: words.leaving, address: linkAddress(publicUrl, 'quitter', token) },
    ],
  }
}

export function alreadySubscribedEmail({ address, locale }: Reader, token: string, publicUrl: string): Email {
  const words = newsletterEmailWords('newsletter-already').in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      words.text,
      { text: words.leave, button: words.leaving, address: linkAddress(publicUrl, 'quitter', token) },
    ],
  }
}
