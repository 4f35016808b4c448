import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeExpiredReminders } from '../../../server/emails/waiting-reminders.ts'
import { campaignReminders } from '../../../server/reminders/campaign-reminders.ts'
import { addCanteen, addCrowd, parisMoment } from '../support/campaign-people.ts'
import { freePort } from '../support/free-port.ts'
import { startMailServer } from '../support/mail-server.ts'
import { sharedSecret, spawnNode } from '../support/spawn-node.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const item of closing.splice(0).reverse()) await item.close()
})
const opened = <Item extends { close(): Promise<void> }>(item: Item): Item => {
  closing.push(item)
  return item
}

interface OutgoingEmail {
  readonly recipient: string
  readonly sentDate: string | null
  readonly lastError: string | null
  readonly attempts: number
}
const outbox = (server: TestServer) => server.rows<OutgoingEmail>('outgoingEmails')
/** Starting a server takes a while on a busy machine. */
const patience = { timeout: 90_000 }
const { signal } = new AbortController()

/** A campaign whose middle is today: its reminder is written whatever the day of the test. */
function campaignAround(days: number): Record<string, string> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  return { TELEDECLARATION_START_DATE_OVERRIDE: day(-days), TELEDECLARATION_END_DATE_OVERRIDE: day(days) }
}

function at(day: string, hour: number): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(parisMoment(day, hour, 1))
}
const drain = ({ app }: TestServer) => app.services.mail.drainFully()
const remind = ({ app }: TestServer) => campaignReminders.run(app.services, { signal })

describe('a reminder', () => {
  test('has the headers and the link that stop it in one click', async () => {
    const mail = opened(await startMailServer())
    const server = opened(await startTestServer({ SMTP_URL: mail.url, PUBLIC_URL: 'https://ma-cantine.example' }))
    at('2025-02-20', 10)
    const person = await server.addPerson()
    await addCanteen(server, [person])
    await remind(server)
    await drain(server)
    const [message] = mail.received
    // A long header is folded.
    const head = (message?.text ?? '').split('\r\n\r\n', 1)[0]?.replace(/\r\n\s+/g, ' ') ?? ''
    const [, address = ''] = /^List-Unsubscribe: <https:\/\/ma-cantine\.example(.*)>$/m.exec(head) ?? []
    expect(address).toMatch(/^\/api\/v1\/reminderStop\/\d+-[\w-]{32}$/)
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const isOut = async () =>
      Boolean((await server.rows<{ optOutReminderEmails: number }>('users'))[0]?.optOutReminderEmails)

    // Scanners open addresses: that leads to the page, and changes nothing.
    const page = await server.app.inject({ url: address })
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      `/v2/rappels/choisir?jeton=${address.split('/').at(-1)}`,
    ])
    expect(await isOut()).toBe(false)
    const forged = address.replace(/-./, character => (character === '-A' ? '-B' : '-A'))
    const press = (url: string) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press(forged)).statusCode).toBe(200)
    expect(await isOut()).toBe(false)
    expect((await press(address)).statusCode).toBe(200)
    expect((await press(address)).statusCode).toBe(200)
    expect(await isOut()).toBe(true)
    expect((await server.app.inject({ method: 'DELETE', url: address })).statusCode).toBe(405)
  })

  test('that waits is cancelled by who stops reminders, on the site too', async () => {
    const server = opened(await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }))
    at('2025-02-20', 10)
    const person = await server.addPerson()
    await addCanteen(server, [person])
    await remind(server)
    await drain(server)
    expect(await outbox(server)).toMatchObject([{ sentDate: null, attempts: 1 }])
    const { Browser } = await import('../support/browser.ts')
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const change = (payload: object) => browser.request('PATCH', `/api/v1/user/${person.id}`, { payload })
    expect((await change({ optOutReminderEmails: true })).json()).toMatchObject({
      optOutReminderEmails: true,
      essentialRemindersOnly: false,
    })
    expect(await outbox(server)).toEqual([])
    await remind(server)
    expect(await outbox(server)).toEqual([])
    // It is written again for who takes them up again.
    await change({ optOutReminderEmails: false })
    await remind(server)
    expect(await outbox(server)).toHaveLength(1)
  })

  test('that could not leave for a day is written anew, and leaves once', async () => {
    const port = await freePort()
    const server = opened(await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` }))
    at('2025-02-20', 10)
    const [one, two] = [await server.addPerson(), await server.addPerson()]
    const canteen = await addCanteen(server, [one])
    await addCanteen(server, [two])
    await remind(server)
    for (const hour of [11, 14, 17]) {
      at('2025-02-20', hour)
      await drain(server)
    }
    expect(await outbox(server)).toMatchObject([{ sentDate: null }, { sentDate: null }])
    const mail = opened(await startMailServer(port))
    // At night, after its hours.
    at('2025-02-20', 23)
    await drain(server)
    expect(mail.received).toEqual([])
    // One of them has left the team since.
    await server.app.services.database.writer('canteenManagers').where({ canteenId: canteen }).delete()
    at('2025-02-21', 10)
    await remind(server)
    await remind(server)
    await drain(server)
    expect(mail.received.map(({ to }) => to)).toEqual([[two.email]])
  })

  test('that the mail server took without an answer is not sent again', async () => {
    const sockets = new Set<Socket>()
    let contents = 0
    // Takes the content, and never answers.
    const smtp = createServer(socket => {
      sockets.add(socket)
      socket.write('220 bonjour\r\n')
      let isContent = false
      socket.on('error', () => {})
      socket.on('data', data => {
        const text = data.toString()
        if (isContent) {
          if (text.includes('\r\n.\r\n')) {
            contents++
            socket.destroy()
          }
        } else if (/^DATA/im.test(text)) {
          isContent = true
          socket.write('354 je vous écoute\r\n')
        } else socket.write('250 oui\r\n')
      })
    })
    const port = await freePort()
    await new Promise<void>(resolve => smtp.listen(port, '127.0.0.1', resolve))
    const server = opened(await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` }))
    closing.push({ close: () => new Promise<void>(resolve => void smtp.close(() => resolve())) })
    at('2025-02-20', 10)
    await addCanteen(server, [await server.addPerson()])
    await remind(server)
    await drain(server)
    expect(contents).toBe(1)
    expect(await outbox(server)).toMatchObject([{ sentDate: expect.any(String), lastError: expect.any(String) }])
    at('2025-02-20', 12)
    await drain(server)
    at('2025-02-21', 10)
    await remind(server)
    await drain(server)
    expect(contents).toBe(1)
    for (const socket of sockets) socket.destroy()
  })

  test('that a frozen node took is given up by the next one', async () => {
    const mail = opened(await startMailServer())
    const server = opened(await startTestServer({ SMTP_URL: mail.url }))
    at('2025-02-20', 10)
    await addCanteen(server, [await server.addPerson()])
    const { writer } = server.app.services.database
    await server.app.services.mail.close()
    await remind(server)
    await writer('outgoingEmails').update({ leaseHolder: 'a frozen node', leases: 1 })
    const next = opened(await startTestServer({ SMTP_URL: mail.url }, { database: server.settings.database }))
    await drain(next)
    expect(mail.received).toEqual([])
    expect(await outbox(next)).toMatchObject([{ sentDate: expect.any(String), lastError: expect.any(String) }])
    at('2025-02-22', 10)
    await next.app.services.database.transaction(removeExpiredReminders)
    expect(await next.count('campaignReminders')).toBe(1)
  })

  test('whose node died with it is neither removed nor written again', async () => {
    const server = opened(await startTestServer())
    at('2025-02-20', 10)
    await addCanteen(server, [await server.addPerson()])
    await server.app.services.mail.close()
    await remind(server)
    const { writer } = server.app.services.database
    for (const leaseHolder of ['a dead node', null]) {
      await writer('outgoingEmails').update({ leaseHolder, leases: 1 })
      at('2025-02-21', 10)
      await remind(server)
      expect(await outbox(server)).toMatchObject([{ sentDate: null, leases: 1 }])
    }
  })

  test('does not keep others from a new password', async () => {
    const mail = opened(await startMailServer())
    const server = opened(await startTestServer({ SMTP_URL: mail.url }))
    at('2025-02-20', 10)
    await addCrowd(server, 50)
    const person = await server.addPerson()
    // Both are due when the sender looks.
    await server.app.services.database.transaction(async transaction => {
      const { queueEmails } = await import('../../../server/emails/outbox.ts')
      const message = { locale: 'fr', subject: 'Rappel', blocks: ['…'] } as const
      const reminder = { userId: person.id, oneClickAddress: 'https://ma-cantine.example/' }
      await queueEmails(transaction, [
        ...Array.from({ length: 20 }, () => ({ ...message, recipient: person.email, reminder })),
        { ...message, recipient: 'presse@exemple.fr', subject: 'Mot de passe' },
      ])
    })
    await drain(server)
    expect(mail.received).toHaveLength(21)
    expect(mail.received[0]?.to).toEqual(['presse@exemple.fr'])
  })
})

test('reminders of a batch whose server is killed again and again leave once each, but for one a death at most', {
  tags: 'long',
}, async () => {
  const persons = 60
  const mail = opened(await startMailServer())
  const environment = campaignAround(30)
  // Without a mail server of its own: it writes the reminders, and others send them.
  const writerNode = opened(await startTestServer({ ...environment, ...sharedSecret }))
  const emails = await addCrowd(writerNode, persons)
  await writerNode.app.services.mail.close()
  await remind(writerNode)
  expect(await writerNode.count('outgoingEmails')).toBe(persons)

  const start = async () => opened(await spawnNode(writerNode, { ...environment, SMTP_URL: mail.url }))
  const { writer } = writerNode.app.services.database
  let deaths = 0
  for (const atLeast of [10, 30]) {
    const child = await start()
    await expect.poll(() => mail.received.length, patience).toBeGreaterThanOrEqual(atLeast)
    await child.close()
    deaths++
    // As when the lease of what it was sending has ended.
    await writer('outgoingEmails')
      .whereNull('sentDate')
      .update({ nextAttemptDate: new Date(0).toISOString() })
  }
  await start()
  const waiting = async () => (await outbox(writerNode)).filter(({ sentDate }) => !sentDate).length
  await expect.poll(waiting, patience).toBe(0)
  const sent = await outbox(writerNode)
  const received = mail.received.flatMap(({ to }) => to)
  expect(new Set(received).size).toBe(received.length)
  expect(received.every(address => emails.includes(address))).toBe(true)
  // Those that may have left say so.
  const uncertain = sent.filter(({ lastError }) => lastError !== null).length
  expect(uncertain).toBeLessThanOrEqual(deaths)
  expect(received.length).toBeGreaterThanOrEqual(persons - uncertain)
})
