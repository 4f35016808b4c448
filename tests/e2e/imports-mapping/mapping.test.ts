import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret, parc, tilleuls } from '../../server/support/sirets.ts'
import { file } from '../../support/files.ts'
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

test('an export of another program is imported in twelve acts, and the next one in four', {
  tags: 'long',
}, async () => {
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

test('the names of canteens are confirmed once, and known in the next file', { tags: 'long' }, async () => {
  const owner = await site.server.addPerson()
  const [linden, school] = [makeSiret(71), makeSiret(72)]
  await site.server.addCanteen(linden, [owner], { name: 'Cantine des Tilleuls' })
  await site.server.addCanteen(school, [owner], { name: 'École Jules Ferry' })
  const page = await site.page({ person: owner })
  const monthOf = (month: string, sites: readonly string[]) =>
    [
      'Site;Date pièce;Libellé;Nom tiers;Montant HT;Famille;Label',
      ...sites.map((site, index) => `${site};0${index + 1}/${month}/2024;Produit ${index};Marché;10,00;Boissons;Bio`),
      `Total;;;;${sites.length * 10},00;;`,
    ].join('\r\n')

  await page.goto('/v2/importer-des-donnees/achats')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const first = new Person(page)
  await first.drop('Commandes mars.csv', monthOf('03', ['Tilleuls', 'École Jules Ferry', 'Tilleuls', 'Magasin']))
  await page.getByRole('heading', { name: 'Faisons correspondre vos colonnes' }).waitFor()
  const meaning = (name: string) => page.getByLabel(`Votre valeur « ${name} »`)
  // The near name is proposed, the exact one is certain, the unknown one is asked.
  await expect.poll(() => meaning('Tilleuls').inputValue()).toBe(linden)
  expect(await meaning('École Jules Ferry').isVisible()).toBe(false)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await meaning('Magasin').selectOption(school)
  await first.click('Vérifier le fichier')
  await page.getByText('Cantine des Tilleuls').first().waitFor()
  await page.getByText(/C’est bien le total de votre fichier \(ligne 6\) : 40,00.€/).waitFor()
  await page
    .getByText(/2 achats, 20,00.€ HT/)
    .first()
    .waitFor()
  await first.click(/^Enregistrer /)
  await page.getByText('importé avec succès').first().waitFor()

  // The next file has a new name: it alone is asked, and is then known too.
  await page.goto('/v2/importer-des-donnees/achats')
  const next = new Person(page)
  await next.drop('Commandes avril.csv', monthOf('04', ['Magasin', 'Tilleuls', 'Ferry']))
  await page.getByRole('heading', { name: 'Quelques valeurs sont nouvelles' }).waitFor()
  await page.getByText('Ce que vous choisissez ici est retenu pour vos prochains fichiers.').waitFor()
  await expect.poll(() => meaning('Ferry').inputValue()).toBe(school)
  expect(await meaning('Magasin').count()).toBe(0)
  await expectNoViolations(page)
  const learned = page.waitForResponse(/importMappings/)
  await next.click('Vérifier le fichier')
  expect((await learned).status()).toBe(200)
  await next.click(/^Enregistrer /)
  await page.getByText('importé avec succès').first().waitFor()

  await page.goto('/v2/importer-des-donnees/achats')
  await next.drop('Commandes mai.csv', monthOf('05', ['Ferry', 'Magasin']))
  await page.getByRole('heading', { name: 'Nous connaissons les colonnes de ce fichier' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Quelques valeurs sont nouvelles' }).count()).toBe(0)
})

test('in a file of our format, a name in place of a SIRET finds its canteen', async () => {
  const owner = await site.server.addPerson()
  const siret = makeSiret(73)
  await site.server.addCanteen(siret, [owner], { name: 'Cantine des Pins' })
  await site.server.addCanteen(makeSiret(74), [owner], { name: 'Autre' })
  const page = await site.page({ person: owner })
  await page.goto('/v2/importer-des-donnees/achats')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const person = new Person(page)
  const rows = ['Riz', 'Pain'].map(description => ({ siret: 'Cantine des Pins', description }))
  await person.drop('achats.csv', file('achats', rows))
  await page.getByRole('gridcell', { name: 'Cantine des Pins' }).first().click()
  await expect.poll(() => page.getByRole('button', { name: /^Autre/ }).count()).toBe(0)
  await person.click(new RegExp(`Cantine des Pins.*${siret}`))
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
})
