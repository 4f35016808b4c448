import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFile } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addReportToDeclare,
  addWeighingCanteen,
  button,
  createCanteen,
  declareReport,
  findAnswer,
  type JourneySite,
  main,
  mendFile,
  startJourneySite,
  type TakeIn,
  type,
  weighWaste,
} from '../e2e/accessibility/support/journeys.ts'
import { openImport } from '../e2e/imports-check/support/import-page.ts'
import { expectNoSidewaysScroll } from '../support/page-checks.ts'
import { tick } from '../support/tick.ts'
import { launchFirefox } from './firefox.ts'

const downloads = mkdtempSync(join(tmpdir(), 'firefox-'))
let all: JourneySite
beforeAll(async () => {
  all = await startJourneySite(() => launchFirefox(downloads))
})
afterAll(async () => {
  await all.close()
  rmSync(downloads, { recursive: true })
})

/** Each part that a person takes in is shown, and nothing is wider than the window. */
const look: TakeIn = async (_point, part) => {
  await part.waitFor()
  await expectNoSidewaysScroll(part.page())
}

test('an answer is found and shown', async () => {
  const page = await all.site.page()
  await findAnswer(page, look)
  const question = page.locator('h3 button[aria-expanded=true]')
  const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`)
  await expect.poll(() => answer.innerText()).toMatch(/SIREN/)
  await page.context().close()
})

test('a canteen is created, and listed', async () => {
  const page = await all.site.page({ person: all.cook })
  await createCanteen(page, look)
  await page.goto('/gestion')
  await main(page).getByRole('link', { name: 'Collège du Parc' }).first().waitFor()
  await page.context().close()
})

test('a file is mended until no error is left, and downloaded', async () => {
  const page = await openImport(all.site, 'achats')
  await mendFile(page, look)
  const grid = page.getByRole('grid')
  const typeOver = async (wrong: string, right: string) => {
    await grid.getByRole('gridcell', { name: wrong }).first().click()
    await page.keyboard.type(right)
    await page.keyboard.press('Enter')
  }
  await typeOver('douze', '12,5')
  await page.getByText('1 Erreur détectée').waitFor()
  await typeOver('2024-02-31', '2024-02-29')
  await page.getByText('Toutes les erreurs sont corrigées.').waitFor()
  await page.getByRole('heading', { name: 'Ce qui sera enregistré' }).waitFor()
  await button(page, 'Télécharger le fichier corrigé').click()
  // Playwright announces no download of what a page made itself.
  const mended = join(downloads, 'achats-corrige.csv')
  await expect
    .poll(async () => existsSync(mended) && checkFile([readFileSync(mended)], { kind: 'achats' }))
    .toMatchObject({ valid: true, errorCount: 0, rows: 3 })
  await page.context().close()
})

test('waste is weighed, evaluated, and shown by meal', async () => {
  const canteen = await addWeighingCanteen(all.site, all.cook)
  const page = await all.site.page({ person: all.cook, width: 'phone' })
  await weighWaste(page, canteen, look)
  await type(page.getByLabel('Masse totale du gaspillage (kg)'), '40,8')
  await button(page, 'Sauvegarder et continuer').click()
  await tick(page.getByLabel('Non', { exact: true }))
  await button(page, 'Voir la synthèse').click()
  await page.getByRole('strong').filter({ hasText: '82 g' }).waitFor()
  await button(page, 'Terminer').click()
  await page.waitForURL(/\/v2\/gaspillage-alimentaire\//)
  await page.getByRole('strong').filter({ hasText: '82 g' }).waitFor()
  await page.goto(`/v2/pesees/${canteen}--le-lac`)
  await page.getByRole('heading', { name: /^Aujourd’hui : 2,5.kg/ }).waitFor()
  await page.context().close()
})

test('a report is filled in and declared, and its proof downloaded', async () => {
  const canteen = await addReportToDeclare(all.site, all.cook)
  const page = await all.site.page({ person: all.cook })
  await declareReport(page, canteen, look)
  const side = page.getByRole('region', { name: 'Télédéclaration' })
  const proof = page.waitForEvent('download')
  await side.getByRole('link', { name: /Télécharger la preuve/ }).click()
  expect(
    readFileSync(await (await proof).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await page.context().close()
})
