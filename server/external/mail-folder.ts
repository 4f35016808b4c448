import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { listHeaders, type MailTransport } from '../emails/mail-transport.ts'
import { removeAbandonedFiles, unfinishedPath } from '../files/unfinished-files.ts'
import { makePrivateFolder } from '../settings/private-files.ts'

/**
 * Writes messages to a folder in place of SMTP: each becomes a file `.eml`, which only this account of the machine can
 * read, with any mail reader.
 *
 * @throws SettingsError when the folder cannot be created or written.
 */
export async function mailFolderTransport(folder: string, from: string): Promise<MailTransport> {
  makePrivateFolder('MAIL_FOLDER', folder)
  await removeAbandonedFiles(folder)
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send({ recipient, subject, body, html, replyTo, messageId, oneClickAddress }) {
      const { message } = await composer.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html ? { html } : {}),
        messageId,
        headers: listHeaders(oneClickAddress),
        ...(replyTo ? { replyTo } : {}),
      })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${randomUUID()}.eml`)
      const unfinished = unfinishedPath(file)
      try {
        // The rename makes each message appear complete.
        await writeFile(unfinished, message, { mode: 0o600 })
        await rename(unfinished, file)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    close: () => composer.close(),
  }
}
