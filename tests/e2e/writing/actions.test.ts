/** @module-tag long */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import { openWritingRoom } from '../../support/open-writing-room.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'
import { unfold } from '../../support/unfold.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => button(page, 'Enregistrer').click()
const picture = fileURLToPath(new URL('../../../web/public/card.png', import.meta.url))

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('the team writes an action in two languages, told of what it lacks, and visitors read it', async () => {
  const page = await openWritingRoom(site, {}, { width: 'phone' })
  await page.getByText('20 textes en ligne').waitFor()
  await page.getByRole('link', { name: 'Actions contre le gaspillage' }).click()
  await page.getByText('Actions 1 à 10 sur 20').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Écrire une action' }).click()
  await field(page, 'Titre').first().fill('Servir les sauces à part')
  await page.getByLabel('Choisir une image').setInputFiles(picture)
  await page.getByRole('img', { name: 'L’image choisie' }).waitFor()
  await save(page)
  await page.getByText('Dites en quelques mots ce que montre l’image').first().waitFor()
  await expectAccessible(page)
  await field(page, 'Ce que montre l’image').first().fill('Trois bols de sauce.')
  await save(page)
  await page.getByText('« Servir les sauces à part » est enregistré.').waitFor()

  await tick(page.getByRole('radio', { name: 'Publié' }))
  await save(page)
  await page.getByText('Une action publiée a de trois à cinq étapes').first().waitFor()
  await page.getByText('Dites quel gaspillage l’action réduit.').first().waitFor()
  await expectAccessible(page)
  const texts = {
    'En une phrase': 'Chacun prend la sauce qu’il aime.',
    Pourquoi: 'Un plat nappé d’avance revient souvent entier.',
    'Les premières étapes': 'Choisir deux plats.\n\nPoser la sauce à côté.\nPeser les restes.\n',
    'Ce que cela change': 'Moins de restes dès la première semaine.',
  }
  for (const [name, text] of Object.entries(texts)) {
    await field(page, name).first().fill(text)
    await field(page, `${name}, en anglais`).fill(text)
  }
  await field(page, 'Titre en anglais').fill('Serve sauces apart')
  await field(page, 'Ce que montre l’image, en anglais').fill('Three bowls of sauce.')
  await tick(page.getByRole('checkbox', { name: 'Restes dans les assiettes' }))
  await save(page)
  await page.getByText('« Servir les sauces à part » est en ligne.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir la page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Servir les sauces à part' }).waitFor()
  const visitor = await site.page({ locale: 'en' })
  await visitor.goto(new URL(page.url()).pathname)
  await visitor.getByRole('heading', { level: 1, name: 'Serve sauces apart' }).waitFor()
  await visitor.getByRole('img', { name: 'Three bowls of sauce.' }).waitFor()
  await expectAccessible(visitor)
})

test('an action that came with the site is put back as it came', async () => {
  const page = await openWritingRoom(site)
  await page.goto('/redaction/actions/2')
  await field(page, 'Titre').first().fill('Le pain en dernier')
  await tick(page.getByRole('radio', { name: 'Grand effort' }))
  await button(page, 'Retirer l’image').click()
  await save(page)
  await page.getByText('« Le pain en dernier » est en ligne.').waitFor()
  await unfold(page, 'Historique des versions')
  await page.getByText('Première version').waitFor()
  await page.getByRole('button', { name: /^Voir cette version/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Petit effort').waitFor()
  await expect.poll(() => dialog.locator('img').getAttribute('src')).toBe('/images/waste-actions/bread-at-the-end.svg')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remettre cette version' }).click()
  await expect.poll(() => field(page, 'Titre').first().inputValue()).toBe('Mettre le pain au bout de la ligne')
})

test('an action that a canteen noted is taken off the site, not deleted', async () => {
  const manager = await site.server.addPerson()
  const canteenId = await site.server.addCanteen(tilleuls, [manager])
  await site.server.app.inject({
    method: 'POST',
    url: '/api/v1/wasteActions/4/actions',
    headers: manager.headers,
    payload: { canteenId, isDone: true },
  })
  const page = await openWritingRoom(site, {}, { expected: [/409 DELETE/] })
  await page.goto('/redaction/actions/4')
  await tick(page.getByRole('radio', { name: 'Brouillon' }))
  await save(page)
  await button(page, 'Supprimer').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await dialog.getByText('1 cantine suit cette action').waitFor()
  await expectAccessible(page)
  // The server renders pages as an anonymous visitor sees them.
  const owner = await site.page({ person: manager, width: 'phone', expected: [/404 GET \/actions-anti-gaspi\/4/] })
  await owner.goto('/actions-anti-gaspi/4')
  await owner.getByRole('heading', { level: 1, name: 'Couper les fruits en quartiers' }).waitFor()
  const visitor = await site.page({ expected: [/404 GET/] })
  await visitor.goto('/actions-anti-gaspi/4')
  await visitor.getByText('elle n’est plus proposée').waitFor()
})
