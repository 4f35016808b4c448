import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

const address = '/v2/developpement-et-apis/bibliotheque'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a vendor goes from the page of developers to the name that they look for, on a phone', async () => {
  const page = await site.page({ width: 'narrow' })
  await page.goto('/v2/developpement-et-apis')
  await page.getByRole('link', { name: 'Ce que la bibliothèque offre, nom par nom' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bibliothèque pour les programmes' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(address)
  await page.getByRole('link', { name: 'Gaspillage alimentaire' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/shots/index-phone.png', fullPage: true })

  const search = page.getByRole('searchbox', { name: 'Chercher un nom' })
  await search.fill('aucun nom pareil')
  await page.getByRole('status').getByText('Aucun nom ne correspond. Essayez un autre mot').waitFor()
  await expectNoViolations(page)
  await search.fill('check file')
  await page.getByRole('link', { name: 'checkFile', exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?recherche=check+file')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/shots/search-phone.png', fullPage: true })
  await page.reload()
  await page.getByRole('link', { name: 'checkFile', exact: true }).click()

  await page.getByRole('heading', { level: 1, name: 'Vérification et import de fichiers' }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('#checkFile')
  const heading = page.getByRole('heading', { name: 'checkFile', exact: true })
  await expect.poll(async () => (await readBox(heading)).top).toBeLessThan(200)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('checkFile')
  const section = page.getByRole('region', { name: 'checkFile', exact: true })
  await section.getByText('Checks an import file from its bytes').waitFor()
  await section.getByText('function checkFile(source: ByteSource, options?: CheckOptions)').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/shots/anchor-phone.png' })
  await page.goBack()
  await expect.poll(() => search.inputValue()).toBe('check file')
})

test('a part lists its names, and leads to each and to the documentation of its calls', async () => {
  const page = await site.page({ locale: 'en', dark: true })
  await page.goto(`${address}/canteens`)
  await page.getByRole('heading', { level: 1, name: 'Canteens' }).waitFor()
  await page.getByRole('button', { name: 'names in this part' }).click()
  await page.getByRole('listitem').getByRole('link', { name: 'listCanteens', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'listCanteens', exact: true })
  await expect.poll(async () => (await readBox(heading)).top).toBeLessThan(200)
  const section = page.getByRole('region', { name: 'listCanteens', exact: true })
  await section.getByText('GET /api/v1/canteens/').waitFor()
  await expect.poll(() => section.getByText('Liste les cantines que l’on gère').getAttribute('lang')).toBe('fr')
  await expectNoViolations(page)
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/shots/feature-desktop-dark.png' })
  await section.getByRole('link', { name: 'listCanteens in the documentation of the API' }).click()
  await page.locator('[id$="-listCanteens"].is-open').waitFor()
})

test('an address that names no part says so, and leads to all of them', async () => {
  const page = await site.page({ width: 'phone', expected: [/404 GET .*\/bibliotheque\/autre/] })
  await page.goto(`${address}/autre`)
  await page.getByText('La bibliothèque n’a pas cette partie.').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Toutes les parties de la bibliothèque' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bibliothèque pour les programmes' }).waitFor()
})

test('shots', async () => {
  if (!process.env.SHOTS) return
  const page = await site.page()
  await page.goto(address)
  await page.getByRole('link', { name: 'Gaspillage alimentaire' }).waitFor()
  await page.screenshot({ path: '/tmp/shots/index-desktop.png', fullPage: true })
  await page.goto(`${address}?recherche=canteen`)
  await page.getByRole('status').getByText('noms trouvés').waitFor()
  await page.screenshot({ path: '/tmp/shots/search-desktop.png', fullPage: true })
  await page.goto(`${address}/repair`)
  await page.screenshot({ path: '/tmp/shots/repair-desktop.png', fullPage: true })
  await page.goto(`${address}/http`)
  await page.screenshot({ path: '/tmp/shots/http-desktop.png', fullPage: true })
  await page.goto(`${address}/reviews`)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.screenshot({ path: '/tmp/shots/reviews-phone.png', fullPage: true })
})
