import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Words } from '../words/fr.ts'

interface Request {
  readonly method: string
  readonly origin: string | URL
  readonly path: string
}

interface Messages {
  readonly 'undici:request:create': { readonly request: Request }
  readonly 'undici:request:headers': {
    readonly request: Request
    readonly response: { readonly statusCode: number; readonly headers: readonly Uint8Array[] }
  }
  readonly 'undici:request:error': { readonly request: Request; readonly error: Error }
}

/**
 * Tells each request and its answer, with the number by which the server's log knows it. Neither headers nor contents are told: they
 * hold the token and the data.
 * @returns what stops it.
 */
export function traceRequests(tell: (line: string) => void, { server }: Words): () => void {
  const begun = new WeakMap<Request, number>()
  const stops: (() => void)[] = []
  const on = <Channel extends keyof Messages>(channel: Channel, listen: (message: Messages[Channel]) => void) => {
    const listener = (message: unknown) => listen(message as Messages[Channel])
    subscribe(channel, listener)
    stops.push(() => void unsubscribe(channel, listener))
  }
  const milliseconds = (request: Request) => Math.round(performance.now() - (begun.get(request) ?? performance.now()))
  const say = (line: string) => tell(makePrintable(line))
  on('undici:request:create', ({ request }) => {
    begun.set(request, performance.now())
    say(`→ ${request.method} ${request.origin}${request.path}`)
  })
  on('undici:request:headers', ({ request, response: { statusCode, headers } }) => {
    const texts = headers.map(each => Buffer.from(each).toString('latin1'))
    const place = texts.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === 'x-request-id')
    say(`← ${server.answered(statusCode, milliseconds(request), place === -1 ? null : (texts[place + 1] ?? null))}`)
  })
  on('undici:request:error', ({ request, error }) =>
    say(`✖ ${server.unanswered(error.message, milliseconds(request))}`),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
