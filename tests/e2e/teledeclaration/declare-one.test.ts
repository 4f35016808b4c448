import { readFile } from 'node:fs/promises'
import { proofTables } from '@ma-cantine/lib/teledeclaration/proof-content'
import { Snapshot } from '@ma-cantine/lib/teledeclaration/snapshot'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCampaign, campaignYear as year } from '../../server/support/open-campaign.ts'
import { lac, marronniers, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
let cook: Person
let canteen: number
beforeAll(async () => {
  site = await startSite(openCampaign)
  cook = await site.server.addPerson()
  canteen = await addCanteen(tilleuls, { name: 'Les <b>Tilleuls</b>', managementType: null })
})
afterAll(() => site.close())

const described = {
  city: 'Lunéville',
  cityInseeCode: '54318',
  economicModel: 'private',
  managementType: 'direct',
  productionType: 'site',
  dailyMealCount: 100,
  yearlyMealCount: 2000,
}

async function addCanteen(siret: string, values: object): Promise<number> {
  const canteenId = await site.server.addCanteen(siret, [cook], { ...described, ...values })
  await site.server.app.services.database.writer('canteenSectors').insert({ canteenId, sectorId: 1 })
  return canteenId
}

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
  const url = `/api/v1/${path}`
  return site.server.app.inject({ method, url, headers: cook.headers, ...(payload ? { payload } : {}) })
}
const api = async (...request: Parameters<typeof send>) => {
  const { statusCode, body } = await send(...request)
  expect(statusCode, body).toBeLessThan(300)
  return JSON.parse(body)
}

const progress = (id: number, measure = 'qualite-des-produits') => `/ma-progression/${id}--cantine/${year}/${measure}`
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('a cook declares on a phone: what is missing, what a colleague changes, a network that goes away', async () => {
  const page = await site.page({
    width: 'phone',
    person: cook,
    expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|0 POST|400 POST|412 POST/],
  })
  await page.goto(progress(canteen))
  const side = page.getByRole('region', { name: 'Télédéclaration' })
  await side.getByText(/La campagne .* est ouverte jusqu’au .* \(heure de Paris\)/).waitFor()
  await page.getByText('Données à compléter').waitFor()
  // The button says what it waits for, and does nothing.
  const declare = side.getByRole('button', { name: 'Vérifier et télédéclarer' })
  const reason = await declare.getAttribute('aria-describedby')
  await expect
    .poll(() => page.locator(`[id="${reason}"]`).innerText())
    .toBe('Il reste des points à régler avant de télédéclarer.')
  await declare.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await side.getByText('Il manque : Mode de gestion').waitFor()
  await expect
    .poll(() => side.getByRole('link', { name: 'Compléter les informations de la cantine' }).getAttribute('href'))
    .toMatch(/^\/v2\/modifier-ma-cantine\//)
  await expectAccessible(page)

  await api('PATCH', `canteens/${canteen}`, { managementType: 'direct' })
  const report = { year, creationSource: 'APP', diagnosticType: 'SIMPLE', tunnelAppro: 'complet' }
  const { id } = await api('POST', `canteens/${canteen}/diagnostics/`, {
    ...report,
    ...nothingElse,
    valueTotalHt: 30_000,
    valueBioHt: 5000,
    hasWasteDiagnostic: true,
    otherWasteComments: '<img src=x onerror=alert(1)>',
  })
  const change = (values: object) => api('PATCH', `canteens/${canteen}/diagnostics/${id}`, values)
  await page.reload()
  await page.getByText('Bilan à télédéclarer').waitFor()
  await declare.click()
  const dialog = page.getByRole('dialog', { name: 'Télédéclaration : Les <b>Tilleuls</b>' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await dialog.getByText('Bio : 17 %').waitFor()
  await dialog.getByText('<img src=x onerror=alert(1)>').waitFor()
  await expect.poll(() => dialog.getByText('Ne sait pas').count()).toBe(4)
  await dialog.getByRole('row', { name: /Plan d’action .* Non renseigné/ }).waitFor()
  await expect.poll(() => dialog.getByText(/coûte 15,00/).count()).toBe(1)
  await dialog.getByText('D’après vos couverts, votre établissement ouvre 20 jours par an.').waitFor()
  await press(page, 'Télédéclarer')
  await dialog.getByRole('alert').getByText('Cochez cette case pour continuer.').waitFor()
  await expectAccessible(page)

  // A colleague empties two amounts, then gives others.
  const honour = dialog.getByLabel(/sur l’honneur/)
  await change({ valueTotalHt: null, valueBioHt: null })
  await tick(honour)
  await press(page, 'Télédéclarer')
  await dialog.getByText('bilan : Total des achats alimentaires ; Produits bio.').first().waitFor()
  await change({ valueTotalHt: 42_000, valueBioHt: 5000 })
  await press(page, 'Télédéclarer')
  await dialog.getByText('Ce bilan ou sa cantine vient d’être modifié par une autre personne').waitFor()
  await dialog.getByText(/42.000,00.€/).waitFor()
  await expect.poll(() => honour.isChecked()).toBe(false)
  await expectAccessible(page)

  /** What is given, row by row. */
  const read = await dialog
    .locator('tbody tr:not(.mc-declared__missing)')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)))

  // The network goes, comes back, then the answer is lost.
  await tick(honour)
  await page.context().setOffline(true)
  await press(page, 'Télédéclarer')
  await dialog
    .getByRole('alert')
    .filter({ hasText: /serveur|connexion/ })
    .first()
    .waitFor()
  await page.context().setOffline(false)
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/v1/teledeclaration/', lose, { times: 1 })
  const sent = page.waitForEvent('requestfailed')
  await press(page, 'Télédéclarer')
  await sent
  await expect.poll(() => site.server.count('teledeclarations')).toBe(1)
  const again = dialog.getByRole('button', { name: 'Télédéclarer', exact: true })
  await again.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByText('est télédéclaré. Sa preuve').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('teledeclaration')
  await expect.poll(() => site.server.count('teledeclarations')).toBe(1)
  await side.getByText(/Télédéclaré aujourd’hui/).waitFor()
  await side.getByText(/Modifiable jusqu’au .* \(heure de Paris\)/).waitFor()
  // The proof says what was read, row by row, in the same words.
  const [{ declaredData } = { declaredData: '' }] = await site.server.rows<{ declaredData: string }>('teledeclarations')
  const proved = proofTables(Snapshot.parse(JSON.parse(declaredData))).flatMap(({ rows }) => rows)
  // The name of the town helps who reads before, and is not declared.
  const given = read.filter(([, value]) => value !== undefined && value !== 'Ne s’applique pas')
  expect(proved.filter(([, value]) => value !== '—')).toEqual(
    given.map(row => row.map(text => text?.replace(' (Lunéville)', ''))),
  )
  const download = page.waitForEvent('download')
  await side.getByRole('link', { name: /Télécharger la preuve/ }).click()
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)

  // A declaration locks its report, for the screen, for an address and for the server.
  await expect.poll(() => page.getByRole('link', { name: 'Modifier mes données' }).count()).toBe(0)
  await page.goto(progress(canteen, 'menus-vegetariens'))
  await page.locator('#menus-vegetariens').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Commencer' }).count()).toBe(0)
  await page.goto(`/diagnostic-tunnel/${canteen}--cantine/${year}/menus-vegetariens`)
  await page.getByText(`Le bilan ${year} est télédéclaré : il ne peut plus être modifié.`).waitFor()
  expect((await send('PATCH', `canteens/${canteen}/diagnostics/${id}`, { valueTotalHt: 1 })).statusCode).toBe(403)
  await page.context().close()
})

test('the declaration is corrected by keyboard, and made again from the dashboard, dark and in English', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: cook, dark: true, locale: 'en', expected: [/400 POST/] })
  const keyboard = new Keyboard(page)
  await page.goto(progress(canteen, 'etablissement'))
  await page.getByRole('button', { name: 'Diagnostic declared' }).waitFor()
  await keyboard.press('Correct')
  await page.getByRole('dialog', { name: `Correct the declaration of ${year}?` }).waitFor()
  await expectAccessible(page)
  await keyboard.press('Go back')
  await keyboard.press('Correct')
  await keyboard.press('Reopen the diagnostic')
  await page.getByText('Declaration cancelled').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('teledeclaration')
  // The last part leads to the declaration too.
  await expect.poll(() => page.getByRole('button', { name: 'Check and declare' }).count()).toBe(2)
  await page.getByText('Diagnostic to declare').waitFor()

  await page.goto(`/dashboard/${canteen}--cantine?year=${year}`)
  await page.getByRole('heading', { name: 'Your diagnostic can be declared' }).waitFor()
  await page.getByRole('link', { name: 'Complete my diagnostic' }).waitFor()
  await expectAccessible(page)
  await keyboard.press('Check and declare')
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await keyboard.press('Check and declare')
  // The box is empty again.
  const honour = page.getByLabel(/on my honour/)
  await expect.poll(() => honour.isChecked()).toBe(false)
  // In another tab it is declared meanwhile: this one says so, and shows it.
  const [report] = await api('GET', `canteens/${canteen}/diagnostics/`)
  const { teledeclaration } = await api('POST', 'teledeclaration/', { diagnosticId: report.id, honourStatement: true })
  await honour.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('This diagnostic is declared already').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /Download the proof/ }).waitFor()
  await api('POST', `teledeclaration/${teledeclaration.id}/cancel/`)
  await page.reload()
  await keyboard.press('Check and declare')
  await honour.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Download the proof/ }).waitFor()
  await page.getByText('Diagnostic declared').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('bilan')

  // Another year is in the address, and back again.
  await page.getByLabel('Year of the diagnostic').selectOption(String(year + 1))
  await page.waitForURL(url => url.searchParams.get('year') === String(year + 1))
  await page.getByText('Current year').waitFor()
  await page.getByRole('link', { name: `Make the diagnostic of ${year + 1}` }).waitFor()
  await expectAccessible(page)
  await page.goBack()
  await page.getByText('Diagnostic declared').first().waitFor()

  // A kitchen with too few satellites, and one of them, which waits for it.
  const kitchen = await addCanteen(lac, {
    name: 'Cuisine du Lac',
    productionType: 'central',
    dailyMealCount: null,
    satelliteCanteensCount: 3,
  })
  const satellite = await addCanteen(marronniers, {
    name: 'École des Marronniers',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: lac,
  })
  const { id } = await api('POST', `canteens/${kitchen}/diagnostics/`, {
    year,
    creationSource: 'APP',
    diagnosticType: 'SIMPLE',
    centralKitchenDiagnosticMode: 'APPRO',
    ...nothingElse,
    valueTotalHt: 30_000,
    valueBioHt: 6000,
  })
  await page.goto(`/dashboard/${kitchen}`)
  await page.getByText('You announce 3 satellite canteens, and 1 is entered.').waitFor()
  await expect.poll(() => page.getByText('Each place that is served gives these data.').count()).toBe(4)
  await expectAccessible(page)
  await page.goto(progress(satellite))
  await page.getByText('Your meal deliverer gives the purchases').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Begin your diagnostic' }).getAttribute('href'))
    .toMatch(/gaspillage-alimentaire$/)
  await api('PATCH', `canteens/${kitchen}/diagnostics/${id}`, { centralKitchenDiagnosticMode: 'ALL' })
  await page.reload()
  await page.getByText('Your meal deliverer will declare this diagnostic for your establishment.').waitFor()
  await page.goto(`/dashboard/${satellite}`)
  await page.getByText('Your canteen serves meals made by “Cuisine du Lac”.').waitFor()
  await page.getByText('Waiting for your deliverer').waitFor()
  await expect.poll(() => page.getByText('Your meal deliverer gives these data.').count()).toBe(4)
  await expectAccessible(page)
  await page.context().close()
})
