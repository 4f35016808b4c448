import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import { now } from '../time/date-time.ts'
import type { CanteenRow } from './canteen-rows.ts'

/** The columns that a kitchen loses when it becomes a group. */
const emptiedColumns = [
  'siret',
  'sirenUniteLegale',
  'productionType',
  'satelliteCanteensCount',
  'economicModel',
  'lineMinistry',
  'city',
  'cityInseeCode',
  'postalCode',
  'epci',
  'epciLib',
  'patList',
  'patLibList',
  'department',
  'departmentLib',
  'region',
  'regionLib',
] as const

/** What a kitchen was before it became a group; sectors are ids. */
export type FormerKitchen = Pick<CanteenRow, (typeof emptiedColumns)[number]> & { readonly sectors: readonly number[] }

/** The conversion of a kitchen that can be undone. */
export interface StoredConversion {
  readonly creationDate: string
  readonly kitchen: FormerKitchen
  /** The canteen that keeps the SIRET, which was created. */
  readonly siteId: number | null
  /** Ids of the canteens that it delivered to. */
  readonly satellites: readonly number[]
}

export const formerKitchen = (row: CanteenRow, sectors: readonly number[]): FormerKitchen => ({
  ...(Object.fromEntries(emptiedColumns.map(name => [name, row[name]])) as Pick<
    CanteenRow,
    (typeof emptiedColumns)[number]
  >),
  sectors,
})

export async function insertConversion(
  transaction: Knex.Transaction,
  canteenId: number,
  { kitchen, siteId, satellites }: Omit<StoredConversion, 'creationDate'>,
): Promise<void> {
  await transaction('groupConversions').insert({
    canteenId,
    creationDate: now(),
    kitchen: JSON.stringify(kitchen),
    siteId,
    satellites: JSON.stringify(satellites),
  })
}

/** @returns undefined for what was no kitchen before. */
export async function findConversion(database: Knex, canteen: CanteenRow): Promise<StoredConversion | undefined> {
  if (!mayHaveSatellites(canteen.productionType)) return undefined
  const row: { creationDate: string; kitchen: string; siteId: number | null; satellites: string } | undefined =
    await database('groupConversions').where({ canteenId: canteen.id }).first()
  return row && { ...row, kitchen: JSON.parse(row.kitchen), satellites: JSON.parse(row.satellites) }
}
