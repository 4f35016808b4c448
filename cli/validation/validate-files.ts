import { tablesOf } from '@ma-cantine/lib/imports/check-file'
import { jsonDocument } from '@ma-cantine/lib/reports/json'
import type { ReportFormat } from '@ma-cantine/lib/reports/report-format'
import type { Context } from '../app/context.ts'
import type { Verb } from '../app/run-command.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { checkedExitCode } from '../checks/fail-on.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { refuseStdinTwice } from '../files/refuse-stdin-twice.ts'
import { relocateChecked } from '../mapping/relocate-check.ts'
import { exitCodes, worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { problemJson } from '../problems/problem-json.ts'
import { type LoadedSchema, loadSchema } from '../schemas/load-schema.ts'
import { comparesBaseline, mostErrors, refuseOnlineBaseline } from './baseline-options.ts'
import { type CheckedFiles, checkFiles } from './check-files.ts'
import { refuseOverwriting, writeReport } from './report-file.ts'
import type { ValidateOptions } from './validate.ts'
import { displayChecked } from './validate-output.ts'

export const validate: Verb<ValidateOptions> = async (context, names, options) => {
  const { schema, failOn, quiet, output, report = [] } = options
  const format = options.format ?? (options.json ? 'json' : undefined)
  if (options.json && format !== 'json' && output === undefined) {
    throw new Failure(exitCodes.usage, { code: 'two-formats', ...context.words.validation.twoFormats })
  }
  refuseOnlineBaseline(options, context.words)
  refuseStdinTwice(names, context.words)
  const schemaContext = quiet ? { ...context, notice: () => {} } : context
  const loaded = schema ? await loadSchema(schema, schemaContext) : null
  readFromTerminal(names, context)
  const files = await checkFiles(names, loaded, options, context)
  const { checked, known, failure } = await compare(files, loaded, options, context)
  const all = checked.map((each, index) => relocateChecked(each, files.mapped[index]?.conversion ?? null))
  if (failure) {
    context.progress.stop()
    context.notice(context.words.validation.online.failed(failure.problem))
  }

  const exitCode = worstExitCode([
    ...all.map(checked => checkedExitCode(checked, failOn)),
    ...(failure ? [failure.exitCode] : []),
  ])
  const targets = output === undefined ? report : [...report, { file: output, format: format ?? 'text' }]
  const inputs = schema && 'path' in schema ? [...all, { file: schema.path }] : all
  await refuseOverwriting(targets, inputs, context.words)
  for (const { format, file } of report) {
    if (format === 'annotated')
      await (await import('./annotated-report.ts')).writeAnnotated(file, all, files.copyOf, context)
    else await writeReport(file, await formatReport(format, all, context), context.words)
  }

  const json = {
    ...jsonDocument(all, context.locale),
    ...(failure ? { comparisonError: problemJson(failure.problem) } : {}),
    ...(known === null ? {} : { knownCount: known }),
  }
  const notes = [
    ...files.mapped.flatMap(({ notes }) => notes),
    ...(known ? [context.words.validation.known(known)] : []),
  ]
  const displayAll = () => displayChecked(all, exitCode, options, context, notes)
  if (output !== undefined) {
    const outputFormat = format ?? 'text'
    const text = outputFormat === 'text' ? `${displayAll().text}\n` : await formatReport(outputFormat, all, context)
    await writeReport(output, text, context.words)
    return { exitCode, json: { valid: json.valid, output }, text: '' }
  }
  if (format === undefined) return { ...displayAll(), json }
  // The wrapper prints the JSON from the object.
  if (format === 'json') return { exitCode, json, text: '' }
  return { exitCode, json, text: format === 'text' ? displayAll().text : await formatReport(format, all, context) }
}

/** What a signed list, stored data or an earlier run add to the reports or take away. Each is loaded for its option only. */
async function compare(
  { checked: local, pathOf }: CheckedFiles,
  loaded: LoadedSchema | null,
  options: ValidateOptions,
  context: Context,
) {
  const checked = options.refs === undefined ? local : await compareRefs(options.refs, local, options, pathOf, context)
  if (comparesBaseline(options)) {
    const { compareWithBaseline } = await import('./compare-with-baseline.ts')
    const compared = await compareWithBaseline(checked, options, pathOf, tablesOf(loaded ?? {}), context.words)
    return { ...compared, failure: null }
  }
  if (!options.online) return { checked, known: null, failure: null }
  const { compareOnline } = await import('./compare-online.ts')
  return { ...(await compareOnline(checked, options, pathOf, context)), known: null }
}

async function compareRefs(
  refs: string,
  checked: CheckedFiles['checked'],
  options: ValidateOptions,
  pathOf: CheckedFiles['pathOf'],
  context: Context,
) {
  const { compareWithRefs } = await import('./compare-with-refs.ts')
  return compareWithRefs(checked, refs, { ...options, maxErrors: mostErrors(options) }, pathOf, context)
}

/** Loads the writers of reports only when one is needed. */
async function formatReport(format: ReportFormat, all: readonly CheckedInput[], { locale }: Context): Promise<string> {
  const { reportWriters } = await import('@ma-cantine/lib/reports/formats')
  return reportWriters[format](all, locale)
}
