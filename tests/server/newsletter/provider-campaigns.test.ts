import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { addSubscribers, Editor, makeAll } from '../support/newsletter.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let outside: OutsideStandIn
let server: TestServer
let editor: Editor
beforeAll(async () => {
  outside = await startOutsideStandIn()
  server = await startTestServer({
    ...outside.environment,
    OUTSIDE_TIMEOUT: '1500',
    OUTSIDE_PAUSE: '1',
    PUBLIC_URL: 'https://ma-cantine.example',
    MAIL_FROM: 'ma cantine <bonjour@ma-cantine.example>',
  })
})
afterAll(async () => {
  await server.close()
  await outside.close()
})
beforeEach(async () => {
  await server.empty()
  outside.behaviour = 'right'
  editor = await Editor.of(server)
})

const named = (id: number) => outside.campaigns.filter(({ name }) => name === `ma-cantine-infolettre-${id}`)

test('where a provider mails the newsletter, it gets the issue once, with its list and its own link to leave', async () => {
  const [subscriber] = await addSubscribers(server, 2)
  const { id } = await editor.write({ preheader: 'En bref', body: 'Bonjour {{ contact.EMAIL }} {% if 1 %}.' })
  expect((await editor.act(id, 'send')).issue).toMatchObject({ state: 'SENDING', throughProvider: true })
  expect((await editor.act(id, 'pause')).issue).toEqual({ detail: newsletterRefusals('provider-sends').in('fr') })
  await makeAll(server)
  await makeAll(server)
  const [campaign, ...others] = named(id)
  expect([campaign?.status, others]).toEqual(['sent', []])
  expect(campaign).toMatchObject({
    subject: 'Les nouvelles de mars',
    previewText: 'En bref',
    sender: { name: 'ma cantine', email: 'bonjour@ma-cantine.example' },
    recipients: { listIds: [7] },
  })
  // Tags of the provider that somebody types are shown, not read.
  expect(campaign?.htmlContent?.match(/\{\{.*?\}\}/g)).toEqual(['{{ unsubscribe }}'])
  expect(campaign?.htmlContent).toContain('<a class="link" href="{{ unsubscribe }}"')
  expect(campaign?.htmlContent).not.toContain('{%')
  expect(outside.subscribers).toContain(subscriber)
  expect([await server.count('outgoingEmails'), await server.count('newsletterDeliveries')]).toEqual([0, 0])
  expect(await editor.read(id)).toMatchObject({
    state: 'SENT',
    endDate: expect.any(String),
    progress: { recipients: 2 },
  })
})

test.each([1, 2, 3, 4, 5])('an answer of the provider that is lost at call %i sends nothing twice', async lost => {
  const { id } = await editor.write()
  await editor.act(id, 'send')
  // It does what it is asked, and its answers do not arrive: neither the first, nor those to our own retries and questions.
  const answers = (length: number, behaviour: 'right' | 'cut') => Array.from({ length }, () => behaviour)
  outside.upcoming.push(...answers(lost - 1, 'right'), ...answers(9, 'cut'))
  await makeAll(server).catch(() => undefined)
  outside.upcoming.length = 0
  const sendings = () => outside.calls.filter(({ path }) => path.endsWith('/sendNow')).length
  const before = { isSent: named(id).some(({ status }) => status === 'sent'), sendings: sendings() }
  await makeAll(server)
  // One that has left is not even asked to leave again; only a creation whose answer is lost may be there twice.
  if (before.isSent) expect(sendings()).toBe(before.sendings)
  if (lost !== 2) expect(named(id)).toHaveLength(1)
  const sent = named(id).filter(({ status }) => status === 'sent')
  expect([sent.length, (await editor.read(id)).state]).toEqual([1, 'SENT'])
})
