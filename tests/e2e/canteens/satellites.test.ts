import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret, tilleuls } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a manager of a kitchen lists and removes its satellites, and asks to join their teams', async () => {
  const { server } = site
  const [manager, other] = [await server.addPerson(), await server.addPerson()]
  const name = 'Cuisine du Val'
  const id = await server.addCanteen(tilleuls, [manager], {
    name,
    productionType: 'central',
    satelliteCanteensCount: 13,
  })
  const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: tilleuls }
  for (let number = 1; number <= 11; number++) {
    const columns = { ...linked, name: `École ${String(number).padStart(2, '0')}`, dailyMealCount: number }
    await server.addCanteen(makeSiret(number), number === 1 ? [other] : [manager], columns)
  }

  const page = await site.page({ width: 'narrow', person: manager, expected: [/^.*403 POST/] })
  const path = `/modifier-ma-cantine/${id}--${name}/satellites`
  await page.goto(path)
  const rows = page.locator('tbody tr')
  const note = page.locator('main [role=status]').filter({ has: page.locator('.fr-alert') })
  const told = (text: string) => note.filter({ hasText: text }).waitFor()
  await page.getByRole('heading', { name: 'Les satellites de ma cuisine centrale' }).waitFor()
  await expect.poll(() => rows.count()).toBe(10)
  expect(await page.locator('.mc-counts').textContent()).toBe('Satellites annoncés13Satellites enregistrés11')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // The page and the order are in the address.
  await page.getByLabel('Trier par').selectOption('-dailyMealCount')
  await expect.poll(() => rows.first().textContent()).toContain('École 11')
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?page=2&trier-par=-dailyMealCount')
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
  expect(await asked.getAttribute('aria-disabled')).toBe('true')
  expect(await server.rows('joinRequests')).toMatchObject([{ message: 'Nous livrons vos repas.' }])

  await page.getByRole('button', { name: 'Retirer « École 01 » de mes satellites' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await told('« École 01 » ne fait plus partie de vos satellites.')
  // The last page is gone with its only row.
  await expect.poll(() => rows.count()).toBe(10)

  // A wrong number, then one's own.
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
  await page.context().close()
}, 120_000)
