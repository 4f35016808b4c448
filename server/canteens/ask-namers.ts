import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import type { Caller } from '../http/caller.ts'
import type { Settings } from '../settings/settings.ts'
import { insertDeliveryRequests } from '../teams/delivery-requests.ts'
import { canteensOfTeam, reachOf } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { hasTeamSql } from '../teams/team-members.ts'
import { type ToldCanteen, teamDeliveryEmails } from '../teams/told-teams.ts'
import { isKitchenSql, isSatelliteSql } from './missing-fields-sql.ts'

/** A transaction of a caller, and what its messages need. */
export interface TellingChange {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Pick<Caller, 'user' | 'canteenIds'>
}

/**
 * Asks the teams of the canteens that name these kitchens, but for those that the caller manages and the token covers:
 * whoever takes a SIRET that others wrote down delivers to nobody before they agree. Anybody may register any SIRET. The
 * messages that cannot leave today stay behind, for nothing changes without an answer. The canteens are locked; deleted
 * ones wait as well, for their teams may restore them. Those of groups are not asked: their group comes before any kitchen.
 * @param since for kitchens that come back: canteens that did not change since then agreed to them before.
 */
export async function askNamers(
  change: TellingChange,
  kitchenIds: readonly number[],
  since: string | null = null,
): Promise<void> {
  const { transaction, settings, caller } = change
  if (kitchenIds.length === 0) return
  const rows = await rawRows<{ id: number; name: string; deletionDate: string | null; kitchenId: number }>(
    transaction,
    `SELECT canteens.id, canteens.name, canteens.deletion_date AS "deletionDate", kitchens.id AS "kitchenId"
     FROM (SELECT id, siret FROM canteens WHERE ? AND ${isKitchenSql} AND deletion_date IS NULL) AS kitchens
     JOIN canteens ON canteens.central_producer_siret = kitchens.siret AND canteens.id <> kitchens.id
     WHERE ${isSatelliteSql} AND canteens.id NOT IN ? AND ${hasTeamSql} AND canteens.modification_date > ?
       AND canteens.group_id IS NULL
     ORDER BY canteens.id`,
    [
      inList(transaction, 'canteens.id', kitchenIds),
      canteensOfTeam(transaction, reachOf(caller)).select('id'),
      since ?? '',
    ],
  )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await transaction('canteens')
    .where(inList(transaction, 'id', ids))
    .update({ awaitsConsent: true })
  // An unconfirmed address may be somebody else's: it writes to nobody.
  if (!caller.user.emailConfirmed) return
  const asked = await insertDeliveryRequests(
    transaction,
    caller.user.id,
    rows.map(({ id: canteenId, kitchenId }) => ({ canteenId, kitchenId })),
  )
  const newlyAsked = new Set(asked.map(({ canteenId }) => canteenId))
  const told: ToldCanteen[] = rows.filter(({ id, deletionDate }) => newlyAsked.has(id) && deletionDate === null)
  const emails = await teamDeliveryEmails(change, told, 'asked')
  await queueOutsideEmails(transaction, settings, { kind: 'naming', senderId: caller.user.id }, emails)
}
