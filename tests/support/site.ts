import type { BrowserContext, Page, Browser as Program, Response } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import { Browser } from '../server/support/browser.ts'
import { freePort } from '../server/support/free-port.ts'
import { type Person, startTestServer, type TestServer } from '../server/support/test-server.ts'
import { launchChromium, patience } from './chromium.ts'
import { PagePool } from './page-pool.ts'
import { reachBeforeTyping } from './reach-before-typing.ts'
import { followRequests } from './settled-page.ts'
import { slowFrames } from './slow-frames.ts'

export type Width = 'narrow' | 'phone' | 'desktop'

const sizes = {
  narrow: { width: 320, height: 640 },
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
} as const

export interface PageOptions {
  /** 320, 375 or 1280 pixels; 1280 by default. */
  readonly width?: Width
  readonly dark?: boolean
  /** The language of the browser, French by default. */
  readonly locale?: 'fr' | 'en'
  /** Signed in from the start, with the password of `test-server.ts`. */
  readonly person?: Person
  /** Problems to ignore: `403 POST /api/v1/session/`, a text of the console. */
  readonly expected?: readonly RegExp[]
  /** As where scripts are blocked. */
  readonly withoutScripts?: true
  /** Whether service workers run: they hide requests from tests that intercept them. */
  readonly withWorkers?: true
  /** Whether later tests use the page as well. */
  readonly isKept?: true
}

/** The real server with the built site on a database of its own, and a browser whose pages are watched. */
export interface Site {
  readonly server: TestServer
  /** Origin of the site. */
  readonly url: string
  /**
   * Opens a page without cookies and storage except the session of the person, in a context that no other page of the test
   * shares. It ends with the test that opens it, unless it is kept: the scripts of the design system work at each frame, in
   * each open page. A later test may get it again, clean.
   */
  page(options?: PageOptions): Promise<Page>
  /** Opens another page in the same browser context: a second tab. */
  tab(page: Page): Promise<Page>
  signIn(context: BrowserContext, person: Person): Promise<void>
  /** The problems of all pages so far: errors of scripts and console, breaches of policy, failed requests. */
  problems(): readonly string[]
  /** Closes everything, and fails if a page had a problem. */
  close(): Promise<void>
}

/** Starting Chromium is dear: one serves all files of a worker of Vitest, and ends with it. */
let chromiumOfWorker: Promise<Program> | undefined

async function openBrowser(launch: () => Promise<Program>): Promise<Program> {
  if (launch !== launchChromium || !process.env.VITEST_WORKER_ID) return launch()
  chromiumOfWorker ??= launch()
  const program = await chromiumOfWorker
  if (program.isConnected()) return program
  chromiumOfWorker = launch()
  return chromiumOfWorker
}

export async function startSite(
  environment: Record<string, string> = {},
  launch: () => Promise<Program> = launchChromium,
): Promise<Site> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [server, program] = await Promise.all([
    startTestServer({ PUBLIC_URL: url, LOG_LEVEL: 'error', ...environment }),
    openBrowser(launch),
  ])
  const pool = new PagePool()
  /** How each context ends for good. */
  const endings = new Map<BrowserContext, () => Promise<void>>()
  const reports = new WeakMap<BrowserContext, (problem: string) => void>()
  await server.app.listen({ host: '127.0.0.1', port })
  const found: string[] = []

  async function signIn(context: BrowserContext, { username }: Person): Promise<void> {
    const browser = new Browser(server.app)
    const { statusCode } = await browser.signIn(username)
    if (statusCode !== 200) throw new Error(`Signing in answered ${statusCode}`)
    await context.addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url })))
  }

  /** Opens a page in a context of its own. @param kind of the pool that it is given back to. */
  async function openPage({ width, locale, withWorkers, withoutScripts }: PageOptions, kind: string | null) {
    const context = await program.newContext({
      baseURL: url,
      hasTouch: width === 'narrow' || width === 'phone',
      locale: locale === 'en' ? 'en-GB' : 'fr-FR',
      serviceWorkers: withWorkers ? 'allow' : 'block',
      javaScriptEnabled: !withoutScripts,
    })
    context.setDefaultTimeout(patience)
    // The console does not report every breach: code that a script fails to compile from text is not reported.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
        console.error(`Breach of policy: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
      ),
    )
    // An error that React recovered from names its cause, which is not in its stack.
    await context.addInitScript(() =>
      addEventListener('error', ({ error }) => {
        if (error?.cause) console.error(`Cause: ${error.cause.stack ?? error.cause}`)
      }),
    )
    await slowFrames(context)
    const page = await context.newPage()
    context.on('page', tab => listenTo(tab, problem => reports.get(context)?.(problem)))
    reachBeforeTyping(page)
    endings.set(context, kind ? await pool.add(page, kind, url) : context.close.bind(context))
    return withoutScripts ? page : waitForScripts(page)
  }

  const site: Site = {
    server,
    url,
    signIn,
    async page(options = {}) {
      const { width = 'desktop', dark = false, person, expected = [], withoutScripts } = options
      const report = (problem: string) => {
        if (!expected.some(pattern => pattern.test(problem))) found.push(problem)
      }
      const isShared = TestRunner.getCurrentTest() && !options.isKept && !withoutScripts && !options.withWorkers
      const kind = `${options.locale} ${width === 'desktop'}`
      const page = (isShared && pool.take(kind)) || (await openPage(options, isShared ? kind : null))
      const context = page.context()
      reports.set(context, report)
      listenTo(page, report)
      await page.setViewportSize(sizes[width])
      await page.emulateMedia({ ...usualMedia, colorScheme: dark ? 'dark' : 'light' })
      if (TestRunner.getCurrentTest() && !options.isKept) {
        onTestFinished(({ task }) => (task.result?.state === 'fail' ? endings.get(context)?.() : context.close()))
      }
      if (person) await signIn(context, person)
      return page
    },
    tab: async page => waitForScripts(await page.context().newPage()),
    problems: () => found,
    async close() {
      await Promise.all([...endings.values()].map(end => end()))
      if (program !== (await chromiumOfWorker)) await program.close()
      await server.close()
      if (found.length > 0) throw new Error(`Problems in the pages:\n${found.join('\n')}`)
    },
  }
  return site
}

/** Media of a page that no test has changed. */
const usualMedia = { media: null, reducedMotion: 'reduce', forcedColors: null, contrast: null } as const

function listenTo(page: Page, report: (problem: string) => void): void {
  followRequests(page)
  watch(page, report)
}

/** Makes navigations wait until the scripts have taken over: before that, a person cannot use the page. */
export function waitForScripts(page: Page): Page {
  const ready = () => page.waitForFunction(() => !document.querySelector('#root[aria-busy]'))
  const { goto, reload } = page
  page.goto = async (...address) => {
    const response = await goto.apply(page, address)
    await ready()
    return response
  }
  page.reload = async (...options) => {
    const response = await reload.apply(page, options)
    await ready()
    return response
  }
  return page
}

/** How Chromium and Firefox say that a page cancelled a request, as it does when it is left. */
const cancelled = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED']

function watch(page: Page, report: (problem: string) => void): void {
  const at = () => new URL(page.url(), 'http://nowhere').pathname
  page.on('pageerror', error => report(`${at()}: ${error.stack ?? error.message}`))
  page.on('console', message => {
    // The handler of responses below reports these.
    if (message.text().startsWith('Failed to load resource')) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // A warning by the clock: a busy machine uses what it has preloaded later.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    if (['error', 'warning'].includes(message.type())) report(`${at()}: console.${message.type()}: ${message.text()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) report(`${at()}: ${describeResponse(response)}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'no reason'
    if (!cancelled.includes(reason)) report(`${at()}: ${request.method()} ${request.url()}: ${reason}`)
  })
}

const describeResponse = (response: Response): string => {
  const { pathname, search } = new URL(response.url())
  return `${response.status()} ${response.request().method()} ${pathname}${search}`
}
