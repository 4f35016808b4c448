/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignYear } from '../../server/support/open-campaign.ts'
import { openImport } from '../imports-check/support/import-page.ts'
import {
  addCanteensOfMap,
  addReportToDeclare,
  addWeighingCanteen,
  createCanteen,
  declareReport,
  findAnswer,
  findOnMap,
  type JourneySite,
  mendFile,
  startJourneySite,
  type TakeIn,
  weighWaste,
} from './support/journeys.ts'
import { readerProblems, ScreenReader } from './support/screen-reader.ts'
import { addDeclaredCanteens, hearTerritories } from './support/territory-journey.ts'

let all: JourneySite
beforeAll(async () => {
  all = await startJourneySite()
})
afterAll(() => all.close())

/** Nothing was bought yet in the year under way. */
const noPurchase = /404 GET \/api\/v1\/canteenPurchasesPercentageSummary/

/** What the reader says is held to the letter: a change of it is read aloud before it is taken. */
async function expectSpoken(
  name: string,
  page: Page,
  journey: (listen: TakeIn) => Promise<void>,
  year: number | null = campaignYear,
): Promise<void> {
  const reader = new ScreenReader(page)
  await journey((point, part) => reader.read(point, part))
  await expect(reader.textWithout(year)).toMatchFileSnapshot(`spoken/${name}.txt`)
  await page.context().close()
}

test('an answer is found', async () => {
  const page = await all.site.page({ expected: readerProblems })
  await expectSpoken('trouver-une-reponse', page, listen => findAnswer(page, listen))
})

test('a canteen is found on the map', async () => {
  await addCanteensOfMap(all.site)
  const page = await all.site.page({ expected: [...readerProblems, noPurchase] })
  await expectSpoken('trouver-sur-la-carte', page, listen => findOnMap(page, listen))
})

test('the figures of territories are heard', async () => {
  await addDeclaredCanteens(all.site)
  const page = await all.site.page({ expected: readerProblems })
  await expectSpoken('comparer-des-territoires', page, listen => hearTerritories(page, listen), null)
})

test('a canteen is created', async () => {
  const page = await all.site.page({ person: all.cook, expected: readerProblems })
  await expectSpoken('creer-une-cantine', page, listen => createCanteen(page, listen))
})

test('a file is mended', async () => {
  const page = await openImport(all.site, 'achats', { expected: readerProblems })
  // Its years are those of formats, not that of a campaign.
  await expectSpoken('corriger-un-fichier', page, listen => mendFile(page, listen), null)
})

test('waste is weighed and evaluated', async () => {
  const canteen = await addWeighingCanteen(all.site, all.cook)
  const page = await all.site.page({ person: all.cook, width: 'phone', expected: readerProblems })
  await expectSpoken('peser-et-evaluer', page, listen => weighWaste(page, canteen, listen))
})

test('a report is filled in and declared', async () => {
  const canteen = await addReportToDeclare(all.site, all.cook)
  const page = await all.site.page({ person: all.cook, expected: readerProblems })
  await expectSpoken('teledeclarer', page, listen => declareReport(page, canteen, listen))
})
