import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { isPostgresql } from '../../../server/database/sql.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { eventually, multipart, multipartType } from '../support/test-server.ts'

let running: RunningServer | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
})

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  running = await startServer(env)
  return running
}

interface Upload {
  readonly call: ClientRequest
  /** The answer of the server, or the end of the connection. */
  readonly outcome: Promise<ImportAnswer | 'cut'>
}

/** Sends the first half of an import, and waits until the server reads it. */
async function halfSent({ url, account }: RunningServer, body: Buffer): Promise<Upload> {
  const call = request(`${url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': multipartType },
  })
  const outcome = new Promise<ImportAnswer | 'cut'>(resolve => {
    call.once('error', () => resolve('cut'))
    call.once('response', async response => {
      const chunks = await response.toArray().catch(() => null)
      resolve(chunks ? (JSON.parse(Buffer.concat(chunks).toString()) as ImportAnswer) : 'cut')
    })
  })
  call.write(body.subarray(0, body.length / 2))
  await eventually(async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return metrics.includes('requests_under_way{method="POST",route="/api/v1/importPurchases/"} 1') || undefined
  })
  return { call, outcome }
}

async function storedPurchases(databaseFile: string): Promise<number> {
  const database = await openDatabase(databaseFile)
  if (!isPostgresql(database.reader)) {
    const [{ integrityCheck } = { integrityCheck: '' }] = await database.reader.raw('PRAGMA integrity_check')
    expect(integrityCheck).toBe('ok')
  }
  const rows = await database.reader('purchases').count({ count: '*' }).first()
  await database.close()
  return Number(rows?.count)
}

const rows = 3000
const body = multipart(purchasesContent(rows, 'Arrêt'))

/** Keeps the file of the database after the server's end. */
const ended = async (server: RunningServer) => (await once(server.process, 'exit')) as [number | null, string | null]

const refusesConnections = ({ url }: RunningServer) =>
  eventually(() =>
    fetch(`${url}/healthz`).then(
      () => undefined,
      () => true,
    ),
  )

test('a server that is asked to stop announces it first, and goes on serving', { tags: 'long' }, async () => {
  const server = await start({ STOP_DELAY: '2' })
  const exit = ended(server)
  server.process.kill('SIGTERM')
  const ready = await eventually(async () => {
    const answer = await fetch(`${server.url}/readyz`)
    return answer.status === 503 ? answer : undefined
  })
  expect(await ready.json()).toEqual({ status: 'stopping' })
  expect((await fetch(`${server.url}/api/v1/sectors/`)).status).toBe(200)
  expect(await exit).toEqual([0, null])
})

test('from the first second of the delay each answer ends its connection, those of requests under way too', {
  tags: 'long',
}, async () => {
  const server = await start({ STOP_DELAY: '60' })
  const connections = () =>
    Promise.all(
      ['/healthz', '/nowhere', '/o/authorize/'].map(async path => {
        const { headers } = await fetch(server.url + path, { redirect: 'manual' })
        return headers.get('connection')
      }),
    )
  expect(await connections()).toEqual(['keep-alive', 'keep-alive', 'keep-alive'])
  const { call, outcome } = await halfSent(server, body)
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  server.process.kill('SIGTERM')
  await eventually(async () => ((await fetch(`${server.url}/readyz`)).status === 503 ? true : undefined))
  expect(await connections()).toEqual(['close', 'close', 'close'])
  call.end(body.subarray(body.length / 2))
  const [{ headers }] = await answered
  expect(headers.connection).toBe('close')
  expect(await outcome).toMatchObject({ count: rows })
  server.process.kill('SIGTERM')
})

test('an import in progress gets its answer, and is stored', async () => {
  const server = await start()
  const { call, outcome } = await halfSent(server, body)
  const exit = ended(server)
  server.process.kill('SIGTERM')
  await refusesConnections(server)
  call.end(body.subarray(body.length / 2))
  expect(await outcome).toMatchObject({ count: rows, errors: [] })
  expect(await exit).toEqual([0, null])
  expect(await storedPurchases(server.database.location)).toBe(rows)
})

test('an import that does not end in time is aborted, and nothing of it is stored', async () => {
  const server = await start({ STOP_PATIENCE: '1' })
  const { outcome } = await halfSent(server, body)
  const exit = ended(server)
  server.process.kill('SIGTERM')
  expect(await outcome).toBe('cut')
  expect(await exit).toEqual([0, null])
  expect(await storedPurchases(server.database.location)).toBe(0)
})

test('a second signal stops it at once, and work in progress leaves nothing', { tags: 'long' }, async () => {
  const server = await start({ STOP_DELAY: '60' })
  const { outcome } = await halfSent(server, body)
  const exit = ended(server)
  server.process.kill('SIGTERM')
  await eventually(async () => ((await fetch(`${server.url}/readyz`)).status === 503 ? true : undefined))
  server.process.kill('SIGTERM')
  expect(await exit).toEqual([1, null])
  expect(await outcome).toBe('cut')
  expect(await storedPurchases(server.database.location)).toBe(0)
})

test.each([
  ['asked nothing', null],
  ['got its answer', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  [
    'got its answer, then sent half of a head',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: loc',
  ],
])('a connection that %s and stays open does not hold the end', { tags: 'long' }, async (_, request) => {
  // Waiting for it would outlast the test.
  const server = await start({ STOP_PATIENCE: '600' })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  if (request) {
    socket.write(request)
    await once(socket, 'data')
  }
  const closed = once(socket.resume(), 'close')
  const exit = ended(server)
  server.process.kill('SIGTERM')
  await closed
  expect(await exit).toEqual([0, null])
})

test('a connection that has sent the start of a request and never ends it does not hold the end', {
  tags: 'long',
}, async () => {
  // Waiting for it would outlast the test.
  const server = await start({ STOP_PATIENCE: '600' })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: loc')
  // Another request makes sure that these bytes were read.
  await fetch(`${server.url}/healthz`)
  const exit = ended(server)
  server.process.kill('SIGTERM')
  expect(await socket.toArray()).toEqual([])
  expect(await exit).toEqual([0, null])
})

test('a connection that has sent the start of a request may end it', { tags: 'long' }, async () => {
  const server = await start()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: loc')
  // Another request makes sure that these bytes were read.
  await fetch(`${server.url}/healthz`)
  const exit = ended(server)
  server.process.kill('SIGTERM')
  await refusesConnections(server)
  socket.write('alhost\r\n\r\n')
  expect(Buffer.concat(await socket.toArray()).toString()).toContain('HTTP/1.1 200 ')
  expect(await exit).toEqual([0, null])
})
