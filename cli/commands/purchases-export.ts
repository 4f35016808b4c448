import type { Locale } from '@ma-cantine/lib/messages/locale'
import { awaitWrite } from '../app/await-write.ts'
import { type OpenServer, openServer, type ServerOptions, type ServerVerb } from '../app/call-server.ts'
import type { Context } from '../app/context.ts'
import { type DownloadFormat, downloadFormats, formatOf, partsOf, saveDownload } from '../app/download.ts'
import { exists } from '../app/draft-file.ts'
import { exitCodes } from '../app/exit-code.ts'
import { Failure } from '../app/failure.ts'
import { oneOf } from '../app/options.ts'
import { type PurchaseFilterOptions, purchaseFilterOptions, purchaseQuery } from '../app/purchase-filters.ts'
import { purchaseSort } from '../app/purchase-options.ts'
import { purchaseRefusal } from '../app/purchase-refusal.ts'
import { standardInput as standardOutput } from '../app/read-input.ts'
import type { Result } from '../app/result.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'

interface ExportOptions extends Omit<CommonOptions, 'format'>, ServerOptions, PurchaseFilterOptions {
  readonly sort?: string
  readonly format?: DownloadFormat
  readonly reimportable?: true
  readonly force?: true
}

export function definePurchasesExport(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases
  purchaseFilterOptions(verb('export', help.export), words)
    .option(`--sort <${help.sortArgument}>`, help.sort, purchaseSort(words))
    .option(`-o, --output <${words.help.outputArgument}>`, help.exportOutput)
    .option(`--format <${words.help.formatArgument}>`, words.help.exportFormat, oneOf(downloadFormats, words))
    .option('--reimportable', help.reimportable)
    .option('--force', words.help.force)
    .addHelpText('after', `\n${help.exportJson}`)
    .action(runCommand(exportPurchases, locale))
}

/** Writes the file whole or not at all. */
const exportPurchases: Verb<ExportOptions> = async (context, _args, options) => {
  const { words } = context
  const format = options.format ?? formatOf(options.output) ?? 'csv'
  const place = options.output ?? `achats.${format}`
  if (place === standardOutput) return exportToStandardOutput(format, context, options)
  if (!options.force && (await exists(place))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.fileExists(place) })
  }
  const opened = await openServer(context, options, purchaseRefusal)
  const { server } = opened
  const reimportable = options.reimportable === true
  try {
    const response = await download(opened, format, context, options)
    const { leftOut, bytes } = await awaitWrite(place, words, saveDownload(response, place, options.force === true))
    const left = leftOut > 0 ? [words.purchases.leftOut(leftOut)] : []
    return {
      exitCode: exitCodes.fine,
      json: { ok: true, server, file: place, format, reimportable, bytes, leftOut },
      text: [words.purchases.exported(place), ...left].join('\n'),
    }
  } catch (error) {
    throw opened.failureOf(error)
  }
}

async function exportToStandardOutput(
  format: DownloadFormat,
  context: Context,
  options: ExportOptions,
): Promise<Result> {
  const { words } = context
  if (options.json) {
    throw new Failure(exitCodes.usage, { code: 'stdout-twice', ...words.purchases.jsonOnStandardOutput })
  }
  if (format !== 'csv' && process.stdout.isTTY) {
    throw new Failure(exitCodes.usage, { code: 'not-on-terminal', ...words.purchases.notOnTerminal })
  }
  const opened = await openServer(context, options, purchaseRefusal)
  try {
    const response = await download(opened, format, context, options)
    return { exitCode: exitCodes.fine, json: null, text: '', stream: () => bytesOf(response, opened) }
  } catch (error) {
    throw opened.failureOf(error)
  }
}

async function* bytesOf(response: Response, { failureOf }: OpenServer): AsyncGenerator<Uint8Array> {
  try {
    yield* partsOf(response)
  } catch (error) {
    throw failureOf(error)
  }
}

async function download(
  { client }: OpenServer,
  format: DownloadFormat,
  context: Context,
  options: ExportOptions,
): Promise<Response> {
  const [purchases, files, { sendAgain }] = await Promise.all([
    import('@ma-cantine/lib/purchases/purchases-api'),
    import('@ma-cantine/lib/purchases/purchase-file-api'),
    import('../app/send-again.ts'),
  ])
  const query = { ...(await purchaseQuery(client, options, context)), ordering: options.sort }
  const endpoints = options.reimportable
    ? {
        csv: files.exportPurchasesFileAsCsv,
        xlsx: files.exportPurchasesFileAsXlsx,
        ods: files.exportPurchasesFileAsOds,
      }
    : {
        csv: purchases.exportPurchasesAsCsv,
        xlsx: purchases.exportPurchasesAsWorkbook,
        ods: purchases.exportPurchasesAsOds,
      }
  return sendAgain(() => client.download(endpoints[format], { query }), options.timeout)
}
