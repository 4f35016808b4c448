import { brotliCompressSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../pages/html.ts'
import type { Settings } from '../settings.ts'

export interface PageContent {
  readonly title?: string
  /** Files of the screen, besides those of its entry. */
  readonly loads?: readonly string[]
  /** What is shown until scripts take over. */
  readonly display?: string | null
}

const emptyRoot = '<div id="root"></div>'

/**
 * The page as this server gives it: with its own address in what other sites show of it, its analytics if any, what its
 * screen shows first, and the files of that screen asked for at once with the first data, rather than once the entry has
 * told which they are.
 */
export function completedPage(
  page: string,
  { publicUrl, analytics }: Settings,
  { title, loads = [], display }: PageContent = {},
): string {
  const head = html`<link rel="preload" href="/api/v1/initialData/" as="fetch" crossorigin="anonymous">
${loads.map(name =>
  name.endsWith('.css')
    ? html`<link rel="stylesheet" href="/${name}" crossorigin="">
`
    : html`<link rel="modulepreload" href="/${name}" crossorigin="">
`,
)}<meta property="og:image" content="${publicUrl}/card.png">
${
  analytics &&
  html`<meta name="analytics-address" content="${analytics.address}">
<meta name="analytics-site" content="${analytics.siteId}">
`
}`
  return page
    .replace('</head>', () => `${head.source}</head>`)
    .replace(/<title>.*?<\/title>/, whole => (title ? html`<title>${title}</title>`.source : whole))
    .replace(emptyRoot, () => (display ? `<div id="root">${display}</div>` : emptyRoot))
}

/** A page in the forms that browsers take, made once. */
export type CompressedPage = Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>

export function compressedPage(page: string): CompressedPage {
  const identity = Buffer.from(page)
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity }
}

/** In the smallest form that the browser takes. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ['br', 'gzip'])
  const form = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
  if (form !== 'identity') reply.header('content-encoding', form)
  return reply.header('vary', 'accept-encoding, cookie').send(page[form])
}
