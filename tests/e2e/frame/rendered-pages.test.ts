import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { isLong } from '../../support/trials.ts'
import { markFirstDisplays, readMarks } from './marked-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ RENDER_TIMEOUT: '60000' })
  for (let number = 1; number <= 15; number++)
    await site.server.addCanteen(makeSiret(number), [], {
      name: `École ${number}`,
      productionType: number % 2 ? 'site' : 'central',
      dailyMealCount: 100 * number,
      ...{ city: 'Rennes', cityInseeCode: '35238', department: '35', region: '53', latitude: 48.1, longitude: -1.7 },
    })
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

  test('is searched and filtered without scripts, page after page', async () => {
    const page = await site.page({ withoutScripts: true, expected: [/\.js: csp$/] })
    const main = page.getByRole('main')
    await page.goto('/nos-cantines?region=53&trier=repasCro&vue=carte')
    await main.getByText('Cantines 1 à 12 sur 15').waitFor()
    await main.getByRole('heading', { level: 3 }).getByText('École 1', { exact: true }).waitFor()
    await main.getByRole('link', { name: 'Page suivante' }).click()
    await main.getByText('Cantines 13 à 15 sur 15').waitFor()
    await expect
      .poll(() => main.getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual(['École 13', 'École 14', 'École 15'])

    await main.getByLabel('Au moins', { exact: true }).fill('1400')
    await main.getByRole('searchbox', { name: 'Rechercher une cantine' }).fill('école')
    await main.getByRole('button', { name: 'Rechercher' }).click()
    await main.getByText('2 cantines', { exact: true }).waitFor()
    await expect.poll(() => main.getByLabel('Région').inputValue()).toBe('53')
    await expect.poll(() => main.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['École 14', 'École 15'])
    // What only scripts can do is out of sight.
    expect(await page.getByText('Vous n’avez pas trouvé une cantine ?').isVisible()).toBe(false)
    expect(await page.getByText('Carte des cantines').isVisible()).toBe(false)
    await main.getByRole('link', { name: 'École 14' }).click()
    await page.getByRole('heading', { level: 1, name: 'École 14' }).waitFor()

    await page.goto('/nos-cantines?page=9')
    await main.getByRole('link', { name: 'Dernière page' }).click()
    await main.getByText('Cantines 13 à 1').waitFor()
  })

  const withMap = [
    ['/nos-cantines?recherche=ecole&trier=nomCro&secteurs=2&vue=carte&inconnu=1', false],
    ['/nos-cantines', false],
    ['/nos-cantines?region=53&page=2', true],
  ] as const
  test.each(isLong ? withMap : withMap.slice(0, 1))(
    'is taken over with a map that asks for its places once it is shown: %s',
    async (address, isWide) => {
      const page = await site.page(isWide ? {} : { width: 'narrow' })
      await markFirstDisplays(page)
      await page.goto(address)
      await waitUntilIdle(page)
      await expect.poll(() => readMarks(page)).toEqual(['fields wait'])
      const hasMap = isWide || address.includes('carte')
      expect((await listCalls(page)).filter(path => !path.endsWith('/map/'))).toEqual(['/api/v1/initialData/'])
      await expect.poll(() => page.locator('.mc-map').count()).toBe(hasMap ? 1 : 0)
      await expectNoViolations(page)
    },
  )

  test('goes on by itself, and comes back', { tags: 'long' }, async () => {
    const page = await site.page({ locale: 'en' })
    await page.goto(list)
    await page.getByRole('button', { name: 'Plate leftovers' }).click()
    await expect.poll(() => page.url()).toContain('origine=PLATE')
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 2, name: 'First steps' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Plate leftovers', pressed: true }).waitFor()
  })

  test('shows to people who are signed in what is theirs, under the same title', { tags: 'long' }, async () => {
    const person = await site.server.addPerson()
    await site.server.addCanteen(makeSiret(16), [person])
    const page = await site.page({ person })
    const answer = await page.goto('/actions-anti-gaspi/1')
    expect(await answer?.text()).toContain(`<title>${action} - ma cantine</title>`)
    await page.getByRole('heading', { level: 2, name: 'Dans vos cantines' }).waitFor()
    await page.getByText('Pas encore notée.').waitFor()
  })
})
