import type { Page } from 'playwright-core'
import { makeSiret } from '../../../server/support/sirets.ts'
import { Keyboard } from '../../../support/keyboard.ts'
import { waitUntilIdle } from '../../../support/settled-page.ts'
import type { Site } from '../../../support/site.ts'
import type { TakeIn } from './journeys.ts'

/** A sector that no other canteen of the journeys has, and a campaign that is over. */
const sector = 20
const year = 2024

/** Canteens that have declared: two of Mayotte are too few to be told, and the fewest others hide them. */
export async function addDeclaredCanteens({ server }: Site): Promise<void> {
  const { writer } = server.app.services.database
  const places = [
    ...Array(5).fill({ region: '53', department: '29' }),
    ...Array(4).fill({ region: '94', department: '2A' }),
    ...Array(2).fill({ region: '06', department: '976' }),
  ]
  for (const [index, place] of places.entries()) {
    const siret = makeSiret(950 + index)
    const canteenId = await server.addCanteen(siret, [], { ...place, productionType: 'site' })
    await writer('canteenSectors').insert({ canteenId, sectorId: sector })
    await writer('teledeclarations').insert({
      canteenId,
      year,
      version: 1,
      status: 'SUBMITTED',
      teledeclarationMode: 'SITE',
      declaredData: '{}',
      digest: '0'.repeat(64),
      proofCode: `7K2M-9QXA-04TB-${siret}`,
      canteenSiret: siret,
      valueTotalHt: 1000,
      valueBioHtAgg: 250,
      valueSustainableHtAgg: 300,
      creationDate: '2025-02-10T11:00:00.000Z',
      modificationDate: '2025-02-10T11:00:00.000Z',
    })
  }
}

/** Hears the figures of the map in their table, and those of two territories, with the keyboard alone. */
export async function hearTerritories(page: Page, takeIn: TakeIn): Promise<void> {
  const keyboard = new Keyboard(page)
  await page.goto(`/statistiques-regionales?year=${year}&sectors=${sector}&region=53&avec=region-06`)
  const map = page.getByRole('region', { name: 'La carte', exact: true })
  await keyboard.press('Les chiffres de la carte')
  await map.getByRole('row', { name: 'Bretagne' }).waitFor()
  await waitUntilIdle(page)
  await takeIn('la carte et son tableau', map)
  const beside = page.getByRole('region', { name: 'Comparer deux territoires', exact: true })
  await beside.getByRole('row', { name: 'Cantines inscrites' }).waitFor()
  await takeIn('deux territoires', beside.getByRole('table'))
}
