import { randomUUID } from 'node:crypto'
import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import type { WarningCode } from '@ma-cantine/lib/imports/warning-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { idempotencyKey, oneOf, seconds, warnings } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { type CheckedInput, checkInput } from '../checks/check-input.ts'
import { checkedTotals, describeChecked, expectedColumns, warningsAdvice } from '../checks/check-output.ts'
import { checkedExitCode, type FailOn, failOns } from '../checks/fail-on.ts'
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
import { defaultTimeout } from '../transport/call-server.ts'
import { chooseServer } from '../transport/choose-server.ts'
import { wordsOf } from '../words/words.ts'
import { describeOutcome, type ImportOutcome, outcomeExitCode, outcomeJson } from './import-outcome.ts'
import { isSendable, onErrors, type RejectsOptions, refuseRejects, refuseRowsTogether } from './on-error.ts'
import {
  type Destination,
  failedOutcome,
  openDestination,
  type ReadyFile,
  readyToSend,
  sendChecked,
} from './send-checked.ts'

interface ImportOptions extends RejectsOptions {
  readonly server?: string
  readonly token?: string
  readonly timeout: number
  readonly failOn: FailOn
  readonly ignore?: readonly WarningCode[]
  readonly strict?: true
  readonly encoding?: SingleByteEncoding
  readonly dryRun?: true
  readonly sheet?: string
  readonly mapping?: string
  readonly similar: SimilarChoice
  readonly idempotencyKey?: string
}

export function defineImport(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.sending
  program
    .command('import')
    .description(help.import)
    .argument(`<${words.help.filesArgument}...>`, help.files)
    .option('--dry-run', help.dryRun)
    .option(`--sheet <${words.help.sheetArgument}>`, words.help.sheet)
    .option(`--mapping <${words.mappings.help.nameArgument}>`, words.mappings.help.option)
    .option(`--similar <${words.help.similarArgument}>`, words.help.similar, oneOf(similarChoices, words), 'refuse')
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option(`--token <${words.help.tokenArgument}>`, words.help.token)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), defaultTimeout)
    .option(`--idempotency-key <${words.help.idempotencyKeyArgument}>`, help.idempotencyKey, idempotencyKey(words))
    .option(`--on-error <${words.help.similarArgument}>`, help.onError, oneOf(onErrors, words), 'refuse')
    .option(`--rejects <${words.help.outputArgument}>`, help.rejects)
    .option('--force', help.force)
    .option(`--fail-on <${words.help.failOnArgument}>`, help.failOn, oneOf(sendingFailOns, words), 'error')
    .option(`--ignore <${words.help.ignoreArgument}>`, words.help.ignore, warnings(words))
    .option('--strict', words.help.strict)
    .option(`--encoding <${words.help.encodingArgument}>`, words.help.encoding, oneOf(singleByteEncodings, words))
    .addHelpText('after', `\n${help.json}`)
    .action(runCommand(importFiles, locale))
}

/** `never` is left out: a file with errors is not sent. */
const sendingFailOns = failOns.filter(failOn => failOn !== 'never')

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
  { similar, strict, encoding, rejects, force, dryRun, idempotencyKey = randomUUID() }: ImportOptions,
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
          ? { file: checked.file, sent: false, error: checked.problem }
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
