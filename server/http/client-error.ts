import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

interface ClientError extends Error {
  readonly code?: string
}

const problems: Readonly<Record<string, { readonly status: number; readonly detail: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'La requête n’est pas arrivée à temps en entier.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'Les en-têtes de la requête sont trop volumineux.' },
}
const malformed = { status: 400, detail: 'La requête est incorrecte.' }

/** Answers what is not even an HTTP request, which no route sees: with the same body and headers as any refusal. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, detail } = problems[error.code ?? ''] ?? malformed
    const body = JSON.stringify({ detail })
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
