import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

/** The script of an analytics service, which leaves the queue of the page as it is. */
export async function startAnalytics() {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
      .end(),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    environment: {
      ANALYTICS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ANALYTICS_SITE_ID: '7',
    },
    close: () => server.close(),
  }
}

/** The events that a page has counted. */
export const countedEvents = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as { _paq?: unknown[][] })._paq?.filter(([name]) => name === 'trackEvent') ?? [])
