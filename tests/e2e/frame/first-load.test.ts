import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/**
 * Loads a page until the network is idle.
 * @returns the bytes of its bodies, by kind.
 */
async function measureBytes(page: Page, path: string): Promise<Record<'scripts' | 'styles', number>> {
  const bytes = { scripts: 0, styles: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, keyof typeof bytes>()
  const received = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') kinds.set(requestId, 'scripts')
    if (type === 'Stylesheet' || type === 'Font') kinds.set(requestId, 'styles')
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  for (const [id, kind] of kinds) bytes[kind] += received.get(id) ?? 0
  return bytes
}

describe('the first visit', () => {
  test('of home loads at most 180 kB of scripts and 120 kB of styles and letters', async () => {
    const page = await site.page()
    const { scripts, styles } = await measureBytes(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(scripts).toBeGreaterThan(100_000)
    expect(scripts).toBeLessThanOrEqual(180_000)
    expect(styles).toBeGreaterThan(50_000)
    expect(styles).toBeLessThanOrEqual(120_000)
  })

  test('has only the icons that screens show', () => {
    const icons = readdirSync('web/site/assets').filter(name => name.endsWith('.svg'))
    expect(icons.length).toBeLessThan(150)
  })

  test('loads nothing twice on a second screen', async () => {
    const page = await site.page()
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await measureBytes(page, '/')).toEqual({ scripts: 0, styles: 0 })
  })
})

describe('analytics', () => {
  test('are not loaded where the server names none', async () => {
    const page = await site.page()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => '_paq' in window)).toBe(false)
    await expect.poll(() => page.locator('meta[name^=analytics]').count()).toBe(0)
  })

  test('count screens after the first, by their paths without real parameters', async () => {
    const asked: string[] = []
    const service = createServer((request, response) => {
      asked.push(request.url ?? '')
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
        .end()
    })
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const counted = await startSite({ ANALYTICS_URL: address, ANALYTICS_SITE_ID: '7' })
    try {
      const page = await counted.page()
      await page.goto('/mesures-phares/qualite-des-produits')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const queue = () => page.evaluate(() => (window as { _paq?: unknown[] })._paq?.splice(0))
      expect(await queue()).toEqual([
        ['setTrackerUrl', `${address}/matomo.php`],
        ['setSiteId', '7'],
        ['enableLinkTracking'],
        ['setCustomUrl', `${counted.url}/mesures-phares/:id`],
        ['setDocumentTitle', 'Les mesures phares'],
      ])
      await page.getByRole('main').getByRole('link', { name: 'Accueil' }).last().click()
      await page.getByRole('heading', { name: 'Vos données en trois gestes' }).waitFor()
      expect(await queue()).toEqual([
        ['setCustomUrl', `${counted.url}/`],
        ['setDocumentTitle', 'Accueil'],
        ['trackPageView'],
      ])
      await expect.poll(() => asked).toEqual(['/matomo.js'])
    } finally {
      await counted.close()
      service.close()
    }
  })
})
