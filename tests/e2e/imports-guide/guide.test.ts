/** @module-tag long */
import { readFile } from 'node:fs/promises'
import { checkFile, schemaOf } from '@ma-cantine/lib'
import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { importLevels, levelSlugs } from '@ma-cantine/lib/imports/import-levels'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../server/support/test-server.ts'
import { file, purchase } from '../../support/files.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
})
afterAll(() => site.close())

const purchases = '/v2/importer-des-donnees/achats'
const level = (slug: string) => `/importer-diagnostics/${slug}`
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const row = (page: Page, field: string) => page.locator(`[id="champ-${field}"]`)

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await title(page, heading).waitFor()
  await page.getByRole('heading', { name: 'Ce que le fichier doit contenir' }).waitFor()
}

test('each column of a file is documented: its letter, name, meaning, format, example, and whether it is required', async () => {
  const page = await site.page({ person })
  await open(page, purchases, 'Importer des achats')
  await expect.poll(() => page.title()).toBe('Importer des achats - ma cantine')
  await page.getByText('Le fichier compte 8 colonnes, dans cet ordre.').waitFor()
  await page.getByText('Avec moins de 10 achats, il est plus rapide de les saisir un par un.').waitFor()
  const { fields } = schemaOf('achats')
  const rows = page.getByRole('table', { name: 'Les colonnes : colonnes attendues' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(fields.length + 1)
  const price = row(page, 'prix_ht').getByRole('cell')
  const cells = await price.allTextContents()
  expect(cells[0]).toBe('E')
  expect(cells[1]).toContain('Prix hors taxes')
  expect(cells.slice(2)).toEqual([fields[4]?.expectation, '1234.99', 'Oui'])
  // Each code stands once, with what it means and a button to copy it.
  const families = row(page, 'famille_produits')
  await families.getByText('Voir les 8 valeurs possibles').click()
  const fish = families.getByRole('listitem').filter({ hasText: 'PRODUITS_DE_LA_MER' })
  await expect.poll(() => families.getByText('PRODUITS_DE_LA_MER').count()).toBe(1)
  await fish.getByText('Poissons et autres produits aquatiques').waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fish.getByRole('button', { name: 'Copier : PRODUITS_DE_LA_MER' }).click()
  await fish.getByText('Copié').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('PRODUITS_DE_LA_MER')
  await row(page, 'caracteristiques').getByText('séparées par le signe').waitFor()
  await expectNoViolations(page)
})

test('the link of a column scrolls to it, focuses and highlights it, and works as a deep link', async () => {
  const page = await site.page({ person, width: 'phone' })
  await open(page, `${purchases}#champ-definition_local`, 'Importer des achats')
  const wanted = row(page, 'definition_local')
  await expect.poll(() => wanted.getAttribute('class')).toContain('wanted')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.id)).toBe('champ-definition_local')
  expect((await readBox(wanted)).top).toBeLessThan(page.viewportSize()?.height ?? 0)
  await page.getByRole('link', { name: 'Lien vers la colonne siret' }).click()
  await expect.poll(() => row(page, 'siret').getAttribute('class')).toContain('wanted')
  await expect.poll(() => wanted.getAttribute('class')).toBeNull()
  await expect.poll(() => page.url()).toContain('#champ-siret')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('the 128 columns of detailed diagnostics are folded by label, except the group of the linked column', async () => {
  const page = await site.page({ person, dark: true })
  await open(page, `${level(levelSlugs.COMPLETE)}#champ-valeur_bio_charcuterie`, 'Importer des bilans détaillés')
  await expect.poll(() => page.title()).toBe('Importer des bilans détaillés - Importer des bilans - ma cantine')
  const fold = (name: string) => page.getByRole('button', { name, exact: true })
  await fold('Bio (colonnes Q à X)').waitFor()
  await expect.poll(() => fold('Bio (colonnes Q à X)').getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => fold('Label rouge (colonnes Y à AF)').getAttribute('aria-expanded')).toBe('false')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.id))
    .toBe('champ-valeur_bio_charcuterie')
  await expectNoViolations(page)
  await fold('Tout déplier').click()
  await page.getByText('valeur_produit_local_autres_produits', { exact: true }).waitFor()
  await expect.poll(() => page.locator('tr[id^="champ-"]').count()).toBe(128)
  await fold('Tout replier').click()
})

test('each level has its screen; its key leads there, and anything else is not found', async () => {
  const expected = [/: 404 GET \/importer-diagnostics\/rien-de-tel$/]
  const page = await site.page({ person, width: 'narrow', expected })
  for (const name of importLevels) {
    await open(page, level(levelSlugs[name]), chooserWords.fr.outcomes[name].title)
    await expectNoSidewaysScroll(page)
  }
  await page.goto(level('CC_COMPLETE'))
  await title(page, chooserWords.fr.outcomes.CC_COMPLETE.title).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(level(levelSlugs.CC_COMPLETE))
  await page.goto(level('rien-de-tel'))
  await title(page, 'Page non trouvée').waitFor()
  await expect.poll(() => page.title()).toBe('Page non trouvée - ma cantine')
})

test('a downloaded file has the name and size of its link, and no error', async () => {
  const page = await site.page({ person })
  await open(page, '/v2/importer-des-donnees/cantines', 'Importer des cantines')
  await page.getByText('Cet outil s’adresse aux gestionnaires de plus de 5 cantines.').waitFor()
  for (const name of ['Modèle à remplir CSV', 'Modèle à remplir Excel', 'Exemple rempli CSV', 'Exemple rempli Excel']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    const report = await checkFile([await readFile(await download.path())])
    expect([name, report.schema?.name, report.valid]).toEqual([name, 'import-cantines', true])
  }
  // Only staff are shown the staff's columns.
  await expect.poll(() => page.getByText('admin_').count()).toBe(0)
})

test('staff see their three columns, and can download files that have them', async () => {
  const page = await site.page({ person: await site.server.addPerson({ isStaff: true }) })
  await open(page, '/v2/importer-des-donnees/cantines', 'Importer des cantines')
  const callout = page.locator('.fr-callout')
  await callout.getByRole('heading', { name: 'Pour l’équipe de ma cantine' }).waitFor()
  await expect
    .poll(() => callout.locator('code').allTextContents())
    .toEqual(['admin_ministère_tutelle', 'admin_gestionnaires_additionnels', 'admin_source_donnees'])
  await callout.getByRole('link', { name: 'Exemple avec les colonnes de l’équipe CSV' }).waitFor()
  await page.getByRole('button', { name: 'Réservé à l’équipe de ma cantine (colonnes M à O)' }).click()
  await row(page, 'admin_source_donnees').waitFor()
  await expectNoViolations(page)
})

/** Whether the browser would ask before the page is left. */
const browserAsks = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('leaving an unsent file asks first; staying keeps the file', async () => {
  await site.server.addCanteen(purchase.siret, [person])
  const page = await site.page({ person, width: 'phone' })
  await open(page, purchases, 'Importer des achats')
  expect(await browserAsks(page)).toBe(false)
  await page.locator('input[type=file]').setInputFiles({
    name: 'achats.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file('achats', [{}])),
  })
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await expect.poll(() => browserAsks(page)).toBe(true)
  const keyboard = new Keyboard(page)
  // The guide has folded; the link of a column stays on the screen and asks nothing.
  await expect.poll(() => page.getByRole('link', { name: 'Lien vers la colonne date' }).isVisible()).toBe(false)
  await page.getByText('Comment préparer votre fichier').click()
  await page.getByRole('link', { name: 'Lien vers la colonne date' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Voir le fil d’Ariane' }).click()
  await page.getByRole('link', { name: 'Importer vos données' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Quitter cette page ?' })
  await dialog.waitFor()
  await expectNoViolations(page)
  await keyboard.press('Rester sur cette page')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await page.getByRole('link', { name: 'Importer vos données' }).last().click()
  await keyboard.press('Quitter sans enregistrer')
  await title(page, 'Importer vos données').waitFor()
  await expect.poll(() => browserAsks(page)).toBe(false)
})
