import type { Page } from 'playwright-core'
import { addDeclaration } from '../../../server/support/add-declaration.ts'
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
    await addDeclaration(server, canteenId, { total: 1000, organic: 250, sustainable: 300 })
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
