import { canteenSearchText } from '@ma-cantine/lib/canteens/canteen-search'
import { canteenRows } from '../canteens/canteen-rows.ts'
import type { Database } from '../database/connection.ts'
import { inBatches, range, type Tell } from './batches.ts'
import type { Country } from './country.ts'
import { insertRows } from './insert-rows.ts'
import { type InventedCanteen, inventCanteen } from './invented-canteen.ts'

const columns = [
  'id',
  'name',
  'siret',
  'sirenUniteLegale',
  'city',
  'cityInseeCode',
  'postalCode',
  'epci',
  'epciLib',
  'department',
  'departmentLib',
  'region',
  'regionLib',
  'lineMinistry',
  'dailyMealCount',
  'yearlyMealCount',
  'satelliteCanteensCount',
  'centralProducerSiret',
  'groupId',
  'managementType',
  'productionType',
  'economicModel',
  'latitude',
  'longitude',
  'coordinatesOf',
  'coordinatesSource',
  'coordinatesDate',
  'searchText',
  'creationDate',
  'modificationDate',
] as const

const target = {
  table: 'canteens',
  columns: canteenRows.sqlTypes(columns),
  constants: { creation_source: 'APP' },
}
const sectorsTarget = {
  table: 'canteen_sectors',
  columns: { canteen_id: 'integer', sector_id: 'integer' },
  constants: {},
} as const

/** The stored row, with what the product derives from the values of a canteen. */
function rowOf({ place, coordinates, ...canteen }: InventedCanteen) {
  const { siret, creationDate } = canteen
  const row = {
    ...canteen,
    ...place,
    ...(coordinates ?? { latitude: null, longitude: null }),
    coordinatesOf: coordinates && `${siret ?? ''} ${place.cityInseeCode ?? ''}`,
    coordinatesSource: coordinates && 'town',
    coordinatesDate: coordinates && creationDate,
    searchText: canteenSearchText({ ...canteen, ...place }),
    modificationDate: creationDate,
  }
  return columns.map(column => row[column])
}

/** A multiple of the size of a block: a satellite may name the id of a group that was written before it. */
const batchSize = 2000

export const writeCanteensOfCountry = (database: Database, tell: Tell, country: Country): Promise<number> =>
  inBatches(
    database,
    tell,
    { what: 'Cantines', count: country.canteens, size: batchSize },
    async (transaction, start, end) => {
      const canteens = range(start, end, number => inventCanteen(country, number))
      const written = await insertRows(transaction, target, canteens.map(rowOf))
      await insertRows(
        transaction,
        sectorsTarget,
        canteens.flatMap(({ id, sectors }) => sectors.map(sector => [id, sector])),
      )
      return written
    },
  )
