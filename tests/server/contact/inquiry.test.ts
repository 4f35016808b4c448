import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { Browser } from '../support/browser.ts'
import { startMailServer } from '../support/mail-server.ts'
import { type Message, messagesTo } from '../support/mailbox.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'equipe@exemple.fr' })
})
beforeEach(() => server.empty())
afterAll(() => server.close())

const inquiry = { from: 'camille@exemple.fr', name: 'Camille Dupont', message: 'Bonjour', inquiryType: 'bug' }
const send = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/v1/inquiry/', payload, headers })
const sendWithKey = (payload: object, key: string) => send(payload, { 'idempotency-key': key })

interface StoredInquiry {
  readonly userId: number | null
  readonly email: string
  readonly inquiryType: string
  readonly message: string
}
const inquiries = () => server.rows<StoredInquiry>('inquiries')
const messages = () => messagesTo(server, 'equipe@exemple.fr') as Promise<(Message & { replyTo: string })[]>

describe('a message to the team', () => {
  test('is stored, and leaves for the team with the address to answer to', async () => {
    const answer = await send({ ...inquiry, meta: { userId: 12, userAgent: 'Navigateur\nBcc: tous@exemple.fr' } })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await inquiries()).toMatchObject([
      { userId: null, email: 'camille@exemple.fr', inquiryType: 'bug', message: 'Bonjour' },
    ])
    const [message] = await messages()
    expect(message).toMatchObject({
      replyTo: 'camille@exemple.fr',
      subject: 'Message de camille@exemple.fr : Un problème sur le site',
    })
    for (const text of ['Camille Dupont', 'Bonjour', 'userId : 12', 'userAgent : Navigateur Bcc: tous@exemple.fr']) {
      expect(message?.body).toContain(text)
    }
  })

  test('of existing clients may have any words as its type, or none', async () => {
    for (const extra of [{ inquiryType: 'demande de\ndémonstration' }, {}, { inquiry_type: '' }]) {
      expect((await send({ from: 'camille@exemple.fr', message: 'Bonjour', ...extra })).statusCode).toBe(200)
    }
    expect((await inquiries()).map(({ inquiryType }) => inquiryType)).toEqual([
      'demande de\ndémonstration',
      'other',
      'other',
    ])
    expect((await messages()).map(({ subject }) => subject)).toEqual([
      'Message de camille@exemple.fr : demande de démonstration',
      'Message de camille@exemple.fr : Autre chose',
      'Message de camille@exemple.fr : Autre chose',
    ])
  })

  test('of a user names their account', async () => {
    const person = await server.addPerson()
    const browser = new Browser(server.app)
    await browser.request('GET', '/api/v1/initialData/')
    await browser.signIn(person.username)
    expect((await browser.request('POST', '/api/v1/inquiry/', { payload: inquiry })).statusCode).toBe(200)
    expect(await inquiries()).toMatchObject([{ userId: person.id }])
    expect((await messages())[0]?.body).toContain(`${person.username} (n° ${person.id})`)
  })

  test('that lacks its address or its text is refused, field by field', async () => {
    const required = ['Ce champ est obligatoire']
    expect([(await send({})).statusCode, (await send({})).json()]).toEqual([400, { from: required, message: required }])
    expect((await send({ from: ' ', message: '\n' })).json()).toEqual({ from: required, message: required })
    expect((await send({ ...inquiry, from: 'camille' })).json()).toEqual({ from: [expect.stringContaining('@')] })
    expect((await send({ ...inquiry, message: 'a'.repeat(10_001) })).json()).toEqual({
      message: [expect.stringContaining('10000')],
    })
    expect((await send({ ...inquiry, meta: { long: 'a'.repeat(10_000) } })).json()).toEqual({
      meta: [expect.any(String)],
    })
    expect(await inquiries()).toEqual([])
  })

  test('is stored and leaves once, however often and at once it is sent with its key', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendWithKey(inquiry, 'une-cle')))
    answers.push(await sendWithKey({ ...inquiry, meta: { userId: null } }, 'une-cle'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200))
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(8)
    expect([await server.count('inquiries'), await messages()]).toEqual([1, [expect.anything()]])

    expect((await sendWithKey({ ...inquiry, message: 'Autre chose' }, 'une-cle')).statusCode).toBe(422)
    expect((await sendWithKey(inquiry, 'une-autre')).statusCode).toBe(200)
    expect(await server.count('inquiries')).toBe(2)
  })
})

test('a message sent while the mail server is down leaves when it is back', async () => {
  const mail = await startMailServer()
  const { port, url } = mail
  await mail.close()
  const down = await startTestServer({ SMTP_URL: url, CONTACT_EMAIL: 'equipe@exemple.fr' })
  try {
    const answer = await down.app.inject({ method: 'POST', url: '/api/v1/inquiry/', payload: inquiry })
    expect(answer.statusCode).toBe(200)
    await eventually(async () => {
      const [email] = await down.rows<{ attempts: number }>('outgoingEmails')
      return email?.attempts === 1 ? true : undefined
    })
    const back = await startMailServer(port)
    await down.app.services.database.writer('outgoingEmails').update({ nextAttemptDate: new Date(0).toISOString() })
    down.app.services.mail.drain()
    await eventually(() => (back.received.length === 1 ? true : undefined))
    expect(back.received[0]).toMatchObject({ to: ['equipe@exemple.fr'] })
    expect(back.received[0]?.text).toMatch(/^Reply-To: camille@exemple\.fr/m)
    await back.close()
  } finally {
    await down.close()
  }
})

test('the messages of an address are kept four years after the latest one', async () => {
  const { writer } = server.app.services.database
  const store = async (from: string, creationDate: string) => {
    await send({ ...inquiry, from })
    await writer('inquiries').where({ email: from }).update({ creationDate })
  }
  await store('ancienne@exemple.fr', '2022-05-31T00:00:00.000Z')
  await store('fidele@exemple.fr', '2022-05-31T00:00:00.000Z')
  await store('Fidele@exemple.fr', '2022-06-02T00:00:00.000Z')
  const apply = (date: string) =>
    applyRetention(server.app.services.database, new Date(date), server.settings.publicUrl)
  expect(await apply('2026-06-01T00:00:00.000Z')).toMatchObject({ inquiries: 1 })
  expect((await inquiries()).map(({ email }) => email)).toEqual(['fidele@exemple.fr', 'Fidele@exemple.fr'])
  expect(await apply('2026-06-02T00:00:00.000Z')).toMatchObject({ inquiries: 2 })
})
