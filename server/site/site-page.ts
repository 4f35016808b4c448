import { brotliCompressSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../pages/html.ts'
import type { Settings } from '../settings/settings.ts'

export interface PageContent {
  readonly title?: string
  /** Files of the screen, besides those of its entry. */
  readonly loads?: readonly string[]
  /** What is shown until scripts take over, and to whom: they make anew what is another's. */
  readonly display?: string | null
  readonly shownTo?: 'anonymous' | 'user'
}

const emptyRoot = '<div id="root"></div>'

/**
 * The page as this server gives it: with its own address in what other sites show of it, its analytics if any, what its
 * screen shows first, and the style sheets of that screen. Its scripts and the first data are asked for at once, rather
 * than once the entry has told which they are; where something is shown before, the entry does it when it is shown.
 */
export function completedPage(
  page: string,
  { publicUrl, analytics }: Settings,
  { title, loads = [], display, shownTo = 'anonymous' }: PageContent = {},
): string {
  const styles = loads.filter(name => name.endsWith('.css'))
  const scripts = loads.filter(name => !name.endsWith('.css'))
  const ahead = html`<link rel="preload" href="/api/v1/initialData/" as="fetch" crossorigin="anonymous">
${scripts.map(
  name => html`<link rel="modulepreload" href="/${name}" crossorigin="">
`,
)}`
  const head = html`${styles.map(
    name => html`<link rel="stylesheet" href="/${name}" crossorigin="">
`,
  )}${display ? html`<template id="later">${ahead}</template>` : ahead}<meta property="og:image" content="${publicUrl}/card.png">
${
  analytics &&
  html`<meta name="analytics-address" content="${analytics.address}">
<meta name="analytics-site" content="${analytics.siteId}">
`
}`
  return page
    .replace('</head>', () => `${head.source}</head>`)
    .replace(/<title>.*?<\/title>/, whole => (title ? html`<title>${title}</title>`.source : whole))
    .replace(emptyRoot, () =>
      display ? `<div id="root" aria-busy="true" data-shown-to="${shownTo}">${display}</div>` : emptyRoot,
    )
}

type Form = 'br' | 'gzip' | 'identity'

/** A page in the forms that browsers take, each made when the first of them asks for it. */
export class CompressedPage {
  private readonly page: () => string
  private readonly forms = new Map<Form, Buffer>()

  constructor(page: () => string) {
    this.page = page
  }

  /** In the smallest form that the browser takes. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ['br', 'gzip'])
    const form = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.header('vary', 'accept-encoding, cookie').send(this.in(form))
  }

  private in(form: Form): Buffer {
    const known = this.forms.get(form)
    if (known) return known
    const made = makers[form](Buffer.from(this.page()))
    this.forms.set(form, made)
    return made
  }
}

const makers: Readonly<Record<Form, (page: Buffer) => Buffer>> = {
  br: page => brotliCompressSync(page),
  gzip: page => gzipSync(page),
  identity: page => page,
}
