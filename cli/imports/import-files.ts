import { jsonReport } from '@ma-cantine/lib/reports/json'
import type { Context } from '../app/context.ts'
import type { Verb } from '../app/run-command.ts'
import { type CheckedInput, checkInput } from '../checks/check-input.ts'
import { checkedTotals, describeChecked, expectedColumns, warningsAdvice } from '../checks/check-output.ts'
import { checkedExitCode, type FailOn } from '../checks/fail-on.ts'
import { pathToSend } from '../checks/path-to-send.ts'
import { ensureRereadable } from '../files/ensure-rereadable.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { refuseStdinTwice } from '../files/refuse-stdin-twice.ts'
import type { MappedInput } from '../mapping/check-with-mapping.ts'
import { relocateChecked } from '../mapping/relocate-check.ts'
import { filesText } from '../output/files-text.ts'
import type { Result } from '../output/result.ts'
import { exitCodes, worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { problemJson } from '../problems/problem-json.ts'
import { chooseServer } from '../transport/choose-server.ts'
import type { ImportOptions } from './import.ts'
import { describeOutcome, type ImportOutcome, outcomeExitCode, outcomeJson } from './import-outcome.ts'
import { isSendable, refuseRejects, refuseRowsTogether } from './rejects-rules.ts'
import {
  type Destination,
  failedOutcome,
  openDestination,
  type ReadyFile,
  readyToSend,
  sendChecked,
} from './send-checked.ts'

/**
 * Checks every file first, and sends none if one is wrong. After a refusal the next files are still sent, but not after
 * a failure that would be the same for all (sign-in, network).
 */
export const importFiles: Verb<ImportOptions> = async (context, files, options) => {
  if (files.length > 1 && options.idempotencyKey !== undefined) {
    throw new Failure(exitCodes.usage, { code: 'one-file-a-key', ...context.words.imports.oneFileAKey })
  }
  const { ignore: ignored, strict, encoding, sheet } = options
  const skipsRows = options.onError === 'skip-rows'
  refuseRejects(files, options, context)
  refuseStdinTwice(files, context.words)
  readFromTerminal(files, context)
  const server = await chooseServer(options.server, context)
  const all: CheckedInput[] = []
  const paths = new Map<CheckedInput, string>()
  const mapped = options.mapping === undefined ? null : await mapFiles(files, options.mapping, options, context)
  for (const { raw, path, conversion } of mapped ?? []) {
    const checked = relocateChecked(raw, conversion)
    all.push(checked)
    if (path !== null) paths.set(checked, path)
  }
  for (const file of mapped ? [] : files) {
    const path = await ensureRereadable(file)
    const checked = await checkInput(file, { path, ignored, strict, encoding, sheet }, context)
    all.push(checked)
    paths.set(checked, await pathToSend(checked, path, encoding))
  }
  const ready = all.flatMap(checked => (isSendable(checked, options) ? readyToSend(checked, paths.get(checked)) : []))
  if (skipsRows) for (const { file, kind } of ready) refuseRowsTogether(file, kind, context)
  const notes = (mapped ?? []).flatMap(file => file.notes)
  if (ready.length < all.length) return nothingSent(all, options.failOn, server, context, notes)
  const conversions = new Map((mapped ?? []).map(({ path, conversion }) => [path, conversion]))

  const destination = await openDestination(server, options, context)
  const outcomes: ImportOutcome[] = []
  const { similar, idempotencyKey } = options
  const dryRun = options.dryRun === true
  let stopped = false
  for (const each of ready) {
    const { file, report } = each
    if (stopped) {
      outcomes.push({ state: 'not-sent', file, report })
      continue
    }
    const sending = { dryRun, similar, idempotencyKey, conversion: conversions.get(each.path) ?? null }
    const outcome = skipsRows
      ? await sendSplit(each, destination, options, context)
      : await sendChecked(each, destination, sending, context)
    stopped = outcome.state === 'failed' && outcome.exitCode !== exitCodes.refused
    outcomes.push(outcome)
  }
  return importResult(outcomes, server, dryRun, context, notes)
}

/** Sends the right rows of a file. Loaded for this option only. */
async function sendSplit(
  ready: ReadyFile,
  destination: Destination,
  { similar, strict, encoding, rejects, force, dryRun, idempotencyKey = crypto.randomUUID() }: ImportOptions,
  context: Context,
): Promise<ImportOutcome> {
  const { sendRightRows } = await import('./send-right-rows.ts')
  const { client, timeout } = destination
  const sending = { dryRun: dryRun === true, similar, idempotencyKey }
  const splitting = { ...sending, timeout, strict: strict === true, encoding, rejects, force: force === true }
  try {
    return await sendRightRows(client, ready, splitting, context)
  } catch (error) {
    return failedOutcome(error, ready.file, destination, context)
  }
}

/** Converts and checks files with columns of their own. Loaded for them only. */
async function mapFiles(files: readonly string[], name: string, options: ImportOptions, context: Context) {
  const [{ loadMapping }, { checkMapped }] = await Promise.all([
    import('../mapping/load-mapping.ts'),
    import('../mapping/check-with-mapping.ts'),
  ])
  const mapping = await loadMapping(name, options, context)
  if (mapping.toConfirm.length > 0) {
    const { notConfirmed } = context.words.mappings
    throw new Failure(exitCodes.refused, { code: 'mapping-not-confirmed', ...notConfirmed(mapping.toConfirm.length) })
  }
  const { ignore: ignored, strict, encoding } = options
  const all: MappedInput[] = []
  for (const file of files) all.push(...(await checkMapped(file, mapping, { ignored, strict, encoding }, context)))
  return all
}

function nothingSent(
  all: readonly CheckedInput[],
  failOn: FailOn,
  server: string,
  context: Context,
  notes: readonly string[],
): Result {
  const { locale, words } = context
  const outputs = all.map(checked => describeChecked(checked, context))
  const closing = [
    ...notes,
    ...checkedTotals(all, failOn, context),
    words.sending.nothingSent,
    ...expectedColumns(all, undefined, context),
    ...warningsAdvice(all, failOn, context),
  ]
  return {
    exitCode: worstExitCode(all.map(checked => checkedExitCode(checked, failOn))),
    json: {
      ok: false,
      server,
      files: all.map(checked =>
        'problem' in checked
          ? { file: checked.file, sent: false, error: problemJson(checked.problem) }
          : { file: checked.file, sent: false, report: jsonReport(checked.file, checked.report, locale) },
      ),
    },
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}

function importResult(
  outcomes: readonly ImportOutcome[],
  server: string,
  dryRun: boolean,
  context: Context,
  notes: readonly string[],
): Result {
  const exitCode = worstExitCode(outcomes.map(outcomeExitCode))
  const outputs = outcomes.map(outcome => describeOutcome(outcome, context))
  const closing = [
    ...notes,
    ...(outcomes.length > 1 ? [totals(outcomes, context)] : []),
    ...(dryRun ? [context.words.imports.nothingStored] : []),
    ...(exitCode === exitCodes.network ? [context.words.sending.safeToRetry] : []),
  ]
  return {
    exitCode,
    json: { ok: exitCode === exitCodes.fine, server, files: outcomes.map(outcome => outcomeJson(outcome, context)) },
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}

function totals(outcomes: readonly ImportOutcome[], { words }: Context): string {
  const count = (...states: ImportOutcome['state'][]) => outcomes.filter(({ state }) => states.includes(state)).length
  return words.sending.imported(
    count('accepted', 'planned'),
    count('refused', 'duplicate', 'returned'),
    count('failed', 'not-sent'),
  )
}
