import { kitchenReportRefusals } from '@ma-cantine/lib/teledeclaration/kitchen-report-refusals'
import type {
  KitchenReportHistoryField,
  NewKitchenReportAnswer,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Knex } from 'knex'
import { lockFound } from '../../canteens/lock-with-namers.ts'
import { rawRows } from '../../database/sql.ts'
import { recordChanges } from '../../history/history.ts'
import { type Caller, originOf } from '../../http/caller.ts'
import { orNotFound, Refusal, refuseFields } from '../../http/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { listReaders } from '../../teams/load-team.ts'
import { reachOf } from '../../teams/managed-canteens.ts'
import { queueOutsideEmails } from '../../teams/outside-messages.ts'
import { noSuchCanteen, requireManaged } from '../../teams/require-managed.ts'
import type { CanteenName } from '../../teams/team-emails.ts'
import { now } from '../../time/date-time.ts'
import { type CoveringReport, findKitchenId, loadReportFor } from './find-kitchen-report.ts'
import { satelliteAnswerEmail } from './kitchen-report-emails.ts'
import type { AnswerRow } from './read-answers.ts'

/** A transaction of a manager of a satellite, about a year. */
export interface AnswerEdition {
  readonly transaction: Knex.Transaction
  readonly settings: Settings
  readonly caller: Caller
  readonly canteenId: number
  readonly year: number
}

/** Notes that the team has seen a version of the report. @throws Refusal (400, 403, 404, 409). */
export async function noteSeen(edition: AnswerEdition, version: string): Promise<void> {
  await requireManaged(edition.transaction, reachOf(edition.caller), edition.canteenId)
  await keepSeen(edition, await requireVersion(edition, version))
}

/** Stores an answer, and tells the kitchen unless it is the one that it has. @throws Refusal (400, 403, 404, 409). */
export async function answerReport(
  edition: AnswerEdition,
  { version, verdict, reason }: NewKitchenReportAnswer,
): Promise<void> {
  const { transaction, settings, caller, canteenId, year } = edition
  if (verdict === 'contested' && reason === null) refuseFields({ reason: [kitchenReportRefusals('missing-reason')] })
  // Neither the report nor the answer changes meanwhile.
  await lockFound(transaction, async () => {
    const kitchenId = await findKitchenId(transaction, canteenId, year)
    return kitchenId === null ? [canteenId] : [canteenId, kitchenId]
  })
  await requireManaged(transaction, reachOf(caller), canteenId)
  const report = await requireVersion(edition, version)
  const row = await keepSeen(edition, report)
  if (row.answer === verdict && row.reason === reason) return
  await transaction('kitchenReportAnswers')
    .where({ id: row.id })
    .update({ answer: verdict, reason, answerDate: now(), userId: caller.user.id })
  const canteen: CanteenName | undefined = await transaction('canteens').where({ id: canteenId }).first('id', 'name')
  if (!canteen) throw noSuchCanteen()
  await recordChanges(transaction, originOf(caller), 'kitchenReportAnswers', [
    {
      entityId: row.id,
      before: { kitchenReportVerdict: row.answer, kitchenReportReason: row.reason },
      after: {
        kitchenReportCanteen: canteen.name,
        kitchenReportYear: String(year),
        kitchenReportVerdict: verdict,
        kitchenReportReason: reason,
      } satisfies Record<KitchenReportHistoryField, unknown>,
    },
  ])
  const { kitchen } = report
  const readers = (await listReaders(transaction, kitchen.id)).filter(({ address }) => address !== caller.user.email)
  await queueOutsideEmails(
    transaction,
    settings,
    { kind: 'satelliteAnswer', senderId: caller.user.id },
    readers.map(reader =>
      satelliteAnswerEmail(reader, { canteen, kitchen, year, verdict, reason }, settings.publicUrl),
    ),
  )
}

async function requireVersion(
  { transaction, canteenId, year }: AnswerEdition,
  version: string,
): Promise<CoveringReport> {
  const report = orNotFound(await loadReportFor(transaction, canteenId, year), kitchenReportRefusals('no-kitchen'))
  if (report.version === null) throw new Refusal(400, kitchenReportRefusals('nothing-yet'))
  if (report.version !== version) throw new Refusal(409, kitchenReportRefusals('report-changed'))
  return report
}

async function keepSeen(
  { transaction, canteenId, year }: AnswerEdition,
  { kitchen, version }: CoveringReport,
): Promise<Pick<AnswerRow, 'id' | 'answer' | 'reason'>> {
  const date = now()
  const [row] = await rawRows<Pick<AnswerRow, 'id' | 'answer' | 'reason'>>(
    transaction,
    `INSERT INTO kitchen_report_answers (canteen_id, kitchen_id, year, version, first_seen_date, last_seen_date)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (canteen_id, kitchen_id, year, version) DO UPDATE SET last_seen_date = excluded.last_seen_date
     RETURNING id, answer, reason`,
    [canteenId, kitchen.id, year, version, date, date],
  )
  if (!row) throw new Error('An upsert returned nothing.')
  return row
}
