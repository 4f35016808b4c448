import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium, patience } from './chromium.ts'

export interface BrowserPage {
  readonly tab: Page
  readonly address: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
}

/** Opens a tab of Chromium on a page made of these files, served under the site's strict content policy. */
export async function openBrowserPage(files: ReadonlyMap<string, string | Uint8Array>): Promise<BrowserPage> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1) || 'index.html'
    // Chromium requests an icon by itself, and logs an error when it is refused.
    const status = files.has(name) ? 200 : name === 'favicon.ico' ? 204 : 404
    response.writeHead(status, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'",
    })
    response.end(files.get(name))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchChromium()
  const tab = await browser.newPage()
  tab.setDefaultTimeout(patience)
  return {
    tab,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
