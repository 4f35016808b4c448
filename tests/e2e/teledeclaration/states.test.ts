/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadyCanteens } from '../../server/support/add-ready-canteens.ts'
import { openCorrection, campaignYear as year } from '../../server/support/open-campaign.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
/** One without total, one that became a kitchen since it was declared, its satellite, one that was declared. */
let [empty, kitchen, satellite, declared]: number[] = []
beforeAll(async () => {
  site = await startSite(openCorrection)
  manager = await site.server.addPerson()
  const { database } = site.server.app.services
  const { writer } = database
  ;[empty, kitchen, satellite, declared] = await addReadyCanteens(database, manager.id, year, 4)
  await writer('diagnostics').where({ canteenId: empty }).update({ valueTotalHt: null })
  const date = new Date().toISOString()
  for (const canteenId of [kitchen, declared]) {
    const diagnostic = await writer('diagnostics').where({ canteenId }).first('id')
    await writer('teledeclarations').insert({
      canteenId,
      diagnosticId: diagnostic.id,
      year,
      status: 'SUBMITTED',
      version: 1,
      teledeclarationMode: 'SITE',
      declaredData: '{}',
      digest: '0'.repeat(64),
      proofCode: `code-${canteenId}`,
      creationDate: date,
      modificationDate: date,
    })
  }
  const { siret } = await writer('canteens').where({ id: kitchen }).first('siret')
  await writer('canteens')
    .where({ id: kitchen })
    .update({ productionType: 'central', dailyMealCount: null, satelliteCanteensCount: 1 })
  await writer('canteens')
    .where({ id: satellite })
    .update({ productionType: 'site_cooked_elsewhere', centralProducerSiret: siret })
})
afterAll(() => site.close())

const progress = (id: number | undefined, measure = 'qualite-des-produits') =>
  `/ma-progression/${id}--cantine/${year}/${measure}`
const row = (page: Page, number: number) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `École n° 0000${number}`, exact: true }) })
const tooLate = 'Ce bilan n’a pas été télédéclaré pendant la campagne : il ne peut plus l’être.'
const toCorrect = /^Cette cantine est devenue un livreur de repas après sa télédéclaration/

test('in a correction period, what was never declared is told to be too late, first and apart', async () => {
  const page = await site.page({ person: manager, width: 'phone' })
  await page.goto('/actions-en-attente')
  await page.getByRole('heading', { name: `Bilans ${year} télédéclarés : 1 sur 4` }).waitFor()
  await page.getByText(`La télédéclaration du bilan ${year} est terminée : 2 cantines n’ont pas`).waitFor()
  await row(page, 0).getByText(tooLate).waitFor()
  await row(page, 0).getByText('Bilan non télédéclaré').waitFor()
  await expect.poll(() => row(page, 0).getByRole('link').count()).toBe(1)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: '2 non télédéclarées à temps' }).click()
  await page.getByRole('status').getByText('2 cantines', { exact: true }).waitFor()
  await page
    .getByLabel('Ce qu’il reste à faire', { exact: true })
    .getByText('Bilan non télédéclaré à temps (2)')
    .waitFor({
      state: 'attached',
    })

  await page.goto(progress(empty))
  const side = page.getByRole('region', { name: 'Télédéclaration' })
  await side.getByText(tooLate).waitFor()
  await expect.poll(() => side.getByRole('link').count()).toBe(0)
  // Nothing but to ask the team.
  await expect.poll(() => side.getByRole('button').allTextContents()).toEqual(['Demander à télédéclarer'])
  await page.goto(`/dashboard/${empty}--cantine`)
  await page.getByText(tooLate).waitFor()
  await expectNoViolations(page)
})

test('a canteen that became a kitchen after its declaration says one thing: to correct it', async () => {
  const page = await site.page({ person: manager })
  await page.goto('/actions-en-attente')
  await row(page, 1).getByText(toCorrect).waitFor()
  await row(page, 1).getByText('Télédéclaration à corriger').waitFor()
  await row(page, 1).getByRole('link', { name: 'Corriger la télédéclaration : École n° 00001' }).click()
  const side = page.getByRole('region', { name: 'Télédéclaration' })
  await side.getByText(toCorrect).waitFor()
  await page.getByText('Télédéclaration à corriger').waitFor()
  await expect
    .poll(() =>
      page.getByText(/Données à compléter|Bilan télédéclaré|Télédéclaré aujourd’hui|À compléter, obligatoire/).count(),
    )
    .toBe(0)
  await expectNoViolations(page)
  await page.goto(`/dashboard/${kitchen}--cantine?year=${year}`)
  await page.getByText(toCorrect).waitFor()
  await side.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Ouvrir mon bilan' }).click()
  await side.getByRole('button', { name: 'Corriger' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rouvrir le bilan' }).click()
  await page.getByText('Données à compléter').waitFor()
  await side.getByRole('link', { name: 'Choisir ce que vous déclarez pour vos satellites' }).waitFor()
})

test('figures that a program wrote are shown, and what it left out is told', async () => {
  const { writer } = site.server.app.services.database
  await writer('diagnostics').where({ canteenId: satellite }).update({
    creationSource: 'APP',
    hasWasteDiagnostic: true,
    hasWastePlan: true,
    hasWasteMeasures: null,
    wasteActions: '[]',
    tunnelWaste: 'complet',
  })
  const page = await site.page({ person: manager })
  await page.goto(progress(satellite))
  await page.getByRole('heading', { name: 'Synthèse' }).waitFor()
  await page.getByRole('link', { name: 'Modifier mes données' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Commencer' }).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Les parties du bilan' }).getByText('Terminé, 1 sans réponse').waitFor()
  await page.goto(progress(declared))
  await page.getByText(/Télédéclaré aujourd’hui/).waitFor()
})
