import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

interface ClientError extends Error {
  readonly code?: string
}

const answers: Readonly<Record<string, { readonly status: number; readonly detail: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'La requête n’est pas arrivée à temps.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'L’adresse ou les en-têtes de la requête sont trop longs.' },
}
const malformed = { status: 400, detail: 'La requête est mal formée.' }

/** Answers `{detail}` on the bare line to what is not even HTTP, and cuts it. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, detail } = answers[error.code ?? ''] ?? malformed
  const body = JSON.stringify({ detail })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
