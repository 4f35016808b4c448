import type { NewsletterIssue } from '@ma-cantine/lib'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queueEmails } from '../../../server/emails/outbox.ts'
import { IssueWriter } from '../../../server/newsletter/issue-emails.ts'
import { makeMessages } from '../../../server/newsletter/make-messages.ts'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { startMailServer } from '../support/mail-server.ts'
import { addSubscribers, Editor, makeAll } from '../support/newsletter.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { newsletterToken } from '../support/valid-inputs.ts'

const closing: { close(): Promise<void> }[] = []
const opened = <Item extends { close(): Promise<void> }>(item: Item): Item => {
  closing.push(item)
  return item
}
/** Addresses that start so are refused by the mail server. */
const refused = 'refuse'

let mail: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
let editor: Editor
beforeEach(async () => {
  mail = opened(await startMailServer(0, address => address.startsWith(refused)))
  await start({ SMTP_URL: mail.url })
})
async function start(environment: Readonly<Record<string, string>>): Promise<void> {
  server = opened(await startTestServer({ PUBLIC_URL: 'https://ma-cantine.example', ...environment }))
  // Messages are made when a test says so, and not when a job comes due meanwhile.
  await server.app.jobs.close()
  editor = await Editor.of(server)
}
/** Where hundreds of messages leave for a folder: each visit to a mail server takes a tenth of a second. */
const startWithFolder = () => start({})
afterEach(async () => {
  for (const item of closing.splice(0).reverse()) await item.close()
})

/** A node without a mail server to speak to: what it makes waits. */
const startQuietNode = async () => {
  const node = opened(await startTestServer({}, { database: server.settings.database }))
  await node.app.jobs.close()
  await node.app.services.mail.close()
  return node
}

const send = async (content = {}): Promise<NewsletterIssue> => {
  const { id } = await editor.write(content)
  return (await editor.act(id, 'send')).issue
}
const makePiece = ({ app }: TestServer, issue: NewsletterIssue) =>
  makeMessages(app.services.database, issue.id, new IssueWriter(issue, 'https://ma-cantine.example'))
const drain = ({ app }: TestServer) => app.services.mail.drainFully()
/** Those whose message has left, in the order of their ids. */
const reached = async (): Promise<string[]> =>
  (await server.rows<{ recipient: string; sentDate: string | null }>('outgoingEmails')).flatMap(
    ({ recipient, sentDate }) => (sentDate === null ? [] : [recipient]),
  )
const recipients = () => mail.received.flatMap(({ to }) => to)
const writer = () => server.app.services.database.writer
/** The head of a message, its long lines joined, and its address to stop in one click. */
function headOf(text = ''): { readonly head: string; readonly stop: string } {
  const head = text.split('\r\n\r\n', 1)[0]?.replace(/\r\n\s+/g, ' ') ?? ''
  return { head, stop: /^List-Unsubscribe: <https:\/\/ma-cantine\.example(.*)>$/m.exec(head)?.[1] ?? '' }
}
const press = (url: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('an issue that is sent', () => {
  test('reaches each person who subscribes once, with a link of their own that ends the subscription', async () => {
    const former = await newsletterToken(server, 'camille@exemple.fr')
    await server.app.inject({ method: 'POST', url: '/api/v1/newsletterConfirmation/', payload: { token: former } })
    await server.app.services.mail.drainFully()
    mail.received.length = 0
    await addSubscribers(server, 4)
    expect((await send()).progress).toEqual({ recipients: 5, made: 0, sent: 0, failed: 0, left: 5 })
    await makeAll(server)
    await drain(server)
    expect([recipients().length, new Set(recipients()).size]).toEqual([5, 5])
    const heads = mail.received.map(({ text }) => headOf(text))
    expect(new Set(heads.map(({ stop }) => stop)).size).toBe(5)
    expect(heads[0]?.stop).toMatch(/^\/api\/v1\/newsletterStop\/[\w-]{43}$/)
    expect(heads[0]?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect((await editor.read(1)).progress).toEqual({ recipients: 5, made: 5, sent: 5, failed: 0, left: 0 })

    // Scanners open addresses: that leads to the page, and changes nothing.
    const [{ stop = '' } = {}] = heads
    const page = await server.app.inject({ url: stop })
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      `/v2/lettre-d-information/quitter?jeton=${stop.split('/').at(-1)}`,
    ])
    expect(await server.count('newsletterSubscriptions')).toBe(5)
    for (const url of [stop, stop, '/api/v1/newsletterStop/inconnu']) expect((await press(url)).statusCode).toBe(200)
    expect(await server.count('newsletterSubscriptions')).toBe(4)
    // What was sent stays counted; nothing names who has left.
    expect((await editor.read(1)).progress.sent).toBe(5)
    expect((await server.app.inject({ method: 'DELETE', url: stop })).statusCode).toBe(405)
  })

  test('leaves the link of an earlier message in force', async () => {
    const token = await newsletterToken(server, 'camille@exemple.fr')
    const post = (path: string) => server.app.inject({ method: 'POST', url: `/api/v1/${path}/`, payload: { token } })
    await post('newsletterConfirmation')
    await send()
    await makeAll(server)
    expect((await post('newsletterDeparture')).statusCode).toBe(200)
    expect(await server.count('newsletterSubscriptions')).toBe(0)
  })

  test('has the frame in the language of each reader', async () => {
    await addSubscribers(server, 1, { language: 'en' })
    await addSubscribers(server, 1)
    await send()
    await makeAll(server)
    const [english, french] = await server.rows<{ body: string; subject: string }>('outgoingEmails')
    expect([english?.subject, french?.subject]).toEqual(['Les nouvelles de mars', 'Les nouvelles de mars'])
    expect([english?.body, french?.body]).toEqual([
      expect.stringContaining('End my subscription'),
      expect.stringContaining('Mettre fin à mon abonnement'),
    ])
  })

  test('reaches neither who confirms after it began, nor who leaves before their message leaves', async () => {
    const [first = ''] = await addSubscribers(server, 3)
    const quiet = await startQuietNode()
    await server.app.services.mail.close()
    const issue = await send()
    await addSubscribers(server, 1, { confirmationDate: new Date(Date.now() + 60_000).toISOString() })
    await writer()('newsletterSubscriptions').where({ id: 3 }).delete()
    await makePiece(quiet, issue)
    const [message] = await server.rows<{ recipient: string; oneClickAddress: string }>('outgoingEmails')
    expect([message?.recipient, await server.count('outgoingEmails')]).toEqual([first, 2])
    await press(new URL(message?.oneClickAddress ?? '').pathname)
    expect((await server.rows<{ recipient: string }>('outgoingEmails')).map(({ recipient }) => recipient)).toEqual([
      'abonne2@exemple.fr',
    ])
    expect((await editor.read(issue.id)).progress).toEqual({ recipients: 3, made: 1, sent: 0, failed: 0, left: 1 })
  })

  test('is sent once by who presses twice, and made once by nodes that work at the same time', async () => {
    await startWithFolder()
    await addSubscribers(server, 450)
    const other = await startQuietNode()
    const { id } = await editor.write()
    const [one, two] = await Promise.all([editor.act(id, 'send'), editor.act(id, 'send')])
    expect([one.status, two.status, (await editor.act(id, 'send')).status]).toEqual([200, 200, 200])
    await Promise.all([makeAll(server), makeAll(other), makeAll(server)])
    await drain(server)
    expect([await server.count('newsletterDeliveries'), new Set(await reached()).size]).toEqual([450, 450])
    // Whatever a node would do, the key of the delivery stands in its way.
    const [delivery] = await server.rows<{ issueId: number; subscriptionId: number }>('newsletterDeliveries')
    const again = { issueId: delivery?.issueId, subscriptionId: delivery?.subscriptionId, creationDate: '2026-01-01' }
    await expect(writer()('newsletterDeliveries').insert(again)).rejects.toThrow()
  })

  test('that is paused makes no message and lets none leave, and goes on where it was', async () => {
    await startWithFolder()
    await addSubscribers(server, 450)
    const quiet = await startQuietNode()
    const issue = await send()
    await makePiece(quiet, issue)
    expect((await editor.act(issue.id, 'pause')).issue).toMatchObject({
      state: 'PAUSED',
      progress: { made: 200, left: 450 },
    })
    expect(await makePiece(quiet, issue)).toBe(false)
    await makeAll(server)
    await drain(server)
    expect([await reached(), await server.count('outgoingEmails')]).toEqual([[], 200])
    expect((await editor.act(issue.id, 'pause')).status).toBe(200)
    expect((await editor.act(issue.id, 'resume')).issue.state).toBe('SENDING')
    await makeAll(server)
    await drain(server)
    const all = await reached()
    expect([all.length, new Set(all).size]).toEqual([450, 450])
    for (const act of ['pause', 'resume'] as const) {
      const { status, issue: answer } = await editor.act(issue.id, act)
      expect([status, answer]).toEqual([409, { detail: newsletterRefusals('issue-over').in('fr') }])
    }
    const draft = await editor.write()
    expect((await editor.act(draft.id, 'pause')).issue).toEqual({
      detail: newsletterRefusals('issue-not-sent').in('fr'),
    })
  })

  test('waits behind all other messages', { tags: 'long' }, async () => {
    await addSubscribers(server, 30)
    const quiet = await startQuietNode()
    const issue = await send()
    await makePiece(quiet, issue)
    await quiet.app.services.database.transaction(transaction =>
      queueEmails(transaction, [
        { recipient: 'presse@exemple.fr', locale: 'fr', subject: 'Mot de passe', blocks: ['…'] },
      ]),
    )
    await drain(server)
    expect([recipients().length, recipients()[0]]).toEqual([31, 'presse@exemple.fr'])
  })

  test('is over when no message waits for its first attempt; those that were refused are counted', async () => {
    await addSubscribers(server, 3)
    const email = `${refused}@exemple.fr`
    await addSubscribers(server, 1, { email, emailKey: email })
    const issue = await send()
    await makeAll(server)
    await drain(server)
    const progress = { recipients: 4, made: 4, sent: 3, failed: 1, left: 0 }
    expect(await editor.read(issue.id)).toMatchObject({ state: 'SENT', endDate: null, progress })
    await makeAll(server)
    expect(await editor.read(issue.id)).toMatchObject({ state: 'SENT', endDate: expect.any(String), progress })
    // The secrets of links are kept nowhere once the messages have left.
    const emails = await server.rows<{ sentDate: string | null; body: string; html: string; oneClickAddress: string }>(
      'outgoingEmails',
    )
    const left = emails.filter(({ sentDate }) => sentDate)
    expect(left.map(({ body, html, oneClickAddress }) => [body, html, oneClickAddress])).toEqual(
      Array.from({ length: 3 }, () => ['', null, null]),
    )
    expect(emails.find(({ sentDate }) => !sentDate)?.body).toContain('Bonjour')
  })

  test('is forgotten after thirty days, but for how many it reached; one that nobody resumes ends there', async () => {
    await addSubscribers(server, 3)
    const issue = await send()
    await makeAll(server)
    await drain(server)
    await makeAll(server)
    const quiet = await startQuietNode()
    const paused = await send({ subject: 'Avril' })
    await server.app.services.mail.close()
    await makePiece(quiet, paused)
    await editor.act(paused.id, 'pause')
    const { database } = server.app.services
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    await applyRetention(database, later(29), 'https://ma-cantine.example')
    expect([await server.count('newsletterDeliveries'), await server.count('outgoingEmails')]).toEqual([6, 6])
    const counts = await applyRetention(database, later(31), 'https://ma-cantine.example')
    expect(counts.newsletterDeliveries).toBe(6)
    expect([await server.count('newsletterDeliveries'), await server.count('outgoingEmails')]).toEqual([0, 0])
    const progress = { recipients: 3, made: 3, sent: 3, failed: 0, left: 0 }
    expect(await editor.read(issue.id)).toMatchObject({ state: 'SENT', progress })
    expect(await editor.read(paused.id)).toMatchObject({ state: 'SENT', progress: { ...progress, sent: 0 } })
  })
})
