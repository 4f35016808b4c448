import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'

interface ClientError extends Error {
  readonly code?: string
}

/** The answers are in French, as the headers of such requests cannot be read. */
const problems: Readonly<Record<string, { readonly status: number; readonly message: Message }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: httpRefusals('timeout') },
  HPE_HEADER_OVERFLOW: { status: 431, message: httpRefusals('headers-too-large') },
}
const badRequest = { status: 400, message: httpRefusals('bad-request') }

/** Answers malformed HTTP requests, which no route sees, with the body and headers of any refusal. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, message } = problems[error.code ?? ''] ?? badRequest
    const body = JSON.stringify({ detail: message.in('fr') })
    const all = {
      ...headers,
      'x-request-id': randomUUID(),
      date: new Date().toUTCString(),
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
