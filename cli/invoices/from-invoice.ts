import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SimilarChoice, similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import type { ElectronicInvoice } from '@ma-cantine/lib/invoices/electronic-invoice'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { oneOf } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { readInput, readingProblem, standardInput } from '../files/read-input.ts'
import { refuseStdinTwice } from '../files/refuse-stdin-twice.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Result } from '../output/result.ts'
import { exitCodes, worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Problem } from '../problems/problem.ts'
import type { ServerOptions, ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

interface FromInvoiceOptions extends CommonOptions, ServerOptions {
  readonly acceptOtherTotal?: true
  readonly canteen?: string
  readonly force?: true
  readonly send?: true
  readonly similar: SimilarChoice
}

export function definePurchasesFromInvoice(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.invoices
  verb('from-invoice', help.description)
    .argument(`<${words.help.filesArgument}...>`, help.files)
    .option(`--canteen <${help.canteenArgument}>`, help.canteen)
    .option(`-o, --output <${words.help.outputArgument}>`, help.output)
    .option('--force', words.help.force)
    .option('--send', help.send)
    .option('--accept-other-total', help.acceptOtherTotal)
    .option(`--similar <${words.help.similarArgument}>`, words.help.similar, oneOf(similarChoices, words), 'refuse')
    .addHelpText('after', `\n${help.json}`)
    .action(runCommand(fromInvoice, locale))
}

/** What became of a file. A `problem` of reading the file itself is one of usage, as everywhere. */
export type Outcome =
  | { readonly file: string; readonly invoice: ElectronicInvoice }
  | {
      readonly file: string
      readonly problem: Problem
      readonly exitCode: typeof exitCodes.refused | typeof exitCodes.usage
    }

/** Writes the purchases of all invoices, and tells on the error output what is refused and what is to complete. */
const fromInvoice: Verb<FromInvoiceOptions> = async (context, files, options) => {
  const { words } = context
  const { output, canteen, send } = options
  if (send && output !== undefined) {
    throw new Failure(exitCodes.usage, { code: 'send-or-write', ...words.invoices.sendOrWrite })
  }
  const siret = canteen?.replace(/\s/g, '')
  const { isValidSiret } = await import('@ma-cantine/lib/canteens/siret')
  if (siret !== undefined && !isValidSiret(siret)) {
    throw new Failure(exitCodes.usage, { code: 'bad-canteen', ...words.invoices.badCanteen(canteen ?? '') })
  }
  if (output !== undefined && !options.force && (await exists(output))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(output) })
  }
  refuseStdinTwice(files, words)
  readFromTerminal(files, context)
  const outcomes: Outcome[] = []
  const { describeOutcomes, purchasesOf, refuseOtherTotal } = await import('./invoice-output.ts')
  for (const file of files) {
    const outcome = await readOne(file, context)
    outcomes.push(send && !options.acceptOtherTotal ? refuseOtherTotal(outcome, context) : outcome)
  }

  const purchases = outcomes.flatMap(outcome => ('invoice' in outcome ? purchasesOf(outcome.invoice, siret) : []))
  const described = describeOutcomes(outcomes, siret, context)
  for (const text of described.texts) context.notice(makePrintable(text))
  const exitCode = worstExitCode([
    ...outcomes.map(outcome => ('invoice' in outcome ? exitCodes.fine : outcome.exitCode)),
    described.hasRefusal ? exitCodes.refused : exitCodes.fine,
  ])
  const json = { ok: exitCode === exitCodes.fine, purchases: purchases.length, files: described.files }
  if (send) {
    if (exitCode === exitCodes.fine && purchases.length > 0) return sendPurchases(purchases, context, options)
    context.notice(words.invoices.nothingSent)
    return { exitCode: worstExitCode([exitCode, exitCodes.refused]), json: { ...json, ok: false }, text: '' }
  }
  return writePurchases(purchases, exitCode, json, context, options)
}

async function readOne(file: string, { words, locale, progress }: Context): Promise<Outcome> {
  const [{ readInvoice }, { invoiceLimits }, { describeInvoiceProblem }, { joinChunks }] = await Promise.all([
    import('@ma-cantine/lib/invoices/read-invoice'),
    import('@ma-cantine/lib/invoices/invoice-limits'),
    import('@ma-cantine/lib/invoices/invoice-messages'),
    import('@ma-cantine/lib/table-schema/join-chunks'),
  ])
  const chunks: Uint8Array[] = []
  try {
    let size = 0
    for await (const chunk of readInput(file, () => {})) {
      chunks.push(chunk)
      size += chunk.length
      // One byte too many is enough to refuse it.
      if (size > invoiceLimits.fileBytes) break
    }
  } catch (error) {
    const problem = readingProblem(error, file, words)
    if (!problem) throw error
    return { file, problem, exitCode: exitCodes.usage }
  } finally {
    progress.stop()
  }
  const reading = await readInvoice(joinChunks(chunks))
  if ('invoice' in reading) return { file, invoice: reading.invoice }
  const { code } = reading.problem
  return { file, problem: { code, ...describeInvoiceProblem(reading.problem, locale) }, exitCode: exitCodes.refused }
}

/** Writes the purchases to the file named by the option, completely or not at all; without it, to the standard output. */
async function writePurchases(
  purchases: readonly PurchaseDraft[],
  exitCode: Result['exitCode'],
  json: object,
  { words }: Context,
  { output, force }: FromInvoiceOptions,
): Promise<Result> {
  const { purchasesCsv } = await import('@ma-cantine/lib/invoices/invoice-csv')
  if (purchases.length === 0) return { exitCode, json: { ...json, output: null }, text: '' }
  const csv = purchasesCsv(purchases)
  if (output === undefined || output === standardInput) return { exitCode, json: { ...json, output: null }, text: csv }
  await awaitWrite(output, words, writeWhole(output, csv, force === true))
  return { exitCode, json: { ...json, output }, text: words.invoices.written(purchases.length, output) }
}

/** Imports them as a file, which is checked first: nothing is added that an import would not take. */
async function sendPurchases(
  purchases: readonly PurchaseDraft[],
  context: Context,
  { server, token, timeout, similar }: FromInvoiceOptions,
): Promise<Result> {
  const [{ purchasesCsv }, { importFiles }] = await Promise.all([
    import('@ma-cantine/lib/invoices/invoice-csv'),
    import('../imports/import-files.ts'),
  ])
  const path = join(temporaryFolder(), 'achats-de-factures.csv')
  writeFileSync(path, purchasesCsv(purchases), { mode: 0o600 })
  return importFiles(context, [path], {
    ...(server === undefined ? {} : { server }),
    ...(token === undefined ? {} : { token }),
    timeout,
    failOn: 'error',
    onError: 'refuse',
    similar,
  })
}
