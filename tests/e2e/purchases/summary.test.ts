/** @module-tag long */
import { readFileSync } from 'node:fs'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const address = '/synthese-achats'
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'La synthèse de mes achats' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
const textOf = async (page: Page, region: string) =>
  plain(await page.getByRole('region', { name: region, exact: true }).innerText())

/** Euros on a day of a year. */
const bought = (siret: string, date: string, euros: number, others: Record<string, string> = {}) => ({
  siret,
  date,
  prix_ht: String(euros),
  famille_produits: 'VIANDES_VOLAILLES',
  caracteristiques: '',
  fournisseur: 'Ferme',
  ...others,
})

let sirets = 800

async function managerWithPurchases(): Promise<{ manager: Person; port: number }> {
  const manager = await site.server.addPerson()
  const [first, second] = [makeSiret(++sirets), makeSiret(++sirets)]
  const port = await site.server.addCanteen(first, [manager], { name: 'École du Port', region: '53' })
  await site.server.addCanteen(second, [manager], { name: 'Cantine des Mascareignes', region: '04' })
  const rows = [
    bought(first, '2024-01-10', 150, { caracteristiques: 'BIO,FRANCE' }),
    bought(first, '2024-03-10', 250, { caracteristiques: 'LABEL_ROUGE', fournisseur: '=1+1' }),
    bought(first, '2024-03-20', 600),
    bought(first, '2023-06-01', 100),
    bought(second, '2024-02-02', 500, { famille_produits: 'BOISSONS', caracteristiques: 'BIO' }),
  ]
  expect((await site.server.importPurchases(manager, file('achats', rows))).count).toBe(rows.length)
  return { manager, port }
}

test('without a canteen, then without a purchase, the summary leads on; a canteen of others does not exist', async () => {
  const nobody = await site.server.addPerson()
  const lonely = await site.page({ person: nobody })
  await lonely.goto(address)
  await lonely.getByRole('link', { name: 'Ajouter une cantine', exact: true }).last().waitFor()
  await expectNoViolations(lonely)
  await site.server.addCanteen(makeSiret(799), [nobody], { name: 'École <b>vide</b>' })
  const page = await site.page({ person: nobody, width: 'narrow' })
  await page.goto(`${address}?annee=2024`)
  await heading(page, 'Aucun achat en 2024').waitFor()
  await page.getByRole('link', { name: 'Saisir un achat' }).waitFor()
  await heading(page, 'École <b>vide</b>, 2024').waitFor()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const { port } = await managerWithPurchases()
  await page.goto(`${address}?cantine=${port}`)
  await heading(page, 'Cette cantine n’est pas parmi les vôtres').waitFor()
  await expectNoViolations(page)
})

test('French products of 2025 are told with what else counts as French, beside the share and the chart', async () => {
  const manager = await site.server.addPerson()
  const siret = makeSiret(798)
  const canteen = await site.server.addCanteen(siret, [manager], { name: 'École du Lac' })
  const local = { caracteristiques: 'LOCAL', definition_local: 'REGION' }
  const rows = [bought(siret, '2025-03-10', 60, local), bought(siret, '2025-03-11', 40)]
  expect((await site.server.importPurchases(manager, file('achats', rows))).count).toBe(rows.length)
  const page = await site.page({ person: manager, width: 'phone' })
  await page.goto(`${address}?cantine=${canteen}&annee=2025`)
  await heading(page, 'En bref').waitFor()
  const note = 'En 2025, les produits en circuit court et les produits locaux comptent aussi comme français.'
  await expect.poll(() => textOf(page, 'En bref')).toMatch(new RegExp(`Origine France 60 % .*${note}`))
  const origins = page.getByRole('figure', { name: 'Provenance des produits' })
  await origins.getByText(note).waitFor()
  await origins.getByRole('button', { name: 'Voir les chiffres dans un tableau' }).click()
  await expect
    .poll(async () => (await origins.getByRole('row').allInnerTexts()).map(plain))
    .toEqual(['Provenance Montant hors taxes', 'Origine France 60,00 €', 'Produit local 60,00 €'])
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('a manager understands a year, completes it, prints it, and tries another one, by keyboard', async () => {
  const { manager, port } = await managerWithPurchases()
  const page = await site.page({ person: manager, expected: [/ERR_/, /503/] })
  let failing = true
  await page.route('**/api/v1/purchasesSummary/**', route => (failing ? route.abort('failed') : route.continue()))
  await page.goto(`${address}?cantine=${port}&annee=2024`)
  await page.getByRole('button', { name: 'Réessayer' }).waitFor()
  failing = false
  const keyboard = new Keyboard(page)
  await keyboard.press('Réessayer')
  await title(page).waitFor()
  await heading(page, 'École du Port, 2024').waitFor()

  // 150 + 250 + 600 = 1 000: 15 % organic, 40 % of quality, all of it meat.
  const short = await textOf(page, 'En bref')
  expect(short).toContain('1 000,00 €')
  expect(short).toContain('Produits bio 15 % objectif 20 % Il manque 50,00 € de produits bio pour atteindre 20 %.')
  expect(short).toContain('40 % objectif 50 % dont 25 % hors bio Il manque 100 €')
  expect(short).toContain('Durables et de qualité 40 %')
  expect(short).toContain('Origine France 15 %')
  expect(short).not.toContain('comptent aussi comme français')
  await expectNoViolations(page)

  // The meals are asked for, refused, then saved on the canteen.
  const meals = page.getByLabel('Repas par an')
  await meals.fill('dix')
  await keyboard.press('Enregistrer')
  await page.getByText('Ce champ doit être un nombre entier.').first().waitFor()
  await meals.fill('2 000')
  await keyboard.press('Enregistrer')
  await page.getByText('Le nombre de repas est enregistré.').waitFor()
  await expect.poll(() => textOf(page, 'En bref')).toContain('0,50 €')

  // Each chart has its table, and each table its files.
  const suppliers = page.getByRole('figure', { name: 'Achats par fournisseur' })
  await suppliers.getByRole('button', { name: 'Voir les chiffres dans un tableau' }).click()
  await expect
    .poll(async () => (await suppliers.getByRole('row').allInnerTexts()).map(plain))
    .toEqual([
      'Fournisseur Bio Durables et de qualité, hors bio Autres produits Total',
      'Ferme 150,00 € 0,00 € 600,00 € 750,00 €',
      '=1+1 0,00 € 250,00 € 0,00 € 250,00 €',
    ])
  for (const [name, extension] of [
    ['CSV', 'csv'],
    ['Excel', 'xlsx'],
    ['OpenDocument', 'ods'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      suppliers.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`achats-par-fournisseur.${extension}`)
    const content = readFileSync(await download.path())
    if (extension === 'csv') {
      expect(content.toString()).toBe(
        "\ufeffFournisseur;Bio;Durables et de qualité, hors bio;Autres produits;Total\r\nFerme;150;0;600;750\r\n'=1+1;0;250;0;250\r\n",
      )
    } else expect(content.subarray(0, 2).toString()).toBe('PK')
  }

  // 20 % of 1 000 = 200, less 150: 50 to replace, at the same price, then at 50 % more.
  const tool = page.getByRole('region', { name: 'Et si… ?' })
  await tool.getByText(/Pour 20\s% de produits bio, remplacez 50,00\s€ de produits sans label/).waitFor()
  await tool.getByLabel('Surcoût des produits choisis, en %').fill('50')
  // x = 50 / (1.5 - 0.2 × 0.5) = 35.72: 53.58 instead, 17.86 more, 0.89 of a cent for each of 2 000 meals.
  await tool.getByText(/remplacez 35,72\s€/).waitFor()
  await tool.getByText(/17,86\s€ de plus\. C’est 0,89 centime par repas de plus/).waitFor()
  await tool.getByText('Remplacer des produits').click()
  await tool.getByLabel('Montant à remplacer, en euros').fill('100')
  await tool.getByLabel('Surcoût des produits choisis, en %').fill('0')
  await tool
    .getByText(/La part de produits bio passe de 15\s% à 25\s%\. C’est l’objectif de 20\s%, ou plus\./)
    .waitFor()
  await tool.getByRole('slider', { name: 'Montant à remplacer' }).press('End')
  await tool.getByText(/La part de produits bio passe de 15\s% à 75\s%/).waitFor()
  await expectNoViolations(page)

  // Another year, and back; the address holds both.
  await page.getByLabel('Année', { exact: true }).selectOption('2023')
  await heading(page, 'École du Port, 2023').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('annee')).toBe('2023')
  await page.goBack()
  await heading(page, 'École du Port, 2024').waitFor()
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByLabel('Année', { exact: true }).isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
  await expect.poll(() => heading(page, 'En bref').isVisible()).toBe(true)
})

test('all canteens together, with goals that differ and a year under way, in the dark, in English, on a phone', async () => {
  const { manager, port } = await managerWithPurchases()
  const year = currentYear()
  const purchases = [
    { priceHt: 80, characteristics: [], provider: 'Ferme' },
    { priceHt: 20, characteristics: ['BIO'], family: 'AUTRES' },
  ]
  for (const purchase of purchases) {
    const payload = { canteen: port, date: `${year}-01-01`, ...purchase }
    const url = '/api/v1/purchases/'
    const answer = await site.server.app.inject({ method: 'POST', url, headers: manager.headers, payload })
    expect(answer.statusCode).toBe(201)
  }
  const page = await site.page({ person: manager, width: 'narrow', dark: true, locale: 'en' })
  await page.goto(`${address}?cantine=toutes&annee=2024`)
  await heading(page, 'All my canteens, 2024').waitFor()
  await page.getByText('yours have different ones').waitFor()
  expect(plain(await page.getByRole('region', { name: 'In short' }).innerText())).not.toContain('are missing to reach')
  await heading(page, 'Purchases by canteen').waitFor()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await page.getByLabel('Year', { exact: true }).selectOption(String(year))
  await heading(page, `The year ${year} as it goes`).waitFor()
  await page.getByText('80% of your purchases have no family (1 purchase, €80.00)').waitFor()
  const list = page.getByRole('link', { name: 'Complete my purchases' })
  await expect.poll(async () => new URL((await list.getAttribute('href')) ?? '', site.url).pathname).toBe('/mes-achats')
  await expectNoViolations(page)

  // The canteen and the year of the latest purchase, without being asked; an older canteen by its name.
  await page.goto(address)
  await heading(page, `École du Port, ${year}`).waitFor()
  await page.getByLabel('Canteen', { exact: true }).selectOption({ label: 'Cantine des Mascareignes' })
  await heading(page, `Cantine des Mascareignes, ${year}`).waitFor()
  await heading(page, `No purchase in ${year}`).waitFor()
  await page.getByRole('link', { name: '2024', exact: true }).click()
  await heading(page, 'Cantine des Mascareignes, 2024').waitFor()
  await page.getByText('The goal of 5% is reached.').waitFor()
})
