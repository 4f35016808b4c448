import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Dice } from '../../support/dice.ts'
import { multipart, multipartType } from './test-server.ts'

interface Target {
  readonly url: string
  readonly token: string
  readonly key: string
  readonly content: string
}

/** An upload to send: its body, and the head of a request with the length of the body. */
interface Upload {
  readonly body: Buffer
  head(length: `content-length: ${number}` | 'transfer-encoding: chunked'): Buffer
}

/** A broken upload: the bytes sent, and what then happens to the connection. */
interface Break {
  readonly sent: readonly Buffer[]
  readonly end: (socket: Socket) => unknown
}

const wholeUpload = ({ body, head }: Upload) => Buffer.concat([head(`content-length: ${body.length}`), body])
const truncatedUpload = (upload: Upload, dice: Dice) => {
  const bytes = wholeUpload(upload)
  return [bytes.subarray(0, 1 + dice.whole(bytes.length - 1))]
}
const close = (socket: Socket) => socket.destroy()
const reset = (socket: Socket) => socket.resetAndDestroy()
const wait = () => {}

/** The ways in which an upload breaks. */
export const breaks: readonly ((upload: Upload, dice: Dice) => Break)[] = [
  (upload, dice) => ({ sent: truncatedUpload(upload, dice), end: close }),
  (upload, dice) => ({ sent: truncatedUpload(upload, dice), end: reset }),
  (upload, dice) => ({ sent: truncatedUpload(upload, dice), end: socket => socket.end() }),
  upload => ({ sent: [wholeUpload(upload)], end: close }),
  upload => ({ sent: [wholeUpload(upload)], end: reset }),
  // Longer than announced: the rest is read as another request, which is malformed.
  ({ body, head }) => ({ sent: [head(`content-length: ${body.length - 40}`), body], end: wait }),
  ({ body, head }) => ({ sent: [head(`content-length: ${body.length + 40}`), body], end: close }),
  ({ body, head }) => ({
    sent: [head('transfer-encoding: chunked'), Buffer.from('40\r\n'), body.subarray(0, 64), Buffer.from('\r\nZZ\r\n')],
    end: wait,
  }),
]

/** Sends an upload that breaks in one way, and waits until its connection is closed. */
export async function sendBroken(
  { url, token, key, content }: Target,
  way: (typeof breaks)[number],
  dice: Dice,
): Promise<void> {
  const head: Upload['head'] = length => {
    const lines = [
      'POST /api/v1/importPurchases/ HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      `content-type: ${multipartType}`,
      `idempotency-key: ${key}`,
      length,
    ]
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  }
  const { sent, end } = way({ body: multipart(content), head }, dice)
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.on('error', () => {}).resume()
  socket.write(Buffer.concat(sent))
  // Breaks at any moment: during authentication, the lease of the key, the reading of the file, or later.
  await pause(dice.whole(4) * dice.whole(40))
  end(socket)
  await Promise.race([closed, pause(5000)])
  socket.destroy()
}
