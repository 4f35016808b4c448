import { createTransport } from 'nodemailer'
import type { MailTransport } from '../emails/mail-transport.ts'

/** Short time limits, so that a mail server that does not answer does not block the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Delivers e-mails to the SMTP server at `url` (smtp:// or smtps://, with credentials if required). */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...timeouts })
  return {
    async send({ recipient, subject, body, html, replyTo, messageId }) {
      const to = { name: '', address: recipient }
      await transport.sendMail({
        from,
        to,
        subject,
        text: body,
        ...(html ? { html } : {}),
        messageId,
        ...(replyTo ? { replyTo } : {}),
      })
    },
    close: () => transport.close(),
  }
}
