import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, password, startTestServer, type TestServer } from '../server/support/test-server.ts'
import { launchChromium, patience } from '../support/chromium.ts'
import { readOverflow } from '../support/settled-page.ts'

let server: TestServer
let chromium: Browser
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  chromium = await launchChromium()
})
afterAll(async () => {
  await chromium?.close()
  await server.close()
})

interface Visit {
  readonly tab: Page
  /** Messages of the console, refusals of the content policy included. */
  readonly complaints: string[]
  readonly addresses: string[]
}

/** Opens the page on a phone, for a person who has signed in. */
async function visit(person: Person): Promise<Visit> {
  const tab = await chromium.newPage({ viewport: { width: 390, height: 844 } })
  tab.setDefaultTimeout(patience)
  const data = { username: person.username, password }
  expect((await tab.request.post(`${origin}/api/v1/session/`, { data })).status()).toBe(200)
  const complaints: string[] = []
  const addresses: string[] = []
  tab.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  tab.on('pageerror', error => complaints.push(error.message))
  tab.on('request', request => addresses.push(request.url()))
  await tab.goto(`${origin}/swagger-ui/`)
  await tab.locator('.opblock-tag').first().waitFor()
  return { tab, complaints, addresses }
}

const operation = (tab: Page, name: string) => tab.locator(`.opblock[id$="-${name}"]`)

describe('the page of the API', () => {
  test('shows every operation and tries two, of this server alone and under a strict content policy', {
    tags: 'long',
  }, async () => {
    const { tab, complaints, addresses } = await visit(await server.addPerson())
    await expect.poll(() => tab.title()).toBe('Documentation de l’API - ma cantine')
    await expect.poll(() => tab.locator('html').getAttribute('lang')).toBe('fr')
    await expect.poll(() => tab.locator('.info').innerText()).toContain('S’authentifier')

    const tags = await tab.locator('.opblock-tag').all()
    let count = 0
    for (const tag of tags) {
      await tag.click()
      await tab.locator('.opblock').first().waitFor()
      count += await tab.locator('.opblock').count()
      await tag.click()
      await expect.poll(() => tab.locator('.opblock').count()).toBe(0)
    }
    expect(count).toBe(server.app.endpoints.length)

    await tab.locator('.opblock-tag', { hasText: 'Listes de référence' }).click()
    const sectors = operation(tab, 'listSectors')
    await sectors.locator('.opblock-summary-control').click()
    await sectors.getByRole('button', { name: 'Essayer' }).click()
    await sectors.getByRole('button', { name: 'Envoyer' }).click()
    await sectors.locator('.live-responses-table .response').waitFor()
    await expect.poll(() => sectors.locator('.live-responses-table').innerText()).toContain('Etablissements de la PJJ')

    await tab.locator('.opblock-tag', { hasText: 'Imports' }).click()
    const upload = operation(tab, 'importPurchases')
    await upload.locator('.opblock-summary-control').click()
    await upload.getByRole('button', { name: 'Essayer' }).click()
    await expect.poll(() => upload.locator('input[type=file]').count()).toBe(1)

    await tab.locator('.btn.authorize').first().click()
    await expect.poll(() => tab.locator('.dialog-ux').innerText()).toContain('Façons de s’authentifier')
    await tab.locator('.close-modal').click()

    for (const width of [390, 1280]) {
      await tab.setViewportSize({ width, height: 900 })
      expect(await readOverflow(tab)).toBe(0)
    }

    // A request that is tried carries the CSRF token of the session.
    await tab.locator('.opblock-tag', { hasText: 'Compte et accès' }).click()
    const signOut = operation(tab, 'signOut')
    await signOut.locator('.opblock-summary-control').click()
    await signOut.getByRole('button', { name: 'Essayer' }).click()
    await signOut.getByRole('button', { name: 'Envoyer' }).click()
    const status = signOut.locator('.live-responses-table tbody .response-col_status').first()
    await expect.poll(() => status.innerText()).toContain('204')

    const foreign = addresses.filter(address => !address.startsWith(`${origin}/`) && !address.startsWith('data:'))
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
    await tab.close()
  })
})

describe('the files of the page', () => {
  test.each(['/swagger-ui/', '/swagger-ui', '/swagger-ui/start.js', '/swagger-ui/oauth2-redirect.html'])(
    '%s comes with a policy that allows nothing inline, nothing evaluated and nothing foreign',
    async url => {
      const answer = await server.app.inject({ url })
      expect(answer.statusCode).toBe(200)
      const policy = String(answer.headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
    },
  )

  test('no page holds a script or a style of its own', async () => {
    for (const url of ['/swagger-ui/', '/swagger-ui/oauth2-redirect.html']) {
      const { body } = await server.app.inject({ url })
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
    }
  })

  test.each([
    '/swagger-ui/package.json',
    '/swagger-ui/..%2fpackage.json',
    '/swagger-ui/rien.js',
    '/swagger-ui/index.html',
  ])('nothing else is served: %s gives 404 {detail}', async url => {
    const answer = await server.app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test('are cached', async () => {
    const { headers } = await server.app.inject({ url: '/swagger-ui/start.js' })
    const again = await server.app.inject({
      url: '/swagger-ui/start.js',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})
