import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const siren = '778800011'
const lyon = { city: 'Lyon', cityInseeCode: '69386', postalCode: '69006', department: '69' }
const complete = {
  ...lyon,
  economicModel: 'private',
  managementType: 'direct',
  productionType: 'site',
  dailyMealCount: 100,
  yearlyMealCount: 14_000,
}

let outside: OutsideStandIn
let site: Site
let first: Person
let second: Person
beforeAll(async () => {
  const at = { cityInseeCode: '69386', city: 'LYON', postalCode: '69006', address: '2 RUE DU PARC 69006 LYON' }
  outside = await startOutsideStandIn({
    establishments: [
      { siret: parc, company: 'COLLEGE DU PARC', ...at },
      { siret: tilleuls, company: 'LES TILLEULS', ...at, open: false, closingDate: '2023-08-31' },
      { siret: `${siren}00010`, company: 'SYNDICAT DES CANTINES', ...at },
    ],
  })
  site = await startSite({ ...outside.environment, OUTSIDE_TIMEOUT: '1000' })
  first = await site.server.addPerson()
  second = await site.server.addPerson()
})
afterAll(async () => {
  await site.close()
  await outside.close()
})

async function addCanteen(siret: string, columns: Record<string, unknown>): Promise<number> {
  const id = await site.server.addCanteen(siret, [first, second], { ...complete, ...columns })
  await site.server.app.services.database.writer('canteenSectors').insert({ canteenId: id, sectorId: 10 })
  return id
}

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

async function open(person: Person, id: number, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.page({ width: 'phone', person, expected })
  await page.goto(`/v2/modifier-ma-cantine/${id}--x/etablissement`)
  await page.getByLabel('Nom de la cantine').waitFor()
  return page
}

const stored = async (id: number) =>
  (await site.server.rows<{ id: number }>('canteens')).find(canteen => canteen.id === id)
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

test('two managers who change one canteen at once lose nothing in silence', async () => {
  const id = await addCanteen(parc, { name: 'Collège du Parc' })
  const mine = await open(first, id, [/412 PATCH/])
  const theirs = await open(second, id)
  await expect.poll(() => mine.getByLabel('Nombre de repas par jour').inputValue()).toBe('100')
  await expectAccessible(mine)

  // To different fields: both are kept, and the second is told.
  await theirs.getByLabel('Nombre de repas par jour').fill('110')
  await save(theirs)
  await theirs.waitForURL(/\/dashboard\//)
  await theirs.getByText('Les informations de Collège du Parc sont à jour.').waitFor()
  const sent = mine.waitForRequest(
    request => request.method() === 'PATCH' && request.postDataJSON().managementType !== undefined,
  )
  await tick(mine.getByLabel(/^Gestion concédée/))
  await save(mine)
  expect((await sent).postDataJSON()).toEqual({ managementType: 'conceded' })
  await mine.waitForURL(/\/dashboard\//)
  await mine.getByText('ses changements sont gardés, avec les vôtres').waitFor()
  await expect.poll(() => stored(id)).toMatchObject({ dailyMealCount: 110, managementType: 'conceded' })

  // To the same fields: both values stand side by side, and the person chooses.
  for (const page of [mine, theirs]) {
    await page.goto(`/v2/modifier-ma-cantine/${id}--x/etablissement`)
    await page.getByLabel('Nom de la cantine').waitFor()
  }
  await theirs.getByLabel('Nom de la cantine').fill('Le Parc')
  await theirs.getByLabel('Nombre de repas par an').fill('16000')
  await tick(theirs.getByLabel(/^Gestion directe/))
  await save(theirs)
  await theirs.waitForURL(/\/dashboard\//)
  await mine.getByLabel('Nom de la cantine').fill('Parc et jardin')
  await mine.getByLabel('Nombre de repas par an').fill('15000')
  await mine.getByLabel('Nombre de repas par jour').fill('105')
  await save(mine)
  const dialog = mine.getByRole('dialog', { name: 'Cette cantine a changé entre-temps' })
  await dialog.waitFor()
  await expectAccessible(mine)
  await expect.poll(() => stored(id)).toMatchObject({ name: 'Le Parc', yearlyMealCount: 16_000, dailyMealCount: 110 })
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await dialog.getByText('Choisissez une des deux valeurs pour chaque champ.').waitFor()
  await tick(dialog.getByLabel(/^Parc et jardin/))
  await tick(dialog.getByLabel(/^16000/))
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await mine.waitForURL(/\/dashboard\//)
  await expect
    .poll(() => stored(id))
    .toMatchObject({
      name: 'Parc et jardin',
      yearlyMealCount: 16_000,
      dailyMealCount: 105,
      managementType: 'direct',
    })
  await mine.context().close()
  await theirs.context().close()
})

test('the form of a canteen shows its establishment, its unit or why it cannot be loaded, and leads to its deletion', {
  tags: 'long',
}, async () => {
  const closed = await addCanteen(tilleuls, { name: 'Les Tilleuls' })
  const attached = await addCanteen('', { name: 'Dahlia', siret: null, sirenUniteLegale: siren })
  const page = await open(first, closed, [/403 GET/, /500 GET/, /412 PATCH/])
  await page.getByText(/cet établissement a fermé le 31 août 2023/).waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Supprimer cette cantine' }).getAttribute('href'))
    .toBe(`/modifier-ma-cantine/${closed}--x/supprimer`)
  page.on('dialog', dialog => void dialog.accept())
  await page.getByLabel('Nom de la cantine').fill('Autre nom')

  // What is typed survives a reload, on top of what somebody else saves meanwhile; it is dropped in one click.
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie').waitFor()
  await expect.poll(() => page.getByLabel('Nom de la cantine').inputValue()).toBe('Autre nom')
  await page.getByRole('button', { name: 'Revenir aux valeurs enregistrées' }).click()
  await expect.poll(() => page.getByLabel('Nom de la cantine').inputValue()).toBe('Les Tilleuls')
  await page.getByLabel('Nombre de repas par jour').fill('120')
  const theirs = { method: 'PATCH', headers: second.headers, payload: { name: 'Grands Tilleuls' } } as const
  expect((await site.server.app.inject({ ...theirs, url: `/api/v1/canteens/${closed}` })).statusCode).toBe(200)
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie').waitFor()
  await expectAccessible(page)
  await save(page)
  await page.waitForURL(/\/dashboard\//)
  await expect.poll(() => stored(closed)).toMatchObject({ name: 'Grands Tilleuls', dailyMealCount: 120 })
  await page.goto(`/v2/modifier-ma-cantine/${closed}--x/etablissement`)
  await expect.poll(() => page.getByLabel('Nom de la cantine').inputValue()).toBe('Grands Tilleuls')
  await expect.poll(() => page.getByText('Nous avons retrouvé').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('brouillon'))))
    .toEqual([])

  await page.goto(`/v2/modifier-ma-cantine/${attached}--dahlia/etablissement`)
  await page.getByText('SYNDICAT DES CANTINES').waitFor()
  await expect.poll(() => page.getByLabel(/^Code postal/).inputValue()).toBe('69006')
  await expect.poll(() => page.getByLabel(/^Ville/).inputValue()).toBe('69386')
  await expect.poll(() => page.getByRole('checkbox', { name: /^J’ai vérifié/ }).isChecked()).toBe(true)
  await expectAccessible(page)
  await page.getByLabel(/^Code postal/).fill('01590')
  await page.getByLabel(/^Ville/).selectOption('Dortan')
  await save(page)
  await page.waitForURL(/\/dashboard\//)
  await expect
    .poll(() => stored(attached))
    .toMatchObject({ sirenUniteLegale: siren, postalCode: '01590', city: 'Dortan' })

  await page.route('**/api/v1/canteens/999999', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/v2/modifier-ma-cantine/999999--inconnue/etablissement')
  const link = page.getByRole('link', { name: 'revenir à la page précédente' })
  await link.waitFor()
  await expect.poll(() => link.getAttribute('href')).toBe('/dashboard/999999--inconnue')
  await expectAccessible(page)
  await page.context().close()
})
