import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { LateRequestAnswer } from '@ma-cantine/lib/administration/late-requests-api'
import { queueEmails } from '../emails/outbox.ts'
import { originOf } from '../http/caller.ts'
import { orNotFound } from '../http/refusal.ts'
import { listReaders } from '../teams/load-team.ts'
import { lateRefusalEmail } from './act-emails.ts'
import { actMessage, type StaffEdition } from './change-account.ts'
import { changeLateOpening } from './late-openings.ts'
import { loadAdministeredRequest, settle } from './late-requests.ts'
import { lockAccounts } from './lock-accounts.ts'
import { lockCanteen } from './lock-canteen.ts'
import { refusedAct } from './refuse-act.ts'
import { recordAct } from './staff-acts.ts'

/** Opens the year that a canteen asks for, or refuses it. @throws FieldErrors, Refusal (403, 404). */
export async function answerRequestOf(
  edition: StaffEdition,
  requestId: number,
  { to, reason }: LateRequestAnswer,
): Promise<void> {
  const { transaction, settings, caller } = edition
  const { canteen, year } = await loadAdministeredRequest(transaction, requestId)
  await lockCanteen(edition, canteen.id)
  // Somebody may have answered before the lock.
  const { answer } = await loadAdministeredRequest(transaction, requestId)
  orNotFound(answer === null || undefined, administrationMessages('not-waiting'))
  // The opening settles the request.
  if (to !== null) return changeLateOpening(edition, canteen.id, { year, from: null, to, reason })
  await lockAccounts(transaction, caller, caller.user.id)
  await settle(transaction, originOf(caller), { id: requestId }, { answer: 'refused', reason, endDay: null })
  const readers = await listReaders(transaction, canteen.id)
  if (readers.length === 0) throw refusedAct('nobody-to-tell')
  await recordAct(transaction, {
    actorId: caller.user.id,
    kind: 'late-refused',
    userId: null,
    canteenId: canteen.id,
    reason,
    details: { year },
  })
  const message = actMessage(settings, reason)
  await queueEmails(
    transaction,
    readers.map(reader => lateRefusalEmail(reader, message, canteen, year)),
  )
}
