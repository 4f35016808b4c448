import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isCovered, managedCanteens, type Reach, reachOfUser } from '../teams/managed-canteens.ts'

/** A stored canteen, with the rights of the user and of the token on it. */
export interface KnownCanteen {
  readonly id: number
  readonly onTeam: boolean
  /** Whether the token covers it; true for a token without a limit. */
  readonly covered: boolean
}

/** The canteens that have one of these SIRETs and are not deleted, by SIRET. One query. */
export async function findCanteens(
  database: Knex,
  reach: Reach,
  sirets: Iterable<string>,
): Promise<Map<string, KnownCanteen>> {
  const managed = managedCanteens(database, reachOfUser(reach.userId))
  const rows: { siret: string; id: number; onTeam: number | boolean }[] = await database('canteens')
    .whereNull('deletionDate')
    .where(inList(database, 'siret', sirets, 'text'))
    .select('siret', 'id', database.raw('id IN ? AS on_team', [managed]))
  return new Map(
    rows.map(({ siret, id, onTeam }) => [siret, { id, onTeam: Boolean(onTeam), covered: isCovered(reach, id) }]),
  )
}

/** Cache of the canteens of one import: each SIRET is looked up once. */
export class CanteenLookup {
  private readonly known = new Map<string, KnownCanteen | null>()
  private readonly database: Knex
  private readonly reach: Reach

  constructor(database: Knex, reach: Reach) {
    this.database = database
    this.reach = reach
  }

  /** Looks up the SIRETs that are not in the cache, in one query at most. */
  async lookUp(sirets: Iterable<string>): Promise<void> {
    const newSirets = new Set<string>()
    for (const siret of sirets) if (!this.known.has(siret)) newSirets.add(siret)
    if (newSirets.size === 0) return
    const found = await findCanteens(this.database, this.reach, newSirets)
    for (const siret of newSirets) this.known.set(siret, found.get(siret) ?? null)
  }

  /** @returns null when no canteen has this SIRET. */
  get(siret: string): KnownCanteen | null {
    return this.known.get(siret) ?? null
  }

  /** @throws Error when no cached canteen has this SIRET. */
  idOf(siret: string): number {
    const canteen = this.get(siret)
    if (!canteen) throw new Error('The canteen of a row was not looked up')
    return canteen.id
  }

  /** Whether the user manages a canteen for each SIRET. */
  get areAllManaged(): boolean {
    return [...this.known.values()].every(canteen => canteen?.onTeam && canteen.covered)
  }

  get sirets(): Iterable<string> {
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
