/** @module-tag long */
import { changes, changesFeedPaths } from '@ma-cantine/lib/developers/changes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

const address = '/v2/developpement-et-apis/formats'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a vendor finds the formats, what changes, and the errors, on a phone', async () => {
  const page = await site.page({ width: 'narrow' })
  await page.goto('/v2/developpement-et-apis')
  await page.getByRole('link', { name: 'Les formats de fichiers, leurs versions et leurs erreurs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Formats et versions' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(address)

  const former = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'achats@2025' }) })
  await former.getByText('Publié avant 2026, accepté jusqu’à la fin de la campagne').waitFor()
  const links = await former.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(links).toEqual([
    '/static/schemas/achats.json',
    '/static/documents/modele_achats.csv',
    '/static/documents/modele_achats.xlsx',
  ])
  for (const link of links) expect((await fetch(`${site.url}${link}`)).status).toBe(200)

  await page.getByRole('button', { name: 'achats@2026-siret, par rapport à achats@2025' }).click()
  await page.getByText('fournisseur : obligatoire → facultatif').waitFor()
  await page.getByRole('heading', { name: /colonnes ajoutées/ }).waitFor()
  await page.getByRole('button', { name: 'Les cellules' }).click()
  await page.getByRole('heading', { name: '(type-error)' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('a feed reader finds the feed in the head of the page, and each change where the feed says', async () => {
  const last = changes.at(-1)?.id
  const page = await site.page({ locale: 'en', dark: true })
  await page.goto(`${address}#${last}`)
  const heading = page.locator(`#${last}`)
  await heading.waitFor()
  await expect.poll(() => heading.innerText()).toBe(changes.at(-1)?.words.en.title)
  await expect.poll(async () => (await readBox(heading)).top).toBeLessThan(800)
  const announced = page.locator('head link[rel=alternate][type="application/atom+xml"]')
  await expect.poll(() => announced.getAttribute('href')).toBe(changesFeedPaths.en)
  const link = page.getByRole('link', { name: 'Feed of the changes (Atom)' })
  await expect.poll(() => link.getAttribute('href')).toBe(changesFeedPaths.en)
  await expectNoViolations(page)
})
