import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadyCanteens } from '../../server/support/add-ready-canteens.ts'
import { openCampaign, campaignYear as year } from '../../server/support/open-campaign.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
let cook: Person
let kitchen: number
let satellite: number
let other: number
let report: number
beforeAll(async () => {
  site = await startSite(openCampaign)
  const { database } = site.server.app.services
  manager = await site.server.addPerson({ firstName: 'Zoé', lastName: 'L’Héritier' })
  cook = await site.server.addPerson({ firstName: 'Sacha', lastName: 'Durand' })
  ;[satellite, other] = (await addReadyCanteens(database, manager.id, year, 2)) as [number, number]
  kitchen = await site.server.addCanteen(makeSiret(900), [cook], {
    name: 'Cuisine du Val',
    productionType: 'central',
    cityInseeCode: '34172',
    economicModel: 'public',
    managementType: 'direct',
    yearlyMealCount: 90_000,
    satelliteCanteensCount: 2,
  })
  const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: makeSiret(900) }
  await database.writer('canteens').whereIn('id', [satellite, other]).update(linked)
  await database.writer('canteens').where({ id: other }).update({ yearlyMealCount: null })
  await database.writer('diagnostics').delete()
  const date = new Date().toISOString()
  const [row]: { id: number }[] = await database
    .writer('diagnostics')
    .insert({
      ...nothingElse,
      canteenId: kitchen,
      year,
      diagnosticType: 'SIMPLE',
      valueTotalHt: 42_000,
      valueBioHt: 9000,
      creationDate: date,
      modificationDate: date,
    })
    .returning('id')
  report = row?.id ?? 0
})
afterAll(() => site.close())

const judge = async (page: Page) => {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}
const dialog = (page: Page) => page.getByRole('dialog')
const reason = 'Nos repas d’août comptent deux fois.'
const set = (table: string, id: number, values: object) =>
  site.server.app.services.database.writer(table).where({ id }).update(values)

test('on a phone, a satellite sees its share and contests it; its kitchen reads why, declares, and is confirmed', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: manager, width: 'phone', expected: [/409 POST/] })
  await page.goto(`/ma-progression/${satellite}--ecole/${year}/qualite-des-produits`)
  await page.getByRole('link', { name: 'Voir ce que ma cuisine déclare pour moi' }).click()
  await page.getByRole('heading', { name: 'Ce que ma cuisine déclare pour moi', level: 1 }).waitFor()
  await page.getByText('Rien n’est encore saisi pour votre cantine.').waitFor()
  await judge(page)

  await set('diagnostics', report, { centralKitchenDiagnosticMode: 'ALL' })
  await page.reload()
  await page.getByText('La part de votre cantine ne peut pas être calculée').waitFor()
  await judge(page)
  await set('canteens', other, { yearlyMealCount: 28_000 })
  await page.reload()
  await page.getByText('Ce bilan n’est pas encore télédéclaré').waitFor()
  await page.getByText(/^14\s000,00\s€$/).waitFor()
  await page.getByText(/^3\s000,00\s€$/).waitFor()
  await page.getByRole('link', { name: 'Lutte contre le gaspillage' }).waitFor()
  await judge(page)

  const team = await site.page({ person: cook })
  await team.goto(`/ma-progression/${kitchen}--cuisine/${year}/qualite-des-produits`)
  await team.getByRole('link', { name: 'Voir les réponses de mes cantines' }).click()
  await team.getByRole('heading', { name: 'Les réponses de mes cantines satellites', level: 1 }).waitFor()
  await team.getByText('1 a vu sans répondre').waitFor()
  await judge(team)

  await page.getByRole('button', { name: 'Dire ce qui ne va pas' }).click()
  await judge(page)
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
  await dialog(page).getByRole('alert').first().waitFor()
  await judge(page)
  await dialog(page).getByLabel('Ce qui ne va pas').fill(reason)
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click()
  await page.getByText('Contesté par Zoé L’Héritier').waitFor()
  await judge(page)

  await team.reload()
  await team.getByText(reason).waitFor()
  await judge(team)
  await team.getByLabel('Quelles cantines montrer').selectOption('Confirmé')
  await team.getByText('Aucune cantine ne correspond.').waitFor()
  await judge(team)

  const url = '/api/v1/teledeclaration/'
  const payload = { diagnosticId: report, honourStatement: true }
  const declared = await site.server.app.inject({ method: 'POST', url, headers: cook.headers, payload })
  expect(declared.statusCode).toBe(201)
  // The page that is open shows what was there before.
  await page.getByRole('button', { name: 'C’est juste, je confirme' }).click()
  await page.getByText('relisez-le avant de répondre').waitFor()
  await page.getByText('Cette réponse porte sur une version plus ancienne').waitFor()
  await page.getByText('Ce bilan est télédéclaré depuis le').waitFor()
  await judge(page)
  await page.getByRole('button', { name: 'C’est juste, je confirme' }).click()
  await page.getByText('Confirmé par Zoé L’Héritier').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'C’est juste, je confirme' }).count()).toBe(0)
  await judge(page)

  await page.goto(`/modifier-ma-cantine/${satellite}--ecole/historique`)
  await page.getByText('Réponse à ce que la cuisine déclare').first().waitFor()
  await page.getByText(reason).first().waitFor()
  await judge(page)
  await team.reload()
  await team
    .getByRole('row', { name: /École n° 00000/ })
    .getByText('Confirmé', { exact: true })
    .waitFor()
})
