import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '../support/send-raw.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const smuggled = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'

/** A proxy may find another end of such a request: what follows must not count as a second one. */
describe('a request with two lengths is refused, and nothing after it is read', () => {
  test.each([
    ['a length and chunks', `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `content-length: 0\r\ncontent-length: 5\r\n\r\n${smuggled}`],
    ['chunks that are not the last coding', `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a length that is no number', `content-length: +5\r\n\r\n${smuggled}`],
    ['a header with a line feed alone', `x: y\ncontent-length: 5\r\n\r\n${smuggled}`],
  ])('%s', async (_, rest) => {
    const answer = await sendRaw(server.app, `POST /api/v1/session/ HTTP/1.1\r\nhost: a\r\n${rest}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})

test('TRACE returns nothing of its request', async () => {
  const answer = await sendRaw(
    server.app,
    'TRACE /api/v1/sectors/ HTTP/1.1\r\nhost: a\r\nx-secret: motus\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 40[45] /)
  expect(answer).not.toContain('motus')
})
