/** @module-tag long */
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox, waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
let cook: Person
let canteen: number
beforeAll(async () => {
  site = await startSite()
  cook = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [cook], { dailyMealCount: 100, productionType: 'site' })
})
afterAll(() => site.close())

const [last, current] = [currentYear() - 1, currentYear()]
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const choose = (page: Page, name: string) =>
  tick(page.getByRole('checkbox', { name, exact: true }).or(page.getByRole('radio', { name, exact: true })))
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auto-evaluation') ?? 'null'))

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('a visitor assesses a canteen without network, and nothing leaves the device before they say so', async () => {
  const page = await site.page({ width: 'phone', expected: [/ERR_INTERNET_DISCONNECTED/] })
  /** What the page sends, from the first answer on. */
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))

  await page.goto('/mesures-phares')
  await page.getByText('Vous n’avez encore évalué aucune mesure').waitFor()
  await expectAccessible(page)
  await follow(page, 'Commencer mon auto-évaluation')
  await title(page, 'M’auto-évaluer')
  await page.getByText('Aucune mesure évaluée sur 5').waitFor()
  // The screens that follow are loaded with the first one.
  await waitUntilIdle(page)
  await expectAccessible(page)
  await page.context().setOffline(true)
  sent.length = 0

  await follow(page, 'M’évaluer : Lutte contre le gaspillage')
  await title(page, 'Lutte contre le gaspillage')
  await choose(page, 'Nous avons cherché d’où vient notre gaspillage')
  await choose(page, 'Autre')
  await press(page, 'Garder mes réponses')
  await page.getByText('Précisez votre réponse, ou décochez « Autre ».').first().waitFor()
  await expectAccessible(page)
  // Cancelling asks, and changes nothing of what is kept.
  await follow(page, 'Annuler')
  await press(page, 'Rester sur cette page')
  await page.getByLabel('Notre autre action').fill('Peser le pain <b>chaque</b> jour')
  await follow(page, 'Annuler')
  await press(page, 'Quitter sans enregistrer')
  await title(page, 'M’auto-évaluer')
  await expect.poll(() => stored(page)).toBeNull()

  await follow(page, 'M’évaluer : Lutte contre le gaspillage')
  await expect.poll(() => page.getByLabel('Nous avons cherché d’où vient notre gaspillage').isChecked()).toBe(false)
  await choose(page, 'Nous avons cherché d’où vient notre gaspillage')
  await choose(page, 'Le personnel est formé')
  await press(page, 'Garder mes réponses')
  await page.getByText('« Lutte contre le gaspillage » est évaluée.').waitFor()
  await page.getByText('1 sur 5').waitFor()

  await follow(page, 'M’évaluer : Qualité des produits')
  const field = (name: string, year: number) => page.getByLabel(`${name} (${year}) (facultatif)`)
  await field('Total des achats', last).fill('100')
  await field('Dont bio', last).fill('12 345,50')
  await press(page, 'Garder mes réponses')
  await page
    .getByText(/font ensemble 12.345,50.€, plus que le total/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await field('Total des achats', last).fill('50 000')
  await field('Dont autres produits durables et de qualité', last).fill('12000')
  await press(page, 'Garder mes réponses')
  await page.getByText('2 sur 5').waitFor()

  await follow(page, 'M’évaluer : Diversification des protéines')
  await choose(page, 'Une fois par semaine')
  await press(page, 'Garder mes réponses')
  await follow(page, 'M’évaluer : Substitution des plastiques')
  await choose(page, 'Nous servons l’eau sans bouteille en plastique')
  await page.keyboard.press('Enter')
  await page.getByText('4 sur 5').waitFor()

  await follow(page, 'Voir mon récapitulatif')
  await title(page, 'Où en est ma cantine ?')
  await page.getByText('25 %, pour un seuil de 20 %').waitFor()
  await page.getByText('49 %, pour un seuil de 50 %').waitFor()
  const done = page.getByRole('region', { name: 'Ce que vous faites déjà' })
  await expect
    .poll(() => done.getByRole('listitem').allInnerTexts())
    .toEqual([
      'Chercher d’où vient le gaspillage',
      'Agir contre le gaspillage',
      'Servir un menu végétarien chaque semaine',
      'Servir l’eau sans bouteille en plastique',
    ])
  await expectAccessible(page)
  await follow(page, 'Comment faire ? Avoir un plan d’action contre le gaspillage')
  const duty = page.getByRole('heading', { name: 'Analyser les causes du gaspillage et agir' })
  expect((await readBox(duty)).top).toBeLessThan(400)
  await page.goBack()

  await page.context().setOffline(false)
  expect(sent.filter(request => /12.?345|Peser|hasWaste/.test(decodeURIComponent(request)))).toEqual([])
  expect(sent.filter(request => !request.startsWith('GET '))).toEqual([])

  // The answers are there again after a reload, also in another tab and in English.
  await page.reload()
  await page.getByText('25 %, pour un seuil de 20 %').waitFor()
  const tab = await site.tab(page)
  await tab.goto('/diagnostic')
  await tab.getByText('4 sur 5').waitFor()
  await press(tab, 'Effacer mes réponses')
  await tab.getByText('Aucune mesure évaluée sur 5').waitFor()
  await page.getByText('Vous n’avez encore évalué aucune mesure').waitFor()
  await press(tab, 'Les remettre')
  await tab.getByText('4 sur 5').waitFor()
  await tab.close()

  // Its person signs in: the canteen is offered the answers, and gets them once.
  await site.signIn(page.context(), cook)
  await page.goto('/mesures-phares')
  await page.waitForURL('**/mesures-phares/qualite-des-produits')
  await page.goto(`/dashboard/${canteen}--cantine`)
  const proposal = page.getByRole('region', { name: 'Votre auto-évaluation est sur cet appareil' })
  await proposal.getByText(`Ce qui sera envoyé pour ${last}`).waitFor()
  await proposal.getByText('50 000,00 €').waitFor()
  await expectAccessible(page)
  sent.length = 0
  await proposal.getByRole('button', { name: `En faire le bilan ${last}` }).dblclick()
  await proposal.getByText(`Le bilan ${last} est créé avec vos réponses.`).waitFor()
  expect(sent.filter(request => request.startsWith('POST '))).toHaveLength(1)
  expect(await site.server.rows<Record<string, unknown>>('diagnostics')).toMatchObject([
    { canteenId: canteen, year: last, creationSource: 'APP', vegetarianWeeklyRecurrence: 'MID', tunnelAppro: 'total' },
  ])
  await expect.poll(() => stored(page)).not.toBeNull()
  await expectAccessible(page)
  await proposal.getByRole('button', { name: 'Effacer mes réponses de cet appareil' }).click()
  await proposal.waitFor({ state: 'detached' })
  await expect.poll(() => stored(page)).toBeNull()
  await page.context().close()
})

test('the self-assessment in English, on a device that keeps what nobody can read, then nothing at all', async () => {
  const page = await site.page({ locale: 'en', width: 'narrow', dark: true, expected: [/404 GET/] })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('auto-evaluation', '{"broken')
    sessionStorage.setItem('seen', 'yes')
  })
  await page.goto('/diagnostic/information-des-usagers')
  await title(page, 'Informing diners')
  await expectAccessible(page)
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await choose(page, 'We inform diners of the nutritional quality of meals')
  await page.getByLabel('Address of the page where diners are informed').fill('www.exemple.fr')
  await press(page, 'Keep my answers')
  await page.getByText('Your browser does not allow your answers to be kept').waitFor()
  await page.getByText('1 out of 5').waitFor()
  await expectAccessible(page)
  await follow(page, 'See my recap')
  await page.getByText('Inform diners of the nutritional quality of meals').waitFor()
  await expectAccessible(page)
  await expect.poll(() => page.getByText(`Purchases of ${current}`).count()).toBe(0)
  const unknown = await page.goto('/diagnostic/autre')
  expect(unknown?.status()).toBe(404)
  await page.context().close()
})
