/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
let colleague: Person
beforeAll(async () => {
  site = await startSite()
  manager = await site.server.addPerson({ firstName: 'Awa', lastName: 'Ndiaye' })
  colleague = await site.server.addPerson({ firstName: 'Noé', lastName: 'Le Goff' })
})
afterAll(() => site.close())

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const plain = async (text: Promise<string>) => (await text).replaceAll(/\s+/g, ' ')

test('a new canteen says what it lacks and where its purchases come from, on a phone', async () => {
  const id = await site.server.addCanteen(makeSiret(1), [manager], { name: 'École du Port', city: 'Lorient' })
  const page = await site.page({ person: manager, width: 'narrow', dark: true })
  await page.goto(`/dashboard/${id}--${encodeURIComponent('École du Port')}`)
  await title(page, 'École du Port').waitFor()
  await expect.poll(() => page.title()).toBe('École du Port - ma cantine')
  const missing = widget(page, 'Il manque des informations sur votre cantine')
  const lacking = () => missing.getByRole('listitem').allTextContents()
  await expect
    .poll(lacking)
    .toEqual(expect.arrayContaining(['Mode de production', 'Secteurs d’activité', 'Couverts par an']))
  expect(await lacking()).not.toContain('Nom')
  await expect
    .poll(() => missing.getByRole('link', { name: 'Compléter ma cantine' }).getAttribute('href'))
    .toContain(`/v2/modifier-ma-cantine/${id}--`)
  await widget(page, 'Mes derniers achats').getByText('Aucun achat n’est encore enregistré').waitFor()
  await widget(page, 'Mes derniers achats').getByRole('link', { name: 'Importer mes achats' }).waitFor()
  await widget(page, 'Mon équipe').getByText('Personne d’autre que vous ne gère cette cantine.').waitFor()
  await expect
    .poll(() => widget(page, 'Les informations de ma cantine').getByText('Non renseigné').count())
    .toBeGreaterThan(3)
  // The only canteen of this person: there is none to change to.
  await expect.poll(() => page.getByRole('link', { name: "Changer d'établissement" }).count()).toBe(0)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('a kitchen shows its satellites, its team and its latest purchases; its satellite names it', async () => {
  const siret = makeSiret(2)
  const kitchen = await site.server.addCanteen(siret, [manager, colleague], {
    name: 'Cuisine du Lac',
    productionType: 'central_serving',
    satelliteCanteensCount: 2,
  })
  const satellite = await site.server.addCanteen(makeSiret(3), [manager], {
    name: 'École du Lac',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: siret,
  })
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
  await site.server.importPurchases(
    manager,
    file('achats', [
      {
        siret,
        date: today,
        description: 'Lentilles',
        prix_ht: '12.5',
        caracteristiques: 'LOCAL,FRANCE,IGP,BIO,RUP',
        definition_local: 'REGION',
      },
      { siret, date: '2020-01-01', description: 'Pain' },
      { siret, date: '2021-01-01', description: 'Riz' },
      { siret, date: '2022-01-01', description: 'Lait' },
    ]),
  )
  const asker = await site.server.addPerson({ firstName: 'Lou', lastName: 'Martin' })
  const asks = { method: 'POST', url: `/api/v1/teamJoinRequest/${kitchen}/`, headers: asker.headers } as const
  expect((await site.server.app.inject({ ...asks, payload: {} })).statusCode).toBe(200)
  const page = await site.page({ person: manager })
  await page.goto(`/dashboard/${kitchen}`)
  await title(page, 'Cuisine du Lac').waitFor()
  await page.getByRole('link', { name: "Changer d'établissement" }).waitFor()
  const satellites = widget(page, 'Mes cantines satellites')
  await satellites.getByText('1 sur 2 satellites renseignés').waitFor()
  await satellites.getByText('École du Lac').waitFor()
  const purchases = widget(page, 'Mes derniers achats').getByRole('row')
  await expect
    .poll(() => plain(purchases.nth(1).innerText()))
    .toBe(
      'Lentilles aujourd’hui Agriculture biologique, Indication géographique protégée, Région ultrapériphérique et 2 autres 12,50 €',
    )
  await expect.poll(() => purchases.nth(3).innerText()).toContain('Riz')
  // A purchase that is added from here is of this canteen, not of the one that bought last.
  await expect
    .poll(() =>
      widget(page, 'Mes derniers achats').getByRole('link', { name: 'Ajouter un achat' }).getAttribute('href'),
    )
    .toMatch(new RegExp(`\\?cantine=${kitchen}$`))
  await widget(page, 'Mon équipe').getByRole('link', { name: 'Répondre à 1 demande' }).waitFor()
  const team = widget(page, 'Mon équipe').getByRole('listitem')
  await expect
    .poll(async () => (await team.allTextContents()).map(text => text.trim()))
    .toEqual(['Awa Ndiaye (vous)', 'Noé Le Goff', 'Lou Martin (demande à rejoindre l’équipe)'])
  await expectNoViolations(page)

  await page.goto(`/dashboard/${satellite}`)
  await title(page, 'École du Lac').waitFor()
  await page.getByText('Ses repas sont préparés par « Cuisine du Lac ».').waitFor()
  await page.getByText('Les achats sont saisis par votre livreur de repas, « Cuisine du Lac ».').waitFor()
  await expectNoViolations(page)
})

test('a canteen of another team, or none, leads to one’s own with the same notice from each screen', async () => {
  const id = await site.server.addCanteen(makeSiret(4), [colleague])
  const page = await site.page({ person: manager, expected: [/40[34] GET \/api\/v1\/canteens\//] })
  const addresses = [
    `/dashboard/${id}--Secrète`,
    '/dashboard/999999',
    '/dashboard/rien',
    `/modifier-ma-cantine/${id}/historique`,
    `/modifier-ma-cantine/${id}/satellites`,
    `/v2/modifier-ma-cantine/${id}/etablissement`,
    '/v2/modifier-ma-cantine/rien/etablissement',
    `/ma-progression/${id}/2025/gaspillage-alimentaire`,
    `/v2/gaspillage-alimentaire/${id}`,
    `/v2/pesees/${id}`,
  ]
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForURL(/\/gestion$/)
    await page.getByText('Cantine introuvable').waitFor()
  }
})

test('a canteen is deleted by keyboard after a question, and comes back at once or later', async () => {
  const id = await site.server.addCanteen(makeSiret(5), [manager, colleague], { name: 'École du Bois' })
  await site.server.importPurchases(manager, file('achats', [{ siret: makeSiret(5) }, { siret: makeSiret(5) }]))
  const date = new Date().toISOString()
  const report = {
    year: 2024,
    diagnosticType: 'SIMPLE',
    valueTotalHt: 9000,
    creationDate: date,
    modificationDate: date,
  }
  await site.server.app.services.database.writer('diagnostics').insert({ canteenId: id, ...report })
  const measured = { periodStartDate: '2026-03-09', periodEndDate: '2026-03-13', mealCount: 500 }
  const measure = {
    method: 'POST',
    url: `/api/v1/canteens/${id}/wasteMeasurements/`,
    headers: manager.headers,
  } as const
  expect((await site.server.app.inject({ ...measure, payload: measured })).statusCode).toBe(201)
  const page = await site.page({ person: manager, width: 'phone' })
  await page.goto(`/modifier-ma-cantine/${id}--${encodeURIComponent('École du Bois')}/supprimer`)
  await title(page, 'Supprimer ma cantine').waitFor()
  for (const lost of ['2 achats.', '1 bilan.', '1 évaluation du gaspillage.']) await page.getByText(lost).waitFor()
  const links = page.getByRole('list', { name: 'Exporter d’abord ses achats :' })
  await expect
    .poll(() => links.getByRole('link', { name: 'CSV' }).getAttribute('href'))
    .toBe(`/api/v1/achats.csv?canteen=${id}`)
  const waste = page.getByRole('list', { name: 'Exporter d’abord ses évaluations du gaspillage :' })
  await expect
    .poll(() => waste.getByRole('link', { name: 'CSV' }).getAttribute('href'))
    .toBe(`/api/v1/export-gaspillage.csv?canteen=${id}`)
  await page.getByText('Exporter d’abord ses bilans').click()
  await page.getByText(/^Ne figurent pas dans ces fichiers/).waitFor()
  await page.getByText('L’accès de l’autre gestionnaire, qui ne la verra plus.').waitFor()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const keyboard = new Keyboard(page)
  await keyboard.press('Supprimer')
  await page.getByRole('dialog', { name: 'Supprimer « École du Bois » ?' }).waitFor()
  await expectNoViolations(page)
  await keyboard.press('Supprimer')
  await page.waitForURL(/\/gestion$/)
  await page.getByText('« École du Bois » est supprimée').waitFor()
  await expectNoViolations(page)
  const deleted = widget(page, 'Cantines supprimées')
  await deleted.getByRole('heading', { name: 'École du Bois' }).waitFor()
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await page.getByRole('main').getByRole('link', { name: 'École du Bois' }).waitFor()
  await deleted.waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('« École du Bois » est de retour').waitFor()
  await expect.poll(() => page.getByText('« École du Bois » est supprimée').count()).toBe(0)

  const remove = { method: 'DELETE', url: `/api/v1/canteens/${id}`, headers: manager.headers } as const
  expect((await site.server.app.inject(remove)).statusCode).toBe(204)
  await page.reload()
  await deleted.getByText(/^Supprimée le .*\. Vous pouvez la rétablir jusqu’au .*\.$/).waitFor()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await keyboard.press('Rétablir École du Bois')
  const note = deleted.getByText('« École du Bois » est de retour parmi vos cantines.')
  await note.waitFor()
  await deleted.getByRole('link', { name: 'Ouvrir « École du Bois »' }).click()
  await title(page, 'École du Bois').waitFor()
})

test('the history says who changed what through what, and puts a past value back', async () => {
  const siret = makeSiret(6)
  const sent = file('cantines', [{ siret, nom: 'Cantine des Prés' }])
  expect((await site.server.importCanteens(manager, sent)).count).toBe(1)
  const [{ id } = { id: 0 }] = (await site.server.rows<{ id: number; siret: string }>('canteens')).filter(
    canteen => canteen.siret === siret,
  )
  const change = async (payload: Record<string, unknown>) => {
    const url = `/api/v1/canteens/${id}`
    const answer = await site.server.app.inject({ method: 'PATCH', url, headers: manager.headers, payload })
    expect(answer.statusCode).toBe(200)
  }
  await change({ managementType: 'conceded', dailyMealCount: 250 })
  for (let count = 301; count <= 320; count++) await change({ dailyMealCount: count })

  const page = await site.page({ person: manager, expected: [/412 PATCH/] })
  await page.goto(`/modifier-ma-cantine/${id}/historique?page=99&taille=20`)
  await title(page, 'L’historique de ma cantine').waitFor()
  await page.getByRole('status').getByText('Modifications 21 à 22 sur 22').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?page=2&taille=20')
  const entries = page.getByRole('main').locator('.mc-history > li')
  const first = () => plain(entries.first().innerText())
  await expect.poll(first).toContain('Par Awa Ndiaye, avec un jeton d’accès.')
  await expect.poll(first).toContain('Mode de gestion Gestion directe Gestion concédée')
  const creation = entries.last()
  await expect.poll(() => plain(creation.innerText())).toContain('Création')
  await expect
    .poll(() => creation.getByRole('link', { name: 'Voir cet import' }).getAttribute('href'))
    .toMatch(/mes-imports\/\d+$/)
  await expectNoViolations(page)

  await entries.first().getByRole('button', { name: 'Remettre la valeur d’avant : Mode de gestion' }).click()
  await page.getByText('Mode de gestion : la valeur d’avant est remise').waitFor()
  const stored = async () =>
    (await site.server.app.inject({ url: `/api/v1/canteens/${id}`, headers: manager.headers })).json()
  await expect.poll(() => stored()).toMatchObject({ managementType: 'direct', dailyMealCount: 320 })
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.poll(async () => (await stored()).managementType).toBe('conceded')
  await page.getByText('Mode de gestion : la valeur est de nouveau celle d’aujourd’hui').waitFor()
  // The notice closes once the page shows what is stored.
  await page.getByRole('button', { name: 'Annuler', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Modifications 21 à 24 sur 24').waitFor()

  // Somebody else changes the canteen: nothing is overwritten. The entry is followed wherever it moves in the list.
  const heading = await entries.first().getByRole('heading').getAttribute('id')
  const entry = page.locator('.mc-history > li', { has: page.locator(`#${heading}`) })
  await change({ managementType: 'direct', dailyMealCount: 999 })
  await entry.getByRole('button', { name: 'Remettre la valeur d’avant : Couverts par jour' }).click()
  await entry.getByRole('alert').getByText(/\S/).waitFor()
  await expect.poll(() => stored()).toMatchObject({ dailyMealCount: 999 })
  await page.getByRole('link', { name: 'Page précédente' }).click()
  await page.getByRole('status').getByText('Modifications 1 à 20 sur 25').waitFor()

  // Taking over a canteen that nobody managed is no mere change of its team.
  const orphan = await site.server.addCanteen(makeSiret(7), [])
  const claim = { method: 'POST', url: `/api/v1/canteens/${orphan}/claim/`, headers: manager.headers } as const
  expect((await site.server.app.inject(claim)).statusCode).toBe(200)
  await page.goto(`/modifier-ma-cantine/${orphan}/historique`)
  await page.getByRole('heading', { name: /^Revendication, / }).waitFor()
  await page.getByText('Par Awa Ndiaye, avec un jeton d’accès. Personne ne gérait cette cantine.').waitFor()

  const narrow = await site.page({ person: manager, width: 'narrow', dark: true, locale: 'en' })
  await narrow.goto(`/modifier-ma-cantine/${id}/historique`)
  await title(narrow, 'The history of my canteen').waitFor()
  await narrow.getByText('By Awa Ndiaye, on the site.').first().waitFor()
  await expectNoSidewaysScroll(narrow)
  await expectNoViolations(narrow)
})
