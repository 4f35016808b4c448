import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { listHeaders, type MailTransport, UncertainDeliveryError } from '../emails/mail-transport.ts'

/** Short time limits, so that a mail server that does not answer does not block the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Delivers e-mails to the SMTP server at `url` (smtp:// or smtps://, with credentials if required). */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...timeouts })
  /** Identifiers of the messages whose content the server is taking. */
  const begun = new Set<string>()
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message)
    // It is read once the server has accepted the sender and the recipient.
    message.createReadStream = () =>
      Readable.from(
        (async function* () {
          begun.add(String(data.messageId))
          yield* read()
        })(),
        { objectMode: false },
      )
    done()
  })
  return {
    async send({ recipient, subject, body, html, replyTo, messageId, oneClickAddress }) {
      const to = { name: '', address: recipient }
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text: body,
          ...(html ? { html } : {}),
          messageId,
          headers: listHeaders(oneClickAddress),
          ...(replyTo ? { replyTo } : {}),
        })
      } catch (error) {
        const isRefused = error instanceof Error && 'responseCode' in error
        if (begun.has(messageId) && !isRefused) throw new UncertainDeliveryError(String(error), { cause: error })
        throw error
      } finally {
        begun.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}
