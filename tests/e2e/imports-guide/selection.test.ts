import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
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

const words = chooserWords.fr
const address = '/v2/importer-des-donnees'
const searchOf = (page: Page) => new URL(page.url()).searchParams.get('reponses')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page, name: keyof typeof words.questions) => page.getByText(words.questions[name].question)

test('six questions lead to an import; each answer moves the focus to what it brought, and back undoes it', async () => {
  const page = await site.page({ person })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Importer vos données' }).waitFor()
  expect(await page.title()).toBe('Importer vos données - ma cantine')
  await page.getByText('Étape 1 sur 6').waitFor()
  expect(await button(page, words.back).isDisabled()).toBe(true)
  await expectNoViolations(page)

  await button(page, 'Oui').click()
  await button(page, 'Non').click()
  await button(page, 'Oui').click()
  await page.getByText('Étape 4 sur 6').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe(bindPunctuation(words.questions.isCentralKitchen.question))
  await button(page, 'Non').click()
  // The fifth question is not for them.
  await page.getByText('Étape 6 sur 6').waitFor()
  await button(page, words.back).click()
  await question(page, 'isCentralKitchen').waitFor()
  await button(page, 'Oui').click()
  await button(page, 'Non').click()
  await button(page, 'Non').click()
  await page.getByRole('heading', { name: 'L’import qu’il vous faut' }).waitFor()
  expect(await focused()).toBe('L’import qu’il vous faut')
  await expectNoViolations(page)
  await page.getByRole('link', { name: words.outcomes.CC_SIMPLE.title, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: words.outcomes.CC_SIMPLE.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/importer-diagnostics/cuisine-centrale-diagnostics-simples')
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
  await page.getByRole('link', { name: words.outcomes.CANTEENS.title, exact: true }).first().waitFor()
  expect(await button(page, words.back).count()).toBe(0)
  await button(page, words.retry).click()
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
  expect(await list.allTextContents()).toEqual([
    words.outcomes.CANTEENS.title,
    words.outcomes.SIMPLE.title,
    words.outcomes.COMPLETE.title,
    words.outcomes.CC_SIMPLE.title,
    words.outcomes.CC_COMPLETE.title,
    words.outcomes.PURCHASES.title,
  ])
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await keyboard.press(words.outcomes.CANTEENS.title, 'link')
  await page.getByRole('heading', { level: 1, name: 'Importer des cantines' }).waitFor()
})

test('in English, the same questions', async () => {
  const page = await site.page({ person, locale: 'en' })
  await page.goto(address)
  await page.getByText(chooserWords.en.questions.hasCanteens.question).waitFor()
  await button(page, 'No').click()
  await page.getByRole('heading', { name: 'The import you need' }).waitFor()
  await expectNoViolations(page)
})
