import type { BrowserContext, Page, Browser as Program, Response } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import { Browser } from '../server/support/browser.ts'
import { freePort } from '../server/support/free-port.ts'
import { type Person, startTestServer, type TestServer } from '../server/support/test-server.ts'
import { launchChromium, patience } from './chromium.ts'
import { reachBeforeTyping } from './reach-before-typing.ts'
import { followRequests } from './settled-page.ts'

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
   * Opens a page in a browser context of its own, without cookies and storage except the session of the person. It ends
   * with the test that opens it, unless it is kept: the scripts of the design system work at each frame, in each open page.
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
  const contexts: BrowserContext[] = []
  await server.app.listen({ host: '127.0.0.1', port })
  const found: string[] = []

  async function signIn(context: BrowserContext, { username }: Person): Promise<void> {
    const browser = new Browser(server.app)
    const { statusCode } = await browser.signIn(username)
    if (statusCode !== 200) throw new Error(`Signing in answered ${statusCode}`)
    await context.addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url })))
  }

  const site: Site = {
    server,
    url,
    signIn,
    async page(options = {}) {
      const { width = 'desktop', dark = false, locale = 'fr', person, expected = [] } = options
      const { withWorkers, withoutScripts, isKept } = options
      const context = await program.newContext({
        baseURL: url,
        viewport: sizes[width],
        hasTouch: width !== 'desktop',
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
        serviceWorkers: withWorkers ? 'allow' : 'block',
        javaScriptEnabled: !withoutScripts,
      })
      context.setDefaultTimeout(patience)
      contexts.push(context)
      if (TestRunner.getCurrentTest() && !isKept) onTestFinished(() => context.close())
      context.on('page', page => {
        followRequests(page)
        watch(page, problem => {
          if (!expected.some(pattern => pattern.test(problem))) found.push(problem)
        })
      })
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
      if (person) await signIn(context, person)
      const page = await context.newPage()
      reachBeforeTyping(page)
      return withoutScripts ? page : waitForScripts(page)
    },
    tab: async page => waitForScripts(await page.context().newPage()),
    problems: () => found,
    async close() {
      await Promise.all(contexts.map(context => context.close()))
      if (program !== (await chromiumOfWorker)) await program.close()
      await server.close()
      if (found.length > 0) throw new Error(`Problems in the pages:\n${found.join('\n')}`)
    },
  }
  return site
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
