/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll } from '../../support/page-checks.ts'
import { readCutElements, waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

const longWord = 'Intercommunalité'.repeat(8)

let site: Site
let person: Person
let canteen: number
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson({ firstName: longWord, lastName: longWord })
  canteen = await site.server.addCanteen(tilleuls, [person], {
    name: longWord,
    city: longWord,
    productionType: 'central',
    dailyMealCount: null,
  })
  const satellite = { name: `${longWord}2`, productionType: 'site_cooked_elsewhere', centralProducerSiret: tilleuls }
  await site.server.addCanteen(parc, [person], satellite)
  const purchase = { description: longWord, provider: longWord, date: '2024-02-01', priceHt: 12, family: 'BOISSONS' }
  await site.server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/',
    headers: person.headers,
    payload: { ...purchase, canteen, characteristics: [] },
  })
})
afterAll(() => site.close())

test('words without end are cut where a phone ends, on each screen that shows a name', async () => {
  const page = await site.page({ person, width: 'narrow' })
  for (const path of [
    '/gestion',
    `/dashboard/${canteen}`,
    `/modifier-ma-cantine/${canteen}/satellites`,
    `/modifier-ma-cantine/${canteen}/gestionnaires`,
    '/actions-en-attente',
    '/mes-achats',
    '/synthese-achats',
    '/mon-compte',
    `/v2/gaspillage-alimentaire/${canteen}`,
    `/ma-progression/${canteen}/2024/qualite-des-produits`,
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await waitUntilIdle(page)
    await expectNoSidewaysScroll(page)
    const texts = page.locator(
      'main :is(p, li, dd, td, th, h1, h2, h3, h4, label):not(.fr-table__container *, .fr-sr-only)',
    )
    expect(await readCutElements(texts), path).toEqual([])
  }
  await page.context().close()
})
