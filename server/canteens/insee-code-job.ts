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
import { changedPart, mostAttempts, placesOf, writePlaces } from './complete-canteens.ts'

/** 200 calls a minute: half of what the register accepts is left to people who wait for an answer. */
const callInterval = 300
const page = 100

interface Unlocated {
  readonly id: number
  readonly siret: string
}

/** Finds the INSEE code of canteens that have a SIRET only, in the company register; each is tried once a day, 20 times. */
export const inseeCodeJob: Job = {
  name: 'insee-code-from-siret',
  timetable: '0 * * * *',
  async run({ database, outside }, { signal }) {
    const { register } = outside
    if (!register) return
    let last = 0
    for (;;) {
      const canteens = await unlocatedAfter(database.reader, last)
      for (const { id, siret } of canteens) {
        signal.throwIfAborted()
        // A register that does not answer ends the job, which is tried again later; that is no attempt of the canteen's.
        const found = await register.findEstablishment(siret, signal)
        await (found?.cityInseeCode ? locate(database, id, found) : countAttempt(database.writer, id))
        last = id
        await sleep(callInterval, undefined, { signal })
      }
      if (canteens.length < page) return
    }
  },
}

function unlocatedAfter(reader: Knex, id: number): Promise<Unlocated[]> {
  return reader('canteens')
    .where('id', '>', id)
    .whereNull('deletionDate')
    .whereNotNull('siret')
    .whereNull('cityInseeCode')
    .where('inseeCodeAttempts', '<', mostAttempts)
    .where(tried => tried.whereNull('inseeCodeAttemptDate').orWhere('inseeCodeAttemptDate', '<=', daysAgo(1)))
    .orderBy('id')
    .limit(page)
    .select('id', 'siret')
}

/** The register names the commune, and the rest of the place follows from it; a postal code that was given stays. */
async function locate(database: Database, id: number, found: Establishment): Promise<void> {
  const territories = await loadTerritories()
  await database.transaction(async transaction => {
    const [canteen] = await placesOf(transaction, [id])
    // Somebody may have typed one since.
    if (!canteen || canteen.cityInseeCode) return
    const certain = certainPlace(territories, {
      ...canteen,
      cityInseeCode: found.cityInseeCode,
      postalCode: canteen.postalCode || found.postalCode,
    })
    const place: Place = { ...certain, city: certain.city ?? found.city }
    await writePlaces(transaction, [{ id, ...place }])
    await recordChanges(transaction, byJob, 'canteens', [
      { entityId: id, before: changedPart(place, canteen), after: changedPart(canteen, place) },
    ])
  })
}

async function countAttempt(writer: Knex, id: number): Promise<void> {
  await writer('canteens').where({ id }).increment('inseeCodeAttempts').update({ inseeCodeAttemptDate: now() })
}
