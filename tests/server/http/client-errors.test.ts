import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => server.close())

/** The answer of the server to these bytes, before it closes the connection. */
async function received(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test.each([
  ['what is not HTTP', 400, httpRefusals('bad-request'), 'BONJOUR\r\n\r\n'],
  [
    'a length that is no number',
    400,
    httpRefusals('bad-request'),
    'POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\nContent-Length: deux\r\n\r\n',
  ],
  [
    'headers that are too long',
    431,
    httpRefusals('headers-too-large'),
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
  [
    'an address that is too long',
    431,
    httpRefusals('headers-too-large'),
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ],
])('%s is answered with %i {detail} in JSON', async (_, status, refusal, bytes) => {
  const [head = '', body = ''] = (await received(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head.toLowerCase()).toContain('content-type: application/json')
  expect(JSON.parse(body)).toEqual({ detail: refusal.in('fr') })
})

test('a request that does not come whole in time is answered with 408', async () => {
  const { server: listening } = server.app
  const coming = once(listening, 'connection') as Promise<[Socket]>
  const answer = received('POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\n')
  const [socket] = await coming
  // As Node does once its time limit is over, which it looks at every 30 s.
  listening.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  const [head = '', body = ''] = (await answer).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 408 ')
  expect(JSON.parse(body)).toEqual({ detail: httpRefusals('timeout').in('fr') })
})

test.each([
  ['a request without a host', 400, httpRefusals('no-host'), 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'an expectation that nobody meets',
    417,
    httpRefusals('expectation'),
    'POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ],
  [
    'a chunk of no size',
    400,
    httpRefusals('bad-request'),
    'POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  ],
  ['a method that does not exist', 400, httpRefusals('bad-request'), 'BONJOUR / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a header that is no header', 400, httpRefusals('bad-request'), 'GET / HTTP/1.1\r\nHost: x\r\nsans valeur\r\n\r\n'],
  ['a version of HTTP to come', 400, httpRefusals('bad-request'), 'GET / HTTP/9.1\r\nHost: x\r\n\r\n'],
])('%s is answered with %i, and the headers of any other answer', async (_, status, refusal, bytes) => {
  const [head = '', body = ''] = (await received(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase())
  const usual = Object.keys((await server.app.inject('/healthz')).headers)
  for (const name of usual) expect(names, name).toContain(name)
  expect(JSON.parse(body)).toEqual({ detail: refusal.in('fr') })
})

test('a client that expects 100-continue gets it', async () => {
  const text = await received(
    'POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  )
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
})
