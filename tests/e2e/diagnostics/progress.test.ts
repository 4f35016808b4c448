/** @module-tag long */
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, marronniers, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const now = Number(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' }).slice(0, 4))
const year = now - 1

let site: Site
let cook: Person
let canteen: number
beforeAll(async () => {
  site = await startSite()
  cook = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [cook], {
    name: 'Les Tilleuls',
    productionType: 'site',
    dailyMealCount: 3500,
    yearlyMealCount: 500_000,
  })
})
afterAll(() => site.close())

const progress = (id: number, measure: string, of = year) => `/ma-progression/${id}--cantine/${of}/${measure}`
const tunnel = (id: number, measure: string) => `/diagnostic-tunnel/${id}--cantine/${year}/${measure}`
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, question: RegExp, answer: string) =>
  tick(page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }))

const api = async (method: 'GET' | 'POST' | 'PATCH', id: number, rest: string, payload?: object) => {
  const url = `/api/v1/canteens/${id}/diagnostics/${rest}`
  const { statusCode, body } = await site.server.app.inject({
    method,
    url,
    headers: cook.headers,
    ...(payload ? { payload } : {}),
  })
  expect(statusCode, body).toBeLessThan(300)
  return JSON.parse(body)
}
const stored = async (id: number, of = year): Promise<Diagnostic> =>
  ((await api('GET', id, '')) as Diagnostic[]).find(each => each.year === of) as Diagnostic

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

/** Waits until a step is shown, by its title, and its slug is in the address. */
async function atStep(page: Page, title: string, slug: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: new RegExp(title) }).waitFor()
  await page.waitForURL(url => url.searchParams.get('étape') === slug)
}

test('the report is created once, and the waste measure is answered on a phone with a network that goes away', async () => {
  const page = await site.page({ width: 'phone', person: cook, expected: [/ERR_INTERNET_DISCONNECTED|0 PATCH/] })
  await page.goto(progress(canteen, 'gaspillage-alimentaire'))
  await page.getByRole('heading', { name: `Les Tilleuls : bilan ${year}` }).waitFor()
  await page.getByLabel('Partie du bilan').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Commencer' }).dblclick()
  await atStep(page, 'Diagnostic et plan d’action', 'plan-action')
  await expect.poll(() => site.server.count('diagnostics')).toBe(1)
  await page.getByText('Étape 1 sur 4').waitFor()
  await expect.poll(() => page.getByRole('banner').or(page.getByRole('contentinfo')).count()).toBe(0)

  // The plan is asked for once there is a diagnosis.
  await expect.poll(() => page.getByRole('group', { name: /plan d’action/ }).count()).toBe(0)
  await choose(page, /d’où vient votre gaspillage/, 'Oui')
  await choose(page, /plan d’action/, 'Non')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('status').filter({ hasText: 'Pas encore envoyé' }).waitFor()
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/v1/')) requests.push(request.method())
  })
  await page.context().setOffline(false)
  await atStep(page, 'Mesure du gaspillage', 'mesure-gaspillage')
  expect(requests).toEqual(['PATCH'])

  // An answer makes a step appear.
  await choose(page, /Pesez-vous/, 'Oui')
  await page.getByText('Étape 2 sur 5').waitFor()
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Actions contre le gaspillage', 'actions')
  await tick(page.getByLabel('Autre', { exact: true }))
  await press(page, 'Sauvegarder et continuer')
  await page.getByText('Précisez votre réponse, ou décochez cette case.').first().waitFor()
  await expectAccessible(page)
  await page.getByLabel('Votre autre action').fill('Compost <b>du jardin</b>')
  await tick(page.getByLabel('Le personnel est formé'))
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Dons alimentaires', 'dons-alimentaires')
  // A refresh shows the same step, with what is stored.
  await page.reload()
  await atStep(page, 'Dons alimentaires', 'dons-alimentaires')
  await choose(page, /convention de don/, 'Oui')
  await page.getByLabel(/^Nombre de dons/).fill('douze')
  await press(page, 'Sauvegarder et continuer')
  await page.getByText('Indiquez un nombre entier').first().waitFor()
  await page.getByLabel(/^Nombre de dons/).fill('12')
  await page.getByLabel(/^Quantité donnée/).fill('1 200,5')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Évaluations du gaspillage', 'évaluations')
  await page.getByText(`Aucune évaluation en ${year}.`).waitFor()
  await page.getByRole('link', { name: 'Saisir une nouvelle évaluation' }).click()
  await page.getByText('Étape 1 sur 6').waitFor()
  await press(page, 'Quitter')
  await atStep(page, 'Évaluations du gaspillage', 'évaluations')
  await press(page, 'Voir la synthèse')
  await page.getByRole('heading', { name: 'Synthèse' }).waitFor()
  await page.getByText('Compost <b>du jardin</b>').waitFor()
  await expectAccessible(page)
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      creationSource: 'APP',
      tunnelWaste: 'complet',
      hasWasteDiagnostic: true,
      hasWastePlan: false,
      wasteActions: ['TRAINING'],
      otherWasteAction: 'Compost <b>du jardin</b>',
      donationFrequency: 12,
      donationQuantity: 1200.5,
    })
  await press(page, 'Passer à la suite : Diversification des protéines')
  await page.waitForURL(/\/menus-vegetariens$/)
  await page.context().close()
})

test('three measures by keyboard, from last year, beside a colleague', async () => {
  await api('POST', canteen, '', {
    year: year - 1,
    creationSource: 'APP',
    serviceType: 'UNIQUE',
    vegetarianWeeklyRecurrence: 'DAILY',
    vegetarianMenuBases: ['SOY', 'EGG'],
  })
  const page = await site.page({ person: cook, expected: [/412 PATCH/] })
  const keyboard = new Keyboard(page)
  await page.goto(tunnel(canteen, 'menus-vegetariens'))
  await atStep(page, 'Plan de diversification', 'plan')
  await keyboard.press('Sauvegarder et continuer')
  await atStep(page, 'Organisation du service', 'service')
  await keyboard.press('Sauvegarder et continuer')
  await atStep(page, 'Fréquence du menu', 'menu')
  // What last year changes is told before.
  await page.getByText('Tous les jours').first().waitFor()
  await page.getByText('Soja, Œufs').waitFor()
  await expectAccessible(page)
  const written: string[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') written.push(request.postData() ?? '')
  })
  await keyboard.press('Copier ces réponses')
  await page.getByText('Réponses copiées').waitFor()
  // The button copies; it does not send the step around it as well.
  expect(written).toHaveLength(1)
  await expectAccessible(page)
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      tunnelDiversification: 'complet',
      vegetarianWeeklyRecurrence: 'DAILY',
      sources: { vegetarianWeeklyRecurrence: 'LAST_YEAR' },
    })

  await page.goto(tunnel(canteen, 'interdiction-du-plastique'))
  await atStep(page, 'Contenants', 'contenants-alimentaires')
  await choose(page, /cuisson/, 'Oui')
  // Leaving what is typed asks first, within the tunnel too.
  await page.goto(`${tunnel(canteen, 'interdiction-du-plastique')}?étape=inconnu`).catch(() => undefined)
  await atStep(page, 'Contenants', 'contenants-alimentaires')
  await choose(page, /cuisson/, 'Oui')
  // A colleague answers another question, then the same one.
  const { id } = await stored(canteen)
  await api('PATCH', canteen, String(id), { plasticBottlesSubstituted: false })
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Bouteilles et ustensiles', 'ustensils-et-contenants')
  await expect
    .poll(() =>
      page
        .getByRole('group', { name: /bouteille/ })
        .getByLabel('Non')
        .isChecked(),
    )
    .toBe(true)
  await api('PATCH', canteen, String(id), { plasticTablewareSubstituted: false })
  await choose(page, /usage unique/, 'Oui')
  await press(page, 'Voir la synthèse')
  await page.getByText('Une autre personne vient de modifier les réponses').waitFor()
  await expectAccessible(page)
  await press(page, 'Voir la synthèse')
  await page.getByRole('heading', { name: 'Synthèse' }).waitFor()
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      cookingPlasticSubstituted: true,
      plasticBottlesSubstituted: false,
      plasticTablewareSubstituted: true,
      tunnelPlastic: 'complet',
    })
  await press(page, 'Modifier')
  await atStep(page, 'Contenants', 'contenants-alimentaires')
  await choose(page, /cuisson/, 'Non')
  await page.goBack()
  await press(page, 'Rester sur cette page')
  await press(page, 'Sauvegarder et quitter')
  await page.waitForURL(/\/ma-progression\/.*\/interdiction-du-plastique$/)
  await page.getByText('Cuisson et réchauffe sans plastique : Non').waitFor()
  await page.getByRole('button', { name: 'D’où viennent ces données' }).click()
  await page.getByText('Saisies dans le bilan : 3 réponses').waitFor()
  await page.getByRole('button', { name: 'Qui a modifié ce bilan, et quand' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /de cuisson et de réchauffe sont-ils sans plastique\s\?\sNon\s\(avant\s: Oui\)/ })
    .first()
    .waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Information/ }).click()
  // The measure before has this button too.
  await page.getByRole('heading', { level: 2, name: 'Information des convives' }).waitFor()
  await press(page, 'Commencer')
  await atStep(page, 'qualité des repas', 'information-convives')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Moyens', 'mode-information')
  await tick(page.getByLabel('Affichage dans l’établissement'))
  await press(page, 'Sauvegarder et quitter')
  await page.getByRole('link', { name: 'Reprendre' }).click()
  await atStep(page, 'Qualité nutritionnelle', 'qualite-nutritionnelle')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'Page d’information', 'lien-communication')
  await page.getByLabel(/^Adresse de la page/).fill('cantine')
  await page.keyboard.press('Enter')
  await page.getByText('Indiquez l’adresse d’une page').first().waitFor()
  await page.getByLabel(/^Adresse de la page/).fill('cantine.exemple.fr/menus')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'https://cantine.exemple.fr/menus' }).waitFor()
  await press(page, 'Passer à la suite : mon établissement')
  await page.waitForURL(/\/etablissement$/)
  await page.getByText('Il manque des informations sur votre établissement').waitFor()
  await expectAccessible(page)
  await page.context().close()
})

test('a kitchen chooses what it gives, and its satellite shows it; years and addresses that hold nothing', async () => {
  const kitchen = await site.server.addCanteen(lac, [cook], {
    name: 'Cuisine du Lac',
    productionType: 'central',
    yearlyMealCount: 9000,
    satelliteCanteensCount: 2,
  })
  const satellite = await site.server.addCanteen(marronniers, [cook], {
    name: 'École des Marronniers',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: lac,
    dailyMealCount: 80,
  })
  const page = await site.page({ person: cook, dark: true, locale: 'en', width: 'narrow' })
  await page.goto(`/dashboard/${canteen}--cantine`)
  await page.getByRole('heading', { name: 'My yearly diagnostic' }).waitFor()
  await expectAccessible(page)
  await page.goto('/gestion')
  await page.getByRole('link', { name: `Diagnostic of ${year}: 4 of 5 measures finished` }).waitFor()
  await page.goto(progress(kitchen, 'gaspillage-alimentaire'))
  await tick(page.getByLabel('purchases alone'))
  // A kitchen that gives its purchases alone has no other measure.
  await page.waitForURL(/\/qualite-des-produits$/)
  await tick(page.getByLabel('all measures'))
  await page.getByLabel('Part of the diagnostic').selectOption({ label: 'Plastic: To complete, optional' })
  // The measure before has this button too.
  await page.getByRole('heading', { level: 2, name: 'Replacing plastics' }).waitFor()
  await press(page, 'Begin')
  await atStep(page, 'Containers', 'contenants-alimentaires')
  await choose(page, /cooking/, 'Yes')
  await press(page, 'Save and leave')
  await page.getByText('Cooking and reheating without plastic: Yes').waitFor()
  await expectAccessible(page)
  await expect.poll(() => stored(kitchen)).toMatchObject({ centralKitchenDiagnosticMode: 'ALL' })

  await page.goto(progress(satellite, 'interdiction-du-plastique'))
  await page.getByText('These data come from the diagnostic of your meal deliverer, “Cuisine du Lac”.').waitFor()
  await page.getByText('Cooking and reheating without plastic: Yes').waitFor()
  await expectAccessible(page)
  await expect.poll(() => page.getByRole('button', { name: 'Begin' }).count()).toBe(0)

  // The purchases of the year under way tell already what the report will hold.
  await page.goto(progress(canteen, 'qualite-des-produits', now))
  await page.getByText('No purchase is registered this year').waitFor()
  const payload = { canteen, description: 'Pommes', date: `${now}-01-05`, priceHt: '100', characteristics: ['BIO'] }
  const { statusCode } = await site.server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/',
    headers: cook.headers,
    payload,
  })
  expect(statusCode).toBe(201)
  await page.reload()
  await page.getByText('Latest purchase entered: today.').waitFor()
  await page.getByRole('row', { name: /100%/ }).first().waitFor()
  await expectAccessible(page)

  await page.goto(progress(canteen, 'etablissement', 1999))
  await page.getByRole('link', { name: `See the diagnostic of ${year}` }).click()
  await page.getByLabel('Year of the diagnostic').selectOption(String(now))
  await page.waitForURL(url => url.pathname.includes(`/${now}/`))
  await page.goto(`/diagnostic-tunnel/${canteen}--cantine/${now}/interdiction-du-plastique`)
  await page.getByText(`The diagnostic of ${now} is not started yet.`).waitFor()
  await expectAccessible(page)
  await page.context().close()
})
