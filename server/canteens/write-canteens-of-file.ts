import type { User } from '@ma-cantine/lib/accounts/user'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import type { Effects } from '../history/effects.ts'
import { addManagers } from '../teams/add-managers.ts'
import { addMembers } from '../teams/add-members.ts'
import type { TeamNotice } from '../teams/team-emails.ts'
import type { KnownCanteen } from './canteens-by-siret.ts'
import { type CanteenToWrite, hasChanges, writeCanteens } from './write-canteens.ts'

export interface CanteensOfFile {
  readonly canteens: readonly CanteenToWrite[]
  /** The stored canteens among them, by SIRET. */
  readonly known: ReadonlyMap<string, KnownCanteen>
  /** The file creates canteens, and changes none. */
  readonly onlyCreates?: boolean
  readonly user: User
}

export interface WrittenCanteens {
  /** In the order of the file. */
  readonly ids: readonly number[]
  /** The ids of the kitchens that the file makes, by a new canteen or a new production. */
  readonly newKitchenIds: readonly number[]
  /** Notices for the people who join a team. */
  readonly notices: readonly TeamNotice[]
}

/**
 * Writes the canteens of a file, except those that are stored with the same values, and adds people to their teams. The
 * caller sends the notices and calls `effects.recordWritten()`, as it may have more to write.
 */
export async function writeCanteensOfFile(
  transaction: Knex.Transaction,
  { canteens, known, onlyCreates = false, user }: CanteensOfFile,
  effects: Effects,
): Promise<WrittenCanteens> {
  const knownIds = canteens.flatMap(({ siret }) => known.get(siret)?.id ?? [])
  const states = await effects.watch('canteens', knownIds)
  const changed = canteens.filter(canteen => {
    const state = states.get(known.get(canteen.siret)?.id ?? 0)
    return !state || hasChanges(canteen, state)
  })
  const written = await writeCanteens(transaction, changed, onlyCreates)
  const idOf = new Map(changed.map(({ siret }, index) => [siret, written[index] ?? 0]))
  const ids = canteens.map(({ siret }) => idOf.get(siret) ?? known.get(siret)?.id ?? 0)
  // Staff answer for the canteens that they create one by one, not for those that they correct.
  if (!user.isStaff || onlyCreates) {
    await addMembers(
      transaction,
      ids.map(canteenId => ({ canteenId, userId: user.id })),
    )
  }
  const additions = canteens.flatMap(({ name, managers, silentManagers }, index) => {
    const canteen = { id: ids[index] ?? 0, name }
    return [
      ...managers.map(email => ({ canteen, email, notify: true })),
      ...silentManagers.map(email => ({ canteen, email, notify: false })),
    ]
  })
  const newKitchenIds = changed.flatMap(({ siret, values }) => {
    const id = idOf.get(siret) ?? 0
    const before = states.get(id)?.productionType as string | null | undefined
    return isCentralKitchen(values.productionType ?? null) && !isCentralKitchen(before ?? null) ? id : []
  })
  return { ids, newKitchenIds, notices: await addManagers(transaction, additions) }
}
