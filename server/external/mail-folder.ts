import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** Stands in for SMTP where there is none: each message becomes a file `.eml`, which any mail reader opens. */
export function mailFolderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send({ recipient, subject, body, replyTo, messageId }) {
      const { message } = await composer.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId,
        ...(replyTo ? { replyTo } : {}),
      })
      await mkdir(folder, { recursive: true })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${randomUUID()}`)
      // Whoever looks sees a whole message or none.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, `${file}.eml`)
    },
    close: () => composer.close(),
  }
}
