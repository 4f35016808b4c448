import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { queueEmails } from '../../../server/emails/outbox.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { DatabaseProxy } from '../support/database-proxy.ts'
import { startMailServer } from '../support/mail-server.ts'
import { eventually } from '../support/test-server.ts'

let folder: string
let direct: FreshDatabase
let line: DatabaseProxy
let mail: Awaited<ReturnType<typeof startMailServer>>
let node: RunningServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-away-'))
  direct = await createDatabase(folder)
  line = await DatabaseProxy.open(direct)
  mail = await startMailServer()
  node = await startServer({ SMTP_URL: mail.url }, [], line.database)
})
afterAll(async () => {
  await node?.stop()
  await mail?.close()
  await line?.close()
  await direct?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = async (path: string) => {
  const answer = await fetch(`${node.url}${path}`)
  return { status: answer.status, text: await answer.text() }
}

/** Queues a message without telling this node. */
async function queue(recipient: string, nextAttemptDate = new Date()): Promise<void> {
  const database = await openDatabase(direct.location)
  await database.transaction(transaction =>
    queueEmails(transaction, [{ recipient, locale: 'fr', subject: 'Bonjour', blocks: ['Bonjour'] }]),
  )
  await database
    .writer('outgoingEmails')
    .where({ recipient })
    .update({ nextAttemptDate: nextAttemptDate.toISOString() })
  await database.close()
}

const received = (recipient: string) => expect.poll(() => mail.received.some(({ to }) => to.includes(recipient)))

/** Makes the node schedule a check for when this message is due. @returns that moment. */
async function queueForLater(recipient: string): Promise<number> {
  const sent = mail.received.length
  const due = Date.now() + 1500
  await queue(recipient, new Date(due))
  await fetch(`${node.url}/api/v1/passwordResetRequest/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@ma-cantine.example' }),
  })
  await eventually(() => mail.received.length > sent || undefined)
  return due
}

test.each([
  ['refuses connections', () => line.cut()],
  ['says nothing', () => line.freeze()],
] as const)('while the database %s, probes and measures answer; afterwards, messages leave', async (how, goAway) => {
  const recipient = `${how.split(' ')[0]}@exemple.fr`
  const due = await queueForLater(recipient)
  goAway()
  // They come before the database does: one that waited for it would never come.
  const probes = await Promise.all(['/healthz', '/readyz', '/metrics'].map(ask))
  expect(probes.map(({ status }) => status)).toEqual([200, 503, 200])
  expect(probes[1]?.text).toBe('{"status":"database"}')
  expect(probes[2]?.text).toContain('process_resident_memory_bytes ')
  expect(probes[2]?.text).not.toMatch(/^ma_cantine_(emails|jobs)_\w+ /m)
  // The scheduled check has failed, or waits.
  await eventually(() => Date.now() > due + 500 || undefined)
  line.restore()
  await received(recipient).toBe(true)
  await eventually(async () => ((await ask('/readyz')).status === 200 ? true : undefined))
  expect((await ask('/metrics')).text).toMatch(/^ma_cantine_emails_waiting \d+$/m)
})

test('all that the server logged about it is JSON', () => {
  const [ready, ...lines] = node.output.join('').split('\n').filter(Boolean)
  expect(ready).toMatch(/^Serveur prêt/)
  expect(lines.length).toBeGreaterThan(0)
  for (const text of lines) expect(() => JSON.parse(text), text).not.toThrow()
})
