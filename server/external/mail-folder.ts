import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../emails/mail-transport.ts'
import { removeAbandoned, unfinishedPath } from '../files/unfinished-files.ts'
import { madePrivateFolder } from '../settings/private-files.ts'

/**
 * Stands in for SMTP where there is none: each message becomes a file `.eml`, which any mail reader opens, and only this
 * account of the machine.
 *
 * @throws SettingsError when the folder cannot be made, or written in.
 */
export async function mailFolderTransport(folder: string, from: string): Promise<MailTransport> {
  madePrivateFolder('MAIL_FOLDER', folder)
  await removeAbandoned(folder)
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
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${randomUUID()}.eml`)
      const unfinished = unfinishedPath(file)
      try {
        // Whoever looks sees a whole message or none.
        await writeFile(unfinished, message, { mode: 0o600 })
        await rename(unfinished, file)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    close: () => composer.close(),
  }
}
