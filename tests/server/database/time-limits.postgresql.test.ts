import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { lastLink } from '../support/mailbox.ts'
import { waitForBlockedConnection } from '../support/postgresql-activity.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
let otherCanteenId: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager])
  otherCanteenId = await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

const database = () => server.app.services.database
const sendPurchases = (headers: Record<string, string> = {}) =>
  server.upload('/api/v1/importPurchases/', manager, file('achats', [{ description: `Achat ${Math.random()}` }]), {
    headers,
  })

/** Locks a row like a node that freezes inside a transaction. @returns a function that releases it. */
async function hold(
  table: string,
  where: Record<string, unknown>,
  how: 'frozen' | 'at work' = 'frozen',
): Promise<() => Promise<void>> {
  let release: () => void = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let ended: Promise<unknown> = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    ended = database()
      .writer.transaction(async transaction => {
        await transaction(table).where(where).forUpdate().select(transaction.raw('1'))
        resolve()
        const work = how === 'at work' ? setInterval(() => void transaction.raw('SELECT 1').then(), 2000) : undefined
        await released
        clearInterval(work)
      })
      .catch(reject)
  })
  return async () => {
    release()
    await ended
  }
}

test.each(['reader', 'writer'] as const)(
  'statements, waits for locks and idle transactions of the %s end',
  async name => {
    const shown = async (setting: string) => (await database()[name].raw(`SHOW ${setting}`)).rows[0]
    expect(await shown('statement_timeout')).toEqual({ statement_timeout: '30s' })
    expect(await shown('lock_timeout')).toEqual({ lock_timeout: '1s' })
    expect(await shown('idle_in_transaction_session_timeout')).toEqual({ idle_in_transaction_session_timeout: '10s' })
    expect(await shown('tcp_keepalives_idle')).toEqual({ tcp_keepalives_idle: '10' })
  },
)

test('an import in progress does not delay its user, who replaces the password', async () => {
  const owner = await server.addPerson()
  // Like an import that is being written: its journal entry refers to the account.
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const importing = database().writer.transaction(async transaction => {
    await transaction('canteenManagers').insert({ canteenId, userId: owner.id })
    await released
  })
  const payload = { email: owner.email }
  await server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload })
  await server.app.services.background.waitForAll()
  const { uid, token } = await lastLink(server, owner.email)
  const reset = { uid, token, newPassword1: 'quatre mots sans rapport' }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/passwordReset/', payload: reset })
  // The import is still in progress.
  expect(answer.statusCode).toBe(204)
  release()
  await importing
})

describe('while a frozen node holds a lock', () => {
  beforeEach(async () => {
    await database().writer('idempotencyKeys').delete()
  })

  test('a retry with the key of its import gets 409 at once, each time', async () => {
    await sendPurchases({ 'idempotency-key': 'gelee' })
    // Like the import of a frozen node: its lease has expired, and its transaction holds the row.
    await database()
      .writer('idempotencyKeys')
      .update({ owner: 'gelé', leaseDate: '2024-01-01T00:00:00.000Z', answer: null, requestDigest: null })
    const release = await hold('idempotencyKeys', { key: 'gelee' })
    const start = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendPurchases({ 'idempotency-key': 'gelee' })))
    expect(performance.now() - start).toBeLessThan(8000)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(409))
    expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    await release()
    expect((await sendPurchases({ 'idempotency-key': 'gelee' })).statusCode).toBe(200)
  })

  test('an import into the same canteen gets 409 in a bounded time, while others are served', async () => {
    const other = await server.addPerson()
    const release = await hold('canteens', { id: canteenId })
    const endWork = await hold('canteens', { id: otherCanteenId }, 'at work')
    const importing = Promise.all(Array.from({ length: 12 }, () => sendPurchases()))
    const writing = server.app.inject({
      method: 'POST',
      url: '/api/v1/purchases/',
      headers: manager.headers,
      payload: { canteen: otherCanteenId, priceHt: 1 },
    })
    await waitForBlockedConnection(server)
    let isWritten = false
    writing.then(() => {
      isWritten = true
    })
    const read = await server.app.inject({ url: '/api/v1/initialData/', headers: other.headers })
    expect([read.statusCode, isWritten]).toEqual([200, false])
    // A short write is tried again for eight seconds.
    const refused = await writing
    expect([refused.statusCode, refused.json()]).toEqual([409, { detail: httpRefusals('data-locked').in('fr') }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await endWork()
    // PostgreSQL ends a transaction that is idle for ten seconds, and then the waiting imports go on.
    const answers = await importing
    expect(answers.map(({ statusCode }) => statusCode).filter(status => status !== 200 && status !== 409)).toEqual([])
    expect(answers.filter(({ statusCode }) => statusCode === 409).every(({ headers }) => headers['retry-after'])).toBe(
      true,
    )
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    await release().catch(() => undefined)
  })
})
