import { afterEach, expect, test, vi } from 'vitest'
import { file } from '../../support/files.ts'
import { startMailServer } from '../support/mail-server.ts'
import { parc } from '../support/sirets.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const item of closing.splice(0)) await item.close()
})

async function serverWith(smtpUrl: string): Promise<TestServer> {
  const server = await startTestServer({ SMTP_URL: smtpUrl, MAIL_FROM: 'ma cantine <bonjour@ma-cantine.example>' })
  closing.push(server)
  return server
}

interface OutgoingEmail {
  readonly recipient: string
  readonly sentDate: string | null
  readonly attempts: number
  readonly nextAttemptDate: string
  readonly lastError: string | null
}
const outbox = (server: TestServer) => server.rows<OutgoingEmail>('outgoingEmails')
const invite = (...emails: string[]) =>
  file('cantines', [{ siret: parc, gestionnaires_additionnels: emails.join(',') }])

test('messages go to the SMTP server, one per person, and are marked as sent', async () => {
  const mail = await startMailServer()
  closing.push(mail)
  const server = await serverWith(mail.url)
  const importer = await server.addPerson()
  expect(await server.importCanteens(importer, invite('a@exemple.fr', 'b@exemple.fr'))).toMatchObject({ count: 1 })
  await eventually(async () => ((await outbox(server)).every(({ sentDate }) => sentDate) ? true : undefined))
  expect(mail.received.map(({ to }) => to)).toEqual([['a@exemple.fr'], ['b@exemple.fr']])
  expect(mail.received[0]?.text).toContain('From: ma cantine <bonjour@ma-cantine.example>')
})

test('a refused file sends nothing', async () => {
  const mail = await startMailServer()
  closing.push(mail)
  const server = await serverWith(mail.url)
  const importer = await server.addPerson()
  const content = file('cantines', [{ siret: parc, gestionnaires_additionnels: 'a@exemple.fr' }, { nom: '' }])
  expect(await server.importCanteens(importer, content)).toMatchObject({ count: 0, errorCount: 1 })
  expect(await outbox(server)).toEqual([])
  // A message of a right file is the first the mail server gets.
  await server.importCanteens(importer, invite('b@exemple.fr'))
  await eventually(() => (mail.received.length > 0 ? true : undefined))
  expect(mail.received.map(({ to }) => to)).toEqual([['b@exemple.fr']])
})

test('a mail server that is down does not break the import; messages leave when it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-04T10:00:00Z') })
  const mail = await startMailServer()
  const { port, url } = mail
  await mail.close()
  const server = await serverWith(url)
  const importer = await server.addPerson()
  expect(await server.importCanteens(importer, invite('a@exemple.fr'))).toMatchObject({ count: 1, errors: [] })
  const [waiting] = await eventually(async () => {
    const emails = await outbox(server)
    return emails[0]?.attempts === 1 ? emails : undefined
  })
  expect(waiting).toMatchObject({ sentDate: null, lastError: expect.any(String) })
  expect(waiting?.nextAttemptDate).toBe('2025-03-04T10:00:30.000Z')
  expect(server.log.join('')).not.toContain('a@exemple.fr')

  const back = await startMailServer(port)
  closing.push(back)
  await server.app.services.database.writer('outgoingEmails').update({ nextAttemptDate: new Date(0).toISOString() })
  server.app.services.mail.drain()
  await eventually(() => (back.received.length === 1 ? true : undefined))
})

test('a message that is refused does not block the others', async () => {
  const mail = await startMailServer(0, address => address.startsWith('inconnu'))
  closing.push(mail)
  const server = await serverWith(mail.url)
  const importer = await server.addPerson()
  await server.importCanteens(importer, invite('inconnu@exemple.fr', 'b@exemple.fr'))
  await eventually(() => (mail.received.length === 1 ? true : undefined))
  expect(mail.received[0]?.to).toEqual(['b@exemple.fr'])
  await eventually(async () => ((await outbox(server))[0]?.attempts === 1 ? true : undefined))
})

test('messages left by a server that stopped are sent when the next one starts', async () => {
  const mail = await startMailServer()
  closing.push(mail)
  const server = await serverWith(mail.url)
  const date = new Date(0).toISOString()
  const left = {
    recipient: 'a@exemple.fr',
    subject: 'Bonjour',
    body: 'Bonjour',
    creationDate: date,
    nextAttemptDate: date,
  }
  await server.app.services.database.writer('outgoingEmails').insert(left)
  const next = await startTestServer({ SMTP_URL: mail.url }, { database: server.settings.database })
  await eventually(() => (mail.received.length === 1 ? true : undefined))
  await next.close()
})
