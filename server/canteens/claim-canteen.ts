import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import { originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import { addMembers } from '../teams/add-members.ts'
import { deleteClaim, hasClaimed, insertClaim } from '../teams/claims.ts'
import { loadTeam } from '../teams/load-team.ts'
import { isCovered, reachOf } from '../teams/managed-canteens.ts'
import { removeMember } from '../teams/remove-manager.ts'
import { askNamers } from './ask-namers.ts'
import { lockTeamCanteen, recorded, requireConfirmed, type TeamCanteen, type TeamChange } from './change-team.ts'
import { lockWithNamers } from './lock-with-namers.ts'

/**
 * The caller becomes the manager of a canteen that has none. Of two people at once, one gets it. The teams of those that a
 * kitchen delivers to are asked anew: nobody answered for it until now.
 * @throws Refusal 400 when it has a manager or does not exist, 403.
 */
export async function claim(change: TeamChange) {
  const { transaction, caller, canteenId } = change
  const userId = caller.user.id
  requireConfirmed(caller)
  await lockWithNamers(transaction, canteenId)
  const canteen = await lockCoveredCanteen(change)
  const { managers } = await loadTeam(transaction, canteenId)
  if (managers.length > 0) {
    // A repeated request gets the same answer.
    if (await hasClaimed(transaction, canteenId, userId)) return canteen
    throw new Refusal(400, teamRefusals('has-team'))
  }
  await recorded(change, async () => {
    await addMembers(transaction, [{ canteenId, userId }])
    await insertClaim(transaction, canteenId, userId)
  })
  await askNamers(change, [canteenId])
  return canteen
}

/** @throws Refusal 400 for an unknown canteen, 403 when the caller is not who claimed it. */
export async function undoClaim(change: TeamChange): Promise<void> {
  const { transaction, caller, canteenId } = change
  await lockCoveredCanteen(change)
  if (!(await hasClaimed(transaction, canteenId, caller.user.id))) {
    throw new Refusal(403, teamRefusals('claim-of-another'))
  }
  await recorded(change, async () => {
    await removeMember(transaction, originOf(caller), canteenId, caller.user.id)
    await deleteClaim(transaction, canteenId)
  })
}

/** @throws Refusal: 403 for a token limited to other canteens, 400 for an unknown canteen, as clients expect. */
async function lockCoveredCanteen(change: TeamChange): Promise<TeamCanteen> {
  if (!isCovered(reachOf(change.caller), change.canteenId)) throw otherCanteen()
  const canteen = await lockTeamCanteen(change)
  if (!canteen) throw new Refusal(400, canteenRefusals('unknown-canteen'))
  return canteen
}
