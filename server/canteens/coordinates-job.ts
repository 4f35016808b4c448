import { setTimeout as sleep } from 'node:timers/promises'
import type { Coordinates } from '@ma-cantine/lib/canteens/coordinates'
import type { Knex } from 'knex'
import type { CommunesService } from '../external/communes-service.ts'
import type { CompanyRegister } from '../external/company-register.ts'
import type { Job } from '../jobs/job.ts'
import { loadTerritories } from '../territories/territories.ts'
import { daysAgo } from '../time/days-ago.ts'
import { coordinatesKey, type FoundCoordinates, noteCoordinates } from './coordinates.ts'

/** 200 calls a minute, half of what the register accepts: the rest is for people who wait for an answer. */
const callInterval = 300
const page = 100
/** Days after which a canteen that nobody could find is looked for again. */
const patience = 30

interface UnlocatedCanteen {
  readonly id: number
  readonly siret: string | null
  readonly cityInseeCode: string
  readonly key: string
}

/**
 * Finds where canteens are: by the company register, else in the middle of their town. Each is noted at once, so that a run
 * that is stopped goes on where it was; an existing database takes some runs.
 */
export const coordinatesJob: Job = {
  name: 'coordinates',
  timetable: '45 * * * *',
  async run({ database, outside: { register, communes } }, { signal }) {
    if (!register && !communes) return
    const towns = communes && new Towns(communes, signal)
    for (let last = 0; ; ) {
      const canteens = await findUnlocatedAfter(database.reader, last)
      for (const canteen of canteens) {
        signal.throwIfAborted()
        // A service that does not answer ends the job, which runs again later.
        const found = await findCoordinates(canteen, { register, towns, signal })
        await noteCoordinates(database.writer, canteen, found)
        last = canteen.id
      }
      if (canteens.length < page) return
    }
  },
}

/** Those whose commune is known: another job finds that first. */
function findUnlocatedAfter(reader: Knex, id: number): Promise<UnlocatedCanteen[]> {
  return reader('canteens')
    .where('id', '>', id)
    .whereNull('deletionDate')
    .whereNotNull('cityInseeCode')
    .where(waiting =>
      waiting
        .whereNull('coordinatesOf')
        .orWhereRaw(`coordinates_of <> ${coordinatesKey}`)
        .orWhere(lost => lost.whereNull('latitude').where('coordinatesDate', '<=', daysAgo(patience))),
    )
    .orderBy('id')
    .limit(page)
    .select('id', 'siret', 'cityInseeCode', reader.raw(`${coordinatesKey} AS key`))
}

interface Sources {
  readonly register: CompanyRegister | null
  readonly towns: Towns | null
  readonly signal: AbortSignal
}

async function findCoordinates(
  { siret, cityInseeCode }: UnlocatedCanteen,
  { register, towns, signal }: Sources,
): Promise<FoundCoordinates> {
  if (register && siret) {
    await sleep(callInterval, undefined, { signal })
    const coordinates = (await register.findEstablishment(siret, { signal }))?.coordinates
    if (coordinates) return { ...coordinates, source: 'register' }
  }
  const middle = await towns?.find(cityInseeCode)
  return middle ? { ...middle, source: 'town' } : null
}

/** The middles of towns, asked for by département, each once in a run. */
class Towns {
  readonly #service: CommunesService
  readonly #signal: AbortSignal
  readonly #byDepartment = new Map<string, Promise<Map<string, Coordinates>>>()

  constructor(service: CommunesService, signal: AbortSignal) {
    this.#service = service
    this.#signal = signal
  }

  async find(inseeCode: string): Promise<Coordinates | undefined> {
    const territories = await loadTerritories()
    const department = territories.departmentOfInseeCode(inseeCode)
    if (!department) return undefined
    const known = this.#byDepartment.get(department.code)
    const centres = known ?? this.#service.findCentres(department.code, this.#signal)
    this.#byDepartment.set(department.code, centres)
    return (await centres).get(territories.wholeCodeOf(inseeCode))
  }
}
