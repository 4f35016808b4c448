import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFirstFiles } from '../../support/first-files.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The scripts, styles and letters that the browser asks for, and those of them that it has kept. */
async function listLoads(page: Page): Promise<{ readonly names: string[]; readonly isKept: boolean[] }> {
  await waitUntilIdle(page)
  return page.evaluate(() => {
    const loads = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css|woff2)$/.test(name)) as PerformanceResourceTiming[]
    return {
      names: loads.map(({ name }) => new URL(name).pathname).sort(),
      isKept: loads.map(({ transferSize }) => transferSize === 0),
    }
  })
}

// `tests/web/first-load.test.ts` weighs these files.
test('the first visit loads what the build says, and the second one nothing again', async () => {
  const page = await site.page()
  const answer = await page.goto('/')
  const { names, isKept } = await listLoads(page)
  expect(names).toEqual(listFirstFiles((await answer?.text()) ?? ''))
  expect(isKept).not.toContain(true)
  await page.goto('/v2/plan-du-site')
  await page.goto('/')
  expect((await listLoads(page)).isKept).not.toContain(false)
})

test('a screen that the page leads to is asked for whole, at once', async () => {
  const page = await site.page()
  const list = page.waitForResponse(/\/assets\/screens-[^/]+\.json$/)
  await page.goto('/v2/plan-du-site')
  const { files, screens }: { files: string[]; screens: Record<string, number[]> } = await (await list).json()
  await waitUntilIdle(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
  const preloaded = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  )
  const scripts = screens['/v2/mentions-legales']?.map(place => `/${files[place]}`) ?? []
  expect(scripts.length).toBeGreaterThan(3)
  expect(preloaded).toEqual(expect.arrayContaining(scripts))
})

describe('analytics', () => {
  test('are not loaded where the server names none', async () => {
    const page = await site.page()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await waitUntilIdle(page)
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
      const queue = () => page.evaluate(() => (window as { _paq?: unknown[] })._paq)
      const first = [
        ['setTrackerUrl', `${address}/matomo.php`],
        ['setSiteId', '7'],
        ['enableLinkTracking'],
        ['setCustomUrl', `${counted.url}/mesures-phares/:id`],
        ['setDocumentTitle', 'Les mesures phares'],
      ]
      await expect.poll(queue).toEqual(first)
      await page.getByRole('main').getByRole('link', { name: 'Accueil' }).last().click()
      await page.getByRole('heading', { name: 'Vos données en trois gestes' }).waitFor()
      await expect
        .poll(queue)
        .toEqual([...first, ['setCustomUrl', `${counted.url}/`], ['setDocumentTitle', 'Accueil'], ['trackPageView']])
      await expect.poll(() => asked).toEqual(['/matomo.js'])
    } finally {
      await counted.close()
      service.close()
    }
  })
})
