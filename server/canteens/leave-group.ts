import { groupRefusals } from '@ma-cantine/lib/canteens/group-refusals'
import { recordWrites } from '../history/record-writes.ts'
import { originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { deliveryEmail } from '../teams/delivery-emails.ts'
import { listReaders } from '../teams/load-team.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import type { GroupChange } from './convert-to-group.ts'
import { leaveGroups, readCanteen, requireOpenGroup } from './link-satellite.ts'
import { lockFound } from './lock-with-namers.ts'

/**
 * Takes a canteen out of its group, and tells the team of the group.
 * @throws Refusal 400 for a canteen of no group, or while the declaration of the group is in force; 403, 404, 429.
 */
export async function leaveGroupOf({ transaction, settings, caller, canteenId }: GroupChange): Promise<void> {
  const find = async () => {
    const groupId = (await readCanteen(transaction, canteenId))?.groupId ?? null
    return groupId === null ? [canteenId] : [canteenId, groupId]
  }
  await lockFound(transaction, find)
  await requireManaged(transaction, reachOf(caller), canteenId)
  const canteen = await readCanteen(transaction, canteenId)
  if (!canteen) throw noSuchCanteen()
  const group = canteen.groupId === null ? undefined : await readCanteen(transaction, canteen.groupId)
  if (!group) throw new Refusal(400, groupRefusals('not-in-group'))
  await requireOpenGroup(transaction, settings, group.id)
  await recordWrites(transaction, originOf(caller), 'canteens', [canteenId], () =>
    leaveGroups(transaction, [canteenId]),
  )
  const readers = await listReaders(transaction, group.id)
  const emails = readers.flatMap(reader =>
    reader.address === caller.user.email
      ? []
      : deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'left' }, settings.publicUrl),
  )
  await queueOutsideEmails(transaction, settings, { kind: 'delivery', senderId: caller.user.id }, emails)
}
