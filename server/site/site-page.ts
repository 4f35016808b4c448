import { brotliCompressSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { defaultContactEmail } from '@ma-cantine/lib/operator/default-contact'
import { htmlText } from '@ma-cantine/lib/reports/html-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../pages/html.ts'
import type { Settings } from '../settings/settings.ts'

export interface PageContent {
  readonly title?: string
  /** Files of the screen, besides those of its entry. */
  readonly loads?: readonly string[]
  /** HTML shown until scripts run, and its audience: scripts draw again what is for another one. */
  readonly display?: string | null
  readonly audience?: 'anonymous' | 'user'
  /** Where the list of the scripts of all screens is. */
  readonly screenFiles: string
}

const emptyRoot = '<div id="root"></div>'

/**
 * Completes the page of an entry with the public address for previews, the environment, the analytics, the first
 * display of its screen and its style sheets. Scripts and first data are preloaded, instead of waiting for the entry to
 * request them; when there is a first display, the entry starts this after showing it.
 */
export function completePage(
  page: string,
  settings: Settings,
  { title, loads = [], display, audience = 'anonymous', screenFiles }: PageContent,
): string {
  const { publicUrl, contactEmail } = settings
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
${factsOf(settings, screenFiles)}`
  return page
    .replace('</head>', () => `${head.source}</head>`)
    .replace(/<title>.*?<\/title>/, whole => (title ? html`<title>${title}</title>`.source : whole))
    .replace(emptyRoot, () =>
      display
        ? `<div id="root" aria-busy="true" data-shown-to="${audience}">${withContact(display, contactEmail)}</div>`
        : emptyRoot,
    )
}

/** What the site needs to know of its server; it reads it in `web/app/installation.ts`. */
function factsOf(
  { contactEmail, documentationUrl, keyFiguresUrl, environment, demoUrl, analytics }: Settings,
  screenFiles: string,
): Html[] {
  const facts = {
    'screen-files': `/${screenFiles}`,
    'contact-email': contactEmail,
    'documentation-address': documentationUrl,
    'key-figures-address': keyFiguresUrl,
    environment: environment === 'dev' ? undefined : environment,
    'demo-address': demoUrl,
    'analytics-address': analytics?.address,
    'analytics-site': analytics?.siteId,
  }
  return Object.entries(facts).flatMap(([name, content]) =>
    content === undefined
      ? []
      : html`<meta name="${name}" content="${content}">
`,
  )
}

/** The build draws pages with the default address of the team. */
const withContact = (display: string, contactEmail: string): string =>
  display.replaceAll(defaultContactEmail, htmlText(contactEmail))

type Form = 'br' | 'gzip' | 'identity'

/** A page in each encoding, compressed at its first request. */
export class CompressedPage {
  private readonly page: () => string
  private readonly forms = new Map<Form, Buffer>()

  constructor(page: () => string) {
    this.page = page
  }

  /** Sends the page in the smallest encoding that the browser accepts. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ['br', 'gzip'])
    const form = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'
    if (form !== 'identity') reply.header('content-encoding', form)
    return reply.header('vary', 'accept-encoding, accept-language, cookie').send(this.encode(form))
  }

  private encode(form: Form): Buffer {
    const known = this.forms.get(form)
    if (known) return known
    const made = encoders[form](Buffer.from(this.page()))
    this.forms.set(form, made)
    return made
  }
}

const encoders: Readonly<Record<Form, (page: Buffer) => Buffer>> = {
  br: page => brotliCompressSync(page),
  gzip: page => gzipSync(page),
  identity: page => page,
}
