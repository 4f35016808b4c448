import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { countedEvents, startAnalytics } from '../../support/analytics-stand-in.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let analytics: Awaited<ReturnType<typeof startAnalytics>>
let site: Site
const rennes = { city: 'Rennes', cityInseeCode: '35238', department: '35', region: '53' }
const fortDeFrance = { city: 'Fort-de-France', cityInseeCode: '97209', department: '972', region: '02' }

beforeAll(async () => {
  analytics = await startAnalytics()
  site = await startSite(analytics.environment)
  let number = 0
  const add = (name: string, columns: Record<string, unknown>) => {
    number++
    const creationDate = new Date(Date.UTC(2024, 0, number)).toISOString()
    return site.server.addCanteen(makeSiret(number), [], {
      name,
      productionType: 'site',
      managementType: 'direct',
      dailyMealCount: 100 * number,
      creationDate,
      ...columns,
    })
  }
  for (let school = 1; school <= 14; school++) {
    await add(`${school < 10 ? 'École' : 'Collège'} ${school}`, {
      ...rennes,
      latitude: 48.1 + school / 200,
      longitude: -1.7 + school / 150,
    })
  }
  await add('Lycée des Tilleuls', { ...fortDeFrance, latitude: 14.62, longitude: -61.06, managementType: 'conceded' })
  await add('Lycée de la Baie', {
    city: 'Nouméa',
    cityInseeCode: '98818',
    department: '988',
    region: '988',
    latitude: -22.27,
    longitude: 166.44,
  })
  const nowhere = await add('Crèche sans adresse', {})
  const date = new Date().toISOString()
  await site.server.app.services.database.writer('diagnostics').insert({
    canteenId: nowhere,
    year: currentYear() - 1,
    diagnosticType: 'SIMPLE',
    valueTotalHt: 1000,
    valueBioHt: 250,
    valueSustainableHt: 300,
    tunnelAppro: 'complet',
    creationDate: date,
    modificationDate: date,
  })
})
afterAll(async () => {
  await site.close()
  analytics.close()
})

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor()
const names = (page: Page) => page.locator('.mc-public-cards').getByRole('heading', { level: 3 }).allTextContents()
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('canteens are found, filtered and followed on the map by keyboard alone, all of it in the address', async () => {
  const page = await site.page()
  const keyboard = new Keyboard(page)
  await page.goto('/trouver-une-cantine')
  await expectNoViolations(page)
  await keyboard.fill('Commune, nom ou SIRET', 'tilleuls')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nos-cantines?recherche=tilleuls')
  await told(page, '1 cantine')
  await expect.poll(() => names(page)).toEqual(['Lycée des Tilleuls'])

  await keyboard.press('Retirer le filtre « tilleuls »')
  await told(page, 'Cantines 1 à 12 sur 17')
  // Newest first, and nothing written.
  await expect.poll(() => query(page)).toEqual({})
  await expect.poll(async () => (await names(page))[0]).toBe('Crèche sans adresse')
  const card = page.locator('.mc-public-card').first()
  await card.getByText('25 % de bio, 30 % d’autres produits durables et de qualité').waitFor()
  await card.getByText('Qualité des produits : objectif atteint').waitFor()
  await card.getByText('Gaspillage alimentaire : à faire').waitFor()
  await page.getByText('La carte montre 14 cantines').waitFor()
  await page.getByText('Une cantine dont le lieu n’est pas connu est seulement dans la liste.').waitFor()
  await expectNoViolations(page)

  await keyboard.press('Filtres')
  const region = page.getByLabel('Région')
  await keyboard.reach(region)
  await expect
    .poll(() => region.getByRole('option').allTextContents())
    .toEqual(['Toutes les régions', 'Bretagne (14)', 'Martinique (1)', 'Nouvelle-Calédonie (1)'])
  await page.keyboard.press('ArrowDown')
  await told(page, 'Cantines 1 à 12 sur 14')
  await keyboard.fill('Au moins', '500')
  await told(page, '10 cantines')
  await keyboard.fill('Rechercher une cantine', 'collège')
  await expect.poll(() => query(page)).toEqual({ region: '53', minRepasJour: '500', recherche: 'collège' })
  await told(page, '5 cantines')
  await page.getByLabel('Ordre').selectOption('Les plus de couverts d’abord')
  await expect.poll(() => names(page)).toEqual([14, 13, 12, 11, 10].map(number => `Collège ${number}`))
  await expectNoViolations(page)
  await page.reload()
  await expect.poll(() => names(page)).toEqual([14, 13, 12, 11, 10].map(number => `Collège ${number}`))

  const map = page.getByRole('region', { name: 'Carte à parcourir' })
  await keyboard.reach(map)
  // In and out again: Rennes is not in the middle of France.
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await waitUntilIdle(page)
  for (let step = 0; step < 8; step++) {
    const places = map.getByRole('button', { name: /^\d+ cantines .* Rennes : agrandir la carte$/ })
    if ((await map.getByRole('link').count()) > 0 || (await places.count()) === 0) break
    await keyboard.reach(places.first())
    await page.keyboard.press('Enter')
    await expect.poll(() => map.evaluate(element => element === document.activeElement)).toBe(true)
    await waitUntilIdle(page)
  }
  const canteen = map.getByRole('link').first()
  await keyboard.reach(canteen)
  await expect.poll(() => canteen.getAttribute('href')).toMatch(/^\/nos-cantines\/\d+--Coll%C3%A8ge%201\d$/)
  // How the map was moved is in no address.
  expect(Object.keys(query(page)).sort()).toEqual(['minRepasJour', 'recherche', 'region', 'trier'])
  await expectNoViolations(page)
})

test('on a phone the map takes the place of the list; overseas territories have their own', {
  tags: 'long',
}, async () => {
  const page = await site.page({ width: 'narrow', dark: true })
  await page.goto('/nos-cantines')
  await told(page, 'Cantines 1 à 12 sur 17')
  await expect.poll(() => page.locator('.mc-map').count()).toBe(0)
  await expectNoSidewaysScroll(page)
  await page.getByText('Carte', { exact: true }).click()
  await page.getByText('La carte montre 14 cantines').waitFor()
  await expect.poll(() => query(page)).toEqual({ vue: 'carte' })
  await page.getByRole('button', { name: 'Martinique (1)' }).click()
  await page.getByRole('link', { name: 'Lycée des Tilleuls' }).waitFor()
  await expect.poll(() => query(page)).toEqual({ region: '02', vue: 'carte' })
  await page.getByRole('button', { name: 'Filtres (1)' }).click()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('the canteens of territories that no drawing shows are one press away, in the list', {
  tags: 'long',
}, async () => {
  const page = await site.page({ width: 'narrow' })
  await page.goto('/nos-cantines?recherche=NOUM%C3%89A&vue=carte')
  const territory = page.getByRole('button', { name: 'Nouvelle-Calédonie (1)' })
  await territory.waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await territory.click()
  await told(page, '1 cantine')
  expect(await names(page)).toEqual(['Lycée de la Baie'])
  expect(query(page)).toEqual({ recherche: 'NOUMÉA', departement: '988' })
  await page.goBack()
  await territory.waitFor()
  await page.goto('/nos-cantines?departement=35&vue=carte')
  await page.getByText('La carte montre 14 cantines').waitFor()
  await expect.poll(() => page.getByText('Dans la liste, sans carte').count()).toBe(0)
})

test('a canteen that is not found is told to the team, which counts that it was told, and nothing of it', {
  tags: 'long',
}, async () => {
  const page = await site.page()
  await page.goto('/nos-cantines')
  await told(page, 'Cantines 1 à 12 sur 17')
  await page.getByLabel('Votre adresse électronique').fill('parent@exemple.fr')
  await page.getByLabel('La cantine que vous cherchez').fill('L’école du bourg')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.getByText('Votre message est envoyé').waitFor()
  expect(await countedEvents(page)).toEqual([['trackEvent', 'message', 'send', 'canteen-not-found-email']])
})

test('the map goes near the visitor once they ask, and their position goes nowhere', { tags: 'long' }, async () => {
  const page = await site.page()
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await page.context().setGeolocation({ latitude: 48.11731, longitude: -1.67792 })
  await page.context().grantPermissions(['geolocation'])
  await page.goto('/nos-cantines')
  await page.getByText('La carte montre 14 cantines').waitFor()
  await page.getByRole('button', { name: 'Près de moi' }).click()
  await told(page, 'La carte est centrée autour de vous.')
  await expect.poll(() => addresses.filter(address => address.includes('/map/')).length).toBeGreaterThan(1)
  await expect.poll(() => query(page)).toEqual({})
  expect(addresses.filter(address => /48\.117|1\.677|1\.678/.test(address))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/48\.11/)
})

test('a list that is empty, too short or out of reach says so, and what to do', { tags: 'long' }, async () => {
  const page = await site.page({ expected: [/publishedCanteens/] })
  await page.goto('/nos-cantines?recherche=zzz')
  await told(page, 'Aucune cantine ne correspond à « zzz ». Vérifiez l’orthographe, ou essayez avec sa commune.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Voir toutes les cantines' }).click()
  await told(page, 'Cantines 1 à 12 sur 17')
  await page.goto('/nos-cantines?page=99')
  await page.waitForURL('**/nos-cantines?page=2')
  await told(page, 'Cantines 13 à 17 sur 17')

  const routes = '**/api/v1/publishedCanteens/**'
  await page.route(routes, route => route.abort())
  await page.getByLabel('Rechercher une cantine').fill('tilleuls')
  await page.getByRole('alert').first().waitFor()
  await page.unroute(routes)
  await page.locator('.mc-public-list').getByRole('button', { name: 'Réessayer' }).click()
  await told(page, '1 cantine')
})
