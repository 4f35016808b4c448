import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { type DeletedCanteen, restorationDays } from '@ma-cantine/lib/canteens/deleted-canteens-api'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import type { Origin } from '../history/history.ts'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { orNotFound, Refusal } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { canteensOfTeam, type Reach, reachOf } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { now, parisTime } from '../time/date-time.ts'
import { daysAgo } from '../time/days-ago.ts'
import { askNamers, type TellingChange } from './ask-namers.ts'
import { lockWithNamers } from './lock-with-namers.ts'

/** A transaction of a caller, with all that their rights depend on. */
type CallerChange = TellingChange & { readonly caller: Caller }

/**
 * Marks a canteen as deleted. Its rows stay: purchases, diagnostics, team.
 * @throws Refusal (404, 403, 400 for a group that has satellites).
 */
export async function deleteCanteenOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  id: number,
): Promise<void> {
  await lockCanteens(transaction, [id], 'remove')
  await requireManaged(transaction, reach, id)
  const satellite = await transaction('canteens').where({ groupId: id }).whereNull('deletionDate').first('id')
  if (satellite) throw new Refusal(400, canteenRefusals('group-with-satellites'))
  await setDeletionDate(transaction, origin, id, now())
}

/**
 * Brings back a canteen that was deleted in the last days. One that is there already stays as it is. The teams that named
 * a kitchen by its SIRET while it was not there are asked.
 * @throws Refusal (404) for a canteen of others or deleted longer ago, the database's own error for a SIRET that
 * another canteen has taken.
 */
export async function restoreCanteenOf(change: CallerChange, id: number): Promise<void> {
  const { transaction, caller } = change
  const reach = reachOf(caller)
  await lockWithNamers(transaction, id, null, 'remove')
  const found = canteensOfTeam(transaction, reach).where({ id })
  const row: { deletionDate: string | null } | undefined = await found.first('deletionDate')
  const { deletionDate } = orNotFound(
    row && (row.deletionDate ?? now()) >= daysAgo(restorationDays) ? row : null,
    canteenRefusals('unknown-deleted-canteen'),
  )
  if (deletionDate === null) return
  await setDeletionDate(transaction, originOf(caller), id, null)
  await askNamers(change, [id], deletionDate)
}

/** The SIRET of a canteen to bring back. @throws Refusal (404) when the caller does not have it. */
export async function findDeletedSiret(database: Knex, reach: Reach, id: number): Promise<string | null> {
  const row: { siret: string | null } | undefined = await canteensOfTeam(database, reach).where({ id }).first('siret')
  return orNotFound(row, canteenRefusals('unknown-deleted-canteen')).siret
}

/** The canteens of the caller that can be restored, last deleted first. */
export async function listDeletedCanteensOf(database: Knex, reach: Reach): Promise<DeletedCanteen[]> {
  const rows: { id: number; name: string; siret: string | null; city: string | null; deletionDate: string }[] =
    await canteensOfTeam(database, reach)
      .where('deletionDate', '>=', daysAgo(restorationDays))
      .orderBy([
        { column: 'deletionDate', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select('id', 'name', 'siret', 'city', 'deletionDate')
  return rows.map(row => {
    const last = new Date(Date.parse(row.deletionDate) + restorationDays * 86_400_000)
    return {
      ...row,
      deletionDate: parisTime(row.deletionDate),
      lastDay: parisDay(last),
    }
  })
}

const setDeletionDate = (
  transaction: Knex.Transaction,
  origin: Origin,
  id: number,
  deletionDate: string | null,
): Promise<void> =>
  recordWrites(transaction, origin, 'canteens', [id], async () => {
    await transaction('canteens').where({ id }).update({ deletionDate })
  })
