import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { inList } from '../database/in-list.ts'
import type { FoundPlace, Geocoder } from '../external/geocoder.ts'
import { recordChanges } from '../history/history.ts'
import { byJob, type Job } from '../jobs/job.ts'
import { certainPlace, isUnknown, nowhere, type Place, territory } from '../territories/place.ts'
import { loadTerritories, type Territories } from '../territories/territories.ts'
import { changedPart, type LocatedCanteen, mostAttempts, placesOf, writePlaces } from './complete-canteens.ts'
import { lockCanteens } from './lock-canteens.ts'

const page = 1000

/**
 * Fills in what canteens lack of their city and territories, from their codes: the packaged data first; the geocoder, if
 * there is one, for the codes that it does not know, 20 times at most.
 */
export const fillPlacesJob: Job = {
  name: 'places-from-codes',
  timetable: '0 4 * * *',
  async run({ database, outside }, { signal }) {
    const territories = await loadTerritories()
    let last = 0
    for (;;) {
      signal.throwIfAborted()
      const ids = await incompleteAfter(database.reader, last)
      await fill(database, ids, canteen => certainPlace(territories, canteen))
      if (outside.geocoder) await askGeocoder(database, outside.geocoder, territories, ids, signal)
      if (ids.length < page) return
      last = ids.at(-1) ?? last
    }
  },
}

async function incompleteAfter(reader: Knex, id: number): Promise<number[]> {
  const rows: { id: number }[] = await reader('canteens')
    .where('id', '>', id)
    .whereNull('deletionDate')
    .where(codes => codes.whereNotNull('cityInseeCode').orWhereNotNull('postalCode'))
    .where(missing => {
      for (const column of Object.keys(nowhere)) missing.orWhereNull(column)
    })
    .orderBy('id')
    .limit(page)
    .select('id')
  return rows.map(row => row.id)
}

/** Completes canteens with what is told of their places; what they have stays. */
async function fill(
  database: Database,
  ids: readonly number[],
  told: (canteen: LocatedCanteen) => Place | null,
): Promise<void> {
  if (ids.length === 0) return
  await database.transaction(async transaction => {
    const changes = (await placesOf(transaction, ids)).flatMap(canteen => {
      const place = told(canteen)
      const filled = place && { id: canteen.id, ...withMissing(canteen, place) }
      return filled && Object.keys(changedPart(canteen, filled)).length > 0 ? [{ canteen, filled }] : []
    })
    await writePlaces(
      transaction,
      changes.map(({ filled }) => filled),
    )
    await recordChanges(
      transaction,
      byJob,
      'canteens',
      changes.map(({ canteen, filled }) => ({
        entityId: canteen.id,
        before: changedPart(filled, canteen),
        after: changedPart(canteen, filled),
      })),
    )
  })
}

/** The names follow the codes, and the région the département: a canteen does not get those of two places. */
function withMissing(canteen: Place, told: Place): Place {
  const otherDepartment = canteen.department !== null && canteen.department !== told.department
  return {
    city: canteen.city || told.city,
    cityInseeCode: canteen.cityInseeCode || told.cityInseeCode,
    postalCode: canteen.postalCode || told.postalCode,
    epci: canteen.epci ?? told.epci,
    epciLib: canteen.epci === null || canteen.epci === told.epci ? told.epciLib : canteen.epciLib,
    department: canteen.department ?? told.department,
    departmentLib: otherDepartment ? canteen.departmentLib : told.departmentLib,
    region: otherDepartment ? canteen.region : (told.region ?? canteen.region),
    regionLib: otherDepartment ? canteen.regionLib : (told.regionLib ?? canteen.regionLib),
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
    .where('geolocationAttempts', '<', mostAttempts)
    .select('id', ...Object.keys(nowhere))
  const unknown = canteens.filter(canteen => isUnknown(territories, canteen))
  if (unknown.length === 0) return
  const found = await geocoder.findPlaces(unknown, signal)
  await fill(database, [...found.keys()], ({ id }) => placeOfAnswer(territories, found.get(id)))
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
  return { ...nowhere, city, cityInseeCode, postalCode, ...territory(territories.department(department)) }
}
