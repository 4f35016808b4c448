import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { inList } from '../database/in-list.ts'
import type { FoundPlace, Geocoder } from '../external/geocoder.ts'
import { recordChanges } from '../history/history.ts'
import { byJob, type Job } from '../jobs/job.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { areCodesUnknown, certainPlace, emptyPlace, type Place, territoryOf } from '../territories/place.ts'
import { loadTerritories, type Territories } from '../territories/territories.ts'
import { attemptLimit, changedPlaceColumns, type LocatedCanteen, lockPlaces, writePlaces } from './complete-canteens.ts'
import { refreshDerived } from './refresh-derived.ts'

const page = 1000

/**
 * Fills in the missing cities and territories of canteens from their codes: with the packaged data, then with the
 * geocoder, if there is one, for unknown codes, at most 20 times.
 */
export const fillPlacesJob: Job = {
  name: 'places-from-codes',
  timetable: '0 4 * * *',
  async run({ database, outside }, { signal }) {
    const territories = await loadTerritories()
    let last = 0
    for (;;) {
      signal.throwIfAborted()
      const ids = await findIncompleteAfter(database.reader, last)
      await fillPlaces(database, ids, canteen => certainPlace(territories, canteen))
      if (outside.geocoder) await askGeocoder(database, outside.geocoder, territories, ids, signal)
      if (ids.length < page) return
      last = ids.at(-1) ?? last
    }
  },
}

async function findIncompleteAfter(reader: Knex, id: number): Promise<number[]> {
  const rows: { id: number }[] = await reader('canteens')
    .where('id', '>', id)
    .whereNull('deletionDate')
    .where(codes => codes.whereNotNull('cityInseeCode').orWhereNotNull('postalCode'))
    .where(missing => {
      for (const column of Object.keys(emptyPlace)) missing.orWhereNull(column)
    })
    .orderBy('id')
    .limit(page)
    .select('id')
  return rows.map(row => row.id)
}

/** Fills the empty columns of canteens from their places; the others stay. */
async function fillPlaces(
  database: Database,
  ids: readonly number[],
  placeOf: (canteen: LocatedCanteen) => Place | null,
): Promise<void> {
  if (ids.length === 0) return
  await database.transaction(async transaction => {
    const changes = (await lockPlaces(transaction, ids)).flatMap(canteen => {
      const place = placeOf(canteen)
      const filled = place && { id: canteen.id, ...addMissing(canteen, place) }
      return filled && Object.keys(changedPlaceColumns(canteen, filled)).length > 0 ? [{ canteen, filled }] : []
    })
    await writePlaces(
      transaction,
      changes.map(({ filled }) => filled),
    )
    await refreshDerived(
      transaction,
      changes.map(({ canteen }) => canteen.id),
    )
    await recordChanges(
      transaction,
      byJob,
      'canteens',
      changes.map(({ canteen, filled }) => ({
        entityId: canteen.id,
        before: changedPlaceColumns(filled, canteen),
        after: changedPlaceColumns(canteen, filled),
      })),
    )
  })
}

/**
 * Fills the empty columns of a place. Names follow their codes, and the région its département, so that a canteen never
 * mixes two places.
 */
function addMissing(canteen: Place, found: Place): Place {
  const otherDepartment = canteen.department !== null && canteen.department !== found.department
  return {
    city: canteen.city || found.city,
    cityInseeCode: canteen.cityInseeCode || found.cityInseeCode,
    postalCode: canteen.postalCode || found.postalCode,
    epci: canteen.epci ?? found.epci,
    epciLib: canteen.epci === null || canteen.epci === found.epci ? found.epciLib : canteen.epciLib,
    department: canteen.department ?? found.department,
    departmentLib: otherDepartment ? canteen.departmentLib : found.departmentLib,
    region: otherDepartment ? canteen.region : (found.region ?? canteen.region),
    regionLib: otherDepartment ? canteen.regionLib : (found.regionLib ?? canteen.regionLib),
  }
}

async function askGeocoder(
  database: Database,
  geocoder: Geocoder,
  territories: Territories,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const canteens: LocatedCanteen[] = await database
    .reader('canteens')
    .where(inList(database.reader, 'id', ids))
    .whereNull('city')
    .where('geolocationAttempts', '<', attemptLimit)
    .select('id', ...Object.keys(emptyPlace))
  const unknown = canteens.filter(canteen => areCodesUnknown(territories, canteen))
  if (unknown.length === 0) return
  const found = await geocoder.findPlaces(unknown, signal)
  await fillPlaces(database, [...found.keys()], ({ id }) => placeOfAnswer(territories, found.get(id)))
  const lost = unknown.filter(({ id }) => !found.has(id)).map(({ id }) => id)
  await database.transaction(async transaction => {
    await lockCanteens(transaction, lost, 'write')
    await transaction('canteens')
      .where(inList(transaction, 'id', lost))
      .increment('geolocationAttempts')
  })
}

function placeOfAnswer(territories: Territories, found: FoundPlace | undefined): Place | null {
  if (!found) return null
  const { city, cityInseeCode, postalCode, department } = found
  return { ...emptyPlace, city, cityInseeCode, postalCode, ...territoryOf(territories.department(department)) }
}
