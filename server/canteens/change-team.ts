import type { MinimalCanteen } from '@ma-cantine/lib/canteens/canteen'
import type { AddedManager, RemovedManager } from '@ma-cantine/lib/canteens/team-api'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { addManagers } from '../teams/add-managers.ts'
import { loadTeam } from '../teams/load-team.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { isManaged, reachOf } from '../teams/managed-canteens.ts'
import { removedManagerEmail } from '../teams/membership-emails.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { removeFromTeam } from '../teams/remove-manager.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { teamEmails } from '../teams/team-emails.ts'
import { type MinimalRow, minimalColumns, showMinimal } from './visible-sql.ts'

/** A transaction of a caller, and what its messages need. */
export interface TeamChange {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
  readonly canteenId: number
}

/** @throws Refusal (403): an unconfirmed address, which may be somebody else's, opens nothing. */
export function requireConfirmed({ user }: Caller): void {
  if (!user.emailConfirmed) throw new Refusal(403, teamRefusals('confirm-address-first'))
}

/** Adds a person to the team, or invites them. @throws Refusal 404, 403, 429. */
export async function addToTeam(change: TeamChange, email: string): Promise<AddedManager> {
  const { transaction, settings, caller, canteenId } = change
  const canteen = await lockManagedCanteen(change)
  requireConfirmed(caller)
  const notices = await recorded(change, () =>
    addManagers(transaction, [{ canteen: { id: canteenId, name: canteen.name }, email, notify: true }]),
  )
  const sender = { kind: 'invitation', senderId: caller.user.id } as const
  await queueOutsideEmails(transaction, settings, sender, teamEmails(notices, caller.user, settings.publicUrl))
  return { ...(await loadTeam(transaction, canteenId)), outcome: notices[0]?.kind ?? 'unchanged' }
}

/** Removes a person from the team, or their invitation, and tells them unless they leave by themselves. @throws Refusal 404. */
export async function leaveTeam(change: TeamChange, email: string): Promise<RemovedManager> {
  const { transaction, settings, caller, canteenId } = change
  const canteen = await lockManagedCanteen(change)
  const { member, wasInvited } = await recorded(change, () =>
    removeFromTeam(transaction, originOf(caller), canteenId, email),
  )
  if (member?.emailConfirmed && member.id !== caller.user.id) {
    await queueEmails(transaction, [removedManagerEmail(readerOf(member), canteen, settings.publicUrl)])
  }
  const outcome = member ? 'left' : wasInvited ? 'withdrawn' : 'unchanged'
  return { ...(await loadTeam(transaction, canteenId)), outcome }
}

/** Does the work on the team, with its place in the history of the canteen. */
export const recorded = <Result>(
  { transaction, caller, canteenId }: TeamChange,
  work: () => Promise<Result>,
): Promise<Result> => recordWrites(transaction, originOf(caller), 'canteens', [canteenId], work)

export interface TeamCanteen extends Readonly<MinimalCanteen> {
  readonly sirenUniteLegale: string | null
}

/** Locks a canteen against other changes of its team. @returns undefined when it does not exist. */
export async function lockTeamCanteen({ transaction, canteenId }: TeamChange): Promise<TeamCanteen | undefined> {
  await lockCanteens(transaction, [canteenId], 'write')
  const row: (MinimalRow & Pick<TeamCanteen, 'sirenUniteLegale'>) | undefined = await transaction('canteens')
    .where({ id: canteenId })
    .whereNull('deletionDate')
    .first(...minimalColumns, 'sirenUniteLegale')
  return row && { ...showMinimal(transaction, row), sirenUniteLegale: row.sirenUniteLegale }
}

/** @throws Refusal (404) unless the caller may act on the canteen. */
async function lockManagedCanteen(change: TeamChange): Promise<TeamCanteen> {
  const canteen = await lockTeamCanteen(change)
  if (canteen && (await isManaged(change.transaction, reachOf(change.caller), change.canteenId))) return canteen
  throw noSuchCanteen()
}
