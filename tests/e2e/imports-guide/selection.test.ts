/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../server/support/test-server.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
})
afterAll(() => site.close())

const back = "Revenir à l'étape précédente"
const questions = {
  hasCanteens: 'Est-ce que vos cantines sont déjà existantes sur la plateforme ma cantine ?',
  importPurchases: 'Souhaitez-vous importer des achats ?',
  isCentralKitchen: 'Est-ce que un ou plusieurs de ces établissements livrent des repas aux cantines ?',
  hasSatelliteData: "Est-ce que vous connaissez les totaux d'approvisionnement par cantine satellite ?",
}
const address = '/v2/importer-des-donnees'
const searchOf = (page: Page) => new URL(page.url()).searchParams.get('reponses')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page, name: keyof typeof questions) => page.getByText(questions[name])

test('six questions lead to an import; each answer moves the focus to the next question, and back undoes it', async () => {
  const page = await site.page({ person })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Importer vos données' }).waitFor()
  await expect.poll(() => page.title()).toBe('Importer vos données - ma cantine')
  await page.getByText('Étape 1 sur 6').waitFor()
  await expect.poll(() => button(page, back).isDisabled()).toBe(true)
  await expectNoViolations(page)

  await button(page, 'Oui').click()
  await button(page, 'Non').click()
  await button(page, 'Oui').click()
  await page.getByText('Étape 4 sur 6').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(() => focused()).toBe(questions.isCentralKitchen.replace(' ?', '\u00a0?'))
  await button(page, 'Non').click()
  // The fifth question is skipped for these answers.
  await page.getByText('Étape 6 sur 6').waitFor()
  await button(page, back).click()
  await question(page, 'isCentralKitchen').waitFor()
  await button(page, 'Oui').click()
  await button(page, 'Non').click()
  await button(page, 'Non').click()
  await page.getByRole('heading', { name: 'L’import qu’il vous faut' }).waitFor()
  await expect.poll(() => focused()).toBe('L’import qu’il vous faut')
  await expectNoViolations(page)
  await page
    .getByRole('link', { name: 'Importer des bilans simples de livreurs de repas', exact: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Importer des bilans simples de livreurs de repas' }).waitFor()
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/importer-diagnostics/cuisine-centrale-diagnostics-simples')
})

test('answers are in the address: refresh, back and deep links find them; those that make no sense count for none', async () => {
  const page = await site.page({ person, width: 'phone', dark: true })
  await page.goto(`${address}?reponses=oui,non,oui`)
  await page.getByText('Étape 4 sur 6').waitFor()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await button(page, 'Oui').click()
  await question(page, 'hasSatelliteData').waitFor()
  expect(searchOf(page)).toBe('oui,non,oui,oui')
  await page.reload()
  await question(page, 'hasSatelliteData').waitFor()
  await page.goBack()
  await question(page, 'isCentralKitchen').waitFor()

  await page.goto(`${address}?reponses=non`)
  await page.getByRole('link', { name: 'Importer des cantines', exact: true }).first().waitFor()
  await expect.poll(() => button(page, back).count()).toBe(0)
  await button(page, 'Réessayer').click()
  await question(page, 'hasCanteens').waitFor()
  for (const senseless of ['peut-être', 'non,oui,oui']) {
    await page.goto(`${address}?reponses=${senseless}`)
    await question(page, 'hasCanteens').waitFor()
  }
})

test('by keyboard alone, the list of all imports leads to each of them', async () => {
  const page = await site.page({ person, width: 'narrow' })
  await page.goto(address)
  const keyboard = new Keyboard(page)
  await keyboard.press('Oui')
  await question(page, 'importPurchases').waitFor()
  await keyboard.press('Oui')
  await page.getByRole('heading', { name: 'L’import qu’il vous faut' }).waitFor()
  await keyboard.press('Voir tous les imports disponibles')
  const list = page.locator('.fr-collapse--expanded').getByRole('link')
  await list.first().waitFor()
  await expect
    .poll(() => list.allTextContents())
    .toEqual([
      'Importer des cantines',
      'Importer des bilans simples',
      'Importer des bilans détaillés',
      'Importer des bilans simples de livreurs de repas',
      'Importer des bilans détaillés de livreurs de repas',
      'Importer des achats',
      'Importer le récapitulatif d’un fournisseur',
    ])
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await keyboard.press('Importer des cantines', 'link')
  await page.getByRole('heading', { level: 1, name: 'Importer des cantines' }).waitFor()
})

test('in English, the same questions', async () => {
  const page = await site.page({ person, locale: 'en' })
  await page.goto(address)
  await page.getByText('Do your canteens already exist on ma cantine?').waitFor()
  await button(page, 'No').click()
  await page.getByRole('heading', { name: 'The import you need' }).waitFor()
  await expectNoViolations(page)
})
