/** @module-tag long */
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../server/support/browser.ts'
import { addStaff } from '../../server/support/staff.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type PageOptions, type Site, startSite } from '../../support/site.ts'

let site: Site
let staff: Browser
beforeAll(async () => {
  site = await startSite()
  staff = (await addStaff(site.server, { firstName: 'Aïcha', lastName: 'Martin' })).browser
})
afterAll(() => site.close())

/** The campaign that can be announced, and the last day that it can have. */
const year = Math.max(2026, currentYear() - 1)
const lastDay = `${year + 1}-12-31`
const reason = 'Dates fixées par la note de service du 3 novembre.'

async function staffPage(options: PageOptions = {}): Promise<Page> {
  const page = await site.page(options)
  await page.context().addCookies([...staff.cookies].map(([name, value]) => ({ name, value, url: site.url })))
  return page
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page) =>
  page.getByRole('table', { name: 'Dates des campagnes' }).getByRole('row', { name: `Bilan ${year}` })
const judge = async (page: Page) => {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer les dates' }).click()

test('the team announces a campaign, changes its dates and withdraws it, and everybody sees it', async () => {
  const page = await staffPage({ width: 'phone', expected: [/400 POST/] })
  await page.goto('/redaction')
  await page.getByRole('link', { name: 'Dates des campagnes' }).click()
  await page.getByRole('heading', { name: 'Dates des campagnes', level: 1 }).waitFor()
  await page.getByText('L’équipe n’a encore changé aucune date.').waitFor()
  expect(await button(page, 'Changer les dates du bilan 2021').count()).toBe(0)
  await judge(page)

  await button(page, `Annoncer la campagne du bilan ${year}`).click()
  await dialog(page).getByText('Personne ne reçoit de message').waitFor()
  await save(page)
  await dialog(page)
    .getByRole('link', { name: /Premier jour de la télédéclaration/ })
    .waitFor()
  await judge(page)
  await dialog(page)
    .getByLabel('Premier jour de la télédéclaration')
    .fill(`${year + 2}-01-10`)
  await dialog(page).getByLabel('Dernier jour de la télédéclaration').fill(lastDay)
  await dialog(page).getByLabel('Premier jour de la correction').fill(lastDay)
  await dialog(page).getByLabel('Raison').fill(reason)
  await save(page)
  await dialog(page)
    .getByText(`La campagne du bilan ${year} se tient en ${year + 1}`)
    .first()
    .waitFor()
  await dialog(page).getByText('Donnez les deux jours de la correction, ou aucun.').first().waitFor()
  await judge(page)
  await dialog(page).getByLabel('Premier jour de la télédéclaration').fill(lastDay)
  await dialog(page).getByLabel('Dernier jour de la correction').fill(lastDay)
  await save(page)
  await page.getByText(`Bilan ${year} : télédéclaration le ${formatDay(lastDay, 'fr')}, correction le`).waitFor()
  await row(page).getByText('Annoncée').waitFor()
  await page.getByRole('cell', { name: `Campagne annoncée : bilan ${year}.` }).waitFor()
  await judge(page)
  const dates = await (await site.server.app.inject({ url: `/api/v1/campaignDates/${year}/` })).json()
  expect(dates.correctionEndDate).toContain(lastDay)

  // A colleague removes its correction meanwhile.
  const days = { declarationStart: lastDay, declarationEnd: lastDay, correctionStart: lastDay, correctionEnd: lastDay }
  const without = { ...days, correctionStart: null, correctionEnd: null }
  await button(page, `Changer les dates du bilan ${year}`).click()
  await expect.poll(() => dialog(page).getByLabel('Dernier jour de la correction').inputValue()).toBe(lastDay)
  const url = `/api/v1/administration/campaigns/${year}/`
  expect((await staff.request('POST', url, { payload: { from: days, ...without, reason } })).statusCode).toBe(200)
  await dialog(page).getByLabel('Premier jour de la correction').fill('')
  await dialog(page).getByLabel('Dernier jour de la correction').fill('')
  await dialog(page).getByLabel('Raison').fill(reason)
  await save(page)
  await dialog(page).getByText('Une autre personne de l’équipe a changé cela').first().waitFor()
  await button(page, 'Ne rien changer').click()

  await page.reload()
  await row(page).getByText('Sans correction').waitFor()
  await button(page, `Retirer l’annonce du bilan ${year}`).click()
  await dialog(page).getByLabel('Raison').fill(reason)
  await judge(page)
  await dialog(page).getByRole('button', { name: 'Retirer l’annonce' }).click()
  await page.getByText(`La campagne du bilan ${year} n’est plus annoncée.`).waitFor()
  await button(page, `Annoncer la campagne du bilan ${year}`).waitFor()
  await page.goto('/administration/actes?acte=campaign-withdrawn')
  await page.getByText('1 acte', { exact: true }).waitFor()
  await page.getByRole('cell', { name: 'Tout le monde' }).waitFor()
})

test('dates that the server is given are shown, and not offered to be changed', async () => {
  const own = await startSite({
    TELEDECLARATION_START_DATE_OVERRIDE: lastDay,
    TELEDECLARATION_END_DATE_OVERRIDE: lastDay,
  })
  const { browser } = await addStaff(own.server)
  const page = await own.page()
  await page.context().addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url: own.url })))
  await page.goto('/redaction/campagnes')
  await page.getByText('Dates données par les réglages du serveur').waitFor()
  expect(await button(page, `Changer les dates du bilan ${year}`).count()).toBe(0)
  await judge(page)
  await own.close()
})
