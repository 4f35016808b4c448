import { afterAll, beforeAll, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('home opens', async () => {
  const page = await site.page({ width: 'narrow', person: await site.server.addPerson() })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})
