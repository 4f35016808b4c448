import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { covers, managedCanteens, type Reach, reachOfUser } from '../teams/managed-canteens.ts'

/** What an import needs to know of a stored canteen. */
export interface KnownCanteen {
  readonly id: number
  /** Whether the user is on its team. */
  readonly onTeam: boolean
  /** Whether the token of the request covers it, or has no limit. */
  readonly covered: boolean
}

/** The canteens that are not deleted among these SIRETs, as the user stands towards them. One query. */
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
    rows.map(({ siret, id, onTeam }) => [siret, { id, onTeam: Boolean(onTeam), covered: covers(reach, id) }]),
  )
}

/** Remembers, for one import, the canteens it met: each SIRET is looked up once. */
export class MetCanteens {
  private readonly known = new Map<string, KnownCanteen | null>()
  private readonly database: Knex
  private readonly reach: Reach

  constructor(database: Knex, reach: Reach) {
    this.database = database
    this.reach = reach
  }

  /** Looks up those not met yet, in one query at most. */
  async meet(sirets: Iterable<string>): Promise<void> {
    const unseen = new Set<string>()
    for (const siret of sirets) if (!this.known.has(siret)) unseen.add(siret)
    if (unseen.size === 0) return
    const found = await findCanteens(this.database, this.reach, unseen)
    for (const siret of unseen) this.known.set(siret, found.get(siret) ?? null)
  }

  /** Null when no canteen has this SIRET. */
  get(siret: string): KnownCanteen | null {
    return this.known.get(siret) ?? null
  }

  /** @throws Error when no canteen that was met has this SIRET. */
  idOf(siret: string): number {
    const canteen = this.get(siret)
    if (!canteen) throw new Error('A row is of a canteen that was not met')
    return canteen.id
  }

  /** Whether each SIRET is that of a canteen that the user manages. */
  get allManaged(): boolean {
    return [...this.known.values()].every(canteen => canteen?.onTeam && canteen.covered)
  }

  get sirets(): Iterable<string> {
    return this.known.keys()
  }

  get ids(): number[] {
    return [...this.known.values()].flatMap(canteen => canteen?.id ?? [])
  }

  /** Those of the canteens whose team the user is on. */
  get teamIds(): number[] {
    return [...this.known.values()].flatMap(canteen => (canteen?.onTeam ? canteen.id : []))
  }
}

/** Why the rows of a SIRET are refused to this user or to their token, null when they are not. */
export type SiretProblem = 'not-manager' | 'outside-token' | null

/**
 * Whether an import may create or change the canteen of a SIRET: one that nobody has yet is open to all, but a token that
 * is limited to some canteens makes no other.
 */
export function writeProblem(canteen: KnownCanteen | null, reach: Reach, anyTeam = false): SiretProblem {
  if (canteen && !canteen.onTeam && !anyTeam) return 'not-manager'
  return canteen?.covered === false || (!canteen && reach.canteenIds !== null) ? 'outside-token' : null
}
