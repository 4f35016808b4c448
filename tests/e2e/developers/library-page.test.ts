/** @module-tag long */
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

  const search = page.getByRole('searchbox', { name: 'Chercher un nom' })
  await search.fill('aucun nom pareil')
  await page.getByRole('status').getByText('Aucun nom ne correspond. Essayez un autre mot').waitFor()
  await expectNoViolations(page)
  await search.fill('check file')
  await page.getByRole('link', { name: 'checkFile', exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?recherche=check+file')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await page.getByRole('link', { name: 'checkFile', exact: true }).click()

  await page.getByRole('heading', { level: 1, name: 'Vérification et import de fichiers' }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('#checkFile')
  const heading = page.getByRole('heading', { name: 'checkFile', exact: true })
  await expect.poll(async () => (await readBox(heading)).top).toBeLessThan(200)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('checkFile')
  const section = page.getByRole('region', { name: 'checkFile', exact: true })
  await section.getByText('Checks an import file from its bytes').waitFor()
  const signature = section.getByText('function checkFile(source: ByteSource, options?: CheckOptions)')
  await signature.waitFor()
  // The line goes on beyond the window, its place does not.
  expect((await readBox(signature)).right).toBeGreaterThan(320)
  expect((await readBox(section.getByRole('region'))).right).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect.poll(() => search.inputValue()).toBe('check file')
})

test('a part lists its names, and leads to each and to the documentation of its calls', async () => {
  const page = await site.page({ locale: 'en', dark: true })
  await page.goto(`${address}/reviews`)
  await page.getByRole('heading', { level: 1, name: 'Reviews of users' }).waitFor()
  await page.getByRole('button', { name: 'names in this part' }).click()
  await page.getByRole('listitem').getByRole('link', { name: 'sendReview', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'sendReview', exact: true })
  await expect.poll(async () => (await readBox(heading)).top).toBeLessThan(200)
  const section = page.getByRole('region', { name: 'sendReview', exact: true })
  await section.getByText('POST /api/v1/reviews/').waitFor()
  await expect.poll(() => section.getByText('Donne son avis sur le service').getAttribute('lang')).toBe('fr')
  await expectNoViolations(page)
  const link = section.getByRole('link', { name: 'sendReview in the documentation of the API' })
  await expect.poll(() => link.getAttribute('href')).toBe('/swagger-ui/#/Service/sendReview')
})

test('an address that names no part says so, and leads to all of them', async () => {
  const page = await site.page({ width: 'phone', expected: [/404 GET .*\/bibliotheque\/autre/] })
  await page.goto(`${address}/autre`)
  await page.getByText('La bibliothèque n’a pas cette partie.').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Toutes les parties de la bibliothèque' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bibliothèque pour les programmes' }).waitFor()
})
