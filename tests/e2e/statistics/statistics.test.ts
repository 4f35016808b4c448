import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { departments } from '@ma-cantine/lib/territories/departments'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeclaration } from '../../server/support/add-declaration.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-statistics-'))
const year = 2024

/** Four canteens of each of these, which declare 1 000 € each: 30 % organic and 30 % sustainable, but 10 % in Rhône. */
const told = ['35', '22', '29', '69']

beforeAll(async () => {
  const expected = join(folder, 'attendues.csv')
  writeFileSync(expected, 'niveau;code;nombre;source\npays;FR;30;Estimation nationale, 2025\n')
  // Other years change with the date of the test.
  site = await startSite({ LAST_TOLD_YEAR: String(year), EXPECTED_CANTEENS_FILE: expected })
  const { writer } = site.server.app.services.database
  let number = 0
  // Two canteens of Morbihan alone declare.
  for (const code of [...told, ...told, ...told, ...told, '56', '56']) {
    const siret = makeSiret(++number)
    const region = departments.find(each => each.code === code)?.region
    const epci = code === '35' ? '243500139' : null
    const canteenId = await site.server.addCanteen(siret, [], {
      productionType: 'site',
      region,
      department: code,
      epci,
    })
    await writer('canteenSectors').insert({ canteenId, sectorId: code === '69' ? 12 : 9 })
    await addDeclaration(site.server, canteenId, {
      total: 1000,
      organic: code === '69' ? 100 : 300,
      sustainable: 300,
    })
  }
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figure = (page: Page, label: string) =>
  section(page, 'Les objectifs de la loi EGalim').locator('.mc-statistic', { hasText: label })

test('the figures of the country, then of a region and a sector, by the filters, the map’s table and beside another', async () => {
  const page = await site.page()
  await page.goto(`/statistiques-regionales?year=${year}`)
  // 18 declare 18 000 €: 14 of 300 € and 4 of 100 € organic are 25.6 %; 14 of 18 reach the goals.
  await figure(page, 'bilans télédéclarés').getByText('18', { exact: true }).waitFor()
  await figure(page, 'd’achats bio en moyenne').getByText('26 %').waitFor()
  await figure(page, 'atteignent les objectifs').getByText('77 %').waitFor()
  const missing = section(page, 'Qui manque')
  await missing.getByText('Le territoire compterait 30 cantines : il en manque 12.').waitFor()
  await missing.getByText('(Source : Estimation nationale, 2025.)').waitFor()
  await expectNoViolations(page)

  // The map's table says what the map shows.
  await page.getByRole('button', { name: 'Les chiffres de la carte' }).click()
  const row = (name: string) => section(page, 'La carte').getByRole('row', { name })
  await expect.poll(() => row('Bretagne').innerText()).toMatch(/14\s+14\s+100\s%\s+30\s%\s+30\s%/)
  await page.getByLabel('Découpage').selectOption('Départements')
  await page.getByLabel('Ce que montre la carte').selectOption('Part des produits bio')
  await row('Morbihan (56)').getByText('non communiqué').first().waitFor()
  // Brittany is told: one more department is withheld with Morbihan.
  await expect.poll(() => section(page, 'La carte').getByRole('cell', { name: 'non communiqué' }).count()).toBe(6)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Filtres' }).click()
  await tick(page.getByRole('checkbox', { name: 'Bretagne' }))
  await expect.poll(() => page.title()).toBe('Bretagne - Sur mon territoire - ma cantine')
  await figure(page, 'd’achats bio en moyenne').getByText('30 %').waitFor()
  await page
    .getByRole('group', { name: /Secteurs/ })
    .getByLabel('Chercher dans la liste')
    .fill('clinique')
  await tick(page.getByRole('checkbox', { name: /Cliniques/ }))
  await page.getByText('Aucun bilan n’a été télédéclaré pour les achats de 2024.').waitFor()
  await page.getByRole('button', { name: 'Retirer le filtre Secteur : Cliniques' }).click()
  await figure(page, 'd’achats bio en moyenne').getByText('30 %').waitFor()

  await page.getByLabel('Comparer avec').selectOption('Rhône (69)')
  const beside = section(page, 'Comparer deux territoires').getByRole('row', { name: /^Bio/ })
  await beside.waitFor()
  await expect.poll(() => beside.innerText()).toMatch(/30\s%\s+10\s%/)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // All of it is in the address.
  await page.reload()
  await expect.poll(() => beside.innerText()).toMatch(/30\s%\s+10\s%/)
})

test('a figure that would tell a canteen is not given, and says why, on a phone', { tags: 'long' }, async () => {
  const page = await site.page({ width: 'narrow', dark: true })
  await page.goto(`/statistiques-regionales?year=${year}&department=56`)
  await page.getByRole('heading', { name: 'Ces pourcentages ne sont pas donnés' }).waitFor()
  await figure(page, 'bilans télédéclarés').getByText('2', { exact: true }).waitFor()
  await expect.poll(() => figure(page, 'bio en moyenne').count()).toBe(0)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('an intercommunality is found by its name, in English', { tags: 'long' }, async () => {
  const page = await site.page({ locale: 'en' })
  await page.goto(`/statistiques-regionales?year=${year}`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Add a group of towns').fill('rennes métropole')
  await page.getByRole('option', { name: 'Rennes Métropole' }).click()
  await page.getByRole('button', { name: 'Remove the filter Group of towns: Rennes Métropole' }).waitFor()
  const goals = section(page, 'The goals of the EGalim law')
  await goals
    .locator('.mc-statistic', { hasText: 'declared diagnostics' })
    .getByText('4', { exact: true })
    .first()
    .waitFor()
  await expectNoViolations(page)
})

test('the figures are read without scripts, and an address that cannot be read asks for all', {
  tags: 'long',
}, async () => {
  const page = await site.page({ withoutScripts: true, expected: [/\.js: csp$/] })
  await page.goto(`/statistiques-regionales?year=${year}`)
  await figure(page, 'd’achats bio en moyenne').getByText('26 %').waitFor()
  await page.goto('/statistiques-regionales?region=zz&year=12&avec=lune')
  await page.getByRole('heading', { name: 'Les cantines inscrites' }).waitFor()
})
