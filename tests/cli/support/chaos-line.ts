import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a bad line does to a request. */
export const troubles = [
  'cut before the server hears',
  'cut in the middle of the request',
  'answer lost',
  'answer cut in its middle',
  'answer in drips',
  'request doubled',
  'server restarting',
] as const
export type Trouble = (typeof troubles)[number]

interface ChaosLine {
  readonly url: string
  /** How often each trouble came. */
  readonly seen: ReadonlyMap<Trouble, number>
  close(): Promise<void>
}

/**
 * A line to a server that does what it is told to each request.
 * @param next the trouble of this request; null to let it pass
 */
export async function chaosLine(to: string, next: (incoming: IncomingMessage) => Trouble | null): Promise<ChaosLine> {
  const seen = new Map<Trouble, number>()
  const line = createServer((incoming, outgoing) => {
    const trouble = next(incoming)
    if (trouble) seen.set(trouble, (seen.get(trouble) ?? 0) + 1)
    pass(incoming, outgoing, trouble, to).catch(() => incoming.socket.destroy())
  })
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise(resolve => {
        line.close(() => resolve())
        line.closeAllConnections()
      }),
  }
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trouble: Trouble | null,
  to: string,
): Promise<void> {
  if (trouble === 'cut before the server hears') return void incoming.socket.destroy()
  const body = await buffer(incoming)
  if (trouble === 'server restarting') return void outgoing.writeHead(503, { 'retry-after': '0' }).end()
  const { method, headers } = incoming
  const options = { url: new URL(incoming.url ?? '/', to), method, headers }
  if (trouble === 'cut in the middle of the request') {
    await half(options, body)
    return void incoming.socket.destroy()
  }
  const double = trouble === 'request doubled' ? whole(options, body) : null
  const answer = await whole(options, body)
  await double
  if (trouble === 'answer lost') return void incoming.socket.destroy()
  outgoing.writeHead(answer.status, answer.headers)
  if (trouble === 'answer cut in its middle') {
    outgoing.write(answer.content.subarray(0, answer.content.length / 2), () => incoming.socket.destroy())
    return
  }
  if (trouble === 'answer in drips') {
    for (const byte of answer.content) {
      await new Promise<void>(resolve => outgoing.write(Buffer.of(byte), () => resolve()))
    }
  } else outgoing.write(answer.content)
  outgoing.end()
}

interface Sent extends RequestOptions {
  readonly url: URL
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly content: Buffer
}

const whole = ({ url, ...options }: Sent, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onward = request(url, options, answer => {
      buffer(answer).then(
        content => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, content }),
        reject,
      )
    })
    onward.on('error', reject)
    onward.end(body)
  })

/** Gives the server the first half of a request, then nothing more. */
const half = ({ url, ...options }: Sent, body: Buffer): Promise<void> =>
  new Promise(resolve => {
    const onward = request(url, options)
    onward.on('error', () => resolve())
    onward.on('close', () => resolve())
    onward.write(body.subarray(0, body.length / 2), () => onward.destroy())
  })
