/** @module-tag long */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox, waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
const kitchenSiret = makeSiret(24)
beforeAll(async () => {
  site = await startSite()
  manager = await site.server.addPerson({ firstName: 'Awa' })
  for (let number = 1; number <= 23; number++)
    await site.server.addCanteen(makeSiret(number), [manager], {
      name: `École ${String(number).padStart(2, '0')}`,
      productionType: 'site',
      dailyMealCount: number,
      creationDate: `2024-01-${String(number).padStart(2, '0')}T00:00:00.000Z`,
    })
  const kitchen = await site.server.addCanteen(kitchenSiret, [manager], {
    name: 'Cuisine centrale de l’Île',
    city: 'Nantes',
    productionType: 'central',
    satelliteCanteensCount: 3,
    managementType: 'direct',
    creationDate: '2023-01-01T00:00:00.000Z',
  })
  const { writer } = site.server.app.services.database
  const complete = { yearlyMealCount: 4000, postalCode: '44000', managementType: 'direct' }
  await writer('canteens').where({ name: 'École 23' }).update(complete)
  const school = (await writer('canteens').where({ name: 'École 23' }).first()) as { id: number }
  const date = new Date().toISOString()
  const diagnostic = {
    year: 2024,
    diagnosticType: 'SIMPLE',
    valueTotalHt: 9000,
    creationDate: date,
    modificationDate: date,
  }
  await writer('diagnostics').insert([school.id, kitchen].map(canteenId => ({ canteenId, ...diagnostic })))
})
afterAll(() => site.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const names = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents()
const shown = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

test('who manages no canteen learns how to begin; the first one shows as a card', async () => {
  const person = await site.server.addPerson({ firstName: 'Noé' })
  const page = await site.page({ person, width: 'narrow', dark: true })
  await page.goto('/gestion')
  await heading(page, 'Bonjour Noé').waitFor()
  await expect.poll(() => page.title()).toBe('Mon tableau de bord - ma cantine')
  await heading(page, 'Commencez par votre cantine').waitFor()
  for (const [name, address] of [
    ['Ajouter une cantine', '/v2/ajouter-une-cantine'],
    ['Importer un fichier', '/v2/importer-des-donnees/cantines'],
    ['Chercher ma cantine', '/v2/ajouter-une-cantine'],
  ] as const)
    await expect
      .poll(() => page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href'))
      .toBe(address)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)

  await site.server.addCanteen(makeSiret(50), [person], {
    name: 'Cantine du Port',
    city: 'Lorient',
    dailyMealCount: 1200,
    productionType: 'site_cooked_elsewhere',
    managementType: 'conceded',
  })
  await page.reload()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cantine du Port' })
  await card.waitFor()
  await waitUntilIdle(page)
  const text = (await card.innerText()).replaceAll(/\s+/g, ' ')
  for (const part of ['Cantine satellite', makeSiret(50), 'Lorient', '1 200 couverts par jour', 'Gestion concédée'])
    expect(text).toContain(part)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await card.click({ position: { x: 20, y: 60 } })
  await page.waitForURL(/\/dashboard\/\d+--Cantine%20du%20Port$/)
})

test('many canteens are searched, filtered, ordered and paged by keyboard, all of it in the address', async () => {
  const page = await site.page({ person: manager })
  await page.goto('/gestion')
  await shown(page, 'Cantines 1 à 10 sur 24')
  await page.getByLabel('Résultats par page').selectOption('20')
  await shown(page, 'Cantines 1 à 20 sur 24')
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['École 23', 'École 22'])
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Page suivante' }).press('Enter')
  await shown(page, 'Cantines 21 à 24 sur 24')
  await expect.poll(() => heading(page, 'Mes cantines').evaluate(title => title === document.activeElement)).toBe(true)
  await expect.poll(() => new URL(page.url()).search).toBe('?cantinePage=2&taille=20')
  await page.getByLabel('Ordre').selectOption('Par nom, de A à Z')
  await shown(page, 'Cantines 1 à 20 sur 24')
  await expect.poll(async () => (await names(page))[0]).toBe('Cuisine centrale de l’Île')
  await expect.poll(() => new URL(page.url()).search).toBe('?taille=20&trier-par=nom')

  const keyboard = new Keyboard(page)
  const file = async (format: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press(format, 'link')])
    return readFile(await download.path(), 'utf8')
  }
  await page.getByText('Exporter ces 24 cantines').waitFor()
  await keyboard.tick('Choisir « Cuisine centrale de l’Île »')
  await page.getByText('Exporter la cantine choisie').waitFor()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await shown(page, 'Cantines 21 à 24 sur 24')
  await shown(page, '1 cantine choisie, hors de cette page')
  await keyboard.tick('Choisir « École 23 »')
  await page.getByText('Exporter les 2 cantines choisies').waitFor()
  await page.getByText('Exporter les bilans des 2 cantines choisies').click()
  const diagnostics = page.getByRole('list', { name: '1 bilan simple', exact: true })
  await expect
    .poll(() => diagnostics.getByRole('link', { name: 'CSV' }).getAttribute('href'))
    .toMatch(/^\/api\/v1\/bilans\.csv\?kind=diagnostics&canteen=\d+%2C\d+$/)
  await page.getByText('1 bilan : il manque à la cantine une information que l’import demande.').waitFor()
  await expectNoViolations(page)
  await page.getByText('Exporter les bilans des 2 cantines choisies').click()
  await page.getByText('Exporter les cantines au format de 2026').click()
  const of2026 = page.getByRole('list', { name: 'Pour modifier ces cantines puis les importer à nouveau :' })
  await expect
    .poll(() => of2026.getByRole('link', { name: 'Excel' }).getAttribute('href'))
    .toMatch(/^\/api\/v1\/cantines\.xlsx\?id=\d+%2C\d+&version=2026-modifier$/)
  await expectNoViolations(page)
  await page.getByText('Exporter les cantines au format de 2026').click()

  // The choice outlives a reload and a look at a canteen; one that is no longer managed leaves it.
  await page.reload()
  await page.getByText('Exporter les 2 cantines choisies').waitFor()
  await page.getByText('C’est votre choix d’avant').waitFor()
  await page.getByRole('table').getByRole('link', { name: 'École 22', exact: true }).click()
  await heading(page, 'École 22').waitFor()
  await page.goBack()
  await page.getByText('Exporter les 2 cantines choisies').waitFor()
  const exported = await file('CSV')
  expect([exported.includes('École 23'), exported.includes('Cuisine centrale'), exported.includes('École 22')]).toEqual(
    [true, true, false],
  )
  await keyboard.press('Choisir toute cette page')
  await page.getByText('Exporter les 5 cantines choisies').waitFor()
  await keyboard.press('Effacer le choix')
  await page.getByText('Exporter ces 24 cantines').waitFor()
  expect((await file('CSV')).trim().split('\n')).toHaveLength(25)

  await page.getByLabel('Nom ou SIRET').fill('ecole')
  await keyboard.press('Rechercher')
  await shown(page, 'Cantines 1 à 20 sur 23')
  await page.getByLabel('Nom ou SIRET').fill(kitchenSiret.slice(5))
  await page.getByLabel('Nom ou SIRET').press('Enter')
  await shown(page, '1 cantine')
  await expect.poll(() => names(page)).toEqual(['Cuisine centrale de l’Île'])

  await page.getByLabel('Nom ou SIRET').fill('piscine')
  await page.getByLabel('Nom ou SIRET').press('Enter')
  await page.getByText('Aucune de vos cantines ne correspond à « piscine ».').waitFor()
  await expectNoViolations(page)
  await page.reload()
  await page.getByText('Aucune de vos cantines ne correspond à « piscine ».').waitFor()
  await page.goBack()
  await shown(page, '1 cantine')
  await page.goto('/gestion?recherche=piscine')
  await page.getByRole('button', { name: 'Voir toutes mes cantines' }).click()
  await shown(page, 'Cantines 1 à 10 sur 24')

  await page.getByLabel('Type de cantine').selectOption('Livreurs de repas')
  await shown(page, '1 cantine')
  // The address that the public service gives to the same choice.
  await page.goto('/gestion?typeEtablissement=site,site_cooked_elsewhere&cantinePage=99')
  await shown(page, 'Cantines 21 à 23 sur 23')
  await expect.poll(() => page.url()).toMatch(/cantinePage=3/)
})

test('the view is remembered, and a failure can be retried', async () => {
  const page = await site.page({ person: manager, width: 'phone', expected: [/503 GET \/api\/v1\/actionableCanteens/] })
  await page.goto('/gestion?cantinePage=2&taille=20')
  await shown(page, 'Cantines 21 à 24 sur 24')
  await expectNoSidewaysScroll(page)
  // The box to choose a canteen stands beside its name, not over it.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
  const choice = await readBox(row.locator('.fr-checkbox-group'))
  const name = await readBox(row.getByRole('rowheader').getByRole('link'))
  expect(choice.right).toBeLessThanOrEqual(name.left)
  expect(Math.abs(choice.top - name.top)).toBeLessThan(16)
  await page.getByText('Cartes', { exact: true }).click()
  await shown(page, 'Cantines 1 à 12 sur 24')
  await expect.poll(() => page.getByRole('table').count()).toBe(0)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await page.reload()
  await shown(page, 'Cantines 1 à 12 sur 24')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'canteenMgmtViewStyle')
  expect(cookie?.value).toBe('card')

  await page.route('**/api/v1/actionableCanteens/**', route => route.fulfill({ status: 503, body: '{}' }))
  await page.getByLabel('Nom ou SIRET').fill('14')
  await page.getByLabel('Nom ou SIRET').press('Enter')
  await page.getByRole('alert').getByText('Une erreur est survenue').waitFor()
  await expectNoViolations(page)
  await page.unroute('**/api/v1/actionableCanteens/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('heading', { name: 'École 14' }).waitFor()
})

test('in English', async () => {
  const page = await site.page({ person: manager, locale: 'en' })
  await page.goto('/gestion')
  await heading(page, 'Hello Awa').waitFor()
  await shown(page, 'Canteens 1 to 10 of 24')
  await expectNoViolations(page)
})
