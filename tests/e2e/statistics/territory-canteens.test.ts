/** @module-tag long */
import { readFile } from 'node:fs/promises'
import { sectorLabel, sectors } from '@ma-cantine/lib/canteens/sectors'
import { lastBegunCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareStored } from '../../server/support/declare-stored.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { campaigns } from '../../support/campaigns.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const path = '/les-cantines-de-mon-territoire'
const year = lastBegunCampaign(new Date(), campaigns).year
const school = sectors.find(({ id }) => id === 9) ?? expect.fail()
const sectorName = sectorLabel(school)
const towns = ['Étaples', 'Arras', 'Lens', 'Calais'] as const

let site: Site
beforeAll(async () => {
  site = await startSite()
  const { writer } = site.server.app.services.database
  const date = `${year + 1}-01-20T10:00:00.000Z`
  // 14 canteens in the Pas-de-Calais, of which 5 have declared; one in the Nord, which has not.
  for (let number = 1; number <= 15; number++) {
    const canteenId = await site.server.addCanteen(makeSiret(number), [], {
      name: `${number % 2 ? 'École' : 'Collège'} ${String(number).padStart(2, '0')}`,
      city: number === 15 ? 'Lille' : towns[number % 4],
      department: number === 15 ? '59' : '62',
      productionType: number === 3 ? 'central' : 'site',
      dailyMealCount: number === 4 ? null : 100 * number,
      lineMinistry: number === 2 ? 'armee' : null,
    })
    if (number > 5) continue
    await writer('canteenSectors').insert({ canteenId, sectorId: school.id })
    await writer('diagnostics').insert({ canteenId, year, creationDate: date, modificationDate: date })
  }
  await declareStored(site.server)
  // Its figures are among those of the territory.
  const counted = { valueTotalHt: 1000, valueBioHtAgg: 250, valueSustainableHtAgg: 300, canteenSiret: makeSiret(1) }
  await writer('teledeclarations')
    .where({ year })
    .update({ ...counted, creationDate: `${year + 1}-02-10T11:00:00.000Z` })
})
afterAll(() => site.close())

async function addOfficial(departments: readonly string[] | null): Promise<Person> {
  const person = await site.server.addPerson({ firstName: 'Awa' })
  await site.server.app.services.database
    .writer('users')
    .where({ id: person.id })
    .update({ isElectedOfficial: true, departments: departments && JSON.stringify(departments) })
  return person
}

const names = (page: Page) => page.locator('.mc-territory tbody th').allTextContents()
const told = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const isFocused = (element: Element) => element === document.activeElement
const column = (page: Page, name: string) => page.getByRole('columnheader', { name })

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('an elected official finds, orders and exports the canteens of their departments', async () => {
  // The public page asks for the purchases of a canteen that has none.
  const expected = [/404 GET \/api\/v1\/canteenPurchasesPercentageSummary/]
  const page = await site.page({ person: await addOfficial(['62', '59']), expected })
  await page.goto('/gestion')
  await page.getByRole('button', { name: 'Toutes les cantines' }).click()
  await page.getByRole('link', { name: 'Dans mon territoire' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'toutes les cantines de votre territoire' }).click()
  await page.getByText('inscrites dans vos départements, publiées ou non : Nord (59) et Pas-de-Calais (62).').waitFor()
  await page.getByText(`5 cantines sur 15 ont télédéclaré leurs achats de ${year}, soit 33 %.`).waitFor()
  await page.getByText('comptent 25 % de bio et 30 % d’autres produits').waitFor()
  await told(page, '1 à 10 sur 15 cantines')
  await expect
    .poll(() => names(page))
    .toEqual(
      [...Array(7).keys()]
        .map(i => `Collège ${String(2 * i + 2).padStart(2, '0')}`)
        .concat(['École 01', 'École 03', 'École 05']),
    )
  await expectAccessible(page)

  // Ascending, descending, none.
  const covers = page.getByRole('button', { name: 'Couverts par jour' })
  for (const [sort, order, first] of [
    ['ascending', '?trier-par=dailyMealCount', 'Collège 04'],
    ['descending', '?trier-par=-dailyMealCount', 'École 15'],
    ['none', '', 'Collège 02'],
  ] as const) {
    await covers.click()
    await expect.poll(() => column(page, 'Couverts par jour').getAttribute('aria-sort')).toBe(sort)
    await expect.poll(() => query(page)).toBe(order)
    await expect.poll(async () => (await names(page))[0]).toBe(first)
  }
  await page.getByLabel('Ordre').selectOption('Commune, de A à Z')
  await expect.poll(() => names(page)).toContain('École 03')
  await expect
    .poll(async () => (await page.locator('.mc-territory td:nth-child(3)').allTextContents())[7])
    .toBe('Étaples (62)')

  // Another page, by a link that takes the focus to the heading.
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: '2', exact: true }).click()
  await told(page, '11 à 15 sur 15 cantines')
  await expect.poll(() => query(page)).toBe('?page=2&trier-par=city')
  await expect.poll(() => page.getByRole('heading', { name: 'Les cantines inscrites' }).evaluate(isFocused)).toBe(true)
  await page.reload()
  await told(page, '11 à 15 sur 15 cantines')
  await page.goBack()
  await told(page, '1 à 10 sur 15 cantines')

  // What is missing is one press away; the file holds the same.
  await page.getByRole('button', { name: 'Voir les 10 cantines qui n’ont pas télédéclaré' }).click()
  await told(page, '10 cantines')
  await expect.poll(() => query(page)).toBe('?trier-par=city&teledeclaration=manquante')
  await page.getByText('Exporter ces 10 cantines').click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(rows.map(row => row.split(';')[0])).toEqual(await names(page))
  await expectAccessible(page)

  // A public page opens; those of the armed forces have none.
  await page.getByRole('button', { name: 'Retirer tous les filtres' }).click()
  await told(page, '1 à 10 sur 15 cantines')
  await page.goto(`${path}?recherche=college+02`)
  await told(page, '1 cantine')
  await expect.poll(() => page.locator('.mc-territory tbody').getByText('Non publiée').count()).toBe(1)
  await page.goto(`${path}?recherche=lille`)
  await page.getByRole('link', { name: 'En ligne : la page de École 15' }).click()
  await page.getByRole('heading', { level: 1, name: 'École 15' }).waitFor()
})

test('filters are set by keyboard, narrow the list to nothing, and go again', async () => {
  const page = await site.page({ person: await addOfficial(['59', '62']), width: 'narrow', dark: true })
  const keyboard = new Keyboard(page)
  await page.goto(`${path}?teledeclaration=faite`)
  await told(page, '5 cantines')
  await expectAccessible(page)
  await keyboard.fill('Nom, SIRET ou commune', 'etaples')
  await page.keyboard.press('Enter')
  await told(page, '1 cantine')
  await expect.poll(() => names(page)).toEqual(['Collège 04'])
  await page.getByLabel('Département', { exact: true }).selectOption('Nord (59)')
  await page.getByText('Aucune cantine ne correspond à « etaples » avec ces filtres.').waitFor()
  await expect.poll(() => query(page)).toBe('?recherche=etaples&departement=59&teledeclaration=faite')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retirer le filtre Nord (59)' }).click()
  await expect.poll(() => names(page)).toEqual(['Collège 04'])
  // The button that went gives the focus to the one that opens the filters.
  await expect.poll(() => page.getByRole('button', { name: /^Filtres/ }).evaluate(isFocused)).toBe(true)
  await page.getByLabel('Page publique').selectOption('Non publiée')
  await page.getByText('Aucune cantine ne correspond').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Retirer tous les filtres' }).click()
  await told(page, '1 à 10 sur 15 cantines')
  await tick(page.getByLabel(sectorName, { exact: true }))
  await told(page, '5 cantines')
  await page.getByLabel('Type de cantine').selectOption('Livreurs de repas')
  await told(page, '1 cantine')
  await page.getByRole('button', { name: 'Voir les cantines : Nord (59)' }).click()
  await told(page, '1 cantine')
  await expect.poll(() => query(page)).toBe('?departement=59')
  await expect.poll(() => page.getByRole('heading', { name: 'Les cantines inscrites' }).evaluate(isFocused)).toBe(true)
})

test('one department, none, and one without canteens', async () => {
  const alone = await site.page({ person: await addOfficial(['59']), locale: 'en' })
  await alone.goto(path)
  await alone.getByText('registered in your department, published or not: Nord (59).').waitFor()
  await alone.getByText(`No canteen has declared its purchases of ${year}.`).waitFor()
  await alone.getByText('Department by department').waitFor({ state: 'detached' })
  await expectAccessible(alone)

  const nowhere = await site.page({ person: await addOfficial(null), width: 'narrow' })
  const asked: string[] = []
  nowhere.on('request', request => asked.push(request.url()))
  await nowhere.goto(path)
  await nowhere.getByText('Aucun département n’est encore lié à votre compte d’élu').waitFor()
  await expectAccessible(nowhere)
  expect(asked.filter(url => url.includes('/api/v1/territory'))).toEqual([])
  await nowhere.getByRole('link', { name: 'Écrivez-nous pour indiquer vos départements' }).click()
  await nowhere.waitForURL('**/v2/contact')

  const empty = await site.page({ person: await addOfficial(['2A']) })
  await empty.goto(path)
  await expect
    .poll(() => empty.getByText('Aucune cantine n’est encore inscrite dans votre territoire.').count())
    .toBe(2)
  await expectAccessible(empty)
})

test('a list that does not come says so, and comes once it is asked for again', async () => {
  const expected = [/500 GET \/api\/v1\/territory/]
  const page = await site.page({ person: await addOfficial(['62']), width: 'phone', expected })
  let isBroken = true
  await page.route('**/api/v1/territory*/**', route =>
    isBroken ? route.fulfill({ status: 500, json: { detail: 'Panne' } }) : route.continue(),
  )
  await page.goto(path)
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await expect.poll(() => retry.count()).toBe(2)
  await expectAccessible(page)
  isBroken = false
  await retry.first().click()
  await expect.poll(() => retry.count()).toBe(1)
  await retry.click()
  await told(page, '1 à 10 sur 14 cantines')
  await page.getByText(`5 cantines sur 14 ont télédéclaré leurs achats de ${year}`).waitFor()
  await expectAccessible(page)
})

test.each(['desktop', 'phone'] as const)('an elected official invites a canteen without manager on %s', async width => {
  const number = width === 'phone' ? 52 : 51
  const name = `Cantine des Saules ${number}`
  await site.server.addCanteen(makeSiret(number), [], { name, department: '66', productionType: 'site' })
  await site.server.addCanteen(makeSiret(number + 10), [await site.server.addPerson()], { department: '66' })
  // A second invitation is refused.
  const expected = [/400 POST \/api\/v1\/territoryCanteens\/\d+\/invitation/]
  const page = await site.page({ person: await addOfficial(['66']), width, expected })
  await page.goto(path)
  await page.getByRole('button', { name: /sans gestionnaire$/ }).click()
  await expect.poll(() => query(page)).toBe('?gestionnaire=sans')
  await page.getByRole('button', { name: 'N’ont pas de gestionnaire' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: `Inviter un gestionnaire pour ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Inviter un gestionnaire pour ${name}` })
  const address = dialog.getByLabel('Adresse e-mail de l’établissement')
  await expect.poll(() => address.evaluate(isFocused)).toBe(true)
  await expect.poll(() => dialog.getByLabel('Votre message').inputValue()).toContain(name)
  await expectAccessible(page)

  // Typed too fast: nothing leaves, and what is wrong is told.
  await address.fill('mairie')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await address.fill('mairie@exemple.fr')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await page.getByText('Invitation envoyée à notre équipe').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText(/^Invitation du \d+/).waitFor()
  await expectAccessible(page)

  // Another one comes too early: the server says from which day on.
  await row.getByRole('button', { name: `Inviter de nouveau un gestionnaire pour ${name}` }).click()
  await address.fill('ecole@exemple.fr')
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await dialog.getByText('Une invitation pour cette cantine est déjà partie').waitFor()
  const invitations = await site.server.rows<{ recipientEmail: string; body: string }>('canteenMessages')
  expect(invitations.filter(({ body }) => body.includes(name)).map(({ recipientEmail }) => recipientEmail)).toEqual([
    'mairie@exemple.fr',
  ])
})
