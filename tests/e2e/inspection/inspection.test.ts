import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignYear, openCampaign } from '../../server/support/open-campaign.ts'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { pdfOfPages } from '../../support/small-pdf.ts'

const year = campaignYear
const invoiceFile = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`

let site: Site
let person: Person
let canteen: number
beforeAll(async () => {
  site = await startSite(openCampaign)
  person = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [person], { name: 'École des Tilleuls' })
})
afterAll(() => site.close())

const call = async (method: 'POST' | 'PATCH', path: string, payload: object) =>
  (await site.server.app.inject({ method, url: `/api/v1/${path}`, headers: person.headers, payload })).json<{
    id: number
  }>()
const buy = (values: object) =>
  call('POST', 'purchases/', { canteen, date: `${year}-03-01`, family: 'AUTRES', characteristics: [], ...values })

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('before an inspection, one knows what is proved, attaches what is missing, and takes the file', async () => {
  const address = `/avant-un-controle/${canteen}--ecole-des-tilleuls/${year}`
  const page = await site.page({ person, width: 'phone', expected: [/404 GET/] })

  // Without a report, the page says what to do.
  await page.goto(address)
  await page.getByText(`Cette cantine n’a pas de bilan ${year}`).waitFor()
  await expectAccessible(page)

  // A report without purchases: nothing is proved, and there is no file yet.
  const body = { year, diagnosticType: 'SIMPLE', ...nothingElse, valueTotalHt: 1000, valueBioHt: 250 }
  const { id: diagnosticId } = await call('POST', `canteens/${canteen}/diagnostics/`, body)
  await page.goto(`/ma-progression/${canteen}--ecole-des-tilleuls/${year}/qualite-des-produits`)
  await page.getByRole('link', { name: /^Avant un contrôle/ }).click()
  await page.getByText('Aucun achat de cette année n’est saisi').waitFor()
  await page.getByText('Le dossier est à télécharger ici une fois le bilan télédéclaré.').waitFor()
  await page.getByText('saisi en total').first().waitFor()
  await expectAccessible(page)

  await buy({ description: 'Riz', provider: 'Coopérative', priceHt: 750, invoiceFile })
  const { id: honey } = await buy({ description: 'Miel', priceHt: 250, characteristics: ['BIO'] })
  await call('POST', 'teledeclaration/', { diagnosticId, honourStatement: true })
  await page.reload()
  await page.getByText(/Des factures sont jointes pour 750,00.€ sur 1.000,00.€, soit 75.%\./).waitFor()
  const items = page.locator('.mc-to-attach li')
  await expect.poll(() => items.count()).toBe(1)
  await items.getByText('Facture à joindre').waitFor()
  await items.getByText('Certificat du label à noter').waitFor()
  await page.getByRole('link', { name: /^Télécharger le dossier complet/ }).waitFor()
  await expectAccessible(page)

  // What is missing leads to the form of its purchase.
  await items.getByRole('link', { name: 'Miel' }).click()
  await page.getByLabel(/^Certificat du label/).fill('FR-BIO-01')
  await page.getByLabel('Choisir un fichier').setInputFiles({
    name: 'facture.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOfPages(['Facture 42']),
  })
  await page.getByText('Facture jointe').waitFor()
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Mes achats' }).waitFor()
  await page.goto(address)
  await page.getByText('Il ne manque rien').waitFor()
  await page.getByText(/soit 100.%/).waitFor()
  await expectAccessible(page)

  // The file is taken, and opens without a network.
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Télécharger le dossier complet/ }).click()
  expect((await download).suggestedFilename()).toBe(`dossier-de-controle-${year}-cantine-${canteen}.zip`)
  await page.context().close()

  // A purchase that has changed since the declaration is told, on a wide page in English.
  await call('PATCH', `purchases/${honey}/`, { priceHt: 240 })
  const wide = await site.page({ person, locale: 'en', dark: true })
  await wide.goto(address)
  await wide.getByText('€10.00 missing').first().waitFor()
  await expectAccessible(wide)
  await wide.context().close()
})
