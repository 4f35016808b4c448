import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { PageHead } from '@ma-cantine/lib/http/page-rendering'
import { defaultContactEmail } from '@ma-cantine/lib/operator/default-contact'
import { htmlText } from '@ma-cantine/lib/reports/html-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Html, html } from '../pages/html.ts'
import type { Settings } from '../settings/settings.ts'

export interface PageContent {
  readonly title?: string
  /** Files of the screen, besides those of its entry. */
  readonly loads?: readonly string[]
  /** HTML shown until scripts run, and its audience: scripts draw again what is for another one. */
  readonly display?: string | null
  readonly audience?: 'anonymous' | 'user'
  /** Whether React can take the display over; it otherwise renders another one in its place. */
  readonly isTakenOver?: boolean
  /** What the content of the page says of itself, and the data that it is made of, in JSON. */
  readonly head?: PageHead
  readonly data?: string | null
}

/** What all pages of a server have in common. */
interface SiteFacts {
  readonly settings: Settings
  /** Where the list of the scripts of all screens is. */
  readonly screenFiles: string
}

const emptyRoot = '<div id="root"></div>'

/**
 * Completes the page of an entry with the public address for previews, the environment, the analytics, the first
 * display of its screen and its style sheets. Scripts and first data are preloaded, instead of waiting for the entry to
 * request them; when there is a first display, the entry starts this after showing it.
 */
export function completePage(page: string, { settings, screenFiles }: SiteFacts, content: PageContent = {}): string {
  const { title, loads = [], display, head: about = {} } = content
  const { publicUrl } = settings
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
  )}${display ? html`<template id="later">${ahead}</template>` : ahead}<meta property="og:image" content="${publicUrl}${about.image ?? '/card.png'}">
${linksOf(about, publicUrl)}${factsOf(settings, screenFiles)}`
  return describe(page, about)
    .replace('</head>', () => `${head.source}</head>`)
    .replace(/<title>.*?<\/title>/, whole => (title ? html`<title>${title}</title>`.source : whole))
    .replace(emptyRoot, whole => (display ? rootOf({ ...content, display }, settings.contactEmail) : whole))
}

function rootOf(
  { display, audience = 'anonymous', isTakenOver = true, data }: PageContent & { readonly display: string },
  contactEmail: string,
): string {
  const shownTo = isTakenOver ? ` data-shown-to="${audience}"` : ''
  const root = `<div id="root" aria-busy="true"${shownTo}>${withContact(display, contactEmail)}</div>`
  return data ? `${root}\n${dataBlock('application/json', data, ' id="page-data"')}` : root
}

/** Replaces what the page of the entry says of the whole site. */
function describe(page: string, { title, description }: PageHead): string {
  const say = (page: string, name: string, text: string | undefined) =>
    text === undefined
      ? page
      : page.replace(new RegExp(`(<meta (?:name|property)="${name}" content=)"[^"]*"`), (_, start: string) =>
          [start, htmlText(text), ''].join('"'),
        )
  const described = say(say(page, 'description', description), 'og:description', description)
  return say(described, 'og:title', title)
}

function linksOf({ canonical, feeds = [], jsonLd }: PageHead, publicUrl: string): Html[] {
  const lines = feeds.map(
    ({ path, type, title }) => html`<link rel="alternate" type="${type}" title="${title}" href="${path}">
`,
  )
  if (canonical !== undefined) {
    lines.push(html`<link rel="canonical" href="${publicUrl}${canonical}">
<meta property="og:url" content="${publicUrl}${canonical}">
`)
  }
  if (jsonLd) {
    const text = JSON.stringify({ '@context': 'https://schema.org', ...jsonLd })
    lines.push(new Html(`${dataBlock('application/ld+json', text)}\n`))
  }
  return lines
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON in a page. Browsers run no such block; what could end it is written otherwise. */
const dataBlock = (type: string, json: string, attributes = ''): string =>
  `<script type="${type}"${attributes}>${json.replace(/[<>&\u2028\u2029]/g, sign => escapes[sign] ?? sign)}</script>`

/** What the site needs to know of its server; it reads it in `web/app/installation.ts`. */
function factsOf(
  { contactEmail, documentationUrl, keyFiguresUrl, blogUrl, environment, demoUrl, analytics }: Settings,
  screenFiles: string,
): Html[] {
  const facts = {
    'screen-files': `/${screenFiles}`,
    'contact-email': contactEmail,
    'documentation-address': documentationUrl,
    'key-figures-address': keyFiguresUrl,
    'blog-address': blogUrl,
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
  private readonly effort: number
  private readonly forms = new Map<Form, Buffer>()

  /** @param effort of brotli: 11 for a page that is compressed once, less for those that change. */
  constructor(page: () => string, effort = 11) {
    this.page = page
    this.effort = effort
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
    const made = encoders[form](Buffer.from(this.page()), this.effort)
    this.forms.set(form, made)
    return made
  }
}

const encoders: Readonly<Record<Form, (page: Buffer, effort: number) => Buffer>> = {
  br: (page, effort) => brotliCompressSync(page, { params: { [zlib.BROTLI_PARAM_QUALITY]: effort } }),
  gzip: page => gzipSync(page),
  identity: page => page,
}
