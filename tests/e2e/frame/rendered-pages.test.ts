import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { markFirstDisplays, readMarks } from './marked-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ RENDER_TIMEOUT: '60000' })
})
afterAll(() => site.close())

const list = '/actions-anti-gaspi?effort=SMALL'
const action = 'Peser chaque poubelle pendant cinq jours'

/** What the page has asked the API for. */
const listCalls = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/api/')),
  )

describe('a screen with data', () => {
  test('is read without scripts, from a list to one of its items', async () => {
    // Chromium says of the scripts that it does not load that a policy forbids them.
    const page = await site.page({ withoutScripts: true, width: 'narrow', expected: [/\.js: csp$/] })
    await page.goto(list)
    await page.getByRole('link', { name: action }).waitFor()
    await expect.poll(() => page.getByRole('main').getByRole('listitem').locator('h3').count()).toBeGreaterThan(3)
    await page.getByRole('link', { name: action }).click()
    await page.getByRole('heading', { level: 1, name: action }).waitFor()
    await page.getByText('Étiqueter trois bacs').waitFor()
    await expect.poll(() => page.title()).toBe(`${action} - ma cantine`)
  })

  test.each([list, '/actions-anti-gaspi/1', '/actions-anti-gaspi/999'])(
    'is taken over as it is, and asks for nothing again: %s',
    async address => {
      const page = await site.page({ expected: [/404 GET \/actions-anti-gaspi\/999/] })
      await markFirstDisplays(page)
      await page.goto(address)
      await waitUntilIdle(page)
      await expect.poll(() => readMarks(page)).toEqual(['fields wait'])
      expect(await listCalls(page)).toEqual(['/api/v1/initialData/'])
      await expectNoViolations(page)
    },
  )

  test('goes on by itself, and comes back', async () => {
    const page = await site.page({ locale: 'en' })
    await page.goto(list)
    await page.getByRole('button', { name: 'Plate leftovers' }).click()
    await expect.poll(() => page.url()).toContain('origine=PLATE')
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 2, name: 'First steps' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Plate leftovers', pressed: true }).waitFor()
  })

  test('shows to people who are signed in what is theirs, under the same title', async () => {
    const person = await site.server.addPerson()
    await site.server.addCanteen(makeSiret(1), [person])
    const page = await site.page({ person })
    const answer = await page.goto('/actions-anti-gaspi/1')
    expect(await answer?.text()).toContain(`<title>${action} - ma cantine</title>`)
    await page.getByRole('heading', { level: 2, name: 'Dans vos cantines' }).waitFor()
    await page.getByText('Pas encore notée.').waitFor()
  })
})
