/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ RENDER_TIMEOUT: '60000' })
})
afterAll(() => site.close())

test('managers are invited by three steps and the four canteens changed last; who is signed in goes to the dashboard', async () => {
  const page = await site.page({ width: 'narrow' })
  await page.goto('/accueil-gestionnaire')
  await page.getByRole('heading', { name: 'Atteignez vos objectifs en trois étapes' }).waitFor()
  await expect.poll(() => page.getByRole('main').locator('ol').getByRole('heading').count()).toBe(3)
  await expect.poll(() => page.getByText('Elles montrent déjà').count()).toBe(0)
  await expectNoViolations(page)

  for (const day of [3, 5, 1, 4, 2]) {
    const modificationDate = new Date(Date.UTC(2026, 0, day)).toISOString()
    await site.server.addCanteen(makeSiret(day), [], { name: `École ${day}`, productionType: 'site', modificationDate })
  }
  await page.reload()
  await expect
    .poll(() => page.locator('.mc-public-cards').getByRole('heading').allTextContents())
    .toEqual(['École 5', 'École 4', 'École 3', 'École 2'])
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Commencer' }).first().click()
  await page.waitForURL('**/creer-mon-compte')

  const person = await site.server.addPerson()
  const signedIn = await site.page({ person })
  await signedIn.goto('/accueil-gestionnaire')
  await signedIn.waitForURL('**/gestion')
})
