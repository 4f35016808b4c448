import type { Email, RenderedEmail } from './email.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'

export const renderEmail = (email: Email): RenderedEmail => ({
  recipient: email.recipient,
  subject: email.subject,
  replyTo: email.replyTo ?? null,
  body: emailText(email),
  html: emailHtml(email),
  oneClickAddress: (email.reminder ?? email.mailing)?.oneClickAddress ?? null,
})
