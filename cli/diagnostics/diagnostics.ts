import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import {
  type DiagnosticFileKind,
  diagnosticFileKinds,
  readLeftOutReasons,
} from '@ma-cantine/lib/imports/diagnostic-file'
import { leftOutWords } from '@ma-cantine/lib/imports/left-out-words'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf, wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { type ExportOptions, exportOptions, exportToFile } from '../lists/export-file.ts'
import { closingOf, firstResults } from '../lists/first-results.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { canteenIds } from '../purchases/purchase-filters.ts'
import { canteenNumbers, yearNumber } from '../purchases/purchase-options.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'
import { describeDiagnostic, describeDiagnosticDetail } from './diagnostic-output.ts'

/** The filters of diagnostics: all of them must match. */
interface FilterOptions {
  readonly canteen?: readonly string[]
  readonly year?: number
}

interface ListOptions extends ServerOptions, FilterOptions {
  readonly limit: number
  readonly all?: true
}

interface DiagnosticExportOptions extends ExportOptions, FilterOptions {
  readonly kind: DiagnosticFileKind
}

export function defineDiagnostics(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.diagnostics
  const diagnostics = program.command('diagnostics').description(help.diagnostics).helpCommand(false)
  const verb = serverVerbs(diagnostics, words)
  filterOptions(verb('list', help.list, true), words)
    .option(`--limit <${words.help.canteenLimitArgument}>`, help.limit, wholeNumber(words), 20)
    .option('--all', help.all)
    .addHelpText('after', `\n${help.listJson}`)
    .action(runCommand(list, locale))
  verb('show', help.show)
    .argument(`<${help.numberArgument}>`, help.number)
    .addHelpText('after', `\n${help.showJson}`)
    .action(runCommand(show, locale))
  const command = filterOptions(verb('export', help.export), words).option(
    `--kind <${words.help.kindArgument}>`,
    help.kind,
    oneOf(diagnosticFileKinds, words),
    'diagnostics',
  )
  exportOptions(command, words, help.exportOutput)
    .addHelpText('after', `\n${help.exportJson}`)
    .action(runCommand(exportDiagnostics, locale))
}

function filterOptions(command: Command, words: Words): Command {
  const { purchases, diagnostics } = words
  return command
    .option(`--canteen <${purchases.help.canteenArgument}>`, purchases.help.canteen, canteenNumbers(words))
    .option(`--year <${purchases.help.yearArgument}>`, diagnostics.help.year, yearNumber(words))
}

/** The filters as the API takes them. */
async function queryOf(client: Client, { canteen = [], year }: FilterOptions, context: Context) {
  const ids = await canteenIds(client, canteen, context)
  return { ...(ids.length > 0 ? { canteen: ids.map(String) } : {}), ...(year === undefined ? {} : { year }) }
}

const list: Verb<ListOptions> = async (context, _args, { limit, all, ...options }) => {
  const { diagnostics } = context.words
  const { server, answer } = await callServer(context, options, refusalOf, async client => {
    const query = await queryOf(client, options, context)
    return firstDiagnostics(client, query, all ? Number.POSITIVE_INFINITY : limit)
  })
  const { count, results } = answer
  const isFiltered = options.canteen !== undefined || options.year !== undefined
  const closing = closingOf(answer, isFiltered ? diagnostics.noneFound : diagnostics.none, diagnostics)
  const outputs = results.map(diagnostic => describeDiagnostic(diagnostic, context))
  return outputsResult(outputs, closing, { server, count, diagnostics: results })
}

async function firstDiagnostics(client: Client, filters: Awaited<ReturnType<typeof queryOf>>, limit: number) {
  const { listManagedDiagnostics } = await import('@ma-cantine/lib/diagnostics/managed-diagnostics-api')
  const { pageSizes } = await import('@ma-cantine/lib/lists/page-size')
  return firstResults(limit, pageSizes.diagnostics.most, paging =>
    client.call(listManagedDiagnostics, { query: { ...filters, ...paging } }),
  )
}

const show: Verb<ServerOptions> = async (context, [text = ''], options) => {
  const { diagnostics } = context.words
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new Failure(exitCodes.usage, { code: 'bad-diagnostic', ...diagnostics.badNumber(text) })
  }
  const { server, answer } = await callServer(context, options, refusalOf, async client => {
    const { listManagedDiagnostics } = await import('@ma-cantine/lib/diagnostics/managed-diagnostics-api')
    return client.call(listManagedDiagnostics, { query: { id: text } })
  })
  const [diagnostic] = answer.results
  if (!diagnostic) throw new Failure(exitCodes.usage, { code: 'not-found', ...diagnostics.unknown(Number(text)) })
  return outputsResult([describeDiagnosticDetail(diagnostic, context)], [], { server, diagnostic })
}

const exportDiagnostics: Verb<DiagnosticExportOptions> = (context, _args, options) => {
  const { diagnostics } = context.words
  const { kind } = options
  return exportToFile(context, options, {
    name: kind.replaceAll('_', '-'),
    refusalOf,
    download: async (client, format) => {
      const { diagnosticFiles } = await import('@ma-cantine/lib/imports/diagnostic-file-api')
      return client.download(diagnosticFiles[format], { query: { ...(await queryOf(client, options, context)), kind } })
    },
    json: ({ headers }) => ({
      kind,
      leftOutReasons: Object.fromEntries(readLeftOutReasons(headers).map(({ reason, count }) => [reason, count])),
    }),
    lines: (place, leftOut, { headers }) => [
      diagnostics.exported(place),
      ...(leftOut > 0 ? [diagnostics.leftOut(leftOut)] : []),
      ...readLeftOutReasons(headers).map(({ reason, count }) =>
        diagnostics.reason(leftOutWords[context.locale].line(reason, count)),
      ),
    ],
  })
}

function refusalOf({ status, detail }: RefusedError, { words }: Context): Failure | null {
  if (status !== 404) return null
  return new Failure(exitCodes.usage, { code: 'not-found', ...words.diagnostics.refused(detail) })
}
