import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { type ExportOptions, exportOptions, exportToFile } from '../lists/export-file.ts'
import { closingOf, firstResults } from '../lists/first-results.ts'
import { outputsResult } from '../output/outputs-result.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { canteenId, canteenIds } from '../purchases/purchase-filters.ts'
import { canteenNumbers, day } from '../purchases/purchase-options.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'
import { describeMeasurement, describeMeasurementDetail, figuresOf } from './waste-output.ts'

/** The filters of measurements: all of them must match. */
interface FilterOptions {
  readonly canteen?: readonly string[]
  readonly after?: string
  readonly before?: string
}

interface WasteExportOptions extends ExportOptions, FilterOptions {
  readonly weighings?: true
}

interface ListOptions extends ServerOptions, FilterOptions {
  readonly limit: number
  readonly all?: true
}

export function defineWaste(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.waste
  const waste = program.command('waste').description(help.waste).helpCommand(false)
  const verb = serverVerbs(waste, words)
  filterOptions(verb('list', help.list, true), words)
    .option(`--limit <${words.help.canteenLimitArgument}>`, help.limit, wholeNumber(words), 20)
    .option('--all', help.all)
    .addHelpText('after', `\n${help.listJson}`)
    .action(runCommand(list, locale))
  verb('show', help.show)
    .argument(`<${help.numberArgument}>`, help.number)
    .addHelpText('after', `\n${help.showJson}`)
    .action(runCommand(show, locale))
  exportOptions(filterOptions(verb('export', help.export), words), words, help.exportOutput)
    .option('--weighings', help.weighings)
    .addHelpText('after', `\n${help.exportJson}`)
    .action(runCommand(exportWaste, locale))
}

function filterOptions(command: Command, words: Words): Command {
  const { purchases, waste } = words
  return command
    .option(`--canteen <${purchases.help.canteenArgument}>`, purchases.help.canteen, canteenNumbers(words))
    .option(`--after <${purchases.help.dayArgument}>`, waste.help.after, day(words))
    .option(`--before <${purchases.help.dayArgument}>`, waste.help.before, day(words))
}

/** The filters as the API takes them. */
async function queryOf(client: Client, { canteen = [], after, before }: FilterOptions, context: Context) {
  const ids = await canteenIds(client, canteen, context)
  return {
    ...(ids.length > 0 ? { canteen: ids.map(String) } : {}),
    period_start_date_after: after,
    period_end_date_before: before,
  }
}

const list: Verb<ListOptions> = async (context, _args, { limit, all, ...options }) => {
  const { waste } = context.words
  const { server, answer } = await callServer(context, options, refusalOf, async client => {
    const query = await queryOf(client, options, context)
    return firstMeasurements(client, query, all ? Number.POSITIVE_INFINITY : limit)
  })
  const { count, results } = answer
  const isFiltered = [options.canteen, options.after, options.before].some(filter => filter !== undefined)
  const closing = closingOf(answer, isFiltered ? waste.noneFound : waste.none, waste)
  const outputs = results.map(measurement => describeMeasurement(measurement, context))
  return outputsResult(outputs, closing, { server, count, measurements: results })
}

async function firstMeasurements(client: Client, filters: Awaited<ReturnType<typeof queryOf>>, limit: number) {
  const { listManagedWasteMeasurements } = await import('@ma-cantine/lib/waste/waste-file-api')
  const { pageSizes } = await import('@ma-cantine/lib/lists/page-size')
  return firstResults(limit, pageSizes.wasteMeasurements.most, paging =>
    client.call(listManagedWasteMeasurements, { query: { ...filters, ...paging } }),
  )
}

const show: Verb<ServerOptions> = async (context, [text = ''], options) => {
  const { waste } = context.words
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new Failure(exitCodes.usage, { code: 'bad-measurement', ...waste.badNumber(text) })
  }
  const { server, answer } = await callServer(context, options, refusalOf, async client => {
    const { listManagedWasteMeasurements } = await import('@ma-cantine/lib/waste/waste-file-api')
    return client.call(listManagedWasteMeasurements, { query: { id: text } })
  })
  const [measurement] = answer.results
  if (!measurement) throw new Failure(exitCodes.usage, { code: 'not-found', ...waste.unknown(Number(text)) })
  const output = describeMeasurementDetail(measurement, context)
  return outputsResult([output], [], { server, measurement, figures: figuresOf(measurement) })
}

const exportWaste: Verb<WasteExportOptions> = (context, _args, options) =>
  options.weighings ? exportWeighings(context, options) : exportMeasurements(context, options)

const exportMeasurements = (context: Context, options: WasteExportOptions): Promise<Result> =>
  exportToFile(context, options, {
    name: 'gaspillage',
    refusalOf,
    download: async (client, format) => {
      const { wasteFiles } = await import('@ma-cantine/lib/waste/waste-file-api')
      return client.download(wasteFiles[format], { query: await queryOf(client, options, context) })
    },
    lines: place => [context.words.waste.exported(place)],
  })

/** Weighings belong to one canteen. */
function exportWeighings(context: Context, options: WasteExportOptions): Promise<Result> {
  const { waste } = context.words
  const [canteen, ...others] = options.canteen ?? []
  if (canteen === undefined || others.length > 0) {
    throw new Failure(exitCodes.usage, { code: 'one-canteen', ...waste.oneCanteen })
  }
  return exportToFile(context, options, {
    name: 'pesees',
    refusalOf,
    download: async (client, format) => {
      const { weighingFiles } = await import('@ma-cantine/lib/waste/weighings-api')
      const params = { canteenId: await canteenId(client, canteen, context) }
      const query = { start_date: options.after, end_date: options.before }
      return client.download(weighingFiles[format], { params, query })
    },
    lines: place => [waste.weighingsExported(place)],
  })
}

function refusalOf({ status, detail }: RefusedError, { words }: Context): Failure | null {
  if (status !== 404) return null
  return new Failure(exitCodes.usage, { code: 'not-found', ...words.waste.refused(detail) })
}
