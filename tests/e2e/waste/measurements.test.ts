/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, makeSiret, parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
let cook: Person
let canteen: number
let other: number
beforeAll(async () => {
  site = await startSite()
  cook = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [cook], { dailyMealCount: 100, yearlyMealCount: 14_000 })
  other = await site.server.addCanteen(lac, [cook], { yearlyMealCount: 9000 })
})
afterAll(() => site.close())

const list = (id: number) => `/v2/gaspillage-alimentaire/${id}--cantine`
const tunnel = (id: number, rest = '') => `/v2/evaluation-gaspillage-alimentaire/${id}--cantine${rest}`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stored = () => site.server.rows<Record<string, unknown>>('wasteMeasurements')

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

/** Waits until a step is shown, by its title, and its slug is in the address. */
async function atStep(page: Page, title: string, slug: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: new RegExp(title) }).waitFor()
  await page.waitForURL(url => url.searchParams.get('étape') === slug)
}

async function fillPeriod(page: Page, start: string, end: string): Promise<void> {
  await page.getByLabel('Date de début').fill(start)
  await page.getByLabel('Date de fin').fill(end)
}

test('a first measurement, not sorted by source, on a phone with a network that goes away', async () => {
  const page = await site.page({ width: 'phone', person: cook, expected: [/ERR_INTERNET_DISCONNECTED|0 POST/] })
  await page.goto(list(canteen))
  await page.getByText('Pas encore de données').waitFor()
  await page.getByText('Votre établissement doit analyser les causes de son gaspillage alimentaire').waitFor()
  await page.getByRole('link', { name: "Changer d'établissement" }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Saisir une évaluation' }).click()

  await page.getByRole('heading', { name: /Période de mesure/ }).waitFor()
  await page.getByText('Étape 1 sur 6').waitFor()
  // It takes the whole screen.
  await expect.poll(() => page.getByRole('banner').or(page.getByRole('contentinfo')).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: "Revenir à l'étape précédente" }).isDisabled()).toBe(true)
  await press(page, 'Sauvegarder et continuer')
  const refused = page.getByRole('alert').getByRole('link', { name: /Ce champ est obligatoire/ })
  await expect.poll(() => refused.count()).toBe(3)
  await expectAccessible(page)
  // The dates fill the meals in: none of the three errors holds any more.
  await fillPeriod(page, '2026-03-09', '2026-03-12')
  await expect.poll(() => page.getByText('Ce champ est obligatoire').count()).toBe(0)

  // All that is wrong with a field is told at once, in one text.
  await fillPeriod(page, '2099-03-13', '2099-03-12')
  await press(page, 'Sauvegarder et continuer')
  const end = page.getByLabel('Date de fin')
  await expect
    .poll(async () => page.locator(`[id="${await end.getAttribute('aria-describedby')}"]`).innerText())
    .toBe('La date de fin ne peut pas être avant la date de début La période ne peut pas se terminer dans l’avenir.')

  // The meals of the period follow those of a day, until somebody changes them.
  await fillPeriod(page, '2026-03-13', '2026-03-12')
  await press(page, 'Sauvegarder et continuer')
  const disorder = page.getByText('La date de fin ne peut pas être avant la date de début')
  await disorder.first().waitFor()
  // The start is the field to mend as well.
  await page.getByLabel('Date de début').fill('2026-03-09')
  await expect.poll(() => disorder.count()).toBe(0)
  const meals = page.getByLabel('Nombre de couverts sur la période')
  await expect.poll(() => meals.inputValue()).toBe('400')
  const advice = page.getByRole('status').filter({ hasText: 'Calculé d’après' })
  await advice.getByText('avec cinq jours au moins, le résultat sera plus fiable').waitFor()
  await page.getByLabel('Date de fin').fill('2026-03-13')
  await expect.poll(() => meals.inputValue()).toBe('500')
  await advice.getByText('500 couverts').waitFor()
  await expect.poll(() => meals.isEditable()).toBe(false)
  await press(page, 'Modifier')
  await meals.fill('480')

  await page.context().setOffline(true)
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('status').filter({ hasText: 'Pas encore envoyé' }).waitFor()
  await page.context().setOffline(false)
  await atStep(page, 'Masse totale de gaspillage', 'total')
  await expect.poll(() => page.url()).toMatch(/\/evaluation-gaspillage-alimentaire\/[^/]+\/\d+\?/)

  await page.getByLabel('Masse totale du gaspillage (kg)').fill('0,5')
  await press(page, 'Sauvegarder et continuer')
  await page.getByText('La masse totale doit être au moins de 1 kg.').first().waitFor()
  await page.getByLabel('Masse totale du gaspillage (kg)').fill('40,8')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Distinction du gaspillage par source', 'distinction')
  await page.getByText('Étape 3 sur 6').waitFor()
  await tick(page.getByLabel('Non', { exact: true }))
  await page.getByText('Étape 3 sur 3').waitFor()
  await expectAccessible(page)
  await press(page, 'Voir la synthèse')
  await page.getByRole('strong').filter({ hasText: '85 g' }).waitFor()
  await expectAccessible(page)
  await press(page, 'Terminer')
  await page.waitForURL(/\/v2\/gaspillage-alimentaire\//)
  await page.getByRole('strong').filter({ hasText: '85 g' }).waitFor()
  await page.getByText('D’où vient ce gaspillage ?').waitFor()
  await page.getByText('Exporter les évaluations').click()
  const files = page.getByRole('list', { name: 'Celles de cet établissement' })
  const ofCanteen = `/api/v1/export-gaspillage.csv?canteen=${canteen}`
  await expect.poll(() => files.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(ofCanteen)
  await expectAccessible(page)
  await expect.poll(() => stored()).toMatchObject([{ canteenId: canteen, mealCount: 480, periodEndDate: '2026-03-13' }])
  await page.context().close()
})

test('a measurement is changed, sorted by source, step by step and back', async () => {
  const [{ id } = {}] = await stored()
  const page = await site.page({ person: cook, expected: [/412 PATCH/] })
  await page.goto(tunnel(canteen, `/${id}?étape=preparation&return=${encodeURIComponent('/gestion')}`))
  // The steps of the sources are not asked for while the waste is not sorted.
  await page.getByText('Étape 1 sur 3').waitFor()
  await press(page, 'Sauvegarder et continuer')
  await press(page, 'Sauvegarder et continuer')
  await tick(page.getByLabel('Oui', { exact: true }))
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Gaspillage de la préparation', 'preparation')
  await page.getByText('Étape 4 sur 6').waitFor()

  const mass = page.getByLabel(/^Masse issue de la préparation/)
  await mass.fill('10')
  await expect.poll(() => page.getByLabel(/^Denrées comestibles/).count()).toBe(0)
  await tick(page.getByLabel('Oui', { exact: true }))
  await page.getByLabel(/^Denrées comestibles/).fill('4')
  await page.getByLabel(/^Denrées non comestibles/).fill('5')
  await press(page, 'Sauvegarder et continuer')
  await page
    .getByText('La somme de denrées comestibles et non comestibles devrait être égale au total')
    .first()
    .waitFor()
  await expectAccessible(page)
  // Going back does not lose what is wrong: it is shown.
  await press(page, "Revenir à l'étape précédente")
  await page.getByText('Étape 4 sur 6').waitFor()
  await page.getByLabel(/^Denrées non comestibles/).fill('6')
  await press(page, "Revenir à l'étape précédente")
  await atStep(page, 'Distinction du gaspillage par source', 'distinction')
  await expect
    .poll(() => stored())
    .toMatchObject([{ preparationTotalMass: 10, preparationInedibleMass: 6 }].map(numbers))
  await page.goBack()
  await atStep(page, 'Gaspillage de la préparation', 'preparation')
  await expect.poll(() => mass.inputValue()).toBe('10')

  // Somebody else changes the same answer meanwhile.
  await mass.fill('11')
  const url = `/api/v1/canteens/${canteen}/wasteMeasurements/${id}`
  await site.server.app.inject({
    method: 'PATCH',
    url,
    headers: cook.headers,
    payload: { preparationTotalMass: 10.5, preparationEdibleMass: null, preparationInedibleMass: null },
  })
  await tick(page.getByLabel('Non', { exact: true }))
  await press(page, 'Sauvegarder et continuer')
  await page.getByText('Une autre personne vient de modifier cette évaluation.').waitFor()
  await expect.poll(() => mass.inputValue()).toBe('11')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'présentées mais non servies', 'non-servies')
  await page.getByLabel(/^Masse des denrées présentées/).fill('12,2')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'restes dans les assiettes', 'reste-assiette')
  // Sources of more than the total are asked about before anything is stored.
  await page.getByLabel(/^Masse des restes/).fill('300')
  await press(page, 'Sauvegarder et quitter')
  const doubt = page.getByRole('dialog', { name: 'Ces chiffres surprennent' })
  await doubt.getByText('Les sources font 323,2 kg ensemble, plus que le total de 40,8 kg.').waitFor()
  await expectAccessible(page)
  await doubt.getByRole('button', { name: 'Corriger' }).click()
  await expect.poll(() => stored()).toMatchObject([{ leftoversTotalMass: null }])
  await page.getByLabel(/^Masse des restes/).fill('20')
  // Leaving says that something is not saved.
  await press(page, 'Sauvegarder et quitter')
  await doubt.getByRole('button', { name: 'Oui, enregistrer' }).click()
  await page.waitForURL(/\/gestion/)
  await expect.poll(() => stored()).toMatchObject([{ leftoversTotalMass: 20 }].map(numbers))
  await page.context().close()
})

/** PostgreSQL gives decimals as texts. */
const numbers = (row: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, expect.toSatisfy(each => Number(each) === value)]),
  )

test('the measurements of a canteen: chart or text, trend, details, deletion and its undoing, in English and dark', async () => {
  const create = (payload: object) =>
    site.server.app.inject({
      method: 'POST',
      url: `/api/v1/canteens/${canteen}/wasteMeasurements/`,
      headers: cook.headers,
      payload,
    })
  await create({ periodStartDate: '2025-10-06', periodEndDate: '2025-10-10', mealCount: 500, totalMass: 50 })
  const note = (action: number, state: object) =>
    site.server.app.inject({
      method: 'POST',
      url: `/api/v1/wasteActions/${action}/actions`,
      headers: cook.headers,
      payload: { canteenId: canteen, ...state },
    })
  await note(2, { doneOn: '2026-01-12' })
  await note(3, { doneOn: '2026-05-04' })
  await note(4, { plannedOn: '2099-01-04' })
  const page = await site.page({ person: cook })
  await page.goto(list(canteen))
  await page.getByText('15 g de moins, soit une baisse de 15 %').waitFor()
  await page.getByText("Completez l'évaluation pour visualiser la part").waitFor()
  // What was done stands on the trend, with what was measured before and after, and no claim of a cause.
  const done = page.getByRole('region', { name: 'Vos actions, avant et après' })
  await done.getByText('100 g par repas avant, 85 g après, soit 15 g de moins.').waitFor()
  await done.getByText('ils ne prouvent rien à eux seuls').waitFor()
  await done.getByText('Pas encore d’évaluation commencée après cette date').waitFor()
  await done.getByText('Prévue pour le 4 janvier 2099.').waitFor()
  const trend = page.getByRole('figure', { name: 'L’évolution' })
  await expect.poll(() => trend.locator('.recharts-label').allTextContents()).toEqual(['1', '2'])
  await trend.getByRole('button', { name: /tableau/i }).click()
  await trend.getByRole('cell', { name: '1. Mettre le pain au bout de la ligne (12 janvier 2026)' }).waitFor()
  const source = page.getByRole('figure', { name: 'Origine du gaspillage' })
  await source.locator('.recharts-pie-sector').first().waitFor()
  // Letters tell the slices apart where there is no colour.
  await expect.poll(() => source.locator('svg text').allTextContents()).toEqual(['A', 'B', 'C'])
  const keys = source.getByRole('listitem').getByText(/^[A-Z]$/)
  await expect.poll(() => keys.allTextContents()).toEqual(['A', 'B', 'C'])
  await expectAccessible(page)
  await tick(source.getByLabel('Texte'))
  await source.getByText('Préparation : 11 kg, soit 27 %').waitFor()
  await page.getByRole('button', { name: 'Données détaillées' }).click()
  // 40.8 / 480 × 14 000 = 1 190 kg.
  await page.getByText('1 190 kg').waitFor()
  await page.getByText('La somme des trois sources diffère de 2,4 kg de la masse totale').waitFor()
  await expectAccessible(page)

  await page.getByLabel('Date de l’évaluation').selectOption({ index: 1 })
  await page.getByRole('paragraph').filter({ hasText: 'par repas et par convive' }).getByText('100 g').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.has('evaluation')).toBe(true)
  await press(page, 'Supprimer cette évaluation')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer cette évaluation' }).click()
  await page.getByText('Évaluation supprimée').waitFor()
  await page.getByRole('strong').filter({ hasText: '85 g' }).waitFor()
  await press(page, 'Annuler la suppression')
  await expect.poll(() => page.getByLabel('Date de l’évaluation').locator('option').count()).toBe(2)
  await page.getByText('Suppression annulée').waitFor()
  await expect.poll(() => page.getByText('Évaluation supprimée').count()).toBe(0)
  await page.context().close()

  const dark = await site.page({ person: cook, dark: true, locale: 'en', width: 'narrow' })
  await dark.goto(list(canteen))
  await dark.getByText('Origin of the waste').first().waitFor()
  const drawing = dark.locator('.mc-chart__drawing--pie').first()
  // It is drawn once it is seen.
  await drawing.scrollIntoViewIfNeeded()
  await drawing.locator('text').first().waitFor()
  const frame = await readBox(drawing)
  for (const letter of await drawing.locator('text').all()) {
    const box = await readBox(letter)
    expect(box.left).toBeGreaterThanOrEqual(frame.left)
    expect(box.right).toBeLessThanOrEqual(frame.right)
  }
  await expectAccessible(dark)
  await dark.context().close()
})

test('the tunnel leaves with what is typed only after asking, and opens nothing that is not there', async () => {
  const page = await site.page({ person: cook, expected: [/404 GET|400 POST/] })
  await page.goto(list(other))
  await page.getByRole('link', { name: 'Saisir une évaluation' }).click()
  await page.getByText('Étape 1 sur 6').waitFor()
  // Who closes the page is asked by the browser, if something is lost.
  const asksToClose = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asksToClose()).toBe(false)
  await fillPeriod(page, '2026-03-09', '2026-03-13')
  await expect.poll(asksToClose).toBe(true)
  await page.getByText('Pour mémoire, votre établissement sert 9 000 repas par an.').waitFor()
  await press(page, 'Quitter')
  await press(page, 'Rester sur cette page')
  // The dialog gives the focus back before the next key is pressed.
  const quit = page.getByRole('button', { name: 'Quitter', exact: true })
  await expect.poll(() => quit.evaluate(button => button === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByLabel('Date de fin').inputValue()).toBe('2026-03-13')
  await page.getByLabel('Nombre de couverts sur la période').fill('1 200')
  await page.keyboard.press('Enter')
  await atStep(page, 'Masse totale de gaspillage', 'total')
  await page.goBack()
  await page.getByText('Étape 1 sur 6').waitFor()
  const meals = page.getByLabel('Nombre de couverts sur la période')
  await expect.poll(() => meals.inputValue()).toBe('1200')
  // Another step of the same tunnel is another place: what is typed is not lost on the way there.
  await meals.fill('1 250')
  await page.goForward()
  await press(page, 'Rester sur cette page')
  await expect.poll(() => meals.inputValue()).toBe('1 250')
  await page.goForward()
  await press(page, 'Quitter sans enregistrer')
  await atStep(page, 'Masse totale de gaspillage', 'total')
  await page.goBack()
  await expect.poll(() => meals.inputValue()).toBe('1200')
  await press(page, 'Sauvegarder et quitter')
  await page.waitForURL(/\/v2\/gaspillage-alimentaire\//)

  // The same days cannot be measured twice: the answer names them.
  await page.goto(tunnel(other))
  await fillPeriod(page, '2026-03-13', '2026-03-16')
  await page.getByLabel('Nombre de couverts sur la période').fill('300')
  await press(page, 'Sauvegarder et continuer')
  await page.getByText('La période recouvre une autre évaluation de cet établissement').waitFor()
  await expectAccessible(page)

  await page.goto(tunnel(other, '/999999'))
  await page.getByText('Cette évaluation n’existe pas, ou elle a été supprimée.').waitFor()
  await page.goto(`${tunnel(other)}?return=${encodeURIComponent('https://exemple.fr/')}`)
  await page.getByText('Étape 1 sur 6').waitFor()
  await press(page, 'Quitter')
  await page.waitForURL(/\/v2\/gaspillage-alimentaire\//)
  await page.context().close()
})

/**
 * Goes through the page with the key Tab until an element with this name has the focus, twice around at most: a
 * screen that opens meanwhile takes the focus back to its start.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  // A step that opens takes the focus to its body, whose text begins with that of its first field.
  const focused = () =>
    page.evaluate<string>(
      `(({ activeElement: e }) => !e.matches('input, button, a') ? '' :
        (e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent))(document)`,
    )
  for (let count = 0; count < 120; count++) {
    if (name.test(await focused())) return
    await page.keyboard.press('Tab')
  }
  expect.fail(`No key leads to ${name}`)
}

async function typeIn(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

async function enterOn(page: Page, button: RegExp): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** Waits until a step has opened, and taken the focus. */
async function keyStep(page: Page, title: string, slug: string): Promise<void> {
  await atStep(page, title, slug)
  await expect.poll(() => page.evaluate(`document.activeElement.matches('[tabindex="-1"]')`)).toBe(true)
}

test('the tunnel is walked by keyboard alone on a phone, sorted and not, new and changed, the network cut in it', async () => {
  const id = await site.server.addCanteen(parc, [cook])
  const page = await site.page({ width: 'phone', person: cook, expected: [/ERR_INTERNET_DISCONNECTED|0 PATCH/] })
  await page.goto(list(id))
  await page.getByText('Pas encore de données').waitFor()
  await page.getByText('Votre établissement doit analyser les causes de son gaspillage alimentaire').waitFor()
  await page.getByRole('link', { name: "Changer d'établissement" }).waitFor()
  await enterOn(page, /^Saisir une évaluation$/)
  await page.getByText('Étape 1 sur 6').waitFor()
  // The day and the month are the same: their order is that of the browser.
  await typeIn(page, /^Date de début/, '03032026')
  await typeIn(page, /^Date de fin/, '03032026')
  await typeIn(page, /^Nombre de couverts/, '120')
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'Masse totale de gaspillage', 'total')
  await typeIn(page, /^Masse totale/, '24,6')
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Pas encore envoyé' }).waitFor()
  await page.context().setOffline(false)
  await keyStep(page, 'Distinction du gaspillage par source', 'distinction')
  await tabTo(page, /^Oui$/)
  await page.keyboard.press('Space')
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'Gaspillage de la préparation', 'preparation')
  await typeIn(page, /^Masse issue de la préparation/, '10')
  await tabTo(page, /^Oui$/)
  await page.keyboard.press('Space')
  await typeIn(page, /^Denrées comestibles/, '4')
  await typeIn(page, /^Denrées non comestibles/, '6')
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'présentées mais non servies', 'non-servies')
  await enterOn(page, /^Revenir à l'étape précédente$/)
  await keyStep(page, 'Gaspillage de la préparation', 'preparation')
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'présentées mais non servies', 'non-servies')
  await typeIn(page, /^Masse des denrées présentées/, '4,6')
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'restes dans les assiettes', 'reste-assiette')
  await typeIn(page, /^Masse des restes/, '10')
  await enterOn(page, /^Voir la synthèse$/)
  await page.getByRole('strong').filter({ hasText: '205 g' }).waitFor()
  await enterOn(page, /^Terminer$/)
  await page.waitForURL(/\/v2\/gaspillage-alimentaire\//)

  // Changed: the waste was not sorted after all.
  await page.getByRole('strong').filter({ hasText: '205 g' }).waitFor()
  await enterOn(page, /^Modifier les données/)
  await page.getByText('Étape 1 sur 6').waitFor()
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'Masse totale de gaspillage', 'total')
  await enterOn(page, /^Sauvegarder et continuer$/)
  await keyStep(page, 'Distinction du gaspillage par source', 'distinction')
  await tabTo(page, /^Oui$/)
  await page.keyboard.press('ArrowDown')
  await page.getByText('Étape 3 sur 3').waitFor()
  await enterOn(page, /^Voir la synthèse$/)
  await enterOn(page, /^Terminer$/)
  await page.getByText('D’où vient ce gaspillage ?').waitFor()
  expect((await stored()).filter(({ canteenId }) => canteenId === id)).toHaveLength(1)
  await page.context().close()
})

test('many measurements are shown by pages of two years of months', async () => {
  const id = await site.server.addCanteen(makeSiret(7), [cook])
  const { writer } = site.server.app.services.database
  const date = new Date().toISOString()
  const dayOf = (index: number) => new Date(Date.UTC(2023, index, 6)).toISOString().slice(0, 10)
  await writer('wasteMeasurements').insert(
    Array.from({ length: 30 }, (_, index) => ({
      canteenId: id,
      periodStartDate: dayOf(index),
      periodEndDate: dayOf(index),
      mealCount: 100,
      totalMass: 10 + index,
      creationDate: date,
      modificationDate: date,
    })),
  )
  const page = await site.page({ person: cook })
  await page.goto(list(id))
  const options = page.getByLabel('Date de l’évaluation').locator('option')
  await page.getByText('Évaluations 1 à 24 sur 30').waitFor()
  await expect.poll(() => options.count()).toBe(24)
  await expectAccessible(page)
  await page.getByRole('link', { name: '2', exact: true }).click()
  await page.getByText('Évaluations 25 à 30 sur 30').waitFor()
  await expect.poll(() => options.count()).toBe(6)
  await expect.poll(() => new URL(page.url()).search).toBe('?page=2')
  await page.getByRole('strong').filter({ hasText: '150 g' }).waitFor()
  await page.context().close()
})
