import { groupRefusals } from '@ma-cantine/lib/canteens/group-refusals'
import { inList } from '../database/in-list.ts'
import { recordWrites } from '../history/record-writes.ts'
import { originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { dateAfter, now } from '../time/date-time.ts'
import { askNamers } from './ask-namers.ts'
import { type GroupChange, tellTeams } from './convert-to-group.ts'
import { findNamers } from './deliveries-sql.ts'
import { findConversion } from './group-conversions.ts'
import { readCanteen } from './link-satellite.ts'
import { lockFound } from './lock-with-namers.ts'
import { planConversion } from './plan-group-conversion.ts'
import { refreshDerived } from './refresh-derived.ts'
import { replaceSectors } from './write-canteens.ts'

/**
 * Makes a kitchen again of the group that it became: what was changed since in its other values stays, the canteen that
 * kept its SIRET is deleted, and its satellites name it again. Those that left the group meanwhile are asked.
 * @throws Refusal 400 for what keeps it from being undone, 403, 404, 429.
 */
export async function undoConversion(change: GroupChange): Promise<void> {
  const { transaction, settings, caller, canteenId } = change
  const find = async () => {
    const group = await readCanteen(transaction, canteenId)
    const conversion = group && (await findConversion(transaction, group))
    const members: { id: number }[] = await transaction('canteens').where({ groupId: canteenId }).select('id')
    const siret = conversion?.kitchen.siret
    const namers = siret ? await findNamers(transaction, [siret]) : []
    return [canteenId, ...members.map(({ id }) => id), ...namers]
  }
  await lockFound(transaction, find)
  await requireManaged(transaction, reachOf(caller), canteenId)
  const row = await readCanteen(transaction, canteenId)
  if (!row) throw noSuchCanteen()
  const plan = await planConversion({ database: transaction, settings }, row)
  if (plan.obstacle) throw new Refusal(400, plan.obstacle.message)
  if (!plan.undoes) throw new Refusal(400, groupRefusals('not-converted'))
  const { sectors, ...values } = plan.kitchen
  const ids = plan.satellites.map(({ id }) => id)
  const siteId = plan.site?.id ?? null
  const written = [canteenId, ...ids, ...(siteId === null ? [] : [siteId])]
  await recordWrites(transaction, originOf(caller), 'canteens', written, async () => {
    if (siteId !== null) {
      await transaction('canteens').where({ id: siteId }).update({ deletionDate: now(), groupId: null })
    }
    await replaceSectors(transaction, [{ id: canteenId, sectors }])
    await transaction('canteens')
      .where({ id: canteenId })
      .update({ ...values, modificationDate: dateAfter(row.modificationDate) })
    await refreshDerived(transaction, [canteenId])
    // Before its satellites name it again: they have agreed to it.
    await askNamers(change, [canteenId])
    await transaction('canteens')
      .where(inList(transaction, 'id', ids))
      .update({ groupId: null, awaitsConsent: null, modificationDate: now() })
  })
  await transaction('groupConversions').where({ canteenId }).delete()
  await tellTeams(change, plan, 'reverted')
}
