import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import type { Effects } from '../history/effects.ts'
import { addManagers, addMembers } from '../teams/add-managers.ts'
import type { TeamNews } from '../teams/team-emails.ts'
import type { KnownCanteen } from './canteens-by-siret.ts'
import { type CanteenToWrite, saysNews, writeCanteens } from './write-canteens.ts'

export interface CanteensOfFile {
  readonly canteens: readonly CanteenToWrite[]
  /** Those that are stored already, by SIRET. */
  readonly known: ReadonlyMap<string, KnownCanteen>
  /** The file has the columns of staff. */
  readonly staffFile: boolean
  readonly user: User
}

export interface WrittenCanteens {
  /** In the order of the file. */
  readonly ids: readonly number[]
  /** What there is to tell those who join a team. */
  readonly news: readonly TeamNews[]
}

/**
 * Writes the canteens of a file with their teams; telling those who join one is left to the caller. Canteens that are
 * stored as they have to be stay as they are. All are watched: telling `effects` that they were written is left to the
 * caller as well, who may have more to write of them.
 */
export async function writeCanteensOfFile(
  transaction: Knex.Transaction,
  { canteens, known, staffFile, user }: CanteensOfFile,
  effects: Effects,
): Promise<WrittenCanteens> {
  const knownIds = canteens.flatMap(({ siret }) => known.get(siret)?.id ?? [])
  const states = await effects.watch('canteens', knownIds)
  const changed = canteens.filter(canteen => {
    const state = states.get(known.get(canteen.siret)?.id ?? 0)
    return !state || saysNews(canteen, state, staffFile)
  })
  const written = await writeCanteens(transaction, changed, staffFile)
  const idOf = new Map(changed.map(({ siret }, index) => [siret, written[index] ?? 0]))
  const ids = canteens.map(({ siret }) => idOf.get(siret) ?? known.get(siret)?.id ?? 0)
  if (!user.isStaff) {
    await addMembers(
      transaction,
      ids.map(canteenId => ({ canteenId, userId: user.id })),
    )
  }
  const additions = canteens.flatMap(({ name, managers, silentManagers }, index) => {
    const canteen = { id: ids[index] ?? 0, name }
    return [
      ...managers.map(email => ({ canteen, email, tell: true })),
      ...silentManagers.map(email => ({ canteen, email, tell: false })),
    ]
  })
  return { ids, news: await addManagers(transaction, additions) }
}
