import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { Establishment } from '../external/company-register.ts'
import { recordChanges } from '../history/history.ts'
import { byJob, type Job } from '../jobs/job.ts'
import { certainPlace, type Place } from '../territories/place.ts'
import { loadTerritories } from '../territories/territories.ts'
import { now } from '../time/date-time.ts'
import { daysAgo } from '../time/days-ago.ts'
import { attemptLimit, changedPlaceColumns, lockPlaces, writePlaces } from './complete-canteens.ts'
import { noteCoordinates } from './coordinates.ts'
import { refreshDerived } from './refresh-derived.ts'

/** 200 calls a minute, half of what the register accepts: the rest is for people who wait for an answer. */
const callInterval = 300
const page = 100

interface UnlocatedCanteen {
  readonly id: number
  readonly siret: string
}

/**
 * Finds the INSEE code of canteens that only have a SIRET, in the company register. Each canteen is tried once a day,
 * at most 20 times.
 */
export const inseeCodeJob: Job = {
  name: 'insee-code-from-siret',
  timetable: '0 * * * *',
  async run({ database, outside }, { signal }) {
    const { register } = outside
    if (!register) return
    let last = 0
    for (;;) {
      const canteens = await findUnlocatedAfter(database.reader, last)
      for (const { id, siret } of canteens) {
        signal.throwIfAborted()
        // A register that does not answer ends the job, which runs again later, and does not count as an attempt.
        const found = await register.findEstablishment(siret, { signal })
        await (found?.cityInseeCode ? locate(database, id, found) : countAttempt(database.writer, id))
        last = id
        await sleep(callInterval, undefined, { signal })
      }
      if (canteens.length < page) return
    }
  },
}

function findUnlocatedAfter(reader: Knex, id: number): Promise<UnlocatedCanteen[]> {
  return reader('canteens')
    .where('id', '>', id)
    .whereNull('deletionDate')
    .whereNotNull('siret')
    .whereNull('cityInseeCode')
    .where('inseeCodeAttempts', '<', attemptLimit)
    .where(tried => tried.whereNull('inseeCodeAttemptDate').orWhere('inseeCodeAttemptDate', '<=', daysAgo(1)))
    .orderBy('id')
    .limit(page)
    .select('id', 'siret')
}

/**
 * The register names the commune, from which the rest of the place derives; a postal code that the canteen has stays.
 */
async function locate(database: Database, id: number, found: Establishment): Promise<void> {
  const territories = await loadTerritories()
  await database.transaction(async transaction => {
    const [canteen] = await lockPlaces(transaction, [id])
    // Somebody may have entered a code meanwhile.
    if (!canteen || canteen.cityInseeCode) return
    const certain = certainPlace(territories, {
      ...canteen,
      cityInseeCode: found.cityInseeCode,
      postalCode: canteen.postalCode || found.postalCode,
    })
    const place: Place = { ...certain, city: certain.city ?? found.city }
    await writePlaces(transaction, [{ id, ...place }])
    await refreshDerived(transaction, [id])
    await noteCoordinates(transaction, { id }, found.coordinates && { ...found.coordinates, source: 'register' })
    await recordChanges(transaction, byJob, 'canteens', [
      { entityId: id, before: changedPlaceColumns(place, canteen), after: changedPlaceColumns(canteen, place) },
    ])
  })
}

async function countAttempt(writer: Knex, id: number): Promise<void> {
  await writer('canteens').where({ id }).increment('inseeCodeAttempts').update({ inseeCodeAttemptDate: now() })
}
