import { createHash } from 'node:crypto'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { ImportQuery, SimilarChoice } from '@ma-cantine/lib/imports/imports-api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { confirmCaller } from '../http/access.ts'
import type { Caller } from '../http/caller.ts'
import { departureOf } from '../http/client-gone.ts'
import { parisTime } from '../http/date-time.ts'
import { GivenAnswer, type HeldKey, keyOf, takeKey } from '../http/idempotency.ts'
import { FieldErrors } from '../http/refusal.ts'
import { WrittenAnswer } from '../http/written-answer.ts'
import type { Services } from '../services.ts'
import { ImportAnswers } from './answer.ts'
import { type CheckedUpload, checkUpload, type FileIdentity, type UploadPlan } from './checked-upload.ts'
import { DataMoved } from './data-moved.ts'
import { Effects } from './effects.ts'
import { recordCanteens, recordCounts, recordImport } from './journal.ts'
import { oneAhead } from './one-ahead.ts'
import { findPlan, holdPlan, keepPlan, markApplied, type Plan, planProblem } from './plans.ts'
import { receiveFile } from './received-file.ts'
import { type Rejection, rejectionReport } from './rejection.ts'
import { refuseLostCanteens, requestScopeOf } from './request-scope.ts'
import { withSpool } from './spool.ts'

/** What an import endpoint is called with. */
export interface ImportCall {
  readonly user: User
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: ImportQuery & { readonly similar?: SimilarChoice | undefined }
}

/** Keys of an answer that a kind of import fills itself. */
type OwnKeys = Partial<ImportAnswer> & Record<string, unknown>

/** A file refused for what is stored, and what the answer says of it. */
export interface Refused {
  readonly rejection: Rejection
  readonly own?: OwnKeys
}

/** What a kind of import does of its own. The rest is the same for all: journal, plans, keys, all or nothing. */
export interface ImportWork<Draft, Batch> extends Pick<UploadPlan<Draft, Batch>, 'tables' | 'refuse' | 'preparation'> {
  /** Of the files it takes in, when a header does not tell. */
  readonly kind: FileKind
  /** Refuses a file whatever its rows say. Asked before the verdict on its rows is given, and again before writing. */
  readonly foregone?: (database: Knex, file: FileIdentity) => Promise<Refused | null>
  /** The canteens that the file names, as far as it was read, and that the user may import for. */
  readonly metCanteens: () => readonly number[]
  /** Whether the rows would still be prepared as they were; from here on, nothing that this rests on may change. */
  readonly stillTrue: (transaction: Knex.Transaction) => Promise<boolean>
  /** Writes a batch of what was prepared, and tells its effects. */
  readonly write: (
    transaction: Knex.Transaction,
    batch: Batch,
    effects: Effects,
    similar: SimilarChoice,
  ) => Promise<void>
  /** Writes what no batch of rows asks for by itself, once they are all written. */
  readonly end?: (transaction: Knex.Transaction, effects: Effects) => Promise<void>
  /** Refuses, once all is written, what is then rolled back. */
  readonly verdict?: () => Rejection | null
  /** Keys of the answer; `written` when rows are stored for good, and can be read from there. */
  readonly own: (transaction: Knex.Transaction, written: boolean) => Promise<OwnKeys>
  /** The same for a file that nothing is written of. */
  readonly ownOfNothing: () => OwnKeys
}

/** Rolls back what an import wrote. */
class Unwritten extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.rejection.code)
    this.refused = refused
  }
}

/** Rolls back a dry run, once it is known what it would do. */
class DryRunDone extends Error {
  readonly told: Pick<Plan, 'outcome'> & { readonly own: OwnKeys; readonly effects: Effects; readonly changes: Changes }

  constructor(told: DryRunDone['told']) {
    super('dry run')
    this.told = told
  }
}

type Changes = Awaited<ReturnType<Effects['shown']>>

/** What will not be the same if it is asked again: its answer is not the one to give to the same request. */
const passing = new Set(['data-moved', 'plan-outdated', 'unconfirmed-sender', 'too-many-emails'])

/**
 * Takes in a file: all of it or nothing, once whatever happens to the request. With `dryRun`, all is done and rolled back,
 * and a plan of it is kept; with `plan`, all is done if it is what that plan says.
 */
export function runImport<Draft, Batch>(
  services: Services,
  endpoint: Endpoint,
  call: ImportCall,
  work: ImportWork<Draft, Batch>,
): Promise<WrittenAnswer> {
  return new ImportRun(services, endpoint, call, work).run()
}

class ImportRun<Draft, Batch> {
  private readonly services: Services
  private readonly endpoint: Endpoint
  private readonly call: ImportCall
  private readonly work: ImportWork<Draft, Batch>
  private readonly answers: ImportAnswers
  private readonly caller: Caller
  private readonly dryRun: boolean
  /** What is not written yet when the client goes away is given up. */
  private readonly departure: AbortSignal
  private plan: Plan | null = null
  private key: HeldKey | null = null

  constructor(services: Services, endpoint: Endpoint, call: ImportCall, work: ImportWork<Draft, Batch>) {
    this.services = services
    this.endpoint = endpoint
    this.call = call
    this.work = work
    this.answers = new ImportAnswers(call.request)
    this.caller = call.caller
    this.dryRun = call.query.dryRun === 'true'
    this.departure = departureOf(call.request, call.reply)
  }

  async run(): Promise<WrittenAnswer> {
    const { request, reply, query } = this.call
    const { database } = this.services
    if (this.dryRun && query.plan) throw new FieldErrors({ plan: [importRefusals('plan-of-plan')] })
    const key = keyOf(request)
    const scope = requestScopeOf(this.caller, this.endpoint)
    if (query.plan) {
      this.plan = await findPlan(database.reader, scope, query.plan)
      if (query.similar && query.similar !== this.plan.similar) {
        throw new FieldErrors({ similar: [importRefusals('other-choice')] })
      }
    }
    if (key === null) return this.takeIn()
    const taken = await takeKey(database, { ...scope, key })
    if (taken instanceof GivenAnswer) {
      const digest = await this.digestOfUpload()
      await refuseLostCanteens(database.reader, this.caller, taken.canteenIds)
      return taken.again(digest, reply)
    }
    this.key = taken
    try {
      const answer = await this.takeIn()
      await taken.end('done')
      return answer
    } catch (error) {
      await taken.end('failed')
      throw error
    }
  }

  private takeIn(): Promise<WrittenAnswer> {
    const { settings, mail } = this.services
    const { work } = this
    return withSpool(settings.temporaryFolder, async spool => {
      const { departure } = this
      const { request } = this.call
      const { tables, refuse, preparation } = work
      const checked = await checkUpload({
        request,
        departure,
        maximumBytes: settings.importMaxBytes,
        tables,
        ...(refuse ? { refuse } : {}),
        preparation,
        spool,
      })
      if (checked.rejected) return this.refuse(checked, checked.report)
      const problem = this.plan && planProblem(this.plan, checked.file.sha256)
      if (problem) return this.refuse(checked, rejectionReport(problem))
      const foregone = await work.foregone?.(this.services.database.reader, checked.file)
      if (foregone) return this.refuse(checked, rejectionReport(foregone.rejection), foregone.own)
      if (!checked.report.valid) return this.refuse(checked, checked.report)
      await confirmCaller(this.services, request)
      const answer = await this.write(checked)
      mail.drain()
      return answer
    })
  }

  /**
   * Writes all, in one transaction with its entry of the journal, its history, its messages and its answer. Begun, it goes
   * on to its end even without a client: who asks again with the same key gets the answer.
   */
  private async write(checked: CheckedUpload<Batch>): Promise<WrittenAnswer> {
    const { file, report } = checked
    try {
      const place = { owner: this.caller.user.id, signal: this.departure }
      return await this.services.database.longTransaction(place, async transaction => {
        await this.key?.confirm(transaction)
        const effects = await this.writeRows(transaction, checked)
        const { importId } = effects
        const own = await this.work.own(transaction, !this.dryRun)
        if (this.dryRun) {
          throw new DryRunDone({ outcome: effects.outcome(), own, effects, changes: await effects.shown() })
        }
        if (this.plan) await markApplied(transaction, this.plan, importId)
        await recordCounts(transaction, importId, effects.counts)
        const canteenIds = [...effects.canteenIds]
        await recordCanteens(transaction, importId, canteenIds)
        const answer = { ...this.answers.of(report, report.rows), importId, ...effects.counts, ...own }
        return this.answer(transaction, file, answer, canteenIds)
      })
    } catch (error) {
      if (error instanceof Unwritten) {
        return this.refuse(checked, rejectionReport(error.refused.rejection), error.refused.own)
      }
      if (error instanceof DataMoved) return this.refuse(checked, rejectionReport({ code: 'data-moved' }))
      if (error instanceof DryRunDone) return this.tell(checked, error.told)
      throw error
    }
  }

  /** @throws Unwritten when what was true is so no longer. */
  private async writeRows(transaction: Knex.Transaction, checked: CheckedUpload<Batch>): Promise<Effects> {
    const { file, report } = checked
    const { work, plan, caller } = this
    await sqlOf(transaction).lock(transaction, `import ${file.sha256}`)
    const problem = plan && planProblem(await holdPlan(transaction, plan), file.sha256)
    if (problem) throw new Unwritten({ rejection: problem })
    const foregone = await work.foregone?.(transaction, file)
    if (foregone) throw new Unwritten(foregone)
    if (!(await work.stillTrue(transaction))) throw new Unwritten({ rejection: { code: 'data-moved' } })
    const importId = await recordImport(transaction, { caller, kind: work.kind, file, report, status: 'done' })
    const told = this.dryRun || plan !== null
    const effects = new Effects({ transaction, importId, userId: caller.user.id, told })
    const similar = this.call.query.similar ?? plan?.similar ?? 'allow'
    // Node prepares rows while the database writes others.
    for await (const batch of oneAhead(checked.batches(effects))) await work.write(transaction, batch, effects, similar)
    await work.end?.(transaction, effects)
    const rejection = work.verdict?.()
    if (rejection) throw new Unwritten({ rejection, own: await work.own(transaction, false) })
    if (plan && plan.outcome !== effects.outcome()) throw new Unwritten({ rejection: { code: 'plan-outdated' } })
    return effects
  }

  /** Keeps the plan that a dry run gave. */
  private tell({ file, report }: CheckedUpload<Batch>, told: DryRunDone['told']): Promise<WrittenAnswer> {
    const { effects, changes, outcome, own } = told
    const { counts } = effects
    return this.services.database.transaction(async transaction => {
      await this.key?.confirm(transaction)
      const { id, expiryDate } = await keepPlan(transaction, {
        ...requestScopeOf(this.caller, this.endpoint),
        sha256: file.sha256 ?? '',
        similar: this.call.query.similar ?? null,
        outcome,
      })
      const changeCount = counts.created + counts.updated
      const { emailCount } = effects
      const plan = { id, expiryDate: parisTime(expiryDate), changes, changeCount, emailCount }
      const answer = { ...this.answers.of(report), plan, ...counts, ...own, count: 0 }
      return this.answer(transaction, file, answer, [...effects.canteenIds])
    })
  }

  /** A refusal is an import that wrote nothing: the journal has it too, but for dry runs. */
  private refuse({ file }: CheckedUpload<Batch>, report: FileReport, own: OwnKeys = {}): Promise<WrittenAnswer> {
    const { caller, work } = this
    return this.services.database.transaction(async transaction => {
      await this.key?.confirm(transaction)
      const importId = this.dryRun
        ? null
        : await recordImport(transaction, { caller, kind: work.kind, file, report, status: 'refused' })
      const canteenIds = work.metCanteens()
      if (importId !== null) await recordCanteens(transaction, importId, canteenIds)
      const answer = { ...this.answers.of(report), importId, ...work.ownOfNothing(), ...own, count: 0 }
      return this.answer(transaction, file, answer, canteenIds)
    })
  }

  /** Writes the answer down as it leaves, under the key of the request, with the canteens that it is about. */
  private async answer(
    transaction: Knex.Transaction,
    file: FileIdentity,
    answer: object,
    canteenIds: readonly number[],
  ): Promise<WrittenAnswer> {
    if (!this.endpoint.answer) throw new Error('An import has an answer')
    const checked = this.endpoint.answer.parse(answer) as ImportAnswer
    const body = JSON.stringify(checked)
    // A file that did not come whole is not known well enough to be known again.
    const keeps = file.sha256 !== null && !checked.errors.some(({ code }) => passing.has(code))
    if (keeps) await this.key?.keep(transaction, this.requestDigest(file.sha256), body, canteenIds)
    return new WrittenAnswer(body)
  }

  /** What the request is, whichever way its bytes came. */
  private requestDigest(sha256: string): string {
    const { dryRun, plan, similar } = this.call.query
    return createHash('sha256')
      .update(JSON.stringify([sha256, dryRun, plan, similar]))
      .digest('hex')
  }

  /** Of a request whose answer is known: its file is only looked at to know it again. */
  private async digestOfUpload(): Promise<string | null> {
    const hash = createHash('sha256')
    const received = { name: null, size: 0 }
    const maximumBytes = this.services.settings.importMaxBytes
    const rejection = await receiveFile(this.call.request, this.departure, maximumBytes, received, async bytes => {
      hash.update(bytes)
      return null
    })
    return rejection ? null : this.requestDigest(hash.digest('hex'))
  }
}
