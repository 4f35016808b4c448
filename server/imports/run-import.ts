import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ImportPlan } from '@ma-cantine/lib/imports/import-plan'
import type { Knex } from 'knex'
import { DataMovedError } from '../database/data-moved-error.ts'
import { sqlOf } from '../database/sql.ts'
import { Effects } from '../history/effects.ts'
import { confirmCaller } from '../http/access.ts'
import type { SerializedAnswer } from '../http/serialized-answer.ts'
import type { Services } from '../services/services.ts'
import { parisTime } from '../time/date-time.ts'
import { ImportAnswers } from './answer.ts'
import { type CheckedUpload, checkUpload } from './checked-upload.ts'
import type { FileRefusal, ImportAttempt, ImportKind, KindAnswer } from './import-kind.ts'
import { type ImportCall, ImportRequest } from './import-request.ts'
import { recordCanteens, recordCounts, recordImport } from './journal.ts'
import { lockPlan, markPlanApplied, type Plan, planProblem, savePlan } from './plans.ts'
import { rejectionReport } from './rejection.ts'
import { withSpool } from './spool.ts'

/** Rolls back the rows of an import that is refused. */
class ImportRollback extends Error {
  readonly refusal: FileRefusal

  constructor(refused: FileRefusal) {
    super('refused import')
    this.refusal = refused
  }
}

/** Result of a dry run. */
interface Simulation extends Pick<Plan, 'outcome'>, Pick<ImportPlan, 'changes' | 'changeCount' | 'totals'> {
  readonly kindAnswer: KindAnswer
  readonly effects: Effects
}

/** Rolls back the rows of a dry run. */
class DryRunRollback extends Error {
  readonly simulation: Simulation

  constructor(simulation: Simulation) {
    super('dry run')
    this.simulation = simulation
  }
}

/**
 * Imports a file, all of it or nothing, and once even if the request is repeated. With `dryRun`, writes all, rolls back
 * and stores a plan; with `plan`, writes all only if the outcome is that of the plan.
 */
export async function runImport<Draft, Batch>(
  services: Services,
  endpoint: Endpoint,
  call: ImportCall,
  kind: ImportKind<Draft, Batch>,
): Promise<SerializedAnswer> {
  const answers = new ImportAnswers(call.request)
  const request = await ImportRequest.read(services, endpoint, call)
  return request.answerOnce(() => new ImportRun(services, request, answers, kind).run())
}

class ImportRun<Draft, Batch> {
  private readonly services: Services
  private readonly request: ImportRequest
  private readonly answers: ImportAnswers
  private readonly kind: ImportKind<Draft, Batch>

  constructor(services: Services, request: ImportRequest, answers: ImportAnswers, kind: ImportKind<Draft, Batch>) {
    this.services = services
    this.request = request
    this.answers = answers
    this.kind = kind
  }

  run(): Promise<SerializedAnswer> {
    const { settings, database, mail } = this.services
    const { departure, plan, call } = this.request
    return withSpool(settings.temporaryFolder, async spool => {
      const upload = { request: call.request, departure, maximumBytes: settings.importMaxBytes, spool }
      const checked = await checkUpload(upload, this.kind)
      if (checked.rejected) return this.refuse(checked, checked.report)
      const problem = plan && planProblem(plan, checked.file.sha256)
      if (problem) return this.refuse(checked, rejectionReport(problem))
      const refused = await this.kind.refuseFile(database.reader, checked.file)
      if (refused) return this.refuse(checked, rejectionReport(refused.rejection), refused.kindAnswer)
      if (!checked.report.valid) return this.refuse(checked, checked.report)
      await confirmCaller(call.request)
      const answer = await this.write(checked)
      mail.drain()
      return answer
    })
  }

  /**
   * Writes the rows, the journal, the history, the messages and the answer in one transaction. Once begun, it goes on
   * even if the client disconnects: a retry with the same key gets the answer.
   */
  private async write(checked: CheckedUpload<Draft>): Promise<SerializedAnswer> {
    const { file, report } = checked
    const { request } = this
    try {
      const place = { owner: request.call.caller.user.id, locks: this.kind.listLocks(), signal: request.departure }
      const write = async (transaction: Knex.Transaction) => {
        await request.confirmKey(transaction)
        const { attempt, effects } = await this.writeRows(transaction, checked)
        const { importId } = effects
        const kindAnswer = await attempt.answer(effects, !request.dryRun)
        if (request.dryRun) {
          throw new DryRunRollback({
            outcome: effects.outcome(),
            kindAnswer,
            effects,
            ...(await effects.listChanges()),
            totals: await effects.readTotals(),
          })
        }
        if (request.plan) await markPlanApplied(transaction, request.plan, importId)
        await recordCounts(transaction, importId, effects.counts)
        const canteenIds = [...effects.canteenIds]
        await recordCanteens(transaction, importId, canteenIds)
        const answer = { ...this.answers.of(report, report.rows), importId, ...effects.counts, ...kindAnswer }
        return request.writeAnswer(transaction, file, answer, canteenIds)
      }
      return await this.services.database.longTransaction(place, write, () => this.kind.prepare())
    } catch (error) {
      if (error instanceof ImportRollback) {
        return this.refuse(checked, rejectionReport(error.refusal.rejection), error.refusal.kindAnswer)
      }
      if (error instanceof DataMovedError) return this.refuse(checked, rejectionReport({ code: 'data-moved' }))
      if (error instanceof DryRunRollback) return this.answerWithPlan(checked, error.simulation)
      throw error
    }
  }

  /** @throws ImportRollback when the stored data or the plan no longer allow the import. */
  private async writeRows(
    transaction: Knex.Transaction,
    checked: CheckedUpload<Draft>,
  ): Promise<{ readonly attempt: ImportAttempt<Draft, Batch>; readonly effects: Effects }> {
    const { file, report } = checked
    const { kind } = this
    const { plan, dryRun, similar, call } = this.request
    await sqlOf(transaction).lock(transaction, `import ${file.sha256}`)
    const problem = plan && planProblem(await lockPlan(transaction, plan), file.sha256)
    if (problem) throw new ImportRollback({ rejection: problem })
    const refused = await kind.refuseFile(transaction, file)
    if (refused) throw new ImportRollback(refused)
    const choice = similar ?? kind.usualSimilar ?? 'allow'
    const attempt = await kind.begin(transaction, { file, similar: choice })
    if (!attempt) throw new ImportRollback({ rejection: { code: 'data-moved' } })
    const { caller } = call
    const importId = await recordImport(transaction, { caller, kind: kind.kind, file, report, status: 'done' })
    const needsDetails = dryRun || plan !== null
    const effects = new Effects({ transaction, importId, userId: caller.user.id, needsDetails })
    const collector = attempt.createCollector(effects)
    for await (const batch of checked.batches(collector)) await attempt.write(batch, effects)
    const rejection = await attempt.end(effects)
    if (rejection) throw new ImportRollback({ rejection, kindAnswer: await attempt.answer(effects, false) })
    if (plan && plan.outcome !== effects.outcome()) throw new ImportRollback({ rejection: { code: 'plan-outdated' } })
    return { attempt, effects }
  }

  /** Stores the plan of a dry run and answers with it. */
  private answerWithPlan(
    { file, report }: CheckedUpload<Draft>,
    { effects, changes, changeCount, totals, outcome, kindAnswer }: Simulation,
  ): Promise<SerializedAnswer> {
    const { counts } = effects
    const emailCount = counts.counts.emails
    const { request } = this
    return this.services.database.transaction(async transaction => {
      await request.confirmKey(transaction)
      const { id, expiryDate } = await savePlan(transaction, {
        ...request.scope,
        sha256: file.sha256 ?? '',
        similar: request.call.query.similar ?? null,
        outcome,
      })
      const plan = { id, expiryDate: parisTime(expiryDate), changes, changeCount, emailCount, totals }
      const answer = { ...this.answers.of(report), plan, ...counts, ...kindAnswer, count: 0 }
      return request.writeAnswer(transaction, file, answer, [...effects.canteenIds])
    })
  }

  /** Answers with a refusal, which goes to the journal except for dry runs. */
  private refuse({ file }: CheckedUpload<Draft>, report: FileReport, own: KindAnswer = {}): Promise<SerializedAnswer> {
    const { request, kind } = this
    return this.services.database.transaction(async transaction => {
      await request.confirmKey(transaction)
      const { caller } = request.call
      const importId = request.dryRun
        ? null
        : await recordImport(transaction, { caller, kind: kind.kind, file, report, status: 'refused' })
      const canteenIds = kind.listCanteenIds()
      if (importId !== null) await recordCanteens(transaction, importId, canteenIds)
      const answer = { ...this.answers.of(report), importId, ...kind.buildEmptyAnswer(), ...own, count: 0 }
      return request.writeAnswer(transaction, file, answer, canteenIds)
    })
  }
}
