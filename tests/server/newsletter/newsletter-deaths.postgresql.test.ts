/** @module-tag long */
import { afterEach, expect, test } from 'vitest'
import { diceOf } from '../../support/dice.ts'
import { startMailServer } from '../support/mail-server.ts'
import { addSubscribers, Editor } from '../support/newsletter.ts'
import { sharedSecret, spawnNode } from '../support/spawn-node.ts'
import { startTestServer } from '../support/test-server.ts'

/** NEWSLETTER_DEATHS=long is what is promised. Each round kills both nodes. */
const { people, rounds } =
  process.env.NEWSLETTER_DEATHS === 'long' ? { people: 5000, rounds: 10 } : { people: 600, rounds: 2 }
/** Messages of a transaction of the job. */
const piece = 200

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const item of closing.splice(0).reverse()) await item.close()
})
const opened = <Item extends { close(): Promise<void> }>(item: Item): Item => {
  closing.push(item)
  return item
}
const dice = diceOf(Math.random)
/** Starting a server takes a while on a busy machine; a node looks for jobs every ten seconds. */
const often = { timeout: 120_000, interval: 5 }

test('an issue whose nodes are killed while they make and send it reaches each person, and is recognised where it comes twice', async () => {
  const mail = opened(await startMailServer())
  const server = opened(await startTestServer({ ...sharedSecret }))
  // The nodes in processes of their own do all the work.
  await server.app.services.mail.close()
  const addresses = await addSubscribers(server, people)
  const editor = await Editor.of(server)
  const { id } = await editor.write()
  await editor.act(id, 'send')

  const { reader, writer } = server.app.services.database
  const made = async () => Number((await reader('newsletterDeliveries').count({ count: '*' }))[0]?.count)
  // One connection for all messages, or the greeting of the mail server would take a tenth of a second a message.
  const start = async () => opened(await spawnNode(server, { SMTP_URL: `${mail.url}/?pool=true&maxConnections=1` }))
  const deaths = { making: 0, sending: 0 }
  for (let round = 0; round < rounds; round++) {
    const nodes = await Promise.all([start(), start()])
    const before = { made: await made(), sent: mail.received.length }
    if (before.made < people && round < rounds / 2) {
      const goal = Math.min(before.made + (1 + dice.whole((2 * people) / piece / rounds)) * piece, people)
      await expect.poll(made, often).toBeGreaterThanOrEqual(goal)
      deaths.making += nodes.length
    } else {
      const goal = before.sent + 1 + dice.whole(Math.floor((people - before.sent) / (rounds - round + 1)))
      await expect.poll(() => mail.received.length, often).toBeGreaterThanOrEqual(goal)
      deaths.sending += nodes.length
    }
    await Promise.all(nodes.map(node => node.close()))
    // As when the leases of the dead have ended.
    await writer('outgoingEmails')
      .whereNotNull('leaseHolder')
      .update({ nextAttemptDate: new Date(0).toISOString() })
    await writer('jobs')
      .whereNull('endDate')
      .update({ leaseExpiry: new Date(0).toISOString() })
  }
  await Promise.all([start(), start()])
  const progress = async () => (await editor.read(id)).progress
  await expect.poll(progress, { timeout: 600_000, interval: 200 }).toMatchObject({ left: 0, failed: 0 })
  expect(await progress()).toEqual({ recipients: people, made: people, sent: people, failed: 0, left: 0 })

  const received = mail.received.map(({ to, text }) => ({ to: to[0], id: /^Message-ID: (.*)$/im.exec(text)?.[1] }))
  expect(new Set(received.map(({ to }) => to))).toEqual(new Set(addresses))
  // A message that left, but whose node died before the note of it, leaves again under the same identifier.
  expect(new Set(received.map(({ id }) => id)).size).toBe(people)
  const twice = received.length - people
  expect(twice).toBeLessThanOrEqual(deaths.making + deaths.sending)
  if (process.env.NEWSLETTER_DEATHS) console.info({ people, deaths, twice })
})
