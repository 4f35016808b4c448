/** @module-tag long */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

interface Criterion {
  readonly id: string
  readonly verdict: string
  readonly proofs: readonly { readonly text?: { readonly fr: string } }[]
}

// Imported by its address: the tests' compiler does not compile the site.
const load = (name: string) => import(new URL(`../../../web/accessibility/${name}.ts`, import.meta.url).href)
const { topics } = (await load('topics')) as { readonly topics: readonly { readonly criteria: readonly Criterion[] }[] }
const { conformity } = (await load('conformity')) as { readonly conformity: { readonly rate: number } }

const address = '/v2/accessibilite'
/** Without the no-break spaces of French punctuation. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('the declaration gives the rate, each criterion that is not met, and the whole grid', async () => {
  const page = await site.page({ width: 'phone' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' }).waitFor()
  const rate = conformity.rate.toLocaleString('fr', { minimumFractionDigits: 1 })
  await waitUntilIdle(page)
  const text = plain(await page.getByRole('main').innerText())
  for (const figure of [`${rate} % des critères`, '37,9 %', '70,5 %', 'Aucun organisme extérieur', 'article 47'])
    expect(text).toContain(figure)
  const failing = topics.flatMap(({ criteria }) => criteria).filter(({ verdict }) => verdict === 'notConform')
  for (const { id, proofs } of failing) {
    expect(text).toContain(`Critère ${id}`)
    expect(text).toContain(plain(proofs[0]?.text?.fr ?? 'a remark'))
  }
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  const folded = page.locator('#grille .fr-accordions-group').getByRole('button')
  await expect.poll(() => folded.count()).toBe(13)
  const rows = page.locator('.mc-criteria tbody tr')
  await expect.poll(() => rows.count()).toBe(106)
  await folded.nth(6).click()
  const scripts = page.getByRole('table', { name: 'Critères du thème « Scripts »' })
  await scripts.waitFor()
  await expect.poll(() => page.getByRole('row', { name: /^7\.1/ }).innerText()).toMatch(/non conforme/i)
  await scripts.getByText('tests/e2e/accessibility/audit.test.ts').first().waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('its table of contents leads to each part, its ways of contact are written out', async () => {
  const page = await site.page()
  await page.goto(address)
  const contents = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  await expect.poll(() => contents.count()).toBe(11)
  for (const link of await contents.all()) {
    await link.click()
    const [, id] = (await link.getAttribute('href'))?.split('#') ?? []
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`)
    await expect.poll(() => page.locator(`[id="${id}"] h2`).innerText()).toBe(await link.innerText())
  }
  const form = page.getByRole('link', { name: 'formulaire en ligne' })
  await expect.poll(() => form.getAttribute('href')).toBe('https://formulaire.defenseurdesdroits.fr/')
  await page.getByText('75342 Paris CEDEX 07').waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^[^ ]+@[^ ]+$/ })
    .waitFor()
  // A visitor gets links to the pages that they may open.
  const method = page.locator('#evaluation')
  await method.getByRole('link', { name: 'Plan du site' }).waitFor()
  await expect.poll(() => method.getByText('Mes jetons d’accès (avec un compte)').count()).toBe(1)
  // Those of one canteen have no address to link to.
  await method.getByText('Mesures du gaspillage alimentaire (avec un compte)').waitFor()
  await expect.poll(() => method.getByText('Page non trouvée', { exact: true }).count()).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'formulaire de contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nous contacter' }).waitFor()
})

test('its answers are taken over by an auditor: as a grid, and as the results of Ara', async () => {
  const page = await site.page({ width: 'phone' })
  await page.goto(address)
  const download = async (name: string) => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return readFileSync(await (await file).path(), 'utf8')
  }
  const grid = await download('Télécharger la grille (CSV)')
  expect(grid.split('\n')[0]).toMatch(/^\ufeffCritères,/)
  const { pages, data } = JSON.parse(await download('Télécharger les résultats (JSON)'))
  expect(data).toHaveLength(pages.length * 106)
  expect(pages.at(0).url).toBe(new URL('/', page.url()).href)
})

test('in English, the same; the footer states the same as the declaration', async () => {
  const page = await site.page({ locale: 'en', person: await site.server.addPerson() })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Accessibility declaration' }).waitFor()
  await page.getByText('The site partially meets the RGAA').waitFor()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /partially compliant/i })
    .waitFor()
  await page.getByRole('button', { name: /^8\. Mandatory elements: / }).click()
  await page.getByRole('table', { name: 'Criteria of the topic “Mandatory elements”' }).waitFor()
  await page.getByRole('link', { name: 'My access tokens' }).waitFor()
  await page.getByText('Measures of food waste (with an account)').waitFor()
  await expectNoViolations(page)
})
