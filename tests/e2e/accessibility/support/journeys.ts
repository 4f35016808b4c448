import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startOutsideStandIn } from '../../../../server/external/stand-in/outside-stand-in.ts'
import { completeCanteen } from '../../../server/support/campaign-people.ts'
import { openCampaign, campaignYear as year } from '../../../server/support/open-campaign.ts'
import { lac, makeSiret, marronniers, parc } from '../../../server/support/sirets.ts'
import type { Person } from '../../../server/support/test-server.ts'
import { nothingElse } from '../../../support/complete-amounts.ts'
import { file } from '../../../support/files.ts'
import { Keyboard } from '../../../support/keyboard.ts'
import { waitUntilIdle } from '../../../support/settled-page.ts'
import { type Site, startSite } from '../../../support/site.ts'
import { tick } from '../../../support/tick.ts'
import { chooseFile } from '../../imports-check/support/import-page.ts'

/** Called at each point of a journey where a person takes in a part of the page. */
export type TakeIn = (point: string, part: Locator) => Promise<void>

export interface JourneySite {
  readonly site: Site
  /** Manages the canteens of the journeys. */
  readonly cook: Person
  close(): Promise<void>
}

/** A site during the campaign, whose company register knows one establishment without a canteen. */
export async function startJourneySite(launch?: () => Promise<Browser>): Promise<JourneySite> {
  const lyon = { cityInseeCode: '69386', city: 'LYON', postalCode: '69006' }
  const outside = await startOutsideStandIn({
    establishments: [{ siret: parc, company: 'COLLEGE DU PARC', address: '2 RUE DU PARC 69006 LYON', ...lyon }],
  })
  const site = await startSite({ ...openCampaign, ...outside.environment }, launch)
  return {
    site,
    cook: await site.server.addPerson(),
    async close() {
      await site.close()
      await outside.close()
    },
  }
}

/**
 * Types a text in place of what the field holds, key by key: in Firefox, Playwright's `fill()` changes a field unseen by
 * React.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await field.selectText()
  await field.pressSequentially(text)
}

export const main = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first()

export async function findAnswer(page: Page, takeIn: TakeIn): Promise<void> {
  await page.goto('/v2/foire-aux-questions')
  await type(page.getByLabel('Chercher dans les questions et les réponses'), 'siren')
  await page.getByText('3 questions trouvées', { exact: true }).waitFor()
  await takeIn('après la recherche de « siren »', main(page))
  await main(page).locator('h3 button').first().click()
  await page.locator('h3 button[aria-expanded=true]').waitFor()
  await takeIn('la première question ouverte', main(page))
}

/** Creates « Collège du Parc », and ends on its dashboard. */
export async function createCanteen(page: Page, takeIn: TakeIn): Promise<void> {
  await page.goto('/v2/ajouter-une-cantine')
  await button(page, 'Enregistrer').click()
  await takeIn('après « Enregistrer » sans rien remplir', page.getByRole('alert').filter({ hasText: 'Merci de' }))
  // The summary alone announces the errors; beside the fields they are found, and are silent until they are mended.
  const mutedMessages = main(page).locator('.fr-messages-group[aria-live=off]')
  await expect.poll(() => mutedMessages.locator('.fr-message--error').count()).toBe(8)
  await tick(page.getByLabel(/^Oui, il a son propre SIRET/))
  const bar = page.getByRole('searchbox', { name: /^Rechercher votre/ })
  await type(bar, parc)
  await bar.press('Enter')
  await takeIn('l’établissement trouvé', page.locator('.mc-establishment'))
  await button(page, 'Sélectionner cet établissement').click()
  await type(page.getByLabel('Nom de la cantine'), 'Collège du Parc')
  for (const label of [/^Privé/, /^Gestion directe/, /^Cuisine sur place/, /^Enseignement - Secondaire collège/]) {
    await tick(page.getByLabel(label))
  }
  await type(page.getByLabel('Nombre de repas par jour'), '120')
  await type(page.getByLabel('Nombre de repas par an'), '16 800')
  await expect.poll(() => mutedMessages.count()).toBe(0)
  await takeIn('le formulaire rempli', main(page).locator('form').last())
  await button(page, 'Enregistrer').click()
  await page.waitForURL(/\/dashboard\//)
  await page.getByText('Cantine Collège du Parc créée avec succès.').waitFor()
  await takeIn('après « Enregistrer »', page.getByRole('region', { name: 'Notifications' }))
}

/** Mends one of the three errors of a file of purchases, on the page of their import. */
export async function mendFile(page: Page, takeIn: TakeIn): Promise<void> {
  const content = file('achats', [{ prix_ht: 'douze' }, { famille_produits: 'BOISSON' }, { date: '2024-02-31' }])
  await chooseFile(page, { name: 'achats.csv', content })
  await page.getByText('3 Erreurs détectées').waitFor()
  await page.getByRole('grid').waitFor()
  await takeIn('le fichier choisi', main(page))
  await page.getByRole('button', { name: /^Accepter « Valeur la plus proche »/ }).click()
  await page.getByText('2 Erreurs détectées').waitFor()
  await takeIn('une correction acceptée', page.getByRole('region', { name: 'Vérifier et envoyer votre fichier' }))
}

/** Adds the canteen whose waste is weighed. */
export const addWeighingCanteen = (site: Site, cook: Person): Promise<number> =>
  site.server.addCanteen(lac, [cook], { name: 'Le Lac', dailyMealCount: 100 })

/** Notes a weighing, then begins an evaluation, and ends at its total mass. */
export async function weighWaste(page: Page, canteen: number, takeIn: TakeIn): Promise<void> {
  await page.goto(`/v2/pesees/${canteen}--le-lac`)
  const mass = page.getByLabel('Masse en kilogrammes')
  await mass.waitFor()
  await takeIn('avant de peser', main(page))
  await page.getByLabel('Assiettes').check()
  await type(mass, '2,5')
  await button(page, 'Non trié').click()
  await page.getByRole('heading', { name: /^Aujourd’hui : 2,5.kg/ }).waitFor()
  await page.getByText('Tout est envoyé.').waitFor()
  await page.getByText(/n’est dans aucune évaluation/).waitFor()
  await takeIn('2,5 kg pesés', main(page))
  await page.goto(`/v2/evaluation-gaspillage-alimentaire/${canteen}--le-lac`)
  await page.getByLabel('Date de début').waitFor()
  await takeIn('la période', main(page))
  await page.getByLabel('Date de début').fill('2026-03-09')
  await page.getByLabel('Date de fin').fill('2026-03-13')
  await button(page, 'Sauvegarder et continuer').click()
  await page.getByLabel('Masse totale du gaspillage (kg)').waitFor()
  await takeIn('la masse totale', main(page))
}

/** Adds a canteen that lacks nothing, whose report lacks its total of purchases. */
export async function addReportToDeclare(site: Site, cook: Person): Promise<number> {
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
    payload: {
      year,
      creationSource: 'APP',
      diagnosticType: 'SIMPLE',
      tunnelAppro: 'complet',
      ...nothingElse,
      valueBioHt: 5000,
    },
  })
  expect(answer.statusCode).toBe(201)
  return canteen
}

/** Gives the total of purchases of the report, and declares it. */
export async function declareReport(page: Page, canteen: number, takeIn: TakeIn): Promise<void> {
  await page.goto(`/diagnostic-tunnel/${canteen}--cantine/${year}/qualite-des-produits`)
  const total = page.getByRole('textbox', { name: /^Total de vos achats/ })
  await total.waitFor()
  await takeIn('le total des achats', main(page))
  await type(total, '30000')
  await button(page, 'Sauvegarder et continuer').click()
  await page.getByText('Étape 2 sur 6').waitFor()
  await page.goto(`/ma-progression/${canteen}--cantine/${year}/qualite-des-produits`)
  const side = page.getByRole('region', { name: 'Télédéclaration' })
  await side.getByRole('button', { name: 'Vérifier et télédéclarer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/sur l’honneur/).waitFor()
  await takeIn('tout ce qui est télédéclaré', dialog)
  await tick(dialog.getByLabel(/sur l’honneur/))
  await button(page, 'Télédéclarer').click()
  await page.getByText('est télédéclaré. Sa preuve').waitFor()
  await takeIn('après la télédéclaration', side)
}

/** Adds three public canteens: two schools of Rennes, and one of Brest. */
export async function addCanteensOfMap(site: Site): Promise<void> {
  const schools = [
    { name: 'École des Lices', city: 'Rennes', cityInseeCode: '35238', latitude: 48.112, longitude: -1.683 },
    { name: 'École du Thabor', city: 'Rennes', cityInseeCode: '35238', latitude: 48.115, longitude: -1.669 },
    { name: 'École du Port', city: 'Brest', cityInseeCode: '29019', latitude: 48.385, longitude: -4.49 },
  ]
  for (const [index, { city, ...school }] of schools.entries()) {
    const department = city === 'Rennes' ? '35' : '29'
    const place = { city, department, region: '53', postalCode: `${department}000` }
    await site.server.addCanteen(makeSiret(900 + index), [], {
      ...school,
      ...place,
      productionType: 'site',
      managementType: 'direct',
      dailyMealCount: 120,
    })
  }
}

/** Goes from the search of canteens to the page of one by the map, with the keyboard alone. */
export async function findOnMap(page: Page, takeIn: TakeIn): Promise<void> {
  const keyboard = new Keyboard(page)
  await page.goto('/trouver-une-cantine')
  await takeIn('la recherche', main(page))
  await keyboard.press('Voir les cantines sur une carte', 'link')
  await page.waitForURL(/vue=carte/)
  const map = page.locator('.mc-map')
  await map.getByText(/^La carte montre 3 cantines/).waitFor()
  await takeIn('la carte', map)
  const surface = page.getByRole('region', { name: 'Carte à parcourir' })
  const school = surface.getByRole('link', { name: 'École du Thabor' })
  for (let step = 1; step < 8; step++) {
    await waitUntilIdle(page)
    if ((await school.count()) > 0) break
    await keyboard.reach(surface.getByRole('button', { name: /^2 cantines près de Rennes/ }))
    await page.keyboard.press('Enter')
    // The place that was pressed is gone: the arrows move the map from here.
    await expect.poll(() => surface.evaluate(element => element === document.activeElement)).toBe(true)
    await waitUntilIdle(page)
    if (step === 1) await takeIn('la carte agrandie sur Rennes', map)
  }
  await takeIn('les deux écoles', map)
  await keyboard.reach(school)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'École du Thabor' }).waitFor()
  await waitUntilIdle(page)
  await takeIn('la page de la cantine', main(page))
}
