/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('people are asked for their opinion once in thirty days on a device, and thanked', async () => {
  const person = await site.server.addPerson()
  const page = await site.page({ person, width: 'phone' })
  const block = page.getByRole('region', { name: 'Votre avis nous aide' })
  await page.goto('/gestion')
  await page.getByRole('heading', { level: 1, name: 'Bonjour Camille' }).waitFor()
  // Who has no canteen knows too little of the service.
  await expect.poll(() => block.count()).toBe(0)
  await site.server.addCanteen(makeSiret(1), [person])
  await page.reload()
  await block.waitFor()
  await expect.poll(() => block.getByRole('radio').count()).toBe(5)
  await block.getByRole('button', { name: 'Donner mon avis' }).click()
  await block.getByRole('link', { name: /Êtes-vous satisfait.* : Ce champ est obligatoire/ }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await block.getByText('Plutôt oui').click()
  await block.getByLabel('Que pouvons-nous améliorer ?').fill('Plus de dessins.')
  await block.getByRole('button', { name: 'Donner mon avis' }).click()
  const thanks = block.getByRole('status').filter({ hasText: 'Merci pour votre avis' })
  await thanks.waitFor()
  await expect.poll(() => thanks.evaluate(note => note === document.activeElement)).toBe(true)
  expect(await site.server.rows('reviews')).toMatchObject([
    { userId: person.id, page: 'ManagementPage', rating: 4, suggestion: 'Plus de dessins.' },
  ])
  for (const path of ['/gestion', '/nouveau-acteur-de-l-ecosysteme']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => block.count()).toBe(0)
  }

  await page.evaluate(() => localStorage.setItem('avis-donne-le', new Date(Date.now() - 31 * 86_400_000).toISOString()))
  await page.goto('/nouveau-acteur-de-l-ecosysteme')
  await block.waitFor()
})

test('who has given an opinion with a canteen and a report is not asked again', async () => {
  const person = await site.server.addPerson()
  await site.server.addCanteen(makeSiret(2), [person])
  await site.server.app.services.database.writer('reviews').insert({
    userId: person.id,
    page: 'ManagementPage',
    rating: 5,
    hasCanteen: true,
    hasDiagnostic: true,
    creationDate: new Date().toISOString(),
  })
  const page = await site.page({ person })
  await page.goto('/gestion')
  await page.getByRole('heading', { name: 'Mes outils' }).waitFor()
  await expect.poll(() => page.getByText('Votre avis nous aide').count()).toBe(0)
})
