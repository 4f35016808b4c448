/** @module-tag long */
import { afterEach, expect, test } from 'vitest'
import { queueEmails } from '../../../server/emails/outbox.ts'
import { startMailServer } from '../support/mail-server.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const item of closing.splice(0).reverse()) await item.close()
})

const logged = (server: TestServer, message: string) =>
  eventually(() => server.log.some(line => line.includes(message)) || undefined)

test('an outbox that could not be read is checked again, without a new message', async () => {
  const mail = await startMailServer()
  closing.push(mail)
  const server = await startTestServer({ SMTP_URL: mail.url })
  closing.push(server)
  const { database, mail: sender } = server.app.services
  // Before the table is back: a round that finds nothing to send waits for a minute.
  await database.transaction(transaction =>
    queueEmails(transaction, [{ recipient: 'a@exemple.fr', locale: 'fr', subject: 'Bonjour', blocks: ['Bonjour'] }]),
  )
  await database.writer.schema.renameTable('outgoing_emails', 'away')
  sender.drain()
  await logged(server, 'the outbox cannot be read')
  await database.writer.schema.renameTable('away', 'outgoing_emails')
  await expect.poll(() => mail.received.length).toBe(1)
})
