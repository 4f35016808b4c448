import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => server.close())

/** What the server says to these bytes before it cuts the line. */
async function received(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test.each([
  ['what is not HTTP', 400, 'BONJOUR\r\n\r\n'],
  ['a length that is no number', 400, 'POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\nContent-Length: deux\r\n\r\n'],
  ['headers that are too long', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an address that is too long', 431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
])('%s is answered with %i {detail} in JSON', async (_, status, bytes) => {
  const [head = '', body = ''] = (await received(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head.toLowerCase()).toContain('content-type: application/json')
  expect(JSON.parse(body)).toEqual({ detail: expect.any(String) })
})
