import type { CanteenColumn } from '@ma-cantine/lib/canteens/canteen-keys'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isCovered, managedCanteens, type Reach, reachOfUser } from '../teams/managed-canteens.ts'

/** A stored canteen, with the rights of the user and of the token on it. */
export interface KnownCanteen {
  readonly id: number
  readonly onTeam: boolean
  /** Whether the token covers it; true for a token without a limit. */
  readonly covered: boolean
  /** Whether it delivers meals to others, or is a group. */
  readonly isKitchen: boolean
}

/** The canteens that have one of these SIRETs and are not deleted, by SIRET. One query. */
export const findCanteens = (
  database: Knex,
  reach: Reach,
  sirets: Iterable<string>,
): Promise<Map<string, KnownCanteen>> =>
  findKnown(database, reach, inList(database, 'siret', sirets, 'text'), ({ siret }) => siret)

/** The canteens that have one of these keys and are not deleted, by their key: a SIRET, or the digits of an id. */
export const findByKeys = (
  database: Knex,
  reach: Reach,
  keys: Iterable<string>,
  column: CanteenColumn,
): Promise<Map<string, KnownCanteen>> =>
  column === 'siret' ? findCanteens(database, reach, keys) : findCanteensById(database, reach, keys)

/** The canteens that have one of these ids and are not deleted, by the digits of their id. One query. */
const findCanteensById = (database: Knex, reach: Reach, ids: Iterable<string>): Promise<Map<string, KnownCanteen>> =>
  findKnown(database, reach, inList(database, 'id', Array.from(ids, Number)), ({ id }) => String(id))

interface FoundCanteen {
  readonly siret: string
  readonly id: number
  readonly onTeam: number | boolean
  readonly productionType: string | null
}

async function findKnown(
  database: Knex,
  reach: Reach,
  condition: Knex.Raw,
  keyOf: (canteen: FoundCanteen) => string,
): Promise<Map<string, KnownCanteen>> {
  const managed = managedCanteens(database, reachOfUser(reach.userId))
  const rows: FoundCanteen[] = await database('canteens')
    .whereNull('deletionDate')
    .where(condition)
    .select('siret', 'id', 'productionType', database.raw('id IN ? AS on_team', [managed]))
  return new Map(
    rows.map(row => [
      keyOf(row),
      {
        id: row.id,
        onTeam: Boolean(row.onTeam),
        covered: isCovered(reach, row.id),
        isKitchen: mayHaveSatellites(row.productionType),
      },
    ]),
  )
}

/** Cache of the canteens of one import: each is looked up once, by its SIRET or by its id. */
export class CanteenLookup {
  private readonly known = new Map<string, KnownCanteen | null>()
  private readonly database: Knex
  private readonly reach: Reach

  constructor(database: Knex, reach: Reach) {
    this.database = database
    this.reach = reach
  }

  /**
   * Looks up the canteens that are not in the cache, in one query at most.
   * @param column what the keys are: SIRETs, or the digits of ids.
   */
  async lookUp(keys: Iterable<string>, column: CanteenColumn = 'siret'): Promise<void> {
    const newKeys = new Set<string>()
    for (const key of keys) if (!this.known.has(key)) newKeys.add(key)
    if (newKeys.size === 0) return
    const found = await findByKeys(this.database, this.reach, newKeys, column)
    for (const key of newKeys) this.known.set(key, found.get(key) ?? null)
  }

  /** @returns null when no canteen has this key. */
  get(key: string): KnownCanteen | null {
    return this.known.get(key) ?? null
  }

  /** @throws Error when no cached canteen has this key. */
  idOf(key: string): number {
    const canteen = this.get(key)
    if (!canteen) throw new Error('The canteen of a row was not looked up')
    return canteen.id
  }

  /** Whether the user manages a canteen for each key. */
  get areAllManaged(): boolean {
    return [...this.known.values()].every(canteen => canteen?.onTeam && canteen.covered)
  }

  get keys(): Iterable<string> {
    return this.known.keys()
  }

  get ids(): number[] {
    return [...this.known.values()].flatMap(canteen => canteen?.id ?? [])
  }

  /** The ids of the canteens whose team the user is on. */
  get teamIds(): number[] {
    return [...this.known.values()].flatMap(canteen => (canteen?.onTeam ? canteen.id : []))
  }
}

/** Why the rows of a SIRET are refused to this user or token; null when they are accepted. */
export type SiretProblem = 'not-manager' | 'outside-token' | null

/**
 * Tells why an import may not create or change the canteen of a SIRET. A SIRET without a canteen is open to everybody,
 * except to tokens limited to some canteens.
 */
export function writeProblem(canteen: KnownCanteen | null, reach: Reach, anyTeam = false): SiretProblem {
  if (canteen && !canteen.onTeam && !anyTeam) return 'not-manager'
  return canteen?.covered === false || (!canteen && reach.canteenIds !== null) ? 'outside-token' : null
}
