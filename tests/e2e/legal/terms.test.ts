/** @module-tag long */
import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const acceptances = (person: Person): Promise<string[]> =>
  site.server.app.services.database.reader('termsAcceptances').where('userId', person.id).pluck('version')

/** Somebody who accepted an earlier version, or none. */
async function personOf(version: string | null): Promise<Person> {
  const person = await site.server.addPerson()
  const { writer } = site.server.app.services.database
  await writer('termsAcceptances').where('userId', person.id).delete()
  if (version) await writer('termsAcceptances').insert({ userId: person.id, version, date: `${version}T08:00:00.000Z` })
  return person
}

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Les conditions d’utilisation ont changé.' })

test('the terms have ten numbered sections and their version, in both languages, for all', async () => {
  const page = await site.page()
  await page.goto('/v2/cgu')
  await page.getByText('Version du 23 novembre 2026').waitFor()
  const titles = page.locator('main section > h2')
  await expect
    .poll(async () => (await titles.allInnerTexts()).map(title => Number.parseInt(title, 10)))
    .toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await page.getByText('ne vous abonne pas à la lettre d’information').waitFor()
  await expectNoViolations(page)

  const phone = await site.page({ width: 'phone', locale: 'en' })
  await phone.goto('/v2/cgu')
  await phone.getByText('Version of 23 November 2026').waitFor()
  await phone.getByText('the French version is the reference').waitFor()
  await expectNoViolations(phone)
  await expectNoSidewaysScroll(phone)
})

test('somebody who signs up reads them in another tab, and loses nothing of the form', async () => {
  const page = await site.page()
  await page.goto('/creer-mon-compte')
  await page.getByLabel('Prénom').fill('Camille')
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: /conditions/ })
      .and(page.locator('main a'))
      .click(),
  ])
  await terms.getByRole('heading', { level: 1, name: 'Conditions générales d’utilisation' }).waitFor()
  await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camille')
})

test('a new version is told until it is accepted; closed, it comes back with the next visit', async () => {
  const person = await personOf('2026-01-01')
  const page = await site.page({ person, width: 'phone', expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto('/v2/importer-des-donnees')
  const notice = noticeOf(page)
  await notice.getByText('Depuis le 23 novembre 2026').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // It does not stand in the way of work, and closes for the visit.
  await page.getByRole('button', { name: 'Fermer, j’y reviendrai' }).click()
  await expect.poll(() => notice.count()).toBe(0)
  await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('main')
  await page.goto('/mon-compte')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)
  expect(await acceptances(person)).toEqual(['2026-01-01'])

  const next = await site.page({ person, expected: [/ERR_INTERNET_DISCONNECTED/] })
  await next.goto('/v2/cgu')
  const again = noticeOf(next)
  await again.waitFor()
  const link = again.getByRole('link', { name: 'Lire les conditions' })
  await expect.poll(() => link.getAttribute('href')).toBe('/v2/cgu')
  await next.context().setOffline(true)
  await again.getByRole('button', { name: 'J’accepte' }).click()
  await again.getByText('Le service ne répond pas').waitFor()
  await next.context().setOffline(false)
  await again.getByRole('button', { name: 'J’accepte' }).click()
  await next.getByRole('status').getByText('Conditions acceptées').waitFor()
  await expect.poll(() => again.count()).toBe(0)
  expect((await acceptances(person)).toSorted()).toEqual(['2026-01-01', currentTermsVersion])
  await next.reload()
  await next.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => again.count()).toBe(0)
})

test('an account older than the terms is told that there are some; a visitor and who accepted them are told nothing', async () => {
  const older = await site.page({ person: await personOf(null), locale: 'en' })
  await older.goto('/')
  await older.getByRole('region', { name: 'Terms of use are now in force.' }).waitFor()
  await older.getByRole('heading', { level: 1 }).waitFor()
  await expectNoViolations(older)

  for (const options of [{}, { person: await site.server.addPerson() }]) {
    const page = await site.page(options)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await waitUntilIdle(page)
    expect(await page.getByRole('button', { name: 'J’accepte' }).count()).toBe(0)
  }
})
