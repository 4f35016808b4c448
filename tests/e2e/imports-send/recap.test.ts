import { afterAll, beforeAll, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'
import { SendingPage } from './sending-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const bought = { fournisseur: 'SARL Primeurs du Port', caracteristiques: '', siret: tilleuls }
const purchases = file('achats', [
  { ...bought, description: 'CAROTTE BIO 5KG', date: '2024-03-12', caracteristiques: 'BIO', prix_ht: '240.50' },
  { ...bought, description: 'Poireaux', date: '2024-04-02', prix_ht: '60' },
  { ...bought, description: 'Facture 118', date: '2024-05-02', famille_produits: 'AUTRES', prix_ht: '900' },
])
const plain = { categories_egalim: '', siret: tilleuls }
const recap = file('recapitulatif_fournisseur', [
  { ...plain, categories_egalim: 'BIO' },
  { ...plain, article: 'Poireaux', prix_ht: '80' },
  { ...plain, article: 'Navets', prix_ht: '45' },
  { ...plain, article: 'Cabillaud', famille_produits: 'PRODUITS_DE_LA_MER', prix_ht: '1200' },
])

async function newManager(): Promise<Person> {
  const person = await site.server.addPerson()
  const { writer } = site.server.app.services.database
  await writer('canteens').where({ siret: tilleuls }).update({ deletionDate: new Date().toISOString() })
  await site.server.addCanteen(tilleuls, [person])
  await site.server.importPurchases(person, purchases)
  return person
}

test.each<Width>(['phone', 'desktop'])(
  'a recap is compared with the purchases, stored and undone, %s',
  { tags: 'long' },
  async width => {
    const person = await newManager()
    const page = await site.page({ person, width })
    const screen = new SendingPage(page)
    const examine = async () => {
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
    }
    await screen.open('RECAP')
    await screen.choose(recap)
    await screen.heading('2 lignes sont à regarder avant d’enregistrer').waitFor()
    await screen.heading('1 ligne peut-être déjà enregistrée').waitFor()
    await screen.heading('1 ligne d’un autre montant').waitFor()
    await page.getByText('02/05/2024 : Facture 118, SARL Primeurs du Port, 900,00 €').waitFor()
    await examine()
    await screen.button('Continuer').click()
    await page.getByText('Choisissez ce qu’il faut faire de ces lignes.').waitFor()
    await page.getByText('Les laisser de côté').click()
    await screen.button('Continuer').click()
    await screen.heading('Ce qui sera enregistré').waitFor()
    await screen.heading('1 ligne déjà enregistrée').waitFor()
    await page.getByText('1 à enregistrer').first().waitFor()
    await examine()
    await screen.save()
    const result = await screen.succeed()
    await result.getByText('Votre achat est enregistré et disponible.').waitFor()
    await screen.undo()
    await page.getByText('1 achat retiré.').waitFor()
  },
)

test('what is missing of a row is added when a manager says so, and nothing is left to add then', async () => {
  const person = await newManager()
  const page = await site.page({ person })
  const screen = new SendingPage(page)
  await screen.open('RECAP')
  await screen.choose(recap)
  await page.getByText('Les ajouter à vos achats').click()
  await screen.button('Continuer').click()
  await screen.heading('Ce qui sera enregistré').waitFor()
  await page.getByText('3 à enregistrer').first().waitFor()
  await page.getByText('1 265,00 €').first().waitFor()
  await screen.save()
  await screen.succeed()
  await screen.button('Importer un autre fichier').click()
  await screen.choose(recap)
  await page.getByText('Aucune ligne de ce récapitulatif n’est à ajouter à vos achats. Rien n’a été changé.').waitFor()
  await screen.heading('4 lignes déjà enregistrées').waitFor()
  await expectNoViolations(page)
})
