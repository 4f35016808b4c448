import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { JoinAnswer, JoinRequestBody } from '@ma-cantine/lib/canteens/join-requests-api'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { orNotFound, Refusal, refuseFields } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import { addMembers } from '../teams/add-members.ts'
import { deleteInvitations } from '../teams/invitations.ts'
import { answerRequest, insertJoinRequest } from '../teams/join-requests.ts'
import { listReaders } from '../teams/load-team.ts'
import { isCovered, isManaged, reachOf, reachOfUser } from '../teams/managed-canteens.ts'
import { joinRequestEmail, requestAcceptedEmail, requestDeclinedEmail } from '../teams/membership-emails.ts'
import { queueOutsideEmails } from '../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { lockTeamCanteen, recorded, requireConfirmed, type TeamChange } from './change-team.ts'

/**
 * Asks the managers of a canteen to join them, or the service when there are none. The same request again, while it
 * awaits an answer, is not sent again.
 * @throws Refusal 404, 403, 400 for who is on the team already, 429; FieldErrors for the e-mail of another account.
 */
export async function requestToJoin(change: TeamChange, { email, message }: JoinRequestBody): Promise<void> {
  const { transaction, settings, caller, canteenId } = change
  const { user } = caller
  requireConfirmed(caller)
  const isOwn = !email || accountKey(email) === accountKey(user.email)
  refuseFields(isOwn ? {} : { email: [teamRefusals('email-of-another')] })
  if (!isCovered(reachOf(caller), canteenId)) throw otherCanteen()
  const canteen = await lockTeamCanteen(change)
  if (!canteen) throw noSuchCanteen()
  if (await isManaged(transaction, reachOfUser(user.id), canteenId)) {
    throw new Refusal(400, teamRefusals('already-manager'))
  }
  const request = { canteenId, userId: user.id, message: message || null }
  if (!(await insertJoinRequest(transaction, request))) return
  const team = await listReaders(transaction, canteenId)
  const hasTeam = team.length > 0
  const readers = hasTeam ? team : [readerOf({ email: settings.contactEmail })]
  const sent = { canteen, asker: user, message: request.message, hasTeam }
  await queueOutsideEmails(
    transaction,
    settings,
    { kind: hasTeam ? 'joinRequest' : 'requestToService', senderId: user.id },
    readers.map(reader => joinRequestEmail(reader, sent, settings.publicUrl)),
  )
}

/** Accepts or declines a request to join the team, and tells who asked. @throws Refusal 404, 403. */
export async function answerJoinRequest(change: TeamChange, requestId: number, answer: JoinAnswer): Promise<void> {
  const { transaction, settings, caller, canteenId } = change
  const canteen = await lockTeamCanteen(change)
  await requireManaged(transaction, reachOf(caller), canteenId)
  requireConfirmed(caller)
  if (!canteen) throw noSuchCanteen()
  const asked = await answerRequest(transaction, { id: requestId, canteenId }, answer, caller.user.id)
  const userId = orNotFound(asked, teamRefusals('no-open-request'))
  const asker: { email: string; language: Locale } = await transaction('users')
    .where({ id: userId })
    .first('email', 'language')
  const reader = readerOf(asker)
  if (answer === 'declined') {
    await queueEmails(transaction, [requestDeclinedEmail(reader, canteen)])
    return
  }
  await recorded(change, async () => {
    await addMembers(transaction, [{ canteenId, userId }])
    await deleteInvitations(transaction, canteenId, asker.email)
  })
  await queueEmails(transaction, [requestAcceptedEmail(reader, canteen, settings.publicUrl)])
}
