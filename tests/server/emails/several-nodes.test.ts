import { afterEach, expect, test } from 'vitest'
import { queueEmails } from '../../../server/emails/outbox.ts'
import { startMailServer } from '../support/mail-server.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const item of closing.splice(0).reverse()) await item.close()
})
const opened = <Item extends { close(): Promise<void> }>(item: Item): Item => {
  closing.push(item)
  return item
}

async function twoNodes(smtpUrl: string): Promise<[TestServer, TestServer]> {
  const one = opened(await startTestServer({ SMTP_URL: smtpUrl }))
  const { database } = one.settings
  return [one, opened(await startTestServer({ SMTP_URL: smtpUrl }, { database }))]
}

const queue = ({ app }: TestServer, count: number) =>
  app.services.database.transaction(transaction =>
    queueEmails(
      transaction,
      Array.from({ length: count }, (_, i) => ({
        recipient: `p${i}@exemple.fr`,
        locale: 'fr' as const,
        subject: 'Bonjour',
        blocks: [`n° ${i}`],
      })),
    ),
  )
interface OutgoingEmail {
  readonly sentDate: string | null
  readonly leaseHolder: string | null
}
const outbox = (server: TestServer) => server.rows<OutgoingEmail>('outgoingEmails')
const allSent = (server: TestServer) =>
  eventually(async () => ((await outbox(server)).every(({ sentDate }) => sentDate) ? true : undefined))

test('two nodes share the sending, and send each message once', async () => {
  const mail = opened(await startMailServer())
  const [one, two] = await twoNodes(mail.url)
  await queue(one, 80)
  one.app.services.mail.drain()
  two.app.services.mail.drain()
  await allSent(one)
  const addresses = mail.received.flatMap(({ to }) => to)
  expect(addresses).toHaveLength(80)
  expect(new Set(addresses).size).toBe(80)
})

test('a message leased by another node is sent by the next one only after the lease has expired', async () => {
  const mail = opened(await startMailServer())
  const [one] = await twoNodes(mail.url)
  await queue(one, 1)
  const { writer } = one.app.services.database
  await writer('outgoingEmails').update({
    leaseHolder: 'a dead node',
    nextAttemptDate: new Date(Date.now() + 60_000).toISOString(),
  })
  one.app.services.mail.drain()
  await queue(one, 1)
  one.app.services.mail.drain()
  await eventually(() => (mail.received.length === 1 ? true : undefined))
  expect(await outbox(one)).toMatchObject([{ sentDate: null, leaseHolder: 'a dead node' }, {}])
  await writer('outgoingEmails')
    .where({ leaseHolder: 'a dead node' })
    .update({ nextAttemptDate: '2024-01-01T00:00:00.000Z' })
  one.app.services.mail.drain()
  await allSent(one)
  expect(mail.received).toHaveLength(2)
})

test('a node that lost its lease does not mark the message of the next node', async () => {
  let writer: TestServer['app']['services']['database']['writer'] | null = null
  const taken = { leaseHolder: 'another node', nextAttemptDate: new Date(Date.now() + 60_000).toISOString() }
  const mail = opened(
    await startMailServer(0, async () => {
      await writer?.('outgoingEmails').update(taken)
      return false
    }),
  )
  const server = opened(await startTestServer({ SMTP_URL: mail.url }))
  writer = server.app.services.database.writer
  await queue(server, 1)
  await server.app.services.mail.drainFully()
  expect(mail.received).toHaveLength(1)
  expect(await server.rows('outgoingEmails')).toMatchObject([{ sentDate: null, ...taken }])
})

test('a message leaves as text and as HTML, with the same identifier at each attempt and an address for replies', async () => {
  const mail = opened(await startMailServer())
  const [one] = await twoNodes(mail.url)
  await one.app.services.database.transaction(transaction =>
    queueEmails(transaction, [
      {
        recipient: 'a@exemple.fr',
        locale: 'fr',
        subject: 'Bonjour',
        blocks: ['Bonjour'],
        replyTo: 'contact@exemple.fr',
      },
    ]),
  )
  for (let attempt = 1; attempt <= 2; attempt++) {
    // Simulates a node that dies after sending and before marking the message.
    await one.app.services.database.writer('outgoingEmails').update({ sentDate: null, nextAttemptDate: '2024-01-01' })
    one.app.services.mail.drain()
    await eventually(() => (mail.received.length === attempt ? true : undefined))
    await allSent(one)
  }
  const identifiers = mail.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
  expect(identifiers[0]).toMatch(/^<.+@.+>$/)
  expect(identifiers[1]).toBe(identifiers[0])
  const text = mail.received[0]?.text ?? ''
  expect(text).toContain('Reply-To: contact@exemple.fr')
  expect(text).toContain('Content-Type: multipart/alternative')
  expect(text.match(/^Content-Type: text\/(plain|html); charset=utf-8/gm)).toHaveLength(2)
})

test('a message of a trial says so in its subject', async () => {
  const mail = opened(await startMailServer())
  const server = opened(await startTestServer({ SMTP_URL: mail.url, ENVIRONMENT: 'demo' }))
  await queue(server, 1)
  await server.app.services.mail.drainFully()
  expect(mail.received[0]?.text).toContain('Subject: (DEMO) Bonjour')
})
