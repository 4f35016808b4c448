import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import type { Knex } from 'knex'
import { DataMoved } from '../database/data-moved.ts'
import { sqlOf } from '../database/sql.ts'
import { Effects } from '../history/effects.ts'
import { confirmCaller } from '../http/access.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import type { Services } from '../services/services.ts'
import { parisTime } from '../time/date-time.ts'
import { ImportAnswers } from './answer.ts'
import { type CheckedUpload, checkUpload } from './checked-upload.ts'
import type { ImportAttempt, ImportKind, OwnKeys, Refused } from './import-kind.ts'
import { type ImportCall, ImportRequest } from './import-request.ts'
import { recordCanteens, recordCounts, recordImport } from './journal.ts'
import { holdPlan, keepPlan, markApplied, type Plan, planProblem } from './plans.ts'
import { rejectionReport } from './rejection.ts'
import { withSpool } from './spool.ts'

/** Rolls back what an import wrote. */
class Unwritten extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.rejection.code)
    this.refused = refused
  }
}

/** What a dry run found. */
interface Simulation extends Pick<Plan, 'outcome'> {
  readonly own: OwnKeys
  readonly effects: Effects
  readonly changes: PlannedChange[]
}

/** Rolls back a dry run, once it is known what it would do. */
class DryRunDone extends Error {
  readonly simulation: Simulation

  constructor(simulation: Simulation) {
    super('dry run')
    this.simulation = simulation
  }
}

/**
 * Takes in a file: all of it or nothing, once whatever happens to the request. With `dryRun`, all is done and rolled back,
 * and a plan of it is kept; with `plan`, all is done if it is what that plan says.
 */
export async function runImport<Draft, Batch>(
  services: Services,
  endpoint: Endpoint,
  call: ImportCall,
  kind: ImportKind<Draft, Batch>,
): Promise<WrittenAnswer> {
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

  run(): Promise<WrittenAnswer> {
    const { settings, database, mail } = this.services
    const { departure, plan, call } = this.request
    return withSpool(settings.temporaryFolder, async spool => {
      const upload = { request: call.request, departure, maximumBytes: settings.importMaxBytes, spool }
      const checked = await checkUpload(upload, this.kind)
      if (checked.rejected) return this.refuse(checked, checked.report)
      const problem = plan && planProblem(plan, checked.file.sha256)
      if (problem) return this.refuse(checked, rejectionReport(problem))
      const refused = await this.kind.refuseFile(database.reader, checked.file)
      if (refused) return this.refuse(checked, rejectionReport(refused.rejection), refused.own)
      if (!checked.report.valid) return this.refuse(checked, checked.report)
      await confirmCaller(call.request)
      const answer = await this.write(checked)
      mail.drain()
      return answer
    })
  }

  /**
   * Writes all, in one transaction with its entry of the journal, its history, its messages and its answer. Begun, it goes
   * on to its end even without a client: who asks again with the same key gets the answer.
   */
  private async write(checked: CheckedUpload<Draft, Batch>): Promise<WrittenAnswer> {
    const { file, report } = checked
    const { request } = this
    try {
      const place = { owner: request.call.caller.user.id, signal: request.departure }
      return await this.services.database.longTransaction(place, async transaction => {
        await request.confirmKey(transaction)
        const { attempt, effects } = await this.writeRows(transaction, checked)
        const { importId } = effects
        const own = await attempt.answer(effects, !request.dryRun)
        if (request.dryRun) {
          throw new DryRunDone({ outcome: effects.outcome(), own, effects, changes: await effects.shown() })
        }
        if (request.plan) await markApplied(transaction, request.plan, importId)
        await recordCounts(transaction, importId, effects.counts)
        const canteenIds = [...effects.canteenIds]
        await recordCanteens(transaction, importId, canteenIds)
        const answer = { ...this.answers.of(report, report.rows), importId, ...effects.counts, ...own }
        return request.writeAnswer(transaction, file, answer, canteenIds)
      })
    } catch (error) {
      if (error instanceof Unwritten) {
        return this.refuse(checked, rejectionReport(error.refused.rejection), error.refused.own)
      }
      if (error instanceof DataMoved) return this.refuse(checked, rejectionReport({ code: 'data-moved' }))
      if (error instanceof DryRunDone) return this.answerWithPlan(checked, error.simulation)
      throw error
    }
  }

  /** @throws Unwritten when what was true is so no longer. */
  private async writeRows(
    transaction: Knex.Transaction,
    checked: CheckedUpload<Draft, Batch>,
  ): Promise<{ readonly attempt: ImportAttempt<Draft, Batch>; readonly effects: Effects }> {
    const { file, report } = checked
    const { kind } = this
    const { plan, dryRun, similar, call } = this.request
    await sqlOf(transaction).lock(transaction, `import ${file.sha256}`)
    const problem = plan && planProblem(await holdPlan(transaction, plan), file.sha256)
    if (problem) throw new Unwritten({ rejection: problem })
    const refused = await kind.refuseFile(transaction, file)
    if (refused) throw new Unwritten(refused)
    const attempt = await kind.begin(transaction, { file, similar })
    if (!attempt) throw new Unwritten({ rejection: { code: 'data-moved' } })
    const { caller } = call
    const importId = await recordImport(transaction, { caller, kind: kind.kind, file, report, status: 'done' })
    const told = dryRun || plan !== null
    const effects = new Effects({ transaction, importId, userId: caller.user.id, told })
    for await (const batch of checked.batches(attempt, effects)) await attempt.write(batch, effects)
    const rejection = await attempt.end(effects)
    if (rejection) throw new Unwritten({ rejection, own: await attempt.answer(effects, false) })
    if (plan && plan.outcome !== effects.outcome()) throw new Unwritten({ rejection: { code: 'plan-outdated' } })
    return { attempt, effects }
  }

  /** Keeps the plan that a dry run gave. */
  private answerWithPlan(
    { file, report }: CheckedUpload<Draft, Batch>,
    { effects, changes, outcome, own }: Simulation,
  ): Promise<WrittenAnswer> {
    const { counts, emailCount } = effects
    const { request } = this
    return this.services.database.transaction(async transaction => {
      await request.confirmKey(transaction)
      const { id, expiryDate } = await keepPlan(transaction, {
        ...request.scope,
        sha256: file.sha256 ?? '',
        similar: request.call.query.similar ?? null,
        outcome,
      })
      const changeCount = counts.created + counts.updated
      const plan = { id, expiryDate: parisTime(expiryDate), changes, changeCount, emailCount }
      const answer = { ...this.answers.of(report), plan, ...counts, ...own, count: 0 }
      return request.writeAnswer(transaction, file, answer, [...effects.canteenIds])
    })
  }

  /** A refusal is an import that wrote nothing: the journal has it too, but for dry runs. */
  private refuse({ file }: CheckedUpload<Draft, Batch>, report: FileReport, own: OwnKeys = {}): Promise<WrittenAnswer> {
    const { request, kind } = this
    return this.services.database.transaction(async transaction => {
      await request.confirmKey(transaction)
      const { caller } = request.call
      const importId = request.dryRun
        ? null
        : await recordImport(transaction, { caller, kind: kind.kind, file, report, status: 'refused' })
      const canteenIds = kind.metCanteens()
      if (importId !== null) await recordCanteens(transaction, importId, canteenIds)
      const answer = { ...this.answers.of(report), importId, ...kind.answerOfNothing(), ...own, count: 0 }
      return request.writeAnswer(transaction, file, answer, canteenIds)
    })
  }
}
