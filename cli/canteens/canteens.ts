import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf, wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { type DownloadFormat, downloadFormats, formatOf, saveDownload } from '../lists/download.ts'
import { closingOf, firstResults } from '../lists/first-results.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { describeCanteen, describeCanteenDetail } from './canteen-output.ts'
import { findCanteen, isCanteenNumber } from './find-canteen.ts'

interface ListOptions extends ServerOptions {
  readonly search?: string
  readonly limit: number
}

interface ExportOptions extends ServerOptions {
  readonly search?: string
  readonly format?: DownloadFormat
  readonly output?: string
  readonly force?: true
}

export function defineCanteens(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words
  const canteens = program.command('canteens').description(help.canteens).helpCommand(false)
  const verb = serverVerbs(canteens, words)
  verb('list', help.canteensList, true)
    .option(`--search <${help.searchArgument}>`, help.search)
    .option(`--limit <${help.canteenLimitArgument}>`, help.canteenLimit, wholeNumber(words), 20)
    .action(runCommand(list, locale))
  verb('show', help.canteensShow).argument(`<${help.canteenArgument}>`, help.canteen).action(runCommand(show, locale))
  verb('export', help.canteensExport)
    .option(`--search <${help.searchArgument}>`, help.search)
    .option(`-o, --output <${help.outputArgument}>`, help.exportOutput)
    .option(`--format <${help.formatArgument}>`, help.exportFormat, oneOf(downloadFormats, words))
    .option('--force', help.force)
    .action(runCommand(exportCanteens, locale))
}

const list: Verb<ListOptions> = async (context, _args, { search, limit, ...options }) => {
  const { server, answer } = await callServer(context, options, refusalOf, client =>
    firstCanteens(client, search, limit),
  )
  const { count, results } = answer
  const { canteens } = context.words
  const closing = closingOf(answer, search ? canteens.noneFound(search) : canteens.none, canteens)
  const outputs = results.map(canteen => describeCanteen(canteen, context))
  return outputsResult(outputs, closing, { server, count, canteens: results })
}

/** The first canteens by name. */
async function firstCanteens(client: Client, search: string | undefined, limit: number) {
  const { listCanteens } = await import('@ma-cantine/lib/canteens/canteens-api')
  const { pageSizes } = await import('@ma-cantine/lib/lists/page-size')
  return firstResults(limit, pageSizes.canteens.most, paging =>
    client.call(listCanteens, { query: { search, ...paging, ordering: 'name' } }),
  )
}

const show: Verb<ServerOptions> = async (context, [text = ''], options) => {
  if (!isCanteenNumber(text)) {
    throw new Failure(exitCodes.usage, { code: 'bad-canteen', ...context.words.canteens.badNumber(text) })
  }
  const { server, answer } = await callServer(context, options, refusalOf, client => findCanteen(client, text))
  if (!answer) {
    throw new Failure(exitCodes.usage, { code: 'unknown-canteen', ...context.words.canteens.unknownSiret(text) })
  }
  return outputsResult([describeCanteenDetail(answer, context)], [], { server, canteen: answer })
}

/** Writes the file whole or not at all. */
const exportCanteens: Verb<ExportOptions> = async (context, _args, { search, output, format, force, ...options }) => {
  const { words } = context
  const chosen = format ?? formatOf(output) ?? 'csv'
  const place = output ?? `cantines.${chosen}`
  if (!force && (await exists(place))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.fileExists(place) })
  }
  const { canteenFiles } = await import('@ma-cantine/lib/canteens/canteen-file-api')
  const { server, answer } = await callServer(context, options, refusalOf, async client => {
    const response = await client.download(canteenFiles[chosen], { query: { search } })
    return awaitWrite(place, words, saveDownload(response, place, force === true))
  })
  const { leftOut, bytes } = answer
  const text = [words.canteens.exported(place), ...(leftOut > 0 ? [words.canteens.leftOut(leftOut)] : [])].join('\n')
  return { exitCode: exitCodes.fine, json: { ok: true, server, file: place, format: chosen, bytes, leftOut }, text }
}

function refusalOf({ status, detail }: RefusedError, { words }: Context): Failure | null {
  if (status !== 404) return null
  return new Failure(exitCodes.usage, { code: 'unknown-canteen', ...words.canteens.unknown(detail) })
}
