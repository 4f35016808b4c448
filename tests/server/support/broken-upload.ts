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

/** An upload that is about to be sent: its body, and the head of a request that says how long the body is. */
interface Upload {
  readonly body: Buffer
  head(length: `content-length: ${number}` | 'transfer-encoding: chunked'): Buffer
}

/** Where an upload breaks: the bytes that are sent, and what becomes of the connection then. */
interface Break {
  readonly sent: readonly Buffer[]
  readonly end: (socket: Socket) => unknown
}

const whole = ({ body, head }: Upload) => Buffer.concat([head(`content-length: ${body.length}`), body])
const cut = (upload: Upload, dice: Dice) => {
  const bytes = whole(upload)
  return [bytes.subarray(0, 1 + dice.whole(bytes.length - 1))]
}
const close = (socket: Socket) => socket.destroy()
const reset = (socket: Socket) => socket.resetAndDestroy()
const wait = () => {}

/** The ways in which an upload does not end well. */
export const breaks: readonly ((upload: Upload, dice: Dice) => Break)[] = [
  (upload, dice) => ({ sent: cut(upload, dice), end: close }),
  (upload, dice) => ({ sent: cut(upload, dice), end: reset }),
  (upload, dice) => ({ sent: cut(upload, dice), end: socket => socket.end() }),
  upload => ({ sent: [whole(upload)], end: close }),
  upload => ({ sent: [whole(upload)], end: reset }),
  // Longer than it says: the rest is taken for another request, which is none.
  ({ body, head }) => ({ sent: [head(`content-length: ${body.length - 40}`), body], end: wait }),
  ({ body, head }) => ({ sent: [head(`content-length: ${body.length + 40}`), body], end: close }),
  ({ body, head }) => ({
    sent: [head('transfer-encoding: chunked'), Buffer.from('40\r\n'), body.subarray(0, 64), Buffer.from('\r\nZZ\r\n')],
    end: wait,
  }),
]

/** Sends an upload that breaks in that way, and waits until its connection is closed. */
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
  // At every moment of the work: while the caller is looked up, while the key is taken, while the file is read, after.
  await pause(dice.whole(4) * dice.whole(40))
  end(socket)
  await Promise.race([closed, pause(5000)])
  socket.destroy()
}
