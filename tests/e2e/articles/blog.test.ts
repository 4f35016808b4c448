/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFirstContent } from '../../../server/first-content/write-first-content.ts'
import { writeArticle } from '../../server/support/write-article.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
  await writeFirstContent(site.server.app.services.database)
  const { id: authorId } = await site.server.addPerson({ firstName: 'Noor', lastName: 'Petit' })
  await writeArticle(site.server, { displayDate: '2020-03-01', authorId, tags: ['Loi'] })
})
afterAll(() => site.close())

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const found = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('a reader searches, narrows and pages the blog, reads an article, and finds the list as it was', async () => {
  const page = await site.page({ width: 'narrow', expected: [/[45]0[04] GET/] })
  await page.goto('/blog')
  await found(page, '7 articles trouvés')
  await expect.poll(() => cards(page).count()).toBe(6)
  await expectAccessible(page)
  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect.poll(() => cards(page).allTextContents()).toEqual(['Trois recettes végétales'])
  await expect.poll(() => query(page)).toEqual({ page: '2' })

  await page.getByRole('navigation', { name: 'Choisir un thème' }).getByRole('link', { name: 'Loi' }).click()
  await found(page, '4 articles trouvés')
  await page.getByLabel('Chercher dans les articles').fill('VEGETARIEN')
  await page.keyboard.press('Enter')
  await found(page, '1 article trouvé')
  await expect.poll(() => query(page)).toEqual({ etiquette: 'Loi', recherche: 'VEGETARIEN' })
  await expectAccessible(page)

  await cards(page).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Le menu végétarien de la semaine, sans grimaces' }).waitFor()
  await expect.poll(() => page.title()).toBe('Le menu végétarien de la semaine, sans grimaces - ma cantine')
  await page.getByRole('table').waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('link', { name: 'Retour au blog' }).click()
  await found(page, '1 article trouvé')
  await expect.poll(() => query(page)).toEqual({ etiquette: 'Loi', recherche: 'VEGETARIEN' })

  await page.getByLabel('Chercher dans les articles').fill('éléphant')
  await page.keyboard.press('Enter')
  await page.getByText('Aucun article ne correspond.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir tous les articles' }).click()
  await found(page, '7 articles trouvés')
  await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search')

  // The server fails, then answers again.
  const everyPage = '**/api/v1/blogPosts/**'
  await page.route(everyPage, route => route.fulfill({ status: 500, json: { detail: 'Une erreur est survenue.' } }))
  await page.getByRole('link', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: 'Réessayer' }).waitFor()
  await expectAccessible(page)
  await page.unroute(everyPage)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => cards(page).count()).toBe(1)

  await page.goto('/blog/404')
  await page.getByText('Cet article n’existe pas, ou n’est plus en ligne.').waitFor()
  await expectAccessible(page)
})

test('articles are read without scripts, and in French for English readers', async () => {
  const page = await site.page({ withoutScripts: true, locale: 'en', dark: true, expected: [/\.js: csp$/] })
  await page.goto('/blog?etiquette=Loi')
  await page.getByText('4 articles found').waitFor()
  await page.getByRole('link', { name: 'Trois recettes végétales' }).click()
  await page.getByText('Published on 1 March 2020 by Noor Petit').waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('fr')
  await page.locator('.mc-prose[lang=fr]').getByText('Des lentilles corail.').waitFor()
  await page.getByRole('link', { name: 'Back to the blog' }).click()
  await page.getByText('4 articles found').waitFor()
})

test('the home page shows the three latest articles, and does without when they cannot be loaded', async () => {
  const page = await site.page()
  await page.goto('/accueil')
  await page.getByRole('heading', { name: 'La lettre d’information' }).scrollIntoViewIfNeeded()
  const block = page.getByRole('region', { name: 'À lire sur le blog' })
  await block.waitFor()
  expect(await block.getByRole('heading', { level: 3 }).count()).toBe(3)
  await expectAccessible(page)

  const other = await site.page({ expected: [/blogPosts|ERR_FAILED/] })
  await other.route('**/api/v1/blogPosts/**', route => route.abort())
  const failed = other.waitForEvent('requestfailed')
  await other.goto('/accueil')
  const end = other.getByRole('heading', { name: 'La lettre d’information' })
  await end.scrollIntoViewIfNeeded()
  await failed
  await end.waitFor()
  expect(await other.getByRole('heading', { name: 'À lire sur le blog' }).count()).toBe(0)
})
