/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import type { ImportPath, Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

const siret = makeSiret(1)
const journal = '/v2/importer-des-donnees/mes-imports'
let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
  await site.server.addCanteen(siret, [person])
})
afterAll(() => site.close())

async function send(path: ImportPath, content: string, filename: string): Promise<number> {
  const answer = await site.server.upload(path, person, content, { filename })
  return answer.json<{ importId: number }>().importId
}

const rows = (page: Page) => page.getByRole('table', { name: 'La liste de mes imports' }).getByRole('row')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const twoErrors = file('achats', [
  { siret, date: 'hier' },
  { siret, prix_ht: '' },
])

test('an empty journal says so, and where to begin', async () => {
  const page = await site.page({ person: await site.server.addPerson(), width: 'narrow' })
  await page.goto(journal)
  await page.getByText('Vous n’avez encore rien importé.').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Importer des données' }).click()
  await title(page, 'Importer vos données').waitFor()
})

test('imports are listed by pages of 5, 10 or 20, with their result; the page is in the address', async () => {
  for (let index = 1; index <= 6; index++) {
    await send(
      '/api/v1/importPurchases/',
      file('achats', [{ siret, description: `Achat ${index}` }]),
      `achats-${index}.csv`,
    )
  }
  await send('/api/v1/importPurchases/', twoErrors, 'faux.csv')

  const page = await site.page({ person })
  await page.goto(journal)
  await page.getByText('Imports 1 à 7 sur 7').waitFor()
  await expect.poll(() => page.title()).toBe('Mes imports - ma cantine')
  const latest = rows(page).nth(1)
  for (const text of ['faux.csv', 'Achats', 'Refusé', '2 erreurs', 'Avec un jeton d’accès'])
    await latest.filter({ hasText: text }).waitFor()
  await page.getByRole('img', { name: 'Mes imports au fil des mois' }).locator('svg').waitFor()
  await expectNoViolations(page)

  await page.getByLabel('Résultats par page').selectOption('5')
  await page.getByText('Imports 1 à 5 sur 7').waitFor()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await page.getByText('Imports 6 à 7 sur 7').waitFor()
  await expect.poll(() => rows(page).count()).toBe(3)
  await page.goto(`${journal}?page=99&taille=5`)
  await page.getByText('Imports 6 à 7 sur 7').waitFor()
  await page.reload()
  await page.getByText('Imports 6 à 7 sur 7').waitFor()
  await page.getByRole('link', { name: 'Page précédente' }).click()
  await page.getByText('Imports 1 à 5 sur 7').waitFor()
  await page.goBack()
  await page.getByText('Imports 6 à 7 sur 7').waitFor()

  // The same figures as the chart.
  await page.getByRole('button', { name: 'Voir les chiffres dans un tableau' }).click()
  const figures = page.getByRole('table', { name: 'Mes imports au fil des mois' })
  await figures.waitFor()
  await expect
    .poll(() => figures.getByRole('columnheader').allTextContents())
    .toEqual(['Mois', 'Enregistré', 'Refusé', 'Total'])
  await expect.poll(() => figures.getByRole('row').last().getByRole('cell').allTextContents()).toEqual(['6', '1', '7'])
  await expectNoViolations(page)
})

test('a refused import shows the errors of its file', async () => {
  await send('/api/v1/importPurchases/', twoErrors, 'refuse.csv')
  const page = await site.page({ person, width: 'phone', dark: true })
  await page.goto(journal)
  await page.getByRole('link', { name: 'refuse.csv' }).click()
  await title(page, 'Import de « refuse.csv »').waitFor()
  await page.getByText('2 Erreurs détectées').waitFor()
  await expect.poll(() => page.getByText('1 ligne concernée par cette erreur : 2').count()).toBe(1)
  await page.getByRole('button', { name: 'Voir les 2 premières erreurs en détail' }).click()
  await page.getByText('« hier » n’est pas une date valide').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Annuler cet import' }).count()).toBe(0)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('in English, the sentences of the server are in English too', async () => {
  const page = await site.page({ person, locale: 'en' })
  await page.goto(journal)
  await page.getByRole('link', { name: 'faux.csv' }).click()
  await page.getByRole('button', { name: 'See the first 2 errors in detail' }).click()
  await page.getByText('“hier” is not a valid date').waitFor()
  await expectNoViolations(page)
})

test('an import of purchases has a chart by month and family, and is undone by keyboard after a question', async () => {
  const id = await send(
    '/api/v1/importPurchases/',
    file('achats', [
      { siret, date: '2024-01-10', prix_ht: '100', famille_produits: 'BOISSONS' },
      { siret, date: '2024-03-10', prix_ht: '50', famille_produits: 'AUTRES' },
      { siret, date: '2024-03-11', prix_ht: '25', famille_produits: '' },
    ]),
    'achats-2024.csv',
  )
  const [first] = await site.server
    .rows<{ id: number; description: string; importId: number }>('purchases')
    .then(all => all.filter(purchase => purchase.importId === id))
  await site.server.app.inject({
    method: 'PATCH',
    url: `/api/v1/purchases/${first?.id}`,
    headers: person.headers,
    payload: { description: 'Corrigé depuis' },
  })

  const page = await site.page({ person })
  await page.goto(`${journal}/${id}`)
  await title(page, 'Import de « achats-2024.csv »').waitFor()
  await expect.poll(() => page.title()).toBe('Import de «\u00a0achats-2024.csv\u00a0» - ma cantine')
  await page.getByRole('img', { name: 'Les achats importés, par mois et par famille' }).locator('svg').waitFor()
  await page.getByRole('button', { name: 'Voir les chiffres dans un tableau' }).click()
  const figures = page.getByRole('table', { name: 'Les achats importés, par mois et par famille' })
  await figures.waitFor()
  const cells = async () =>
    Promise.all(
      (await figures.getByRole('row').all()).map(async row =>
        (await row.locator('th, td').allTextContents()).join(' | '),
      ),
    )
  await expect
    .poll(cells)
    .toEqual([
      'Mois | Boissons | Autres produits | Sans famille | Total',
      'janv. 2024 | 1 | 0 | 0 | 1',
      'févr. 2024 | 0 | 0 | 0 | 0',
      'mars 2024 | 0 | 1 | 1 | 2',
    ])
  await page.getByText('Montant HT').click()
  await expect
    .poll(async () => (await cells())[1]?.replace(/\s/g, ' '))
    .toBe('janv. 2024 | 100,00 € | 0,00 € | 0,00 € | 100,00 €')
  await page.getByText('3 achats enregistrés seront retirés.').first().waitFor()
  await page.getByText('3 changements').waitFor()
  await page.getByRole('article').filter({ hasText: 'Corrigé depuis' }).getByText('100,00 €').waitFor()
  await expectNoViolations(page)

  const keyboard = new Keyboard(page)
  await keyboard.press('Annuler cet import')
  await page.getByRole('dialog', { name: 'Annuler cet import ?' }).waitFor()
  await expectNoViolations(page)
  await keyboard.press('Annuler cet import')
  const done = page.getByRole('heading', { name: 'L’import est annulé' })
  await done.waitFor()
  await expect.poll(() => done.evaluate(element => element === document.activeElement)).toBe(true)
  await page.getByText('2 achats retirés.').waitFor()
  await page.getByText('1 ligne est restée telle quelle').waitFor()
  await page.getByText('l’achat « Corrigé depuis » : modifié depuis').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Revenir à mes imports' }).click()
  await expect.poll(async () => (await rows(page).allTextContents())[1]).toContain('Annulé')
})

test('an import of canteens shows each change, before and after, by pages whose number is in the address', async () => {
  const made = Array.from({ length: 20 }, (_, index) => ({ siret: makeSiret(100 + index), nom: `Cantine ${index}` }))
  const changed = { siret, nom: '<b>Nouveau</b> nom', gestionnaires_additionnels: 'a@exemple.fr' }
  const id = await send('/api/v1/importCanteens/', file('cantines', [...made, changed]), 'cantines.csv')
  const page = await site.page({ person, width: 'phone' })
  await page.goto(`${journal}/${id}?taille=20`)
  await title(page, 'Import de « cantines.csv »').waitFor()
  await expect
    .poll(() => page.locator('.mc-import-counts > div').allTextContents())
    .toEqual([
      'Cantines20 créées, 1 mise à jour',
      'Messages aux personnes1 pour la personne ajoutée comme gestionnaire',
    ])
  await page.getByText('1 cantine redeviendra comme avant.').first().waitFor()
  await page.getByText('Changements 1 à 20 sur 21').waitFor()
  await page.getByRole('heading', { name: 'Création de la cantine « Cantine 0 »' }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await page.getByText('Changements 21 à 21 sur 21').waitFor()
  await page.reload()
  const update = page.getByRole('article')
  await update.getByRole('heading', { name: `Mise à jour de la cantine « Cantine ${siret} »` }).waitFor()
  await update.getByRole('button', { name: /^Voir les \d+ valeurs changées$/ }).click()
  const row = update.getByRole('row').filter({ hasText: '<b>Nouveau</b> nom' })
  await expect
    .poll(() => row.locator('th, td').allTextContents())
    .toEqual(['Nom de la cantine', `Cantine ${siret}`, '<b>Nouveau</b> nom'])
  await expectNoSidewaysScroll(page)
  await page.goto(`${journal}/${id}?page=99&taille=20`)
  await page.getByText('Changements 21 à 21 sur 21').waitFor()
})

test('an import of somebody else, or one that does not exist, is not found', async () => {
  const page = await site.page({
    person: await site.server.addPerson(),
    expected: [/^.*: 404 GET \/api\/v1\/imports\//],
  })
  for (const id of ['1', '999999', 'rien']) {
    await page.goto(`${journal}/${id}`)
    await title(page, 'Page non trouvée').waitFor()
  }
})
