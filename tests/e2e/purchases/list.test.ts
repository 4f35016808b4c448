import { readFile } from 'node:fs/promises'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { type Person, password } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
let island: number
let school: number
let strange: number
const [islandSiret, schoolSiret] = [makeSiret(1), makeSiret(2)]

/** 44 purchases of one canteen, a day apart, and one of another without a name and with an invoice: three pages. */
beforeAll(async () => {
  site = await startSite()
  manager = await site.server.addPerson({ firstName: 'Awa' })
  island = await site.server.addCanteen(islandSiret, [manager], { name: 'Cuisine de l’Île' })
  school = await site.server.addCanteen(schoolSiret, [manager], { name: 'École du Port' })
  strange = await site.server.addCanteen(makeSiret(3), [await site.server.addPerson()], { name: 'Secrète' })
  const kinds = [
    ['Carottes', 'FRUITS_ET_LEGUMES', 'BIO,FRANCE,LOCAL,SHORT_DISTRIBUTION', 'REGION'],
    ['Pain <b>bis</b>', 'BOULANGERIE', '', ''],
  ] as const
  const rows = Array.from({ length: 44 }, (_, index) => {
    const [name, famille_produits, caracteristiques, definition_local] = kinds[index % 2] ?? kinds[0]
    const number = String(index + 1).padStart(2, '0')
    const date = new Date(Date.UTC(2024, 0, index + 1)).toISOString().slice(0, 10)
    const fournisseur = index < 4 ? 'Coopérative du Bœuf' : 'Marché'
    const values = { famille_produits, caracteristiques, definition_local, date, fournisseur }
    return { ...values, siret: islandSiret, description: `${name} ${number}`, prix_ht: `${index + 1}.10` }
  })
  expect((await site.server.importPurchases(manager, file('achats', rows))).count).toBe(44)
  const invoiceFile = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 facture').toString('base64')}`
  const payload = { canteen: school, date: '2023-12-31', description: null, priceHt: 1000, invoiceFile }
  const url = '/api/v1/purchases/'
  const made = await site.server.app.inject({ method: 'POST', url, headers: manager.headers, payload })
  expect(made.statusCode).toBe(201)
})
afterAll(() => site.close())

const shown = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isFocused = (element: Element) => element === document.activeElement
const firstCells = async (page: Page) =>
  (await page.locator('[data-cell=product] a').allTextContents()).map(text => text.replace(/, .*/, ''))
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)

test('who has no canteen, then no purchase, is led on', { tags: 'long' }, async () => {
  const person = await site.server.addPerson({ firstName: 'Noé' })
  const page = await site.page({ person, width: 'narrow', dark: true })
  await page.goto('/mes-achats')
  await expect.poll(() => page.title()).toBe('Mes achats - ma cantine')
  await heading(page, 'Commencez par votre cantine').waitFor()
  const linkTo = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
  await expect.poll(() => linkTo('Ajouter une cantine')).toBe('/v2/ajouter-une-cantine')
  await expect.poll(() => linkTo('Importer mes cantines')).toBe('/v2/importer-des-donnees/cantines')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)

  await site.server.addCanteen(makeSiret(50), [person], { name: 'Cantine du Lac' })
  await page.reload()
  await heading(page, 'Vos premiers achats').waitFor()
  await expect.poll(() => linkTo('Ajouter un achat')).toBe('/nouvel-achat')
  await expect.poll(() => linkTo('En saisir plusieurs')).toBe('/mes-achats/saisie')
  await expect.poll(() => linkTo('Importer un fichier')).toBe('/v2/importer-des-donnees/achats')
  await expect.poll(() => linkTo('Ajouter une facture')).toBe('/nouvel-achat')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('another size or order starts from the first page, and leaves the focus where it is', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: manager })
  await page.goto('/mes-achats?page=3')
  await shown(page, 'Achats 21 à 30 sur 45, soit 1 994,40 € HT')
  const size = page.getByLabel('Résultats par page')
  await size.press('ArrowDown')
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')
  await expect.poll(async () => [query(page), await size.evaluate(isFocused)]).toEqual(['?taille=20', true])
  await page.goto('/mes-achats?page=3')
  await page.getByRole('button', { name: 'Prix HT' }).press('Enter')
  await shown(page, 'Achats 1 à 10 sur 45, soit 1 994,40 € HT')
  await expect.poll(() => query(page)).toBe('?trier-par=priceHt')
})

test('a list is ordered, searched, filtered, exported, corrected by keyboard, all of it in the address', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: manager, expected: [/40[34] GET \/api\/v1\/purchases\/\d+/] })
  const keyboard = new Keyboard(page)
  await page.goto('/mes-achats')
  await shown(page, 'Achats 1 à 10 sur 45, soit 1 994,40 € HT')
  await page.getByLabel('Résultats par page').selectOption('20')
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')
  await expect.poll(async () => (await firstCells(page))[0]).toBe('Pain <b>bis</b> 44')
  await expectNoViolations(page)
  const last = page.getByRole('row').filter({ hasText: 'Carottes 43' })
  await expect
    .poll(async () => (await last.innerText()).replaceAll(/\s+/g, ' '))
    .toContain('Marché Fruits et légumes Bio, France, Circuit court et 1 autre Cuisine de l’Île 43,10 €')

  // Orders: upwards, downwards, then as usual.
  const column = page.getByRole('columnheader', { name: 'Prix HT' })
  await expect.poll(() => page.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending')
  await keyboard.press('Prix HT')
  await expect.poll(() => firstCells(page).then(([first]) => first)).toBe('Carottes 01')
  await expect
    .poll(async () => [await column.getAttribute('aria-sort'), query(page)])
    .toEqual(['ascending', '?taille=20&trier-par=priceHt'])
  await page.keyboard.press('Enter')
  await expect.poll(() => firstCells(page).then(([first]) => first)).toBe('Produit sans nom')
  await expect
    .poll(async () => [await column.getAttribute('aria-sort'), query(page)])
    .toEqual(['descending', '?taille=20&trier-par=-priceHt'])
  const invoice = page.getByRole('link', { name: /^Facture de « Produit sans nom »/ })
  await expect.poll(() => invoice.getAttribute('href')).toMatch(/\/api\/v1\/purchases\/\d+\/invoice$/)
  await expect.poll(() => page.getByRole('link', { name: /^Facture de/ }).count()).toBe(1)
  await expect
    .poll(() => page.getByRole('link', { name: 'Dupliquer « Produit sans nom »' }).getAttribute('href'))
    .toMatch(/^\/mes-achats\/\d+\?dupliquer=true$/)

  // The export is what the list shows, in its order.
  const exported = async (format: string, group = 0) => {
    const link = page.getByRole('link', { name: format, exact: true }).nth(group)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    return readFile(await download.path(), 'utf8')
  }
  await page.getByText('Exporter ces 45 achats').click()
  const [, first, second, ...others] = (await exported('CSV')).trim().split('\n')
  expect([first?.includes('1000'), second?.includes('bis</b> 44'), others.length]).toEqual([true, true, 43])
  expect(await exported('OpenDocument')).toMatch(/^PK/)
  expect(await exported('CSV', 1)).toContain('prix_ht')

  // Search, then filters, each a tag that can be removed.
  await page.getByLabel('Produit ou fournisseur').fill('BOEUF cooperative')
  await page.keyboard.press('Enter')
  await shown(page, '4 achats, soit 10,40 € HT')
  await keyboard.press('Filtres')
  await keyboard.tick('Boulangerie et pâtisserie')
  await shown(page, '2 achats, soit 6,20 € HT')
  await page.getByLabel('À partir du').fill('2024-01-03')
  await shown(page, '1 achat, soit 4,10 € HT')
  await expect
    .poll(() => query(page))
    .toBe('?taille=20&trier-par=-priceHt&recherche=BOEUF+cooperative&famille=BOULANGERIE&après=2024-01-03')
  await page.reload()
  await shown(page, '1 achat, soit 4,10 € HT')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Boulangerie et pâtisserie' }).isChecked()).toBe(true)
  await page.getByLabel('Jusqu’au').fill('2024-01-01')
  await page.getByText('Le premier jour est après le dernier.').waitFor()
  await page.getByText('Aucun achat ne correspond à « BOEUF cooperative » avec ces filtres.').waitFor()
  await expectNoViolations(page)
  await keyboard.press('Retirer le filtre Jusqu’au 1er janv. 2024')
  await shown(page, '1 achat, soit 4,10 € HT')
  await expect.poll(() => page.getByRole('button', { name: 'Filtres (2)' }).evaluate(isFocused)).toBe(true)
  await page.goBack()
  await page.getByText('Aucun achat ne correspond').waitFor()
  await page.goForward()
  await shown(page, '1 achat, soit 4,10 € HT')

  // Whoever opens a purchase comes back to what they saw.
  await page.getByRole('link', { name: /^Pain <b>bis<\/b> 04/ }).click()
  await page.waitForURL(/\/mes-achats\/\d+$/)
  await page.getByRole('link', { name: 'Annuler', exact: true }).click()
  await shown(page, '1 achat, soit 4,10 € HT')
  await expect.poll(() => query(page)).toContain('&famille=BOULANGERIE&après=2024-01-03')
  await page.getByRole('button', { name: 'Retirer tous les filtres' }).click()
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')

  // A choice holds from page to page.
  await page.getByRole('link', { name: 'Page suivante' }).press('Enter')
  await shown(page, 'Achats 21 à 40 sur 45, soit 1 994,40 € HT')
  await expect.poll(() => heading(page, 'Liste des achats').evaluate(isFocused)).toBe(true)
  await keyboard.tick(/^Choisir « Carottes 25 »/)
  await page.getByRole('row').filter({ hasText: 'Carottes 23' }).getByText('Marché').click()
  await page.getByText('2 achats choisis, soit 48,20 € HT').waitFor()
  await page.goto('/mes-achats?trier-par=-priceHt&page=99&taille=20')
  await shown(page, 'Achats 41 à 45 sur 45, soit 1 994,40 € HT')
  await expect.poll(() => query(page)).toBe('?page=3&taille=20&trier-par=-priceHt')
  await keyboard.press('Choisir toute cette page')
  await page.getByText('5 achats choisis, soit 15,50 € HT').waitFor()
  await page.getByText('Exporter les 5 achats choisis').click()
  expect((await exported('CSV')).trim().split('\n')).toHaveLength(6)
  await expectNoViolations(page)

  // The page that goes with its purchases gives way to the one before; the undo survives it.
  await keyboard.press('Supprimer ces 5 achats')
  await heading(page, '5 achats supprimés').waitFor()
  await shown(page, 'Achats 21 à 40 sur 40, soit 1 978,90 € HT')
  await page.getByRole('link', { name: 'Page précédente' }).click()
  await shown(page, 'Achats 1 à 20 sur 40, soit 1 978,90 € HT')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Annuler la suppression' }).press('Enter')
  await heading(page, '5 achats rétablis').waitFor()
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')
  await expect.poll(() => heading(page, '5 achats supprimés').count()).toBe(0)

  // All pages of the list at once.
  await keyboard.press('Choisir toute cette page')
  await keyboard.press('Choisir les 45 achats de la liste')
  await page.getByText('45 achats choisis, soit 1 994,40 € HT').waitFor()
  await page.getByText('Exporter ces 45 achats').waitFor()
  await expectNoViolations(page)
  await keyboard.press('Supprimer ces 45 achats')
  await heading(page, '45 achats supprimés').waitFor()
  // The first steps take the place of the list, and the notice moves with them.
  await waitUntilIdle(page)
  await page.getByRole('button', { name: 'Annuler la suppression' }).press('Enter')
  await heading(page, '45 achats rétablis').waitFor()
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')

  // One that is answered after the filters changed chooses nothing that they do not show.
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/v1/purchaseSelection/**', async route => {
    await answers.promise
    await route.continue()
  })
  await keyboard.press('Choisir toute cette page')
  await keyboard.press('Choisir les 45 achats de la liste')
  await page.getByRole('button', { name: 'Un instant…' }).waitFor()
  await page.getByLabel('Produit ou fournisseur').fill('BOEUF cooperative')
  await page.keyboard.press('Enter')
  await shown(page, '4 achats, soit 10,40 € HT')
  const answered = page.waitForResponse(/purchaseSelection/)
  answers.resolve()
  await (await answered).finished()
  await keyboard.press('Choisir toute cette page')
  await page.getByText('4 achats choisis, soit 10,40 € HT').waitFor()
  await page.getByText('Exporter ces 4 achats').waitFor()
  await page.unroute('**/api/v1/purchaseSelection/**')

  // A list too long to be chosen at once says so.
  await page.route('**/api/v1/purchases/?*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), count: 10_001 } })
  })
  await page.getByRole('button', { name: 'Retirer le filtre « BOEUF cooperative »' }).click()
  await page.getByText(/^Achats 1 à 20 sur 10\s001/).waitFor()
  await keyboard.press('Choisir toute cette page')
  await page.getByText(/^Pour choisir toute la liste, filtrez-la/).waitFor()
  await expectNoViolations(page)
  await page.unroute('**/api/v1/purchases/?*')
  await page.goto('/mes-achats?trier-par=-priceHt&taille=20')
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')

  // One purchase, from its row; the second of two quick clicks does nothing.
  await page.getByRole('button', { name: 'Supprimer « Produit sans nom »' }).dblclick()
  await heading(page, '1 achat supprimé').waitFor()
  await shown(page, 'Achats 1 à 20 sur 44, soit 994,40 € HT')
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await shown(page, 'Achats 1 à 20 sur 45, soit 1 994,40 € HT')
})

test('what is chosen is changed at once, told before, and taken back', async () => {
  const person = await site.server.addPerson()
  const siret = makeSiret(60)
  await site.server.addCanteen(siret, [person], { name: 'Cantine des Pins' })
  const names = ['Poulet', 'Dinde', 'Canard']
  const rows = names.map(description => ({
    siret,
    description,
    famille_produits: 'VIANDES_VOLAILLES',
    caracteristiques: description === 'Canard' ? 'FERMIER' : '',
    prix_ht: '10',
  }))
  await site.server.importPurchases(person, file('achats', rows))
  const page = await site.page({ person, expected: [/412 POST .*\/change\//] })
  const keyboard = new Keyboard(page)
  await page.goto('/mes-achats')
  await shown(page, '3 achats, soit 30,00 € HT')
  await keyboard.press('Choisir toute cette page')
  await keyboard.press('Modifier ces 3 achats')
  const dialog = page.getByRole('dialog', { name: 'Modifier ces 3 achats' })
  const subject = dialog.getByLabel('Que voulez-vous changer ?')
  await expect.poll(() => subject.evaluate(isFocused)).toBe(true)
  expect(await subject.getByRole('option').allTextContents()).not.toContain('La cantine')
  await subject.selectOption('La famille de produits')
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click()
  await dialog.getByText('Ce champ est obligatoire').first().waitFor()
  await expectNoViolations(page)
  await dialog.getByLabel('Nouvelle famille de produits').selectOption('Boissons')
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click()
  const told = dialog.getByRole('heading', { name: 'Ce qui va changer' })
  await expect.poll(() => told.evaluate(isFocused)).toBe(true)
  await dialog.getByText('La famille de 3 achats deviendra « Boissons ».').waitFor()
  await dialog.getByText('« Fermier » ne concerne pas la famille d’un achat, qui ne l’aura pas.').waitFor()
  await expectNoViolations(page)

  // A colleague changes one of them meanwhile: nothing is stored before the person looks again.
  const { results } = (
    await site.server.app.inject({ url: '/api/v1/purchases/?search=dinde', headers: person.headers })
  ).json<{ results: { id: number }[] }>()
  const { statusCode } = await site.server.app.inject({
    method: 'PATCH',
    url: `/api/v1/purchases/${results[0]?.id}`,
    headers: person.headers,
    payload: { family: 'BOISSONS' },
  })
  expect(statusCode).toBe(200)
  await dialog.getByRole('button', { name: 'Modifier les 3 achats' }).click()
  await dialog.getByText('Ces informations ont été modifiées depuis que vous les avez lues, par').waitFor()
  await dialog.getByRole('button', { name: 'Revenir en arrière' }).click()
  await dialog.getByLabel('Nouvelle famille de produits').selectOption('Boissons')
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click()
  await dialog.getByText('1 achat est déjà ainsi : il ne change pas.').waitFor()
  await dialog.getByRole('button', { name: 'Modifier les 2 achats' }).dblclick()
  await heading(page, '2 achats modifiés').waitFor()
  await page.getByText('Aucun achat choisi').waitFor()
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Boissons' }).count()).toBe(3)
  await expect.poll(() => page.getByText('Fermier', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Annuler la modification' }).click()
  await heading(page, '2 achats remis comme avant').waitFor()
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Boissons' }).count()).toBe(1)

  // On a phone, what is local says what that means.
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Choisir toute cette page' }).click()
  await page.getByRole('button', { name: 'Modifier ces 3 achats' }).click()
  await subject.selectOption('Ajouter des caractéristiques')
  await dialog.getByText('Produit local').click()
  await dialog.getByLabel('Que veut dire « local » pour ce produit ?').selectOption('Même région')
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click()
  await dialog.getByText('Seront ajoutées à 3 achats : Produit local.').waitFor()
  await dialog.getByRole('button', { name: 'Modifier les 3 achats' }).click()
  await heading(page, '3 achats modifiés').waitFor()
})

test('addresses of the public service, of strangers and of nobody are understood', { tags: 'long' }, async () => {
  const page = await site.page({ person: manager })
  await page.goto(
    `/mes-achats?page=1&famille=${encodeURIComponent('Fruits et légumes frais et surgelés')}&caracteristiques=Bio,Produit+local&cantine=${island}&avant=2024-01-03&trier-par=date`,
  )
  await shown(page, '2 achats, soit 4,20 € HT')
  for (const tag of ['Fruits et légumes', 'Agriculture biologique', 'Produit local', 'Cuisine de l’Île'])
    await page.getByRole('button', { name: `Retirer le filtre ${tag}`, exact: true }).waitFor()
  const linkTo = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
  await expect.poll(() => linkTo('Ajouter un achat')).toBe(`/nouvel-achat?cantine=${island}`)
  await expect.poll(() => linkTo('Voir la synthèse')).toBe(`/synthese-achats?cantine=${island}`)
  const thisYear = String(currentYear())
  await page.getByRole('button', { name: `Année ${thisYear}` }).click()
  await page.getByText('Aucun achat ne correspond à ces filtres.').waitFor()
  await expect.poll(() => query(page)).toContain(`&après=${thisYear}-01-01&avant=${thisYear}-12-31`)
  await page.getByRole('button', { name: `Année ${thisYear}` }).click()
  await shown(page, 'Achats 1 à 10 sur 22, soit 486,20 € HT')
  // Without accents.
  await page.getByLabel('Chercher une cantine').fill('ecole')
  await page.getByRole('checkbox', { name: 'École du Port' }).waitFor()
  await page.goto(`/mes-achats?cantine=${strange}`)
  await page.getByText('Aucun achat ne correspond à ces filtres.').waitFor()
  await page.getByRole('button', { name: 'Retirer le filtre Cantine inconnue' }).waitFor()
  await expect.poll(() => page.getByText('Secrète').count()).toBe(0)
  await page.goto(`/mes-achats?recherche=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
  await page.getByText('Aucun achat ne correspond à « "><img').waitFor()
})

test('on a phone: cards, filters, order; slow, failing and lost connections; an ended session', {
  tags: 'long',
}, async () => {
  const page = await site.page({
    person: manager,
    width: 'narrow',
    expected: [/503 GET \/api\/v1\/purchases/, /403 GET \/api\/v1\//],
  })
  await page.goto('/mes-achats')
  await shown(page, 'Achats 1 à 10 sur 45, soit 1 994,40 € HT')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByText('Boulangerie et pâtisserie').click()
  await shown(page, 'Achats 1 à 10 sur 22, soit 508,20 € HT')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)

  const route = '**/api/v1/purchases/?*'
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(route, async route => {
    await held
    await route.continue()
  })
  await page.getByLabel('Ordre').selectOption('Prix, du plus bas au plus élevé')
  await shown(page, 'Recherche en cours…')
  release()
  await expect.poll(() => firstCells(page).then(([first]) => first)).toBe('Pain <b>bis</b> 02')
  await page.unroute(route)

  await page.route(route, route => route.fulfill({ status: 503, body: '{}' }))
  await page.getByLabel('Ordre').selectOption('Produit, de Z à A')
  await page.getByRole('alert').getByText('Une erreur est survenue').waitFor()
  await expectNoViolations(page)
  await page.unroute(route)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await shown(page, 'Achats 1 à 10 sur 22, soit 508,20 € HT')

  await page.context().setOffline(true)
  await page.getByLabel('Ordre').selectOption('Les plus anciens d’abord')
  await page.getByText('Vous êtes hors connexion.').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => firstCells(page).then(([first]) => first)).toBe('Pain <b>bis</b> 02')

  await page.context().clearCookies({ name: 'sessionid' })
  await page.getByLabel('Ordre').selectOption('Les plus récents d’abord')
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' })
  await dialog.getByLabel(/^Mot de passe de/).fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => firstCells(page).then(([first]) => first)).toBe('Pain <b>bis</b> 44')
})

test('in English, and dark', { tags: 'long' }, async () => {
  const page = await site.page({ person: manager, locale: 'en', dark: true })
  await page.goto('/mes-achats?caracteristiques=BIO')
  await shown(page, 'Purchases 1 to 10 of 22, €486.20 excluding tax')
  await expectNoViolations(page)
})

test('home and the dashboard of a canteen lead to its purchases', { tags: 'long' }, async () => {
  const page = await site.page({ person: manager })
  await page.goto('/')
  await page.getByRole('link', { name: 'Ses achats : École du Port' }).click()
  await shown(page, '1 achat, soit 1 000,00 € HT')
  await expect.poll(() => query(page)).toBe(`?cantine=${school}`)
  await page.goto(`/dashboard/${island}`)
  await page.getByRole('link', { name: 'Voir ces 44 achats' }).click()
  await shown(page, 'Achats 1 à 10 sur 44, soit 994,40 € HT')
})
