import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** What the person does: a drop, a click, a choice in a list, a text typed. */
class Person {
  acts = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async drop(name: string, content: string): Promise<void> {
    this.acts++
    const buffer = Buffer.from(content, 'latin1')
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  }

  async click(name: string | RegExp): Promise<void> {
    this.acts++
    await this.page.getByRole('button', { name }).click()
  }

  async tick(name: string | RegExp): Promise<void> {
    this.acts++
    await this.page.getByText(name).click()
  }

  async choose(label: string | RegExp, option: string): Promise<void> {
    this.acts++
    await this.page.getByLabel(label).selectOption(option)
  }

  /** Opens a cell and types over its text: two acts. */
  async correct(cell: string, text: string): Promise<void> {
    this.acts += 2
    await this.page.getByRole('gridcell', { name: cell }).first().click()
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }
}

/** An export of a month: titles above the header, days and amounts as in France, families and labels in words. */
function monthOf(month: string, { rows, faults }: { rows: number; faults: boolean }): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const families = ['Boucherie', 'Primeurs', 'BOF', 'Épicerie sèche']
  const labels = ['', 'Bio', 'Label rouge', 'Local']
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      `F${month}${index}`,
      `${two((index % 28) + 1)}/${month}/2024`,
      `Fournisseur ${index % 7}`,
      `Produit ${month}-${index}`,
      `${index % 5 === 0 ? '1 ' : ''}${100 + index},50`,
      families[index % 4],
      labels[index % 4],
    ].join(';'),
  )
  const wrong = [
    `F901;32/${month}/2024;Ferme du Pont;Jour impossible;12,00;Primeurs;`,
    `F902;12/${month}/2024;Ferme du Pont;Avoir carottes;-8,20;Primeurs;`,
    `F903;13/${month}/2024;Droguerie;Lessive;9,90;Hygiène;`,
    `F904;14/${month}/2024;Ferme du Pont;Prix inconnu;offert;Primeurs;`,
  ]
  const title = ['Mairie - Grand livre;;;;;;', ';;;;;;']
  const header = 'N° pièce;Date pièce;Nom tiers;Libellé;Montant HT;Famille;Label'
  return [...title, header, ...lines, ...(faults ? wrong : []), 'Total;;;;99999,00;;', ''].join('\r\n')
}

test('an export of another program is imported in twelve acts, and the next one in four', async () => {
  const owner = await site.server.addPerson()
  await site.server.addCanteen(tilleuls, [owner], { name: 'Les Tilleuls' })
  await site.server.addCanteen(parc, [owner], { name: 'Le Parc' })
  const page = await site.page({ person: owner })
  await page.goto('/v2/importer-des-donnees/achats')
  await page.getByRole('heading', { level: 1 }).waitFor()

  const first = new Person(page)
  await first.drop('Export compta 2024-03.csv', monthOf('03', { rows: 196, faults: true }))
  await page.getByRole('heading', { name: 'Faisons correspondre vos colonnes' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await first.choose('La cantine de toutes les lignes', tilleuls)
  await first.choose('La même valeur pour toutes les lignes', 'DEPARTMENT')
  await first.choose(/Hygiène/, '')
  await first.tick('Laisser de côté l’avoir')
  await first.click('Vérifier le fichier')
  await page.getByText('2 Erreurs détectées').waitFor()
  await page.getByText('1 avoir laissé de côté').waitFor()
  await first.correct('32/03/2024', '2024-03-31')
  await page.getByText('1 Erreur détectée').waitFor()
  await first.correct('offert', '0')
  await page.getByText(/Votre fichier annonce un total de 99.999,00.€ \(ligne 204\), et ses lignes font/).waitFor()
  await page.getByText('Montant à enregistrer').waitFor()
  await expectNoViolations(page)
  await first.click(/^Enregistrer /)
  await page.getByText('importé avec succès').first().waitFor()
  expect(first.acts).toBeLessThanOrEqual(12)

  await page.goto('/v2/importer-des-donnees/achats')
  const next = new Person(page)
  await next.drop('Export compta 2024-04.csv', monthOf('04', { rows: 50, faults: false }))
  await page.getByRole('heading', { name: 'Nous connaissons les colonnes de ce fichier' }).waitFor()
  await page.getByText('La correspondance « Export compta » leur convient.').waitFor()
  await expectNoViolations(page)
  await next.click('Vérifier le fichier')
  await next.click(/^Enregistrer /)
  await page.getByText('importé avec succès').first().waitFor()
  expect(next.acts).toBeLessThanOrEqual(4)

  // Once it is deleted, the columns are proposed anew.
  await page.goto('/v2/importer-des-donnees/achats')
  await next.drop('Export compta 2024-05.csv', monthOf('05', { rows: 5, faults: false }))
  await next.click('Supprimer la correspondance')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la correspondance' }).click()
  await page.getByRole('heading', { name: 'Faisons correspondre vos colonnes' }).waitFor()
})
