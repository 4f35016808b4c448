import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { completeCanteen } from '../../server/support/campaign-people.ts'
import { openCampaign, campaignYear as year } from '../../server/support/open-campaign.ts'
import { lac, marronniers, parc } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { type Site, startSite } from '../../support/site.ts'
import { chooseFile, openImport } from '../imports-check/support/import-page.ts'
import { readerProblems, ScreenReader } from './support/screen-reader.ts'

let outside: OutsideStandIn
let site: Site
let cook: Person
beforeAll(async () => {
  const lyon = { cityInseeCode: '69386', city: 'LYON', postalCode: '69006' }
  outside = await startOutsideStandIn({
    establishments: [{ siret: parc, company: 'COLLEGE DU PARC', address: '2 RUE DU PARC 69006 LYON', ...lyon }],
  })
  site = await startSite({ ...openCampaign, ...outside.environment })
  cook = await site.server.addPerson()
})
afterAll(async () => {
  await site.close()
  await outside.close()
})

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** What the reader says is held to the letter: a change of it is read aloud before it is taken. */
const expectSpoken = (reader: ScreenReader, name: string) =>
  expect(reader.textWithout(year)).toMatchFileSnapshot(`spoken/${name}.txt`)

test('an answer is found', async () => {
  const page = await site.page({ expected: readerProblems })
  await page.goto('/v2/foire-aux-questions')
  const reader = new ScreenReader(page)
  await page.getByLabel('Chercher dans les questions et les réponses').fill('siren')
  await page.getByText('2 questions trouvées').waitFor()
  await reader.read('après la recherche de « siren »', main(page))
  await main(page).locator('h3 button').first().click()
  await page.locator('h3 button[aria-expanded=true]').waitFor()
  await reader.read('la première question ouverte', main(page))
  await expectSpoken(reader, 'trouver-une-reponse')
  await page.context().close()
})

test('a canteen is created', async () => {
  const page = await site.page({ person: cook, expected: readerProblems })
  await page.goto('/v2/ajouter-une-cantine')
  const reader = new ScreenReader(page)
  await button(page, 'Enregistrer').click()
  await reader.read('après « Enregistrer » sans rien remplir', page.getByRole('alert').filter({ hasText: 'Merci de' }))
  // The summary alone announces the errors; beside the fields they are found, and are silent until they are mended.
  const mutedMessages = main(page).locator('.fr-messages-group[aria-live=off]')
  expect(await mutedMessages.locator('.fr-message--error').count()).toBe(8)
  await page.getByLabel(/^Oui, il a son propre SIRET/).check({ force: true })
  const bar = page.getByRole('searchbox', { name: /^Rechercher votre/ })
  await bar.fill(parc)
  await bar.press('Enter')
  await page.locator('.mc-establishment').waitFor()
  await reader.read('l’établissement trouvé', page.locator('.mc-establishment'))
  await button(page, 'Sélectionner cet établissement').click()
  await page.getByLabel('Nom de la cantine').fill('Collège du Parc')
  for (const label of [/^Privé/, /^Gestion directe/, /^Cuisine sur place/, /^Enseignement - Secondaire collège/]) {
    await page.getByLabel(label).check({ force: true })
  }
  await page.getByLabel('Nombre de repas par jour').fill('120')
  await page.getByLabel('Nombre de repas par an').fill('16 800')
  await expect.poll(() => mutedMessages.count()).toBe(0)
  await reader.read('le formulaire rempli', main(page).locator('form').last())
  await button(page, 'Enregistrer').click()
  await page.waitForURL(/\/dashboard\//)
  const notice = page.getByText('Cantine Collège du Parc créée avec succès.')
  await notice.waitFor()
  await reader.read('après « Enregistrer »', page.getByRole('region', { name: 'Notifications' }))
  await expectSpoken(reader, 'creer-une-cantine')
  await page.context().close()
})

test('a file is mended', async () => {
  const page = await openImport(site, 'achats', { expected: readerProblems })
  const reader = new ScreenReader(page)
  const content = file('achats', [{ prix_ht: 'douze' }, { famille_produits: 'BOISSON' }, { date: '2024-02-31' }])
  await chooseFile(page, { name: 'achats.csv', content })
  await page.getByText('3 Erreurs détectées').waitFor()
  await page.getByRole('grid').waitFor()
  await reader.read('le fichier choisi', main(page))
  await page.getByRole('button', { name: /^Accepter « Valeur la plus proche »/ }).click()
  await page.getByText('2 Erreurs détectées').waitFor()
  await reader.read('une correction acceptée', page.getByRole('region', { name: 'Vérifier et envoyer votre fichier' }))
  await expectSpoken(reader, 'corriger-un-fichier')
  await page.context().close()
})

test('waste is weighed and evaluated', async () => {
  const canteen = await site.server.addCanteen(lac, [cook], { name: 'Le Lac', dailyMealCount: 100 })
  const page = await site.page({ person: cook, width: 'phone', expected: readerProblems })
  await page.goto(`/v2/pesees/${canteen}--le-lac`)
  const reader = new ScreenReader(page)
  const mass = page.getByLabel('Masse en kilogrammes')
  await mass.waitFor()
  await reader.read('avant de peser', main(page))
  await page.getByLabel('Assiettes').check()
  await mass.fill('2,5')
  await button(page, 'Non trié').click()
  await page.getByRole('heading', { name: /^Aujourd’hui : 2,5.kg/ }).waitFor()
  await page.getByText('Tout est envoyé.').waitFor()
  await page.getByText(/n’est dans aucune évaluation/).waitFor()
  await reader.read('2,5 kg pesés', main(page))
  await page.goto(`/v2/evaluation-gaspillage-alimentaire/${canteen}--le-lac`)
  await page.getByLabel('Date de début').waitFor()
  await reader.read('la période', main(page))
  await page.getByLabel('Date de début').fill('2026-03-09')
  await page.getByLabel('Date de fin').fill('2026-03-13')
  await button(page, 'Sauvegarder et continuer').click()
  await page.getByLabel('Masse totale du gaspillage (kg)').waitFor()
  await reader.read('la masse totale', main(page))
  await expectSpoken(reader, 'peser-et-evaluer')
  await page.context().close()
})

test('a report is filled in and declared', async () => {
  const canteen = await site.server.addCanteen(marronniers, [cook], {
    name: 'Les Marronniers',
    ...completeCanteen,
    city: 'Lunéville',
    yearlyMealCount: 2000,
  })
  await site.server.app.services.database.writer('canteenSectors').insert({ canteenId: canteen, sectorId: 1 })
  const answer = await site.server.app.inject({
    method: 'POST',
    url: `/api/v1/canteens/${canteen}/diagnostics/`,
    headers: cook.headers,
    payload: { year, creationSource: 'APP', diagnosticType: 'SIMPLE', tunnelAppro: 'complet', valueBioHt: 5000 },
  })
  expect(answer.statusCode).toBe(201)
  const page = await site.page({ person: cook, expected: readerProblems })
  await page.goto(`/diagnostic-tunnel/${canteen}--cantine/${year}/qualite-des-produits`)
  const reader = new ScreenReader(page)
  const total = page.getByRole('textbox', { name: /^Total de vos achats/ })
  await total.waitFor()
  await reader.read('le total des achats', main(page))
  await total.fill('30000')
  await button(page, 'Sauvegarder et continuer').click()
  await page.getByText('Étape 2 sur 6').waitFor()
  await page.goto(`/ma-progression/${canteen}--cantine/${year}/qualite-des-produits`)
  const side = page.getByRole('region', { name: 'Télédéclaration' })
  await side.getByRole('button', { name: 'Vérifier et télédéclarer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/sur l’honneur/).waitFor()
  await reader.read('tout ce qui est télédéclaré', dialog)
  await dialog.getByLabel(/sur l’honneur/).check({ force: true })
  await button(page, 'Télédéclarer').click()
  await page.getByText('est télédéclaré. Sa preuve').waitFor()
  await reader.read('après la télédéclaration', side)
  await expectSpoken(reader, 'teledeclarer')
  await page.context().close()
})
