/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let cook: Person
let canteen: number
beforeAll(async () => {
  site = await startSite()
  cook = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [cook], { name: 'Les Tilleuls' })
})
afterAll(() => site.close())

const list = '/actions-anti-gaspi'
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const found = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('a visitor filters the actions, searches them, and opens one, on a phone', async () => {
  const page = await site.page({ width: 'phone', expected: [/ERR_INTERNET_DISCONNECTED|0 GET|404 GET/] })
  await page.goto(list)
  await found(page, '20 actions trouvées')
  await expect.poll(() => cards(page).count()).toBe(12)
  await expectAccessible(page)
  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect.poll(() => cards(page).count()).toBe(8)

  // The filters are buttons that stay pressed; their choice is in the address, back to the first page.
  const large = page.getByRole('button', { name: 'Grand effort' })
  await large.click()
  await found(page, '3 actions trouvées')
  await expect.poll(() => large.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('group', { name: 'Origine du gaspillage' }).getByRole('button', { name: 'Restes' }).click()
  await found(page, '1 action trouvée')
  await expect.poll(() => new URL(page.url()).search).toBe('?effort=LARGE&origine=PLATE')
  await page.reload()
  await found(page, '1 action trouvée')
  await page.goBack()
  await found(page, '3 actions trouvées')
  await page.getByLabel('Chercher une action').fill('éléphant')
  await page.getByLabel('Chercher une action').press('Enter')
  await page.getByText('Aucune action ne correspond à ces choix.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retirer tous les filtres' }).click()
  await found(page, '20 actions trouvées')
  await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search')
  await page.getByLabel('Chercher une action').fill('PAIN')
  await page.keyboard.press('Enter')
  await found(page, '2 actions trouvées')
  await page.getByText('Liste', { exact: true }).click()
  await page.getByRole('rowheader', { name: 'Mettre le pain au bout de la ligne' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Mettre le pain au bout de la ligne' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mettre le pain au bout de la ligne' }).waitFor()
  await expect.poll(() => page.title()).toContain('Mettre le pain au bout de la ligne')
  await page.getByText('Déplacer la corbeille après le plat chaud et le dessert.').waitFor()
  await page.getByText('Connectez-vous pour noter').waitFor()
  await expectAccessible(page)
  await page.goBack()
  await found(page, '2 actions trouvées')

  // The network goes away and comes back.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Petit effort' }).click()
  await page.getByText('Vous êtes hors connexion.').first().waitFor()
  await page.context().setOffline(false)
  await found(page, '1 action trouvée')

  await page.goto(`${list}/999`)
  await page.getByText('Cette action n’existe pas, ou elle n’est plus proposée.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir toutes les actions' }).click()
  await found(page, '20 actions trouvées')
  await page.context().close()
})

test('a manager plans an action by keyboard, does it, undoes it, and is told of another who was first', async () => {
  const page = await site.page({ person: cook, expected: [/412 POST/] })
  const stored = async () => (await site.server.rows<Record<string, unknown>>('canteenWasteActions'))[0]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  await page.goto(`${list}/2`)
  const mine = page.getByRole('region', { name: 'Dans vos cantines' })
  await mine.getByText('Pas encore notée.').waitFor()
  await mine.getByRole('button', { name: 'Prévoir, Les Tilleuls' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Date prévue').inputValue()).toBe(today)
  await dialog.getByLabel('Date prévue').fill('2099-01-04')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await mine.getByText('Prévue pour le 4 janvier 2099.').waitFor()
  // The focus comes back to the button, which has another name now.
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Changer la date prévue')
  await expect.poll(() => stored()).toMatchObject({ canteenId: canteen, resourceId: 2, plannedOn: '2099-01-04' })

  await mine.getByRole('button', { name: 'C’est fait, Les Tilleuls' }).click()
  await dialog.getByLabel('Date de début').fill('2099-01-04')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText('Cette date est à venir').first().waitFor()
  await dialog.getByLabel('Date de début').fill('2026-03-09')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await mine.getByText('Faite depuis le 9 mars 2026.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler ce changement' }).last().click()
  await mine.getByText('Prévue pour le 4 janvier 2099.').waitFor()

  // Somebody else does it meanwhile.
  await site.server.app.inject({
    method: 'POST',
    url: '/api/v1/wasteActions/2/actions',
    headers: cook.headers,
    payload: { canteenId: canteen, doneOn: '2026-02-02' },
  })
  await mine.getByRole('button', { name: 'Retirer, Les Tilleuls' }).click()
  await mine.getByText('Faite depuis le 2 février 2026.').waitFor()
  await mine
    .getByRole('alert')
    .getByText(/modifié|changé/)
    .waitFor()
  await mine.getByRole('button', { name: 'Retirer, Les Tilleuls' }).click()
  await mine.getByText('Pas encore notée.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Les Tilleuls')
  await expect.poll(() => stored()).toMatchObject({ plannedOn: null, doneOn: null })
  await page.context().close()
})

test('someone with many canteens chooses one of them, in English and dark', async () => {
  const chef = await site.server.addPerson()
  for (let index = 0; index < 6; index++) {
    await site.server.addCanteen(makeSiret(index), [chef], { name: `Cantine ${index}` })
  }
  const page = await site.page({ person: chef, dark: true, locale: 'en', width: 'narrow' })
  await page.goto(`${list}/3`)
  await page.getByRole('heading', { level: 1, name: 'Ask “small or large appetite?”' }).waitFor()
  await page.getByLabel('Choose another canteen').selectOption('Cantine 4')
  await page.getByRole('button', { name: 'It is done, Cantine 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Done since/).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See all actions' }).click()
  await found(page, '20 actions found')
  await expectAccessible(page)
  await page.context().close()
})
