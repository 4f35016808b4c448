import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** What nothing takes back. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const

const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** A page without scripts, of the origin of the site, where a page waits for the next test. */
const restingPlace = '/robots.txt'
/** Milliseconds that a page may take to become clean. */
const patienceOfCleaning = 20_000
const mostTries = 50

/**
 * Pages that tests give back clean: without cookies, storage, routes, listeners, history and other tabs. A new one costs
 * twice the processor time of one that has shown the site before: it starts a process, then loads and compiles all scripts.
 */
export class PagePool {
  readonly #free = new Map<string, Page[]>()

  /** @param kind what an open page cannot change: its language, whether it is touched. */
  take(kind: string): Page | undefined {
    return this.#free.get(kind)?.pop()
  }

  /**
   * Makes the closing of its context give the page back, but for a page whose test did what lasts.
   * @returns the end of the context for good.
   */
  async add(page: Page, kind: string, origin: string): Promise<() => Promise<void>> {
    const context = page.context()
    const developer = await context.newCDPSession(page)
    const end = context.close.bind(context)
    const free = this.#free.get(kind) ?? []
    this.#free.set(kind, free)
    const spoilt = markLastingActs(page, context)
    forgetFormerPages(page, developer)
    context.close = async () => {
      if (free.includes(page)) return
      if (spoilt.yet || page.isClosed() || !(await isCleaned(page, developer, origin))) await end()
      else free.push(page)
    }
    return end
  }
}

function markLastingActs(page: Page, context: BrowserContext): { yet: boolean } {
  const spoilt = { yet: false }
  const spoil = () => {
    spoilt.yet = true
  }
  for (const owner of [page, context] as unknown as Record<string, (...values: unknown[]) => unknown>[]) {
    for (const name of lasting) {
      const act = owner[name]
      if (!act) continue
      owner[name] = (...values) => {
        spoil()
        return act.apply(owner, values)
      }
    }
  }
  const { clock } = context
  const getClock = () => {
    spoil()
    return clock
  }
  for (const owner of [page, context]) Object.defineProperty(owner, 'clock', { get: getClock })
  return spoilt
}

/** Nothing lies behind the first page of a test, as in a new window. */
function forgetFormerPages(page: Page, developer: CDPSession): void {
  const { goto } = page
  page.goto = async (...address) => {
    const isFirst = new URL(page.url()).pathname === restingPlace
    const response = await goto.apply(page, address)
    if (isFirst) await forgetHistory(page, developer)
    return response
  }
}

/** A page that has just begun may be passing to another process, and answers once it is there. */
async function forgetHistory(page: Page, developer: CDPSession): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await developer.send('Page.resetNavigationHistory')
      return
    } catch (error) {
      if (tries === mostTries || !String(error).includes('Not attached to an active page')) throw error
      await page.evaluate(() => document.readyState).catch(() => {})
    }
  }
}

async function isCleaned(page: Page, developer: CDPSession, origin: string): Promise<boolean> {
  const context = page.context()
  try {
    await Promise.all(
      context
        .pages()
        .filter(other => other !== page)
        .map(other => other.close()),
    )
    for (const event of events) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    // What a page sends as it is left is nobody's; what it stores goes below.
    await context.clearCookies()
    // A form that holds what was typed asks whether it may be left.
    page.on('dialog', dialog => dialog.accept())
    await page.mouse.move(0, 0)
    await context.setOffline(false)
    await page.goto(restingPlace, { timeout: patienceOfCleaning })
    page.removeAllListeners('dialog')
    await page.evaluate(() => sessionStorage.clear())
    await developer.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
    })
    await context.clearPermissions()
    return true
  } catch {
    return false
  }
}
