/** @module-tag long */
import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { resourcePath, resourcesOf } from '@ma-cantine/lib/resources/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareStored } from '../../server/support/declare-stored.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

const year = 2025
let site: Site
let cook: Person
let sirets = 800
beforeAll(async () => {
  site = await startSite()
  cook = await site.server.addPerson()
})
afterAll(() => site.close())

type Amounts = Readonly<Record<string, number>>

/** A primary school of Finistère with reports, by year. */
async function addCanteen(
  person: Person,
  reports: Readonly<Record<number, Amounts>>,
  columns: object = {},
): Promise<number> {
  const { writer } = site.server.app.services.database
  const date = new Date().toISOString()
  const id = await site.server.addCanteen(makeSiret(++sirets), [person], {
    region: '53',
    regionLib: 'Bretagne',
    department: '29',
    departmentLib: 'Finistère',
    dailyMealCount: 100,
    yearlyMealCount: 10_000,
    ...columns,
  })
  await writer('canteenSectors').insert({ canteenId: id, sectorId: 9 })
  const rows = Object.entries(reports).map(([year, amounts]) => ({ year: Number(year), ...amounts }))
  const head = { canteenId: id, diagnosticType: 'SIMPLE', creationDate: date, modificationDate: date }
  await writer('diagnostics').insert(rows.map(row => ({ ...head, ...row })))
  return id
}

const address = (canteen: number) => `/ma-progression/${canteen}--cantine/${year}/qualite-des-produits`

test('a report says what is left to do, and is compared once ten others are there', async () => {
  const other = await site.server.addPerson()
  for (let index = 0; index < 10; index++) await addCanteen(other, { [year]: { valueTotalHt: 1000, valueBioHt: 140 } })
  await declareStored(site.server)
  const alone = await addCanteen(
    cook,
    { [year]: { valueTotalHt: 1000, valueBioHt: 250, valueSustainableHt: 300 } },
    { region: '84', department: '69', yearlyMealCount: null },
  )
  const canteen = await addCanteen(cook, {
    [year]: {
      valueTotalHt: 30_000,
      valueBioHt: 3000,
      valueSustainableHt: 9000,
      valueFishHt: 2000,
      valueFishEgalimHt: 1000,
    },
    [year - 1]: { valueTotalHt: 20_000, valueBioHt: 1000 },
  })
  const page = await site.page({ width: 'phone', person: cook })
  await page.goto(address(alone))
  await page.getByText('Tous les objectifs sont atteints.').waitFor()
  await page.getByText(`il faut au moins dix bilans ${year} télédéclarés`).waitFor()
  await page.getByText(`Vous n’avez pas de bilan rempli en ${year - 1}`).waitFor()

  await page.goto(address(canteen))
  const own = page.locator('tr', { hasText: 'Part de produits bio' })
  await expect.poll(() => own.innerText()).toMatch(/10\s%.*5 points de plus qu’en 2024.*5\s%.*14\s%/s)
  await page.getByText(`au moins 10 bilans ${year} télédéclarés`).waitFor()
  const organic = page.getByRole('listitem').filter({ hasText: /20\s%\sde produits bio/ })
  await expect.poll(() => organic.innerText()).toMatch(/3\s000\s€ à acheter.*30 centimes par repas/s)
  const fish = page.getByRole('listitem').filter({ hasText: 'de qualité dans les poissons' })
  await expect.poll(() => fish.innerText()).toMatch(/200\s€ à acheter.*2 centimes par repas/s)
  await page.getByLabel('Si ces produits coûtent').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => organic.innerText()).toMatch(/L’année coûte \d+[.,]?\d*\s€ de plus, soit/)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('the documents of a measure are on its page, and open', async () => {
  const page = await site.page({ width: 'phone' })
  await page.goto('/mesures-phares/gaspillage-alimentaire')
  const section = page.getByRole('region', { name: 'À télécharger' })
  await section.getByRole('link', { name: /Modèle de convention de don, pour Word/ }).waitFor()
  const links = await section.getByRole('link').evaluateAll(found => found.map(link => link.getAttribute('href')))
  expect(links).toEqual(resourcesOf('gaspillage-alimentaire').flatMap(({ files }) => files.map(resourcePath)))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: /à imprimer/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`fiche-${measureIds[1]}.pdf`)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})
