/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { makeSiret, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const siren = '778800011'
const received = { productionType: 'site_cooked_elsewhere' }

let outside: OutsideStandIn
let site: Site
let manager: Person
beforeAll(async () => {
  const place = { cityInseeCode: '54318', city: 'LIVERDUN', postalCode: '54460', address: '1 RUE HAUTE 54460 LIVERDUN' }
  outside = await startOutsideStandIn({
    establishments: [{ siret: `${siren}00010`, company: 'COMMUNE DE LIVERDUN', ...place }],
  })
  site = await startSite({ ...outside.environment, OUTSIDE_TIMEOUT: '1000', OUTSIDE_PAUSE: '100' })
  manager = await site.server.addPerson()
})
afterAll(async () => {
  await site.close()
  await outside.close()
})

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

const noteIn = (page: Page, text: string) =>
  page.getByRole('main').locator('.fr-alert[role=status]').filter({ hasText: text })
const isFocused = (page: Page, text: string) =>
  expect.poll(() => noteIn(page, text).evaluate(note => note === document.activeElement)).toBe(true)

test('a manager on a phone creates a group, adds a canteen to it, and the team of the canteen leaves it', async () => {
  const { server } = site
  const member = makeSiret(801)
  const memberId = await server.addCanteen(member, [manager], { ...received, name: 'École du lavoir' })
  const page = await site.page({ width: 'phone', person: manager })
  const keyboard = new Keyboard(page)
  await page.goto('/gestion')
  await page.getByRole('link', { name: 'Créer un groupe', exact: true }).click()
  await page.getByRole('heading', { name: 'Créer un groupe de cantines', level: 1 }).waitFor()
  await page.getByText('Ne créez pas de groupe pour une cantine seule').waitFor()
  await expectAccessible(page)

  // Only what is asked of groups is missing.
  await keyboard.press('Enregistrer')
  const summary = page.getByRole('alert').filter({ hasText: 'Merci de vérifier les champs en rouge et réessayer' })
  await expect.poll(() => summary.getByRole('link').count()).toBe(5)
  await expectAccessible(page)

  const bar = page.getByRole('searchbox', { name: 'Rechercher votre unité légale' })
  await bar.fill(siren)
  await bar.press('Enter')
  await keyboard.press('Choisir cette unité légale')
  await page.getByText('Unité légale choisie').waitFor()
  await page.getByLabel('Nom du groupe').fill('Cantines de Liverdun')
  await tick(page.getByLabel(/^Gestion directe/))
  await page.getByLabel('Nombre de repas par jour').fill('300')
  await page.getByLabel('Nombre de repas par an').fill('42 000')
  // What is typed survives a reload of its tab, apart from a canteen begun there.
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie').waitFor()
  await keyboard.press('Enregistrer')

  await page.getByText('Le groupe « Cantines de Liverdun » est créé').waitFor()
  await page.getByText('Ce groupe n’a encore aucune cantine').waitFor()
  const group = (await server.rows<{ id: number; productionType: string }>('canteens')).find(
    each => each.productionType === 'groupe',
  )
  expect(group).toMatchObject({ siret: null, sirenUniteLegale: siren, dailyMealCount: 300, yearlyMealCount: 42_000 })
  await expectAccessible(page)

  await page.getByLabel('SIRET', { exact: false }).fill(member)
  await keyboard.press('Continuer')
  await page.getByText('elle fera tout de suite partie du groupe').waitFor()
  await keyboard.press('Oui, l’ajouter')
  await isFocused(page, '« École du lavoir » fait maintenant partie du groupe.')
  await page.getByText('La fiche d’une cantine est incomplète').waitFor()
  await expectAccessible(page)

  // A group becomes no canteen: its form asks no production type.
  await page.goto(`/v2/modifier-ma-cantine/${group?.id}/etablissement`)
  await expect.poll(() => page.getByLabel('Nom du groupe').inputValue()).toBe('Cantines de Liverdun')
  expect(await page.getByText('Mode de production').count()).toBe(0)
  await page.goto(`/v2/modifier-ma-cantine/${memberId}/etablissement`)
  await page.getByText('Mode de production').waitFor()
  expect(await page.getByLabel(/^Groupe de cantines/).count()).toBe(0)

  await page.goto(`/gestion?typeEtablissement=groupes`)
  await page.getByRole('link', { name: 'Cantines de Liverdun', exact: true }).waitFor()
  await waitUntilIdle(page)
  expect(await page.getByRole('link', { name: 'École du lavoir', exact: true }).count()).toBe(0)
  await page.goto(`/dashboard/${group?.id}`)
  await page.getByText('1 satellite renseigné').waitFor()
  await expectAccessible(page)

  await page.goto(`/dashboard/${memberId}`)
  await page.getByText('Cette cantine fait partie du groupe « Cantines de Liverdun ».').waitFor()
  await expectAccessible(page)
  await keyboard.press('Quitter le groupe')
  const question = page.getByRole('dialog', { name: 'Quitter le groupe « Cantines de Liverdun » ?' })
  await question.waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Quitter le groupe' }).click()
  await isFocused(page, 'Votre cantine ne fait plus partie du groupe « Cantines de Liverdun ».')
  await page.context().close()
})

test('the team of another canteen reads that a group asks it to join', async () => {
  const { server } = site
  const other = await server.addPerson()
  const id = await server.addCanteen(makeSiret(802), [other], { ...received, name: 'École des prés' })
  const group = await server.addCanteen('x', [manager], {
    name: 'Groupe du canton',
    siret: null,
    sirenUniteLegale: siren,
    productionType: 'groupe',
  })
  const { headers } = manager
  const url = `/api/v1/canteens/${group}/satellites/${id}/link/`
  expect((await server.app.inject({ method: 'POST', url, headers: { ...headers } })).statusCode).toBe(200)
  const page = await site.page({ width: 'narrow', person: other })
  await page.goto(`/dashboard/${id}`)
  await page.getByRole('heading', { name: 'Votre cantine fait-elle partie de ce groupe ?' }).waitFor()
  await waitUntilIdle(page)
  expect(await page.getByText('Numéro SIRET :').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accepter de rejoindre le groupe « Groupe du canton »' }).click()
  await page.getByText('Votre cantine fait maintenant partie du groupe « Groupe du canton ».').waitFor()
  await page.context().close()
})

test('a kitchen with a dining place becomes a group, and a kitchen again', async () => {
  const { server } = site
  const kitchen = {
    name: 'Cuisine du Val',
    productionType: 'central_serving',
    satelliteCanteensCount: 1,
    dailyMealCount: 80,
  }
  const id = await server.addCanteen(tilleuls, [manager], kitchen)
  await server.addCanteen(makeSiret(803), [await server.addPerson()], {
    ...received,
    name: 'École du bourg',
    centralProducerSiret: tilleuls,
  })
  const page = await site.page({ width: 'phone', person: manager })
  const keyboard = new Keyboard(page)
  await page.goto(`/modifier-ma-cantine/${id}/satellites`)
  await keyboard.press('Convertir en groupe', 'link')
  await page.getByRole('heading', { name: 'Conversion en groupe', level: 1 }).waitFor()
  await page.getByText('École du bourg').waitFor()
  await page.getByText('L’équipe d’une cantine en est prévenue par e-mail.').waitFor()
  await expectAccessible(page)

  // The canteen of the dining place needs a name.
  const name = page.getByLabel('Nom de cette cantine')
  await name.fill(' ')
  await keyboard.press('Convertir en groupe')
  await page.getByRole('alert').getByRole('link').first().waitFor()
  await expectAccessible(page)
  await name.fill('Restaurant du Val')
  await keyboard.fill('Nombre de repas servis sur place par an', '11 200')
  await keyboard.press('Convertir en groupe')
  await isFocused(page, 'Votre livreur de repas est maintenant un groupe de cantines.')
  await page.getByRole('heading', { name: 'Annuler la conversion' }).waitFor()
  await expectAccessible(page)
  const rows = () => server.rows<{ id: number; name: string; groupId: number | null }>('canteens')
  const find = async (name: string) => (await rows()).find(each => each.name === name)
  expect(await find('Cuisine du Val')).toMatchObject({ id, productionType: 'groupe', siret: null })
  expect(await find('Restaurant du Val')).toMatchObject({ groupId: id, siret: tilleuls, yearlyMealCount: 11_200 })

  // It is undone later, from the page of the group.
  await page.getByRole('link', { name: 'Voir les cantines du groupe' }).click()
  await page.getByRole('link', { name: 'Annuler la conversion en groupe' }).click()
  await keyboard.press('Annuler la conversion')
  const question = page.getByRole('dialog', { name: 'Annuler la conversion en groupe ?' })
  await question.getByText('La cantine « Restaurant du Val », créée par la conversion, disparaît.').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annuler la conversion' }).click()
  await isFocused(page, 'La conversion est annulée')
  expect(await find('Cuisine du Val')).toMatchObject({ id, productionType: 'central_serving', siret: tilleuls })
  await page.context().close()
})

test('a screen says why a canteen is not converted, and where to go', async () => {
  const id = await site.server.addCanteen(makeSiret(804), [manager], {
    name: 'Cantine des bois',
    productionType: 'site',
  })
  const page = await site.page({ width: 'narrow', person: manager })
  await page.goto(`/modifier-ma-cantine/${id}/groupe`)
  await page.getByText('Seul un livreur de repas peut être converti en groupe.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir le mode de production' }).click()
  await page.getByRole('heading', { name: 'Modifier mon établissement' }).waitFor()
  await page.context().close()
})
