/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSamplePartners } from '../../../server/partners/write-sample-partners.ts'
import { messagesTo } from '../../server/support/mailbox.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ RENDER_TIMEOUT: '60000' })
  await site.server.app.services.database.transaction(writeSamplePartners)
})
afterAll(() => site.close())

const list = '/acteurs-de-l-eco-systeme'
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor()
const names = async (page: Page) =>
  (await page.locator('.mc-partner-cards').getByRole('heading', { level: 3 }).allTextContents())
    // Spaces of French typography.
    .map(name => name.replace(/\s/g, ' '))
    .toSorted()
const query = (page: Page) => [...new URL(page.url()).searchParams].map(pair => pair.join('='))
const invitation = 'Vous aidez les cantines ?'

test('the catalogue is narrowed by needs and filters by keyboard alone, all of it in the address', async () => {
  const page = await site.page()
  const keyboard = new Keyboard(page)
  await page.goto(list)
  await told(page, '12 acteurs trouvés, de 1 à 5 sur cette page')
  await expect.poll(async () => (await names(page)).length).toBe(6)
  await page.getByText('La charte des acteurs').click()
  await page.getByText('ne jamais les revendre').waitFor()
  await expectNoViolations(page)

  await keyboard.press('Diversifier les protéines et équilibrer les menus')
  await told(page, '3 acteurs trouvés')
  await expect
    .poll(() => names(page))
    .toEqual(['Cuisine Ouverte Outre-mer', 'Les Grains d’Ailleval', 'L’École du Pois Gourmand', invitation].toSorted())
  await keyboard.press('Afficher les filtres')
  await keyboard.reach(page.getByRole('checkbox', { name: 'Gratuit', exact: true }))
  await page.keyboard.press('Space')
  await told(page, '1 acteur trouvé')
  await expect.poll(() => query(page)).toEqual(['besoin=vege', 'gratuit=free'])
  await expectNoViolations(page)

  // A second tab shows the same, and going back undoes the last choice.
  const tab = await site.tab(page)
  await tab.goto(page.url())
  await expect.poll(() => names(tab)).toEqual(['Les Grains d’Ailleval', invitation])
  await tab.close()
  await page.goBack()
  await told(page, '3 acteurs trouvés')

  await keyboard.press('Retirer tous les filtres')
  await told(page, '12 acteurs trouvés')
  await expect.poll(() => query(page)).toEqual([])
  await keyboard.fill('Chercher un acteur par son nom', 'introuvable')
  await page.keyboard.press('Enter')
  await told(page, 'Aucun acteur ne correspond à tous vos choix.')
  await expect.poll(() => names(page)).toEqual([invitation])
  await expectNoViolations(page)
  await keyboard.press('Voir tous les acteurs')
  await told(page, '12 acteurs trouvés')
})

test('a telephone has the needs among the filters, and the page of an actor says all', async () => {
  const page = await site.page({ width: 'narrow', dark: true })
  await page.goto(`${list}?besoin=appro&departement=29&secteur=education&type=Distributeur%20ou%20grossiste`)
  await told(page, '1 acteur trouvé')
  await expect.poll(() => names(page)).toEqual(['Plateforme Ormevert', invitation])
  await page.getByRole('button', { name: /Afficher les filtres.*4 filtres actifs/ }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Acheter plus de produits bio' }).isChecked()).toBe(true)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Retirer le filtre Distributeur ou grossiste' }).click()
  await told(page, '2 acteurs trouvés')
  await page.getByRole('link', { name: 'Plateforme Ormevert' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plateforme Ormevert' }).waitFor()
  await expect.poll(() => page.title()).toBe('Plateforme Ormevert - ma cantine')
  await page.getByText('Côtes-d’Armor, Finistère, Ille-et-Vilaine, Morbihan').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Aller sur son site' }).getAttribute('href'))
    .toBe('https://ormevert.example')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('an actor that does not exist is said not to, with the way back', async () => {
  const page = await site.page({ expected: [/404 GET/] })
  await page.goto(`${list}/999999--personne`)
  await page.getByRole('heading', { level: 1, name: 'Acteur introuvable' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Voir tous les acteurs' }).click()
  await told(page, '12 acteurs trouvés')
})

test('the catalogue is read and filtered without scripts', async () => {
  const page = await site.page({ withoutScripts: true, expected: [/\.js: csp$/] })
  const main = page.getByRole('main')
  await page.goto(list)
  await main.getByText('12 acteurs trouvés').waitFor()
  await main.locator('summary').filter({ hasText: 'Votre besoin' }).click()
  await tick(main.getByRole('checkbox', { name: 'Trouver une aide financière' }))
  await main.getByRole('searchbox').fill('tablée')
  await main.getByRole('button', { name: 'Filtrer' }).click()
  await main.getByText('1 acteur trouvé').waitFor()
  await main.getByRole('link', { name: 'Le Fonds Belle Tablée' }).click()
  await page.getByText('Deux appels par an').waitFor()
})

test('a visitor proposes an actor: faults by field, nothing lost by a reload, sent once', async () => {
  const page = await site.page({ expected: [/ERR_FAILED/] })
  const field = (label: string) => page.getByLabel(label, { exact: false }).first()
  const choose = (label: string) => page.getByText(label, { exact: true }).click()
  const send = page.getByRole('button', { name: 'Envoyer ma proposition' })
  await page.goto('/nouveau-acteur-de-l-ecosysteme')
  await send.click()
  await page.getByRole('link', { name: 'Nom de l’acteur : Ce champ est obligatoire' }).click()
  await page.keyboard.type('Les Bocaux d’Ombrelac')
  await page.getByText('La charte doit être acceptée', { exact: false }).first().waitFor()
  await expectNoViolations(page)

  await choose('Association')
  await choose('Former son équipe')
  await choose('Enseignement')
  await choose('Il aide les cantines de toute la France')
  await field('Chercher un département').fill('isère')
  await choose('38 - Isère')
  await choose('En partie gratuit')
  await field('En une ou deux phrases').fill('Des ateliers de conserves.')
  await field('Sa présentation').fill('Une journée avec l’équipe.\n\nVous gardez les bocaux.')
  await field('Adresse de son site').fill('bocaux-ombrelac.example')
  await field('Adresse e-mail du contact').fill('lou@bocaux-ombrelac.example')
  await choose('J’ai lu la charte des acteurs et je l’accepte')
  await page.reload()
  await page.getByText('Nous avons retrouvé ce que vous aviez saisi').waitFor()
  await expect.poll(() => field('Nom de l’acteur').inputValue()).toBe('Les Bocaux d’Ombrelac')
  await expectNoViolations(page)

  // The answer is lost: sent again, the proposal is the one that arrived.
  await page.route('**/api/v1/partners/', async route => {
    await route.fetch()
    await route.abort('failed')
  })
  await send.click()
  await told(page, 'Pas encore envoyé')
  await page.unroute('**/api/v1/partners/')
  await page.getByRole('button', { name: 'Réessayer maintenant' }).click()
  await page.getByText('Proposition envoyée, merci !').waitFor()
  await page.waitForURL(`**${list}`)
  await expectNoViolations(page)

  const stored = await site.server.rows<Record<string, unknown>>('partners')
  expect(stored.filter(({ name }) => name === 'Les Bocaux d’Ombrelac')).toMatchObject([
    {
      types: '[3]',
      categories: '["training"]',
      sectorCategories: '["education"]',
      departments: '["38"]',
      gratuityOption: 'mix',
      website: 'https://bocaux-ombrelac.example',
      longDescription: 'Une journée avec l’équipe.\n\nVous gardez les bocaux.',
    },
  ])
  const messages = await messagesTo(site.server, site.server.settings.contactEmail)
  expect(messages.filter(({ subject }) => subject.includes('Ombrelac'))).toHaveLength(1)
  await page.goto('/nouveau-acteur-de-l-ecosysteme')
  await expect.poll(() => field('Nom de l’acteur').inputValue()).toBe('')
  await expect.poll(() => page.getByText('Votre avis nous aide').count()).toBe(0)
})
