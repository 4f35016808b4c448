import { createHash } from 'node:crypto'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PageRequest, RenderedPage } from '@ma-cantine/lib/http/page-rendering'

/** What the built site exports for this thread. */
interface Renderer {
  renderPage(request: PageRequest, isKnown: (state: string) => boolean): Promise<RenderedPage | null>
}

/** A page to render. `known` is the digest of the one that the server has for this address. */
export interface RenderTask {
  readonly kind: 'render'
  readonly request: PageRequest
  readonly known: string | null
}
/** The answer of the API to a question; null once nobody waits for the page. */
export interface ApiAnswer {
  readonly kind: 'answer'
  readonly id: number
  readonly answer: { readonly status: number; readonly type: string; readonly body: string } | null
}
/** Asks the server for data. */
export interface ApiQuestion {
  readonly kind: 'ask'
  readonly id: number
  readonly path: string
  readonly language: string
}
/** A page and the digest of all that it depends on; no page where the server has it already. */
export interface RenderResult {
  readonly kind: 'rendered'
  readonly page: RenderedPage | null
  readonly digest: string
}
export interface RenderFailure {
  readonly kind: 'failed'
  readonly message: string
}

const port = parentPort as MessagePort
const answers = new Map<number, (answer: ApiAnswer['answer']) => void>()
let asked = 0

/** In place of the browser's `fetch`: the server answers from the same process. */
async function askServer(address: URL, { headers }: { readonly headers: Headers }): Promise<Response> {
  const id = asked++
  const language = headers.get('accept-language') ?? ''
  const question: ApiQuestion = { kind: 'ask', id, path: address.pathname + address.search, language }
  const answer = await new Promise<ApiAnswer['answer']>(resolve => {
    answers.set(id, resolve)
    port.postMessage(question)
  })
  if (!answer) throw new Error('Nobody waits for the page any more')
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } })
}

async function render(renderer: Promise<Renderer>, { request, known }: RenderTask): Promise<RenderResult> {
  let digest = ''
  const page = await (await renderer).renderPage(request, state => {
    digest = createHash('sha256').update(state).digest('base64')
    return digest === known
  })
  return { kind: 'rendered', page, digest }
}

// The failures are answered; what React says besides would fill the log.
console.warn = console.error = () => {}
// Modules of the site read `location` when they are loaded.
Object.assign(globalThis, { location: new URL('http://localhost/'), fetch: askServer })
const renderer: Promise<Renderer> = import(workerData)
renderer.catch(() => {})

port.on('message', (message: RenderTask | ApiAnswer) => {
  if (message.kind === 'answer') {
    answers.get(message.id)?.(message.answer)
    answers.delete(message.id)
    return
  }
  render(renderer, message).then(
    result => port.postMessage(result),
    (error: unknown) => {
      const failure: RenderFailure = { kind: 'failed', message: error instanceof Error ? `${error.stack}` : `${error}` }
      port.postMessage(failure)
    },
  )
})
