import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addReadyCanteens } from '../../server/support/add-ready-canteens.ts'
import { announcedCampaign } from '../../server/support/open-campaign.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { password } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { type PageOptions, type Site, startSite, type Width } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

type Reader = 'anonymous' | 'manager' | 'developer' | 'elected'

const pages = new Map<string, Page>()

/** Opens an address for a reader and waits for its screen; a reader keeps one page from test to test. */
async function open(path: string, reader: Reader = 'anonymous', width: Width = 'desktop'): Promise<Page> {
  const page =
    pages.get(`${reader} ${width}`) ??
    (await site.page({ width, ...(await makePageOptions(reader)), expected, isKept: true }))
  pages.set(`${reader} ${width}`, page)
  await page.goto(path)
  await heading(page).waitFor()
  return page
}

/** The addresses below that do not exist. */
const expected = [/404 GET \/(v2\/)?rien$/, /404 GET \/v2$/, /404 GET .*%(zz)?$/]

async function makePageOptions(reader: Reader): Promise<PageOptions> {
  if (reader === 'anonymous') return {}
  const person = await site.server.addPerson({ isDev: reader === 'developer' })
  await site.server.app.services.database
    .writer('users')
    .where('id', person.id)
    .update({ isElectedOfficial: reader === 'elected' })
  return { person }
}

const expectDeparture = async (path: string, reader: Reader, end: string): Promise<void> => {
  const page = await open(path, reader)
  await expect.poll(() => new URL(page.url()).pathname).toBe(end)
}

test.each([
  ['a visitor', '/gestion', 'anonymous', '/'],
  ['a manager', '/diagnostic', 'manager', '/gestion'],
] as const)('sends %s away from %s', (_, path, reader, end) => expectDeparture(path, reader, end))

test.each([
  ['a visitor', '/v2/importer-des-donnees', 'anonymous', '/'],
  ['a manager who is not elected', '/les-cantines-de-mon-territoire', 'manager', '/'],
  ['nobody who is elected', '/les-cantines-de-mon-territoire', 'elected', '/les-cantines-de-mon-territoire'],
] as const)('sends %s away from %s', { tags: 'long' }, (_, path, reader, end) => expectDeparture(path, reader, end))

test('tells a visitor why a screen sends them home, and leads there once they have signed in', {
  tags: 'long',
}, async () => {
  const person = await site.server.addPerson()
  const page = await site.page({ width: 'phone' })
  await page.goto('/v2/importer-des-donnees/achats?essai=1')
  const reason = page.getByRole('heading', { name: 'Connectez-vous pour ouvrir cette page' })
  await reason.waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expectNoViolations(page)
  await reason.locator('..').getByRole('link', { name: 'S’identifier' }).click()
  await page.getByText('vous y arriverez juste après').waitFor()
  await page.getByLabel('Identifiant ou adresse e-mail').fill(person.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Importer des achats' }).waitFor()
  await expect.poll(() => page.url()).toContain('/v2/importer-des-donnees/achats?essai=1')
  await page.context().close()
})

describe('going from screen to screen', () => {
  test('loads no page inside an entry and one between the two, and keeps the history', async () => {
    const page = await open('/v2/plan-du-site')
    await page.evaluate(() => Object.assign(window, { kept: true }))
    const kept = () => page.evaluate(() => 'kept' in window)
    await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click()
    await page.waitForURL('**/v2/contact')
    expect(await kept()).toBe(true)
    await page.goBack()
    await page.waitForURL('**/v2/plan-du-site')
    expect(await kept()).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Blog' }).click()
    await page.waitForURL('**/blog')
    await heading(page).waitFor()
    expect(await kept()).toBe(false)
    await page.goBack()
    await page.waitForURL('**/v2/plan-du-site')
    await page.reload()
    await expect.poll(() => heading(page).textContent()).toBe('Plan du site')
  })

  test('titles the page, focuses its heading and announces it', async () => {
    const page = await open('/v2/contact')
    await expect.poll(() => page.title()).toBe('Nous contacter - ma cantine')
    await page.getByRole('link', { name: 'Plan du site', exact: true }).first().click()
    await page.getByText('Page chargée : Plan du site').waitFor()
    await expect.poll(() => page.title()).toBe('Plan du site - ma cantine')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Plan du site')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('works with the keyboard alone, past the menu', async () => {
    const page = await open('/v2/contact')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contenu')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Accueil' }).last().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/`)
    await heading(page).waitFor()
  })

  test.each(['/rien', '/v2/rien', '/v2', '/v2/%zz', '/dashboard/1--100%'])('answers 404 at %s', async path => {
    const page = await open('/v2/contact')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page non trouvée' }).waitFor()
    await page.getByText('Erreur 404').waitFor()
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await page.waitForURL(`${site.url}/`)
  })

  test('shows breadcrumbs with the name of the canteen', { tags: 'long' }, async () => {
    const person = await site.server.addPerson()
    const canteen = await site.server.addCanteen(makeSiret(1), [person])
    const page = await site.page({ person })
    await page.goto(`/ma-progression/${canteen}--la-petite-cantine/2024/qualite-des-produits`)
    await heading(page).waitFor()
    const steps = page.getByRole('navigation', { name: 'vous êtes ici' }).getByRole('listitem')
    await expect
      .poll(() => steps.allTextContents())
      .toEqual(['Accueil', 'Mon tableau de bord', 'la petite cantine', 'Mon bilan'])
    await page.context().close()
  })
})

describe('the header', () => {
  const menu = (page: Page) => page.locator('.fr-header__menu').getByRole('navigation')
  const entries = async (page: Page) =>
    (await menu(page).locator('.fr-nav__list > li').all()).map(entry =>
      entry.locator('> a, > button').first().textContent(),
    )

  test.each([
    [
      'anonymous',
      ['S’identifier', 'Créer mon compte'],
      [
        'Importer un fichier',
        'M’auto-évaluer',
        'Améliorer mon offre',
        'Toutes les cantines',
        'Comprendre mes obligations',
        'Aide',
      ],
    ],
    [
      'manager',
      ['Mon tableau de bord', 'Camille Dupont — Mon compte', 'Se déconnecter'],
      [
        'Mon tableau de bord',
        'Importer un fichier',
        'Mes imports',
        'Mes achats',
        'Améliorer mon offre',
        'Toutes les cantines',
        'Comprendre mes obligations',
        'Aide',
      ],
    ],
    [
      'developer',
      ['Développement et APIs', 'Camille Dupont — Mon compte', 'Se déconnecter'],
      ['Mon tableau de bord', 'Importer un fichier', 'Mes imports'],
    ],
  ] as const)('offers a %s what is theirs', async (reader, quick, first) => {
    const page = await open('/', reader)
    const links = page.locator('.fr-header__tools-links li')
    await expect.poll(async () => (await links.allTextContents()).slice(0, quick.length)).toEqual(quick)
    await expect.poll(async () => (await Promise.all(await entries(page))).slice(0, first.length)).toEqual(first)
  })

  test('leads elected officials to their territory, and nobody else', { tags: 'long' }, async () => {
    const elected = await open('/', 'elected')
    await elected.getByRole('button', { name: 'Toutes les cantines' }).click()
    await elected.getByRole('link', { name: 'Dans mon territoire' }).click()
    await elected.waitForURL('**/les-cantines-de-mon-territoire')
    const other = await open('/', 'manager')
    await expect.poll(() => other.getByText('Dans mon territoire').count()).toBe(0)
  })

  test('opens the sites of the operator in another window, announced, and has no link without them', {
    tags: 'long',
  }, async () => {
    const without = await open('/')
    await without.getByRole('button', { name: 'Aide' }).click()
    await expect.poll(() => without.getByRole('link', { name: 'Documentation' }).count()).toBe(0)
    const own = await startSite({
      DOCUMENTATION_URL: 'https://documentation.exemple.fr/',
      KEY_FIGURES_URL: 'https://chiffres.exemple.fr/',
      BLOG_URL: 'https://blog.exemple.fr/',
      CONTACT_EMAIL: 'equipe@exemple.fr',
    })
    const page = await own.page()
    await page.goto('/v2/contact')
    await page.getByRole('link', { name: 'equipe@exemple.fr' }).waitFor()
    await page.getByRole('button', { name: 'Aide' }).click()
    const link = page.locator('header').getByRole('link', { name: 'Documentation' })
    await expect.poll(() => link.getAttribute('href')).toBe('https://documentation.exemple.fr/')
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expect.poll(() => link.getAttribute('rel')).toBe('noopener external')
    await expect.poll(() => link.getAttribute('title')).toBe('Documentation — nouvelle fenêtre')
    const blog = page.locator('header').getByRole('link', { name: 'Blog', includeHidden: true })
    await expect.poll(() => blog.getAttribute('href')).toBe('https://blog.exemple.fr/')
    await own.close()
  })

  test('opens and closes as a menu by the keyboard on a phone', async () => {
    const page = await open('/v2/contact', 'anonymous', 'phone')
    // Pressed on its element: the screen that was just opened may take the focus in between.
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'S’identifier' }).press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await dialog.getByRole('button', { name: 'Aide' }).click()
    await dialog.getByRole('link', { name: 'Foire aux questions' }).click()
    await page.waitForURL('**/v2/foire-aux-questions')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Foire aux questions' }).waitFor()
  })

  test('keeps the language and the theme that were chosen', { tags: 'long' }, async () => {
    const page = await site.page()
    await page.goto('/')
    await page.getByRole('button', { name: 'English' }).first().click()
    await page.getByRole('heading', { name: 'The five key measures of the law' }).waitFor()
    await expect.poll(() => page.title()).toBe('Home - ma cantine')
    await page.getByRole('button', { name: 'Display settings' }).first().click()
    await page.getByRole('dialog').getByText('Dark theme').click()
    await page.goto('/v2/plan-du-site')
    await page.getByRole('heading', { name: 'Site map' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  })
})

test('the home page of a manager tells what to do next, from what they have and did', { tags: 'long' }, async () => {
  const own = await startSite(announcedCampaign)
  const { server } = own
  const person = await server.addPerson({ emailConfirmed: false, lastName: 'Prénom-Composé De La Très-Longue-Lignée' })
  const page = await own.page({ person, width: 'narrow' })
  const main = page.getByRole('main')
  const next = () => main.locator('.fr-btn').first().textContent()
  const visit = async () => {
    await page.goto('/')
    await main.getByRole('heading', { name: 'Bonjour Camille' }).waitFor()
  }
  await visit()
  await main.getByText('Vous n’avez encore rien importé.').waitFor()
  await expect.poll(() => next()).toBe('Confirmer mon adresse')
  await expectNoViolations(page)
  await server.app.services.database.writer('users').where('id', person.id).update({ emailConfirmed: true })
  await visit()
  await expect.poll(() => next()).toBe('Ajouter une cantine')

  const siret = makeSiret(901)
  await server.addCanteen(siret, [person], { name: 'La cantine du port' })
  await visit()
  await main.getByText('Vos cantines sont prêtes').waitFor()
  await expect.poll(() => next()).toBe('Importer vos données')
  await main.getByRole('link', { name: 'La cantine du port', exact: true }).waitFor()
  await server.upload('/api/v1/importPurchases/', person, file('achats', [{ siret, date: 'hier' }]), {
    filename: 'faux.csv',
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit()
  await main.getByText('Votre dernier fichier, « faux.csv », a été refusé').waitFor()
  await expectNoViolations(page)
  await main.getByRole('link', { name: 'Voir ses erreurs' }).click()
  await page.waitForURL('**/mes-imports/*')

  const year = currentYear() - 1
  const purchases = () => file('achats', [{ siret, date: `${year}-03-01` }])
  await server.upload('/api/v1/importPurchases/', person, purchases())
  await visit()
  await main.getByText(`Il reste des actions à faire pour les bilans ${year} de vos cantines.`).waitFor()
  await main.getByRole('link', { name: 'Voir les actions en attente' }).click()
  await page.getByRole('heading', { name: `Actions en attente pour le bilan ${year}` }).waitFor()
  await page.context().close()

  const ready = await server.addPerson()
  const [id] = await addReadyCanteens(server.app.services.database, ready.id, year, 1)
  const canteen = (await server.rows<{ id: number; siret: string }>('canteens')).find(row => row.id === id)
  const theirs = file('achats', [{ siret: canteen?.siret ?? '', date: `${year}-03-01` }])
  await server.upload('/api/v1/importPurchases/', ready, theirs)
  const other = await own.page({ person: ready })
  await other.goto('/')
  await other.getByText('Tout est en ordre.').waitFor()
  await expect.poll(() => other.getByRole('main').locator('.fr-btn').first().textContent()).toBe('Importer vos données')
  await own.close()
})

describe('the site map', () => {
  const section = (page: Page, name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('link')
      .allTextContents()

  test('lists the screens that the reader may open, and sign-in and sign-up for visitors', {
    tags: 'long',
  }, async () => {
    const visitor = await section(await open('/v2/plan-du-site'), 'Se diagnostiquer')
    expect(visitor).toEqual(['M’auto-évaluer', 'Créer mon compte', 'S’identifier'])
    const manager = await section(await open('/v2/plan-du-site', 'manager'), 'Se diagnostiquer')
    expect(manager).toEqual(expect.arrayContaining(['Mes achats', 'Importer vos données', 'Actions en attente']))
    expect(manager).not.toContain('S’identifier')
    expect(manager).not.toContain('Les cantines de mon territoire')
  })
})
