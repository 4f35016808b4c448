import { createTransport } from 'nodemailer'
import type { MailTransport } from '../emails/mail-transport.ts'

/** Seconds are enough for a mail server that works; one that does not answer must not hold the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Hands e-mails to the SMTP server at `url` (smtp:// or smtps://, with credentials if it asks for them). */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...timeouts })
  return {
    async send({ recipient, subject, body, replyTo, messageId }) {
      const to = { name: '', address: recipient }
      await transport.sendMail({ from, to, subject, text: body, messageId, ...(replyTo ? { replyTo } : {}) })
    },
    close: () => transport.close(),
  }
}
