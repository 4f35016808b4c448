import type { Client } from '@ma-cantine/lib/http/client'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { addStoredErrors } from '@ma-cantine/lib/imports/stored-errors'
import { relocateAnswer } from '@ma-cantine/lib/mapping/relocate-report'
import { RowOrigins } from '@ma-cantine/lib/mapping/row-origins'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import type { DraftFile } from '../files/draft-file.ts'
import { sendAgain } from '../transport/send-again.ts'
import { type ImportOutcome, readOutcome } from './import-outcome.ts'
import { rejectsPlace, removeRejects, splitInput } from './rejected-rows.ts'
import type { Rejects } from './rejects-output.ts'
import { type Sending, sendFile } from './send-file.ts'
import { ServerRefusals } from './server-refusals.ts'

export interface SplitFile {
  readonly file: string
  readonly path: string
  readonly kind: FileKind
  readonly report: FileReport
}

export interface SplitSending extends Sending {
  readonly timeout: number
  readonly strict: boolean
  readonly encoding: SingleByteEncoding | undefined
  /** Where the wrong rows go; beside the file when left out. */
  readonly rejects: string | undefined
  /** Replaces a file that is already there. */
  readonly force: boolean
}

/** The rows to send, and the others. */
interface Part {
  readonly path: string
  readonly sentRows: number
  readonly wrongRows: number
  readonly origins: RowOrigins
  readonly draft: DraftFile | null
}

/** An answer names the first thousand errors: many canteens refused at once may take several. */
const maximumDryRuns = 20

/**
 * Sends the right rows of a file, and gives the wrong ones back with their reasons. Dry runs tell first what the server
 * refuses. The wrong rows are in their place before the others are sent: whatever happens then, none is lost.
 */
export async function sendRightRows(
  client: Client,
  file: SplitFile,
  sending: SplitSending,
  context: Context,
): Promise<ImportOutcome> {
  const refusals = new ServerRefusals()
  const place = sending.rejects ?? rejectsPlace(file.file, file.path)
  let { report } = file
  let part = await takePart(file, refusals, place, sending, context)
  try {
    for (let dryRuns = 1; part.sentRows > 0; dryRuns++) {
      const answer = await call(
        client,
        file,
        part,
        { ...sending, dryRun: true, idempotencyKey: crypto.randomUUID() },
        context,
      )
      if (answer.errorCount === 0 || answer.duplicateFile) {
        if (sending.dryRun) return outcomeOf(answer, rejectsOf(part, report, null))
        break
      }
      if (dryRuns === maximumDryRuns || !refusals.add(answer)) return outcomeOf(answer, null)
      report = addStoredErrors(report, answer)
      await part.draft?.discard()
      part = await takePart(file, refusals, place, sending, context)
    }
    const draft = part.wrongRows > 0 ? part.draft : null
    if (draft) await awaitWrite(place, context.words, draft.settle(place, sending.force))
    const rejects = rejectsOf(part, report, draft && place)
    if (part.sentRows === 0) return { state: 'returned', file: file.file, kind: file.kind, rejects }
    try {
      const outcome = outcomeOf(await call(client, file, part, sending, context), rejects)
      if (outcome.state === 'refused' && rejects.file !== null) await removeRejects(rejects.file)
      return outcome
    } catch (error) {
      if (rejects.file !== null) await removeRejects(rejects.file)
      throw error
    }
  } finally {
    await part.draft?.discard()
  }

  function outcomeOf(answer: ImportAnswer, rejects: Rejects | null): ImportOutcome {
    const outcome = readOutcome(file.file, file.kind, answer, { dryRun: sending.dryRun, fileTotal: null })
    const isSplit = rejects !== null && rejects.rows > 0 && outcome.state !== 'refused'
    return isSplit ? { ...outcome, rejects } : outcome
  }
}

/** A file of right rows is sent as it is: the server then knows it as it does without this option. */
async function takePart(
  { path, report, kind }: SplitFile,
  refusals: ServerRefusals,
  place: string,
  { strict, encoding, dryRun }: SplitSending,
  { words }: Context,
): Promise<Part> {
  if (report.valid && refusals.isEmpty) {
    return { path, sentRows: report.rows, wrongRows: 0, origins: new RowOrigins(), draft: null }
  }
  const refuse = refusals.of.bind(refusals)
  const options = { kind, strict, encoding, refuse, place: dryRun ? null : place }
  const { rightRows, ...split } = await splitInput(path, report, options, words)
  return { ...split, sentRows: rightRows }
}

/** Sends a part of a file. The rows of the answer are those of the file. */
async function call(
  client: Client,
  { file, kind }: SplitFile,
  { path, origins }: Part,
  sending: SplitSending,
  context: Context,
): Promise<ImportAnswer> {
  const answer = await sendAgain(() => sendFile(client, { file, kind, path }, sending, context), sending.timeout)
  return relocateAnswer(answer, { origins, positions: new Map() })
}

const rejectsOf = ({ wrongRows, sentRows }: Part, report: FileReport, file: string | null): Rejects => ({
  rows: wrongRows,
  sentRows,
  file,
  report,
})
