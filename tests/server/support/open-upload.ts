import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportAnswer } from '@ma-cantine/lib'
import { eventually, multipartType, type Person, type TestServer } from './test-server.ts'

/** Opens an upload to send in pieces, over a real connection to a listening server. */
export function openUpload(
  server: TestServer,
  person: Person,
  { url = '/api/v1/importPurchases/', headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  const { port } = server.app.server.address() as AddressInfo
  const call = request({
    host: '127.0.0.1',
    port,
    path: url,
    method: 'POST',
    headers: { ...person.headers, 'content-type': multipartType, ...headers },
  })
  const answer = new Promise<ImportAnswer>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', chunk => {
        text += chunk
      })
      response.once('end', () => resolve(JSON.parse(text) as ImportAnswer))
      response.once('error', reject)
    })
  })
  const send = (bytes: Buffer) => new Promise<void>(resolve => call.write(bytes, () => resolve()))
  return { call, answer, send }
}

/** Waits until the server is reading an upload. */
export const waitForUploads = ({ app }: TestServer): Promise<true> =>
  eventually(async () => {
    const metrics = await app.inject({ url: '/metrics' })
    return /requests_under_way\{[^}]*import[^}]*\} [1-9]/.test(metrics.body) || undefined
  })
