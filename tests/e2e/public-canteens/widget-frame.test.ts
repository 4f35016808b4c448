import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
let canteen: number
/** A site of somebody else, whose page frames the address that it is asked for. */
let other: Server
let otherUrl: string
beforeAll(async () => {
  site = await startSite()
  manager = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls', city: 'Lyon' })
  other = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://other').searchParams.get('page') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      path === ''
        ? '<!DOCTYPE html><html lang="en"><title>Nothing</title><link rel="icon" href="data:,"></html>'
        : `<!DOCTYPE html><html lang="en"><title>Other</title><link rel="icon" href="data:,">
<style>h1, iframe h1 { display: none }</style><iframe src="${site.url}${path}"></iframe></html>`,
    )
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  // Another name of the same machine is another site.
  otherUrl = `http://localhost:${(other.address() as AddressInfo).port}`
})
afterAll(async () => {
  other.closeAllConnections()
  await new Promise(resolve => other.close(resolve))
  await site.close()
})

const framing = (path: string) => `${otherUrl}/?page=${encodeURIComponent(path)}`

test('a page of another site shows the widget, and changes and reads nothing of it', async () => {
  const page = await site.page({ person: manager })
  const style = 'style=h1%7Bdisplay:none%7D&css=body%7Bdisplay:none%7D&titre=Fermée&theme=%22%3E%3Cstyle%3E&name=Fermée'
  await page.goto(framing(`/widgets/nos-cantines/${canteen}?${style}#:~:text=Fermée`))
  const frame = page.frameLocator('iframe')
  const name = frame.getByRole('heading', { level: 1, name: 'Les Tilleuls' })
  await name.waitFor()
  const plain = await fetch(`${site.url}/widgets/nos-cantines/${canteen}`)
  const inner = page.frames().find(one => one.url().includes('/widgets/'))
  const shown = await fetch(inner?.url() ?? '')
  expect(await shown.text()).toBe(await plain.text())
  // What the page around can reach.
  const reached = await page.evaluate(() => {
    const window = document.querySelector('iframe')?.contentWindow
    try {
      return window?.document.title ?? null
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(reached).toBe('SecurityError')
  expect(await frame.locator('script, link:not([rel=canonical]), form, img, iframe').count()).toBe(0)
  expect(await inner?.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
})

test('its links open a window of their own, which knows nothing of the page around', async () => {
  const page = await site.page({ expected: [/404 GET \/api\/v1\/canteenPurchasesPercentageSummary/] })
  await page.goto(framing(`/widgets/nos-cantines/${canteen}`))
  const links = page.frameLocator('iframe').getByRole('link')
  await links.first().waitFor()
  for (const link of await links.all()) {
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expect.poll(() => link.getAttribute('rel')).toMatch(/\bnoopener\b/)
  }
  const opened = page.context().waitForEvent('page')
  await links.last().click()
  const window = await opened
  await window.getByRole('heading', { level: 1, name: 'Les Tilleuls' }).waitFor()
  expect(new URL(window.url()).pathname).toBe(`/nos-cantines/${canteen}--Les%20Tilleuls`)
  expect(await window.evaluate(() => [self === top, opener, document.referrer])).toEqual([true, null, ''])
  expect(page.url()).toBe(framing(`/widgets/nos-cantines/${canteen}`))
})

test('no page of ours opens in the frame of another site', async () => {
  const page = await site.page({
    person: manager,
    expected: [/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/, /404 GET \/widgets/],
  })
  const ours = [
    '/',
    '/s-identifier',
    `/nos-cantines/${canteen}--Les%20Tilleuls`,
    `/modifier-ma-cantine/${canteen}--Les%20Tilleuls/publier`,
    '/v2/contact',
    `/widgets/nos-cantines/${canteen}/..%2f..%2f..%2fs-identifier`,
  ]
  for (const path of ours) {
    const refused = page.waitForEvent('console', message => /frame-ancestors/.test(message.text()))
    await page.goto(framing(path))
    await refused
    // A refused page is replaced by an empty one of the browser.
    expect([path, await page.frameLocator('iframe').getByRole('main').count()]).toEqual([path, 0])
  }
})
