/** @module-tag long */
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

/** Nothing was bought yet in the year under way. */
const noPurchase = /404 GET \/api\/v1\/canteenPurchasesPercentageSummary/

const lastYear = currentYear() - 1

let site: Site
let manager: Person
let canteen: number
beforeAll(async () => {
  site = await startSite()
  manager = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls', productionType: 'site' })
  await call('POST', `canteens/${canteen}/diagnostics/`, {
    year: lastYear,
    diagnosticType: 'SIMPLE',
    ...nothingElse,
    valueTotalHt: 1000,
    valueBioHt: 300,
  })
})
afterAll(() => site.close())

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  site.server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

const presentation = (page: Page) => page.getByRole('textbox', { name: 'Présentation de la cantine' })
const notice = (page: Page, text: string) => page.getByRole('heading', { name: text }).first().waitFor()

test('a manager describes a picture, writes while a colleague writes, hides a year, and copies the widget', async () => {
  const page = await site.page({ person: manager, expected: [/412 PATCH/, noPurchase] })
  await page.goto(`/dashboard/${canteen}--Les%20Tilleuls`)
  await page.getByRole('link', { name: 'Sa page publique' }).click()
  await page.getByRole('heading', { level: 1, name: 'La page publique de ma cantine' }).waitFor()
  await expectAccessible(page)

  // A picture without its text is not sent.
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#00695c' } })
    .png()
    .toBuffer()
  const add = page.getByLabel('Ajouter une photo')
  await add.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('rien') })
  await page.getByText('Ce fichier n’est pas une image que nous savons lire.').waitFor()
  await add.setInputFiles({ name: 'salades.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Enregistrer la photo' }).click()
  await page.getByText('Décrivez la photo en une phrase.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Description de la photo').fill('Le bar à salades')
  await page.getByRole('button', { name: 'Enregistrer la photo' }).click()
  await notice(page, 'Photo ajoutée')
  await page.getByRole('img', { name: 'Le bar à salades' }).waitFor()

  // A colleague writes another text meanwhile: both stay. The year is hidden from the preview at once.
  await call('PATCH', `canteens/${canteen}`, { wasteComments: 'Nous pesons les restes.' })
  await presentation(page).fill('Du pain frais chaque jour.')
  await page.getByText(/^26 caractères sur 500/).waitFor()
  await page.getByRole('button', { name: 'Afficher l’aperçu' }).click()
  await page.getByText(/30\s%/).first().waitFor()
  await page.getByText(`Montrer les chiffres de ${lastYear}`).click()
  await page.getByText('La cantine n’a encore partagé aucun chiffre').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('avec ceux qu’une autre personne vient de faire').waitFor()
  const stored = (await call('GET', `canteens/${canteen}`)).json()
  expect(stored).toMatchObject({
    publicationComments: 'Du pain frais chaque jour.',
    wasteComments: 'Nous pesons les restes.',
    redactedApproYears: [lastYear],
    images: [{ altText: 'Le bar à salades' }],
  })

  // Both write the same text: the person chooses.
  await call('PATCH', `canteens/${canteen}`, { publicationComments: 'Du pain bio.' })
  await presentation(page).fill('Du pain au levain.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('dialog').getByText('Du pain bio.').click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await expect.poll(() => presentation(page).inputValue()).toBe('Du pain bio.')

  const code = await page.getByRole('region', { name: 'Lignes à copier' }).innerText()
  expect(code).toContain(`<iframe src="${site.url}/widgets/nos-cantines/${canteen}--Les%20Tilleuls"`)
  const shown = await site.server.app.inject({ url: `/widgets/nos-cantines/${canteen}` })
  expect(shown.body).not.toMatch(/30\s%/)

  await page.getByRole('button', { name: 'Supprimer : photo 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await notice(page, 'Photo supprimée')
})

test('a canteen of the armed forces has a preview, and nothing online', async () => {
  const army = await site.server.addCanteen(lac, [manager], { name: 'Caserne', lineMinistry: 'armee' })
  const page = await site.page({ person: manager, width: 'phone', dark: true, expected: [noPurchase] })
  await page.goto(`/modifier-ma-cantine/${army}--Caserne/publier`)
  await page.getByText('Cette cantine n’a pas de page en ligne').waitFor()
  await waitUntilIdle(page)
  expect(await page.getByRole('link', { name: 'Voir la page en ligne' }).count()).toBe(0)
  expect(await page.getByText('Lignes à copier').count()).toBe(0)
  await expectAccessible(page)
})
