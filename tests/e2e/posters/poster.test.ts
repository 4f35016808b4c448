import { readFile } from 'node:fs/promises'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import { findTaggedPdfFaults } from '../../server/support/tagged-pdf-faults.ts'
import type { Person } from '../../server/support/test-server.ts'
import { countedEvents, startAnalytics } from '../../support/analytics-stand-in.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readTaggedText } from '../../support/read-poster.ts'
import { type Site, startSite } from '../../support/site.ts'

let analytics: Awaited<ReturnType<typeof startAnalytics>>
let site: Site
let cook: Person
let canteen: number
const year = currentYear() - 1
beforeAll(async () => {
  analytics = await startAnalytics()
  site = await startSite(analytics.environment)
  cook = await site.server.addPerson()
  canteen = await site.server.addCanteen(tilleuls, [cook], {
    name: 'Les Tilleuls',
    city: 'Montpellier',
    dailyMealCount: 120,
    productionType: 'site',
    publicationStatus: 'published',
  })
  const date = new Date().toISOString()
  const head = { canteenId: canteen, diagnosticType: 'SIMPLE', creationDate: date, modificationDate: date }
  await site.server.app.services.database.writer('diagnostics').insert([
    { ...head, year, valueTotalHt: 1000, valueBioHt: 199.9, valueSustainableHt: 310 },
    { ...head, year: year - 1, valueTotalHt: 1000, valueBioHt: 100, valueSustainableHt: 200 },
  ])
})
afterAll(async () => {
  await site.close()
  analytics.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Presses a button that downloads a file. */
async function download(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)])
  const name = file.suggestedFilename()
  await page.getByText(`Le fichier « ${name} » est téléchargé.`).waitFor()
  return { name, bytes: new Uint8Array(await readFile(await file.path())) }
}

/** The size of a PNG, by its head. */
function pixelsOf(bytes: Uint8Array): readonly [number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  expect(view.getUint32(0)).toBe(0x89504e47)
  return [view.getUint32(16), view.getUint32(20)]
}

const previewTexts = async (page: Page): Promise<string> =>
  (await page.locator('.mc-poster text').allTextContents()).join(' ').replaceAll('\u00a0', ' ')

test('a visitor makes a poster of their self-assessment, and nothing of it leaves the device', async () => {
  const page = await site.page({ width: 'phone' })
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(
    ([year]) =>
      localStorage.setItem(
        'auto-evaluation',
        JSON.stringify({ 'qualite-des-produits': { [String(year)]: { valueTotalHt: 5000.5, valueBioHt: 0 } } }),
      ),
    [year],
  )
  await page.goto('/creation-affiche')
  await page.locator('.mc-poster').waitFor()
  await expect.poll(() => page.getByLabel(`En ${year}, elle a acheté`).inputValue()).toBe('5000,5')
  await expect.poll(() => page.getByLabel('Dont, pour le bio').inputValue()).toBe('0')
  await press(page, 'Télécharger l’affiche (PDF)')
  await page.getByText('Ce champ est obligatoire').first().waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('Ma cantine s’appelle').fill('Le Verger')
  await page.getByLabel('Elle se trouve à').fill('Lodève')
  await page.getByLabel('Elle sert chaque jour').fill('1 200')
  await page.getByLabel('Dont, pour les autres produits').fill('5000')
  await page.getByText('Certains produits viennent d’un projet').click()
  await page.getByLabel('Part de ces produits, en %').fill('120')
  await page.getByLabel('Nom du projet').fill('Hautes Terres')
  await page.getByLabel('Le mot de votre équipe').fill('Bon appétit 🥕')
  await page.getByText('Caractères restants : 687').waitFor()
  await press(page, 'Télécharger l’affiche (PDF)')
  await page.getByText('Indiquez un pourcentage entre 0 et 100').first().waitFor()
  await page.getByLabel('Part de ces produits, en %').fill('12,5')
  await page.getByText('ils sont remplacés par [?]').waitFor()
  await expect.poll(() => previewTexts(page)).toContain('12,5 % de nos produits')
  await expect.poll(() => previewTexts(page)).toContain('presque 100 %')

  const { name, bytes } = await download(page, 'Télécharger l’affiche (PDF)')
  expect(name).toBe(`Affiche_convives_Le_Verger_${year}.pdf`)
  const text = await readTaggedText(bytes)
  expect(text.slice(0, 3)).toEqual([
    'H1 Où en est notre transition alimentaire ?',
    'P Le Verger',
    'P Lodève · 1 200 couverts par jour',
  ])
  expect(text).toEqual(expect.arrayContaining(['P 0 %', 'P presque 100 %', 'P Bon appétit [?]']))
  expect((await findTaggedPdfFaults(bytes)).filter(fault => !fault.includes('which stands below'))).toEqual([])

  const square = await download(page, 'Image carrée (PNG)')
  expect(square.name).toBe(`Affiche_convives_Le_Verger_${year}_carre.png`)
  expect(pixelsOf(square.bytes)).toEqual([1080, 1080])
  await press(page, 'Lire l’affiche en texte')
  await page.getByText('Code QR qui mène au site').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await expect
    .poll(() => countedEvents(page))
    .toEqual(Array(2).fill(['trackEvent', 'form', 'submit', 'poster-generator']))
  expect(sent.filter(request => /Verger|Lod|5000/.test(decodeURIComponent(request)))).toEqual([])
})

test('a manager makes the poster of a canteen, chosen or from its dashboard', { tags: 'long' }, async () => {
  const page = await site.page({ person: cook })
  await page.goto('/creation-affiche')
  await page.getByText('son affiche apparaîtra ici').waitFor()
  await press(page, 'Télécharger l’affiche (PDF)')
  await page.getByText('Choisissez la cantine de l’affiche.').first().waitFor()
  await page.getByLabel('La cantine de l’affiche').fill('tilleuls')
  await page.getByRole('option', { name: 'Les Tilleuls' }).click()
  await expect.poll(() => previewTexts(page)).toContain('presque 20 %')
  await expectNoViolations(page)

  await page.goto(`/dashboard/${canteen}--les-tilleuls`)
  await page.getByRole('link', { name: 'Créer l’affiche pour mes convives' }).click()
  await page.getByRole('heading', { level: 1, name: 'L’affiche de Les Tilleuls' }).waitFor()
  await page.getByLabel('Le mot de votre équipe').fill('Le pain vient du village.')
  await expect.poll(() => previewTexts(page)).toContain('Le pain vient du village.')
  const { name, bytes } = await download(page, 'Télécharger l’affiche (PDF)')
  expect(name).toBe(`Affiche_convives_Les_Tilleuls_${year}.pdf`)
  expect(await readTaggedText(bytes)).toEqual(
    expect.arrayContaining([
      'P Les Tilleuls',
      'P presque 20 %',
      'P 31 %',
      `P En ${year - 1}, nous servions 10 % de bio et 20 % de produits durables et de qualité hors bio.`,
      'P Le pain vient du village.',
      'Figure Code QR qui mène à la page de la cantine Les Tilleuls',
    ]),
  )
  const picture = await download(page, 'Image A4 (PNG)')
  expect(pixelsOf(picture.bytes)).toEqual([1819, 2573])
  await expectNoViolations(page)
  await expect
    .poll(() => countedEvents(page))
    .toEqual(Array(2).fill(['trackEvent', 'form', 'submit', 'poster-generator-canteen-page']))
})
