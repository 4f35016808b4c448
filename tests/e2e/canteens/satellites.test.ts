/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { makeSiret, parc, tilleuls } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const rhone = makeSiret(61)

let outside: OutsideStandIn
let site: Site
beforeAll(async () => {
  const lyon = { cityInseeCode: '69386', city: 'LYON', postalCode: '69006', address: '2 RUE DU PARC 69006 LYON' }
  outside = await startOutsideStandIn({ establishments: [{ siret: rhone, company: 'ECOLE DU RHONE', ...lyon }] })
  site = await startSite({ ...outside.environment, OUTSIDE_TIMEOUT: '1000', OUTSIDE_PAUSE: '100' })
})
afterAll(async () => {
  await site.close()
  await outside.close()
})

test('a manager of a kitchen lists, links, creates and removes its satellites, and asks to join their teams', async () => {
  const { server } = site
  const [manager, other] = [await server.addPerson(), await server.addPerson()]
  const name = 'Cuisine du Val'
  const kitchen = { name, productionType: 'central', satelliteCanteensCount: 13 }
  const id = await server.addCanteen(tilleuls, [manager], kitchen)
  const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: tilleuls }
  for (let number = 1; number <= 11; number++) {
    const columns = { ...linked, name: `École ${String(number).padStart(2, '0')}`, dailyMealCount: number }
    await server.addCanteen(makeSiret(number), number === 1 ? [other] : [manager], columns)
  }
  const town = { city: 'Liverdun', postalCode: '54460' }
  const parcId = await server.addCanteen(parc, [other], { name: 'Cantine du Parc', productionType: 'site', ...town })

  const page = await site.page({ width: 'narrow', person: manager, expected: [/^.*403 POST/] })
  const path = `/modifier-ma-cantine/${id}--${name}/satellites`
  await page.goto(path)
  const rows = page.locator('tbody tr')
  const note = page.getByRole('main').locator('.fr-alert[role=status]')
  const told = (text: string) => note.filter({ hasText: text }).waitFor()
  await page.getByRole('heading', { name: 'Mes cantines satellites' }).waitFor()
  await expect.poll(() => rows.count()).toBe(10)
  await expect
    .poll(() => page.locator('.mc-counts').textContent())
    .toBe('Satellites annoncés13Satellites enregistrés11')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // The page and the order are in the address.
  await page.getByLabel('Trier par').selectOption('-dailyMealCount')
  await expect.poll(() => rows.first().textContent()).toContain('École 11')
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => new URL(page.url()).search).toBe('?page=2&trier-par=-dailyMealCount')
  await page.reload()
  await rows.filter({ hasText: 'École 01' }).waitFor()

  // The team of others is asked, once.
  await page.getByRole('button', { name: 'Rejoindre cette cantine : École 01' }).click()
  await page.getByLabel('Votre message').fill('Nous livrons vos repas.')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.getByText('L’équipe de la cantine « École 01 » a été contactée').waitFor()
  await page.reload()
  const asked = page.getByRole('button', { name: 'Demande envoyée : École 01' })
  await expect.poll(() => asked.getAttribute('aria-disabled')).toBe('true')
  expect(await server.rows('joinRequests')).toMatchObject([{ message: 'Nous livrons vos repas.' }])

  await page.getByRole('button', { name: 'Retirer « École 01 » de mes satellites' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await told('« École 01 » ne fait plus partie de vos satellites.')
  // The last page is gone with its only row.
  await expect.poll(() => rows.count()).toBe(10)

  // A wrong number, one's own, one of another kitchen, then a canteen that exists.
  const siret = page.getByLabel('SIRET', { exact: false })
  const send = async (value: string) => {
    await siret.fill(value)
    await page.getByRole('button', { name: 'Continuer' }).click()
  }
  await send('123')
  await page.getByText('Le numéro SIRET doit contenir 14 caractères').first().waitFor()
  await expectNoViolations(page)
  await send(tilleuls)
  await page.getByText('Ce numéro est celui de votre cuisine').first().waitFor()
  await server.addCanteen(makeSiret(50), [other], { ...kitchen, name: 'Autre cuisine' })
  await send(makeSiret(50))
  await page.getByRole('heading', { name: 'Est-ce bien elle ?' }).waitFor()
  await page.getByRole('button', { name: 'Oui, demander à son équipe' }).click()
  await page.getByText('Cette cantine est elle-même un livreur de repas').first().waitFor()
  await page.getByRole('button', { name: 'Non, changer de numéro' }).click()
  // That of others is asked, once its name and its town were seen.
  await send(parc)
  await page.getByText('54460 Liverdun').waitFor()
  await page.getByText('D’autres personnes gèrent cette cantine').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Oui, demander à son équipe' }).click()
  await told('La demande est partie à l’équipe de la cantine « Cantine du Parc ».')
  await page.getByRole('heading', { name: 'En attente de l’accord de leur équipe' }).waitFor()
  await page.getByRole('button', { name: 'Retirer la demande faite à « Cantine du Parc »' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const theirs = await site.page({ width: 'narrow', person: other })
  await theirs.goto(`/dashboard/${parcId}--Cantine du Parc`)
  await theirs.getByRole('heading', { name: 'Ce livreur de repas est-il le vôtre ?' }).waitFor()
  await theirs.getByText(`Numéro SIRET : ${tilleuls}`).waitFor()
  await expectNoViolations(theirs)
  await expectNoSidewaysScroll(theirs)
  await theirs.getByRole('button', { name: 'Accepter « Cuisine du Val » comme livreur de repas' }).click()
  await theirs.getByText('« Cuisine du Val » est maintenant le livreur de repas de votre cantine.').waitFor()
  await theirs.context().close()
  await page.reload()
  await expect.poll(() => page.locator('.mc-counts').textContent()).toContain('enregistrés11')

  // A number that nobody has: the second step creates the canteen, whether the register answers or not.
  outside.behaviour = 'gone'
  await send(makeSiret(60))
  await page.getByRole('heading', { name: 'Créer cette cantine' }).waitFor()
  await page.getByText('ce numéro n’a pas pu être vérifié').waitFor()
  await page.getByRole('button', { name: 'Créer et ajouter' }).click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Nom').fill('École des Prés')
  await page.getByLabel('Code postal').fill('54460')
  await page.getByLabel('Ville').selectOption({ index: 1 })
  await tick(page.getByRole('checkbox').first())
  await page.getByLabel('Couverts par jour').fill('40')
  await page.getByLabel('Couverts par an').fill('6000')
  await page.getByRole('button', { name: 'Créer et ajouter' }).click()
  await told('« École des Prés » est créée et fait partie de vos satellites.')
  await expect.poll(() => page.locator('.mc-counts').textContent()).toContain('enregistrés12')

  // The register names an arrondissement; another postal code leaves its town, which is chosen anew.
  outside.behaviour = 'right'
  await send(rhone)
  await expect.poll(() => page.getByLabel('Nom').inputValue()).toBe('ECOLE DU RHONE')
  const townField = page.getByLabel('Ville')
  const chosenTown = () => townField.locator('option:checked').textContent()
  await expect.poll(chosenTown).toBe('Lyon')
  await page.getByLabel('Code postal').fill('54460')
  await page.getByRole('option', { name: 'Liverdun' }).waitFor({ state: 'attached' })
  await expect.poll(() => townField.inputValue()).toBe('')
  await tick(page.getByRole('checkbox').first())
  await page.getByLabel('Couverts par jour').fill('50')
  await page.getByLabel('Couverts par an').fill('7000')
  await page.getByRole('button', { name: 'Créer et ajouter' }).click()
  await page.getByRole('alert').getByRole('link', { name: /Ville/ }).waitFor()
  // What is typed is not left without a question.
  await page.getByRole('link', { name: 'Corriger le nombre annoncé' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur cette page' }).click()
  await page.getByLabel('Code postal').fill('54460')
  await townField.selectOption('Liverdun')
  await page.getByRole('button', { name: 'Créer et ajouter' }).click()
  await told('« ECOLE DU RHONE » est créée et fait partie de vos satellites.')
  const created = (await server.rows<{ siret: string }>('canteens')).find(({ siret }) => siret === rhone)
  expect(created).toMatchObject({ postalCode: '54460', city: 'Liverdun', cityInseeCode: '54318' })
  await page.context().close()
})
