/** @module-tag long */
import { readFile } from 'node:fs/promises'
import { checkInspection } from '@ma-cantine/lib/inspection/check-inspection'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supplier, tokenTo } from '../../server/recap-requests/support/recap-link.ts'
import { campaignYear, openCampaign } from '../../server/support/open-campaign.ts'
import { lac, tilleuls } from '../../server/support/sirets.ts'
import { file } from '../../support/files.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'
import { pdfOfPages } from '../../support/small-pdf.ts'
import { tick } from '../../support/tick.ts'
import { SendingPage } from '../imports-send/sending-page.ts'

const year = campaignYear

let site: Site
beforeAll(async () => {
  site = await startSite(openCampaign)
})
afterAll(() => site.close())

const described = {
  name: 'École des Tilleuls',
  city: 'Lunéville',
  cityInseeCode: '54318',
  economicModel: 'private',
  managementType: 'direct',
  productionType: 'site',
  dailyMealCount: 100,
  yearlyMealCount: 2000,
}

const recapOf = (siret: string) => {
  const row = { siret, date_debut: `${year}-01-01`, date_fin: `${year}-12-31`, origine: 'FRANCE' }
  return file('recapitulatif_fournisseur', [
    { ...row, article: 'Carottes bio', prix_ht: '2400.50', certificat: 'FR-BIO-01 no 12345' },
    { ...row, article: 'Poireaux', categories_egalim: '', prix_ht: '800' },
    {
      ...row,
      article: 'Poulet fermier',
      famille_produits: 'VIANDES_VOLAILLES',
      categories_egalim: 'LABEL_ROUGE',
      prix_ht: '1200.25',
    },
  ])
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** The manager asks the supplier for its recap. */
async function askForRecap(page: Page): Promise<void> {
  await page.goto('/v2/demandes-de-recapitulatif/nouvelle')
  await page.getByLabel('Nom de l’entreprise').fill('Primeurs du Port')
  await page.getByLabel('Adresse e-mail').fill(supplier)
  for (const [label, day] of [
    ['Premier jour', `${year}-01-01`],
    ['Dernier jour', `${year}-12-31`],
  ] as const) {
    await page.getByLabel(label).fill(day)
  }
  await press(page, 'Lire le message')
  await press(page, 'Envoyer la demande')
  await page.getByText('La demande est partie').waitFor()
}

/** The supplier follows its link, drops its file and gives it, without an account. */
async function giveRecap(width: Width, siret: string): Promise<void> {
  const page = await site.page({ width })
  await page.goto(`/v2/recapitulatif-demande#${await tokenTo(site.server)}`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'ventes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(recapOf(siret)),
  })
  await press(page, 'Remettre ce récapitulatif')
  await page.getByText(/^Votre récapitulatif est remis/).waitFor()
  await page.context().close()
}

/** The manager sees what came, and stores it. */
async function storeRecap(page: Page): Promise<void> {
  await page.goto('/v2/demandes-de-recapitulatif')
  await page.getByRole('link', { name: 'Primeurs du Port' }).click()
  await press(page, 'Vérifier et enregistrer')
  const screen = new SendingPage(page)
  await screen.heading('Ce qui sera enregistré').waitFor()
  await screen.save()
  await screen.succeed()
}

async function typePurchase(page: Page): Promise<void> {
  await page.goto('/mes-achats')
  await page
    .getByRole('link', { name: /^(?:Ajouter|Saisir|Nouvel)/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: /^Produit/ }).fill('Pain de campagne')
  await page.getByRole('combobox', { name: /^Fournisseur/ }).fill('Fournil du Coin')
  await page.getByLabel(/^Date/).fill(`${year}-03-09`)
  await page.getByLabel(/^Prix hors taxes/).fill('599,25')
  await tick(page.getByLabel(/^Boulangerie/))
  await page.getByLabel('Choisir un fichier').setInputFiles({
    name: 'facture.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOfPages(['Facture 42']),
  })
  await page.getByText('Facture jointe').waitFor()
  await press(page, 'Valider')
  await page.getByRole('heading', { level: 1, name: 'Mes achats' }).waitFor()
}

async function fillReport(page: Page, canteen: number): Promise<void> {
  await page.goto(`/ma-progression/${canteen}--cantine/${year}/qualite-des-produits`)
  await press(page, 'Commencer')
  await page.waitForURL(/diagnostic-tunnel/)
  await page.goto(`/diagnostic-tunnel/${canteen}--cantine/${year}/qualite-des-produits?étape=total`)
  await page.getByText(/Vous avez enregistré 5.000,00.€ d’achats/).waitFor()
  await press(page, 'Voir ce qui changera')
  const dialog = page.getByRole('dialog')
  await tick(dialog.getByLabel('Par label et par famille'))
  await dialog.getByRole('button', { name: 'Reprendre ces montants' }).click()
  await page.getByText('Bilan rempli avec vos achats').waitFor()
}

async function declare(page: Page, canteen: number): Promise<void> {
  await page.goto(`/ma-progression/${canteen}--cantine/${year}/qualite-des-produits`)
  await press(page, 'Vérifier et télédéclarer')
  await tick(page.getByRole('dialog').getByLabel(/sur l’honneur/))
  await press(page, 'Télédéclarer')
  await page.getByText('est télédéclaré. Sa preuve').waitFor()
}

test.each<[Width, string]>([
  ['phone', tilleuls],
  ['desktop', lac],
])('the year of a canteen, from the request to a supplier to the inspection dossier, %s', async (width, siret) => {
  const person = await site.server.addPerson()
  const canteen = await site.server.addCanteen(siret, [person], described)
  await site.server.app.services.database.writer('canteenSectors').insert({ canteenId: canteen, sectorId: 1 })
  const page = await site.page({ person, width })
  await askForRecap(page)
  await giveRecap(width, siret)
  await storeRecap(page)
  await typePurchase(page)
  await fillReport(page, canteen)
  await declare(page, canteen)

  // What is not proved is told, and each figure of the dossier is made again from the dossier alone.
  await page.getByRole('link', { name: /^Avant un contrôle/ }).click()
  await page.getByText(/Des factures sont jointes pour 599,25.€ sur 5.000,00.€/).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Télécharger le dossier complet/ }).click()
  const archive = new Blob([await readFile(await (await download).path())])
  const { faults, figures, digests } = await checkInspection(archive)
  expect(faults).toEqual([])
  expect(figures).toBeGreaterThan(80)
  expect(digests).toBeGreaterThan(4)
  await page.context().close()
})
