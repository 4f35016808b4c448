import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { countedEvents, startAnalytics } from '../../support/analytics-stand-in.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

/** Nothing was bought yet in the year under way. */
const noPurchase = /404 GET \/api\/v1\/canteenPurchasesPercentageSummary/

const lastYear = currentYear() - 1

let analytics: Awaited<ReturnType<typeof startAnalytics>>
let site: Site
let manager: Person
let canteen: number
beforeAll(async () => {
  analytics = await startAnalytics()
  site = await startSite({ ...analytics.environment, RENDER_TIMEOUT: '60000' })
  manager = await site.server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  canteen = await site.server.addCanteen(tilleuls, [manager], {
    name: 'Les Tilleuls',
    city: 'Rennes',
    department: '35',
    region: '53',
    productionType: 'site',
    publicationComments: 'Le pain vient de la boulangerie du quartier.',
    wasteComments: 'Merci aux élèves qui pèsent les restes.',
  })
  const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    site.server.app.inject({ method, url: `/api/v1/${path}`, headers: manager.headers, payload })
  const report = { diagnosticType: 'SIMPLE', ...nothingElse, valueTotalHt: 1000 }
  await send('POST', `canteens/${canteen}/diagnostics/`, {
    ...report,
    year: lastYear,
    valueBioHt: 199.6,
    valueSustainableHt: 310,
    hasWasteDiagnostic: true,
    wasteActions: ['PORTIONS'],
    communicationSupportUrl: 'https://www.exemple.fr/menus',
    communicatesOnFoodQuality: true,
  })
  await send('POST', `canteens/${canteen}/diagnostics/`, { ...report, year: lastYear - 1, valueBioHt: 100 })
  await send('POST', 'purchases/', {
    canteen,
    date: `${lastYear + 1}-01-01`,
    description: 'Pommes',
    priceHt: 10,
    family: 'FRUITS_ET_LEGUMES',
    characteristics: ['BIO'],
  })
  const colours = ['#00695c', '#6a1b9a', '#bf360c', '#1565c0']
  const images = await Promise.all(
    colours.map(async (background, index) => {
      const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
      return { image: `data:image/png;base64,${png.toString('base64')}`, altText: `Le bar à salades ${index + 1}` }
    }),
  )
  await send('PATCH', `canteens/${canteen}`, { images })
})
afterAll(async () => {
  await site.close()
  analytics.close()
})

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

test('a diner sees what a canteen does, year by year, and writes to it', async () => {
  const page = await site.page()
  await page.goto(`/nos-cantines/${canteen}--Les%20Tilleuls`)
  await page.getByRole('heading', { level: 1, name: 'Les Tilleuls' }).waitFor()
  await expect.poll(() => page.title()).toBe('Les Tilleuls - ma cantine')
  await expectAccessible(page)

  // The pictures open in large, by keyboard alone, and give the focus back.
  const second = page.getByRole('button', { name: /^Agrandir la photo 2 sur 4/ })
  await second.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'Le bar à salades 2' }).waitFor()
  await expectNoViolations(page)
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('img', { name: 'Le bar à salades 3' }).waitFor()
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('img', { name: 'Le bar à salades 1' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toMatch(/^Agrandir la photo 2/)

  // The newest year that is over comes first; the year under way is provisional; the choice is in the address.
  const quality = page.getByRole('region', { name: 'Où en est la cantine' })
  await quality.getByText('Chiffres non télédéclarés').waitFor()
  // 199.60 of 1 000 are no 20 %: the share never shows a goal that is not reached.
  await quality.getByText(/presque 20\s%/).waitFor()
  await quality.getByRole('button', { name: `${lastYear + 1} (provisoire)` }).click()
  await quality.getByText('Chiffres provisoires').waitFor()
  await quality.getByRole('button', { name: 'Comparer les années' }).click()
  await page.waitForURL('**/*annee=comparaison')
  await page.reload()
  await quality.getByRole('button', { name: 'Voir les chiffres dans un tableau' }).click()
  await expect.poll(() => quality.getByRole('row').count()).toBe(4)
  await expectAccessible(page)

  // The other measures say what is done, and where diners are informed.
  await page.getByRole('button', { name: /^Lutte contre le gaspillage/ }).click()
  await page.getByText('Elle a cherché d’où vient son gaspillage.').waitFor()
  await page.getByText('Merci aux élèves qui pèsent les restes.').waitFor()
  await page.getByRole('button', { name: /^Information des convives/ }).click()
  const link = page.getByRole('link', { name: /^La page où les convives s’informent/ })
  await expect.poll(() => link.getAttribute('href')).toBe('https://www.exemple.fr/menus')
  await expectAccessible(page)

  // The message: its errors, then its success.
  await page.getByRole('button', { name: 'Écrire à la cantine' }).click()
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.getByRole('link', { name: 'Votre message : Ce champ est obligatoire' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Votre adresse e-mail').fill('parent@exemple.fr')
  await page.getByLabel('Votre message').fill('Merci pour les lentilles !')
  await page.route('**/api/v1/message/', route => route.fulfill({ status: 201, json: route.request().postDataJSON() }))
  const sent = page.waitForRequest('**/api/v1/message/')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ destinationCanteen: canteen, body: 'Merci pour les lentilles !' })
  await page.getByText('Une fois relu, il sera transmis').waitFor()
  expect(await countedEvents(page)).toEqual([['trackEvent', 'message', 'send', 'canteen-email-contact']])
})

test('its figures are read without scripts, and by those who share its address', { tags: 'long' }, async () => {
  const page = await site.page({ withoutScripts: true, width: 'narrow', expected: [/\.js: csp$/] })
  await page.goto(`/nos-cantines/${canteen}`)
  await page.getByRole('heading', { level: 1, name: 'Les Tilleuls' }).waitFor()
  await page.getByText(/presque 20\s%/).waitFor()
  await page.getByText('Elle a cherché d’où vient son gaspillage.').waitFor()
  const description = await page.locator('meta[property="og:description"]').getAttribute('content')
  expect(description).toMatch(/^Ce que fait Les Tilleuls, à Rennes,/)
  await expect
    .poll(() => page.locator('meta[property="og:image"]').getAttribute('content'))
    .toContain('/media/canteens/')
})

test('somebody takes a canteen over that nobody manages, and takes it back', { tags: 'long' }, async () => {
  const free = await site.server.addCanteen(parc, [], { name: 'Le Parc' })
  const visitor = await site.page({ width: 'phone', dark: true, expected: [noPurchase] })
  await visitor.goto(`/nos-cantines/${free}`)
  const signIn = visitor.getByRole('main').getByRole('link', { name: 'S’identifier' })
  await expect
    .poll(() => signIn.getAttribute('href'))
    .toContain(`next=${encodeURIComponent(`/nos-cantines/${free}--Le`)}`)
  await visitor.getByText('La cantine n’a encore partagé aucun chiffre').waitFor()
  await expectAccessible(visitor)

  const person = await site.server.addPerson()
  const page = await site.page({ person, expected: [noPurchase] })
  await page.goto(`/nos-cantines/${free}`)
  await page.getByRole('button', { name: 'Gérer cette cantine' }).click()
  await page.getByRole('heading', { name: 'Vous gérez maintenant cette cantine' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Je me suis trompé de cantine' }).click()
  await page.getByText('Vous ne gérez plus cette cantine').waitFor()
  await expectAccessible(page)
})

test('a canteen that has no page is told, with a way on', { tags: 'long' }, async () => {
  const army = await site.server.addCanteen(lac, [manager], { name: 'Caserne', lineMinistry: 'armee' })
  const page = await site.page({ expected: [/404 GET \/(api|nos-cantines)/] })
  for (const address of [`${army}--Caserne`, '99999999', 'abc']) {
    await page.goto(`/nos-cantines/${address}`)
    await page.getByRole('heading', { name: 'Cette cantine n’a pas de page publique' }).waitFor()
  }
  await expectAccessible(page)
})
