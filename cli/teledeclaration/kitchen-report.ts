import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type {
  KitchenReport,
  KitchenReportVerdict,
  SatelliteAnswer,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { canteenId } from '../canteens/canteen-filter.ts'
import { refusalOfRecords } from '../lists/records.ts'
import type { FileOutput } from '../output/file-output.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { describeKitchenReport, describeSatelliteAnswer } from './kitchen-report-output.ts'
import { lastYear } from './pending.ts'

interface ReportOptions extends CommonOptions, ServerOptions {
  readonly year?: number
}

interface AnswerOptions extends ReportOptions {
  readonly reason?: string
  readonly dryRun?: true
}

const loadApi = () => import('@ma-cantine/lib/teledeclaration/kitchen-reports-api')
const refusalOf = refusalOfRecords({ unknownCode: 'unknown-canteen', words: words => words.kitchenReport })

/** Defines the verbs by which a satellite sees and answers what its kitchen declares, and a kitchen reads the answers. */
export function defineKitchenReport(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.kitchenReport
  const verb = serverVerbs(program, 'kitchen-report', help.command, words)
  const define = (name: string, description: string) =>
    verb(name, description)
      .argument(`<${words.canteens.help.numberArgument}>`, words.canteens.help.number)
      .option(`--year <${words.help.yearArgument}>`, words.declare.help.year, wholeNumber(words))
      .addHelpText('after', `\n${help.json}`)
  define('show', help.show).action(runCommand(show, locale))
  define('confirm', help.confirm)
    .option('--dry-run', help.dryRun)
    .action(runCommand(answer('confirmed'), locale))
  define('contest', help.contest)
    .requiredOption(`--reason <${help.reasonArgument}>`, help.reason)
    .option('--dry-run', help.dryRun)
    .action(runCommand(answer('contested'), locale))
  define('answers', help.answers).action(runCommand(answers, locale))
}

async function describe(report: KitchenReport, context: Context): Promise<FileOutput> {
  const { totals } =
    context.locale === 'fr'
      ? (await import('@ma-cantine/lib/teledeclaration/declared-words')).frDeclaredWords
      : (await import('@ma-cantine/lib/teledeclaration/en-declared-words')).enDeclaredWords
  return describeKitchenReport(report, totals, context)
}

const paramsOf = async (client: Client, number: string, { year }: ReportOptions, context: Context) => ({
  canteenId: await canteenId(client, number, context),
  year: year ?? lastYear(),
})

const show: Verb<ReportOptions> = async (context, [number = ''], options) => {
  const { server, answer: report } = await callServer(context, options, refusalOf, async client => {
    const params = await paramsOf(client, number, options, context)
    return client.call((await loadApi()).getKitchenReport, { params })
  })
  const closing = report.version === null ? [] : [context.words.kitchenReport.howToAnswer]
  return outputsResult([await describe(report, context)], closing, { server, report })
}

/** Answers the report as it is now: who wants to answer what they have read compares its version with that of `show`. */
const answer =
  (verdict: KitchenReportVerdict): Verb<AnswerOptions> =>
  async (context, [number = ''], options) => {
    const { reason = null, dryRun } = options
    const words = context.words.kitchenReport
    const { server, answer: report } = await callServer(context, options, refusalOf, async client => {
      const { getKitchenReport, answerKitchenReport } = await loadApi()
      const params = await paramsOf(client, number, options, context)
      const { version } = await client.call(getKitchenReport, { params })
      if (version === null) throw new Failure(exitCodes.refused, { code: 'nothing-yet', ...words.nothingYet })
      const body = { version, verdict, reason }
      return client.call(answerKitchenReport, {
        params,
        body,
        ...(dryRun ? { dryRun: true } : { idempotencyKey: crypto.randomUUID() }),
      })
    })
    const closing = [dryRun ? words.notSent : words.sent]
    return outputsResult([await describe(report, context)], closing, { server, ...(dryRun ? { dryRun } : {}), report })
  }

const answers: Verb<ReportOptions> = async (context, [number = ''], options) => {
  const { server, answer: read } = await callServer(context, options, refusalOf, async client => {
    const params = await paramsOf(client, number, options, context)
    return readAll(client, params)
  })
  const { count, counts, results } = read
  const outputs = results.map(each => describeSatelliteAnswer(each, context))
  const closing = [context.words.kitchenReport.counts(counts)]
  return outputsResult(outputs, closing, { server, count, counts, answers: results })
}

/** Reads page after page. */
async function readAll(client: Client, params: { readonly canteenId: number; readonly year: number }) {
  const { listSatelliteAnswers } = await loadApi()
  const limit = pageSizes.satelliteAnswers.most
  const results: SatelliteAnswer[] = []
  for (;;) {
    const page = await client.call(listSatelliteAnswers, { params, query: { limit, offset: results.length } })
    results.push(...page.results)
    if (page.results.length === 0 || results.length >= page.count) return { ...page, results }
  }
}
