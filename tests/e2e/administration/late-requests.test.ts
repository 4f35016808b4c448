/** @module-tag long */
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadyCanteens } from '../../server/support/add-ready-canteens.ts'
import type { Browser } from '../../server/support/browser.ts'
import { addStaff } from '../../server/support/staff.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let staff: Browser
let manager: Person
let canteenId: number
beforeAll(async () => {
  site = await startSite()
  staff = (await addStaff(site.server, { firstName: 'Aïcha', lastName: 'Martin' })).browser
  manager = await site.server.addPerson({ firstName: 'Zoé', lastName: 'L’Héritier' })
  ;[canteenId] = (await addReadyCanteens(site.server.app.services.database, manager.id, 2024, 1)) as [number]
})
afterAll(() => site.close())

const judge = async (page: Page) => {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}
const dialog = (page: Page) => page.getByRole('dialog')
const day = (days: number) => parisDay(new Date(Date.now() + days * 86_400_000))
const reason = 'Notre télédéclaration compte deux fois les achats de mars.'

async function staffPage(): Promise<Page> {
  const page = await site.page()
  await page.context().addCookies([...staff.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  await page.goto('/administration')
  return page
}

test('on a phone, a manager asks outside of the campaign; the team refuses, then opens, and the report can be declared', async () => {
  const page = await site.page({ person: manager, width: 'phone', expected: [/400 POST/] })
  const report = `/ma-progression/${canteenId}--cantine/2024/qualite-des-produits`
  await page.goto(report)
  const ask = page.getByRole('button', { name: 'Demander à télédéclarer' })
  await ask.click()
  await judge(page)
  await dialog(page).getByLabel('Votre raison').fill('Bref')
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click()
  await dialog(page).getByText('en 10 caractères au moins').first().waitFor()
  await judge(page)
  await dialog(page).getByLabel('Votre raison').fill(reason)
  await page.keyboard.press('Tab')
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByText('Zoé L’Héritier a fait une demande').waitFor()
  await judge(page)
  // Withdrawn, then asked again.
  await page.getByRole('button', { name: 'Retirer la demande' }).click()
  await judge(page)
  await dialog(page).getByRole('button', { name: 'Retirer la demande' }).click()
  await page.getByText('Le bilan 2024 reste fermé.').first().waitFor()
  await ask.click()
  await dialog(page).getByLabel('Votre raison').fill(reason)
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByText('Zoé L’Héritier a fait une demande').waitFor()

  const team = await staffPage()
  await team.getByText('1 demande attend une réponse.').waitFor()
  await team.getByRole('link', { name: 'Voir les demandes' }).click()
  await team.getByRole('heading', { name: 'Demandes hors campagne', level: 1 }).waitFor()
  await team.getByText(reason).first().waitFor()
  await judge(team)
  await team.getByRole('button', { name: /^Refuser le bilan 2024/ }).click()
  await judge(team)
  await dialog(team).getByLabel('Raison').fill('Envoyez-nous d’abord les factures de mars.')
  await dialog(team).getByRole('button', { name: 'Refuser' }).click()
  await team.getByText(/^Refusée le/).waitFor()
  await judge(team)

  await page.reload()
  await page.getByText('Envoyez-nous d’abord les factures de mars.').waitFor()
  await judge(page)
  await ask.click()
  await dialog(page).getByLabel('Votre raison').fill('Les factures de mars sont maintenant jointes.')
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByText('Zoé L’Héritier a fait une demande').waitFor()

  await team.reload()
  await team.getByRole('button', { name: /^Ouvrir le bilan 2024/ }).click()
  await dialog(team).getByLabel('Dernier jour').fill(day(10))
  await dialog(team).getByLabel('Raison').fill('Factures reçues, erreur établie.')
  await judge(team)
  await dialog(team).getByRole('button', { name: 'Ouvrir' }).click()
  await team.getByText(/^Ouverte le/).waitFor()
  await team.getByLabel('Quelles demandes montrer').selectOption('Celles qui attendent une réponse')
  await team.getByText('Aucune demande ne correspond.').waitFor()
  await judge(team)

  await page.reload()
  await page.getByText('Notre équipe a ouvert la télédéclaration du bilan 2024 pour votre cantine').waitFor()
  expect(await ask.count()).toBe(0)
  await judge(page)
})
