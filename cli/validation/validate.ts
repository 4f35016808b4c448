import { tablesOf } from '@ma-cantine/lib/imports/check-file'
import type { WarningCode } from '@ma-cantine/lib/imports/warning-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { jsonDocument } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { type ReportFormat, reportFormats } from '@ma-cantine/lib/reports/report-format'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf, warnings, wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { checkNamed } from '../checks/check-argument.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { checkedKind, checkedTotals, describeChecked, expectedColumns, warningsAdvice } from '../checks/check-output.ts'
import { checkedExitCode, type FailOn, failOns } from '../checks/fail-on.ts'
import { pathToSend } from '../checks/path-to-send.ts'
import { ensureRereadable } from '../files/ensure-rereadable.ts'
import { readFromTerminal } from '../files/read-from-terminal.ts'
import { refuseStdinTwice } from '../files/refuse-stdin-twice.ts'
import type { MappedInput } from '../mapping/check-with-mapping.ts'
import { relocateChecked } from '../mapping/relocate-check.ts'
import { fileHeadline, filesText } from '../output/files-text.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'
import { type ExitCode, exitCodes, worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { loadSchema } from '../schemas/load-schema.ts'
import { type SchemaOption, schemaOption } from '../schemas/schema-option.ts'
import { wordsOf } from '../words/words.ts'
import { writeAnnotated } from './annotated-report.ts'
import { baselineErrors } from './baseline.ts'
import { compareOnline } from './compare-online.ts'
import { type BaselineOptions, compareWithBaseline, refuseOnlineBaseline } from './compare-with-baseline.ts'
import { compareWithRefs, type RefsOptions } from './compare-with-refs.ts'
import { type OnlineOptions, onlineOptions } from './online-options.ts'
import { type ReportTarget, refuseOverwriting, reportFile, writeReport } from './report-file.ts'

interface ValidateOptions extends OnlineOptions, BaselineOptions, RefsOptions {
  readonly json?: true
  readonly schema?: SchemaOption
  readonly sheet?: string
  readonly mapping?: string
  readonly maxErrors: number
  readonly failOn: FailOn
  readonly ignore?: readonly WarningCode[]
  readonly strict?: true
  readonly encoding?: SingleByteEncoding
  readonly quiet?: true
  readonly format?: ReportFormat
  readonly output?: string
  readonly report?: readonly ReportTarget[]
}

export function defineValidate(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.validation
  const command = program
    .command('validate')
    .description(help.validate)
    .argument(`<${words.help.filesArgument}...>`, help.filesToCheck)
    .option(`--schema <${words.help.kindArgument}>`, words.help.anySchema, schemaOption(words))
    .option(`--sheet <${words.help.sheetArgument}>`, words.help.sheet)
    .option(`--mapping <${words.mappings.help.nameArgument}>`, words.mappings.help.option)
    .option(`--max-errors <${words.help.countArgument}>`, help.maxErrors, wholeNumber(words), 1000)
    .option(`--fail-on <${words.help.failOnArgument}>`, help.failOn, oneOf(failOns, words), 'error')
    .option(`--ignore <${words.help.ignoreArgument}>`, words.help.ignore, warnings(words))
    .option('--strict', words.help.strict)
    .option(`--encoding <${words.help.encodingArgument}>`, words.help.encoding, oneOf(singleByteEncodings, words))
    .option('-q, --quiet', help.quiet)
    .option(`--refs <${words.help.outputArgument}>`, words.canteenLists.help.option)
    .option(`--refs-key <${words.canteenLists.help.keyArgument}>`, words.canteenLists.help.optionKey)
    .option(`--baseline <${words.help.outputArgument}>`, help.baseline)
    .option(`--write-baseline <${words.help.outputArgument}>`, help.writeBaseline)
    .option(
      `--format <${words.help.formatArgument}>`,
      `${help.format}${reportFormats.join(', ')}`,
      oneOf(reportFormats, words),
    )
    .option(`-o, --output <${words.help.outputArgument}>`, help.reportOutput)
    .option(`--report <${help.reportArgument}>`, help.report, reportFile(words))
  onlineOptions(command, words).action(runCommand(validate, locale))
}

export const validate: Verb<ValidateOptions> = async (context, names, options) => {
  const { schema, sheet, maxErrors, failOn, ignore: ignored, strict, encoding, quiet, output, report = [] } = options
  const isAnnotated = report.some(target => target.format === 'annotated')
  const format = options.format ?? (options.json ? 'json' : undefined)
  if (options.json && format !== 'json' && output === undefined) {
    throw new Failure(exitCodes.usage, { code: 'two-formats', ...context.words.validation.twoFormats })
  }
  const comparesBaseline = (options.baseline ?? options.writeBaseline) !== undefined
  // What is compared with a baseline must all be known.
  const maximumErrors = comparesBaseline ? Math.max(maxErrors, baselineErrors) : maxErrors
  refuseOnlineBaseline(options, context.words)
  refuseStdinTwice(names, context.words)
  const schemaContext = quiet ? { ...context, notice: () => {} } : context
  const schemaOptions = schema ? await loadSchema(schema, schemaContext) : {}
  readFromTerminal(names, context)
  const local: CheckedInput[] = []
  // Bytes that come once only are copied, to be sent after they were checked.
  const copies = new Map<string, string>()
  const mapped =
    options.mapping === undefined
      ? []
      : await checkAllMapped(names, options.mapping, { ...options, maxErrors: maximumErrors }, context)
  for (const { raw, path } of mapped) {
    local.push(raw)
    if (path !== null) copies.set(raw.file, path)
  }
  for (const name of options.mapping === undefined ? names : []) {
    if (options.online || isAnnotated || comparesBaseline || options.refs !== undefined)
      copies.set(name, await ensureRereadable(name))
    const path = copies.get(name)
    const from = path === undefined || path === name ? {} : { path }
    local.push(
      ...(await checkNamed(
        name,
        { ...schemaOptions, ...from, maximumErrors, ignored, strict, encoding, sheet },
        context,
      )),
    )
  }
  const pathOf = async (each: CheckedInput) => {
    const path = copies.get(each.file) ?? each.file
    return options.mapping === undefined ? pathToSend(each, path, encoding) : path
  }
  const referenced = await compareWithRefs(local, { ...options, maxErrors: maximumErrors }, pathOf, context)
  const { checked: fresh, known } = await compareWithBaseline(
    referenced,
    options,
    pathOf,
    tablesOf(schemaOptions),
    context.words,
  )
  const { checked, failure } = options.online
    ? await compareOnline(referenced, options, pathOf, context)
    : { checked: fresh, failure: null }
  const all = checked.map((each, index) => relocateChecked(each, mapped[index]?.conversion ?? null))
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
    if (format === 'annotated') await writeAnnotated(file, all, name => copies.get(name) ?? name, context)
    else await writeReport(file, await formatReport(format, all, context), context.words)
  }

  const json = {
    ...jsonDocument(all, context.locale),
    ...(failure ? { comparisonError: failure.problem } : {}),
    ...(known === null ? {} : { knownCount: known }),
  }
  const notes = [...mapped.flatMap(file => file.notes), ...(known ? [context.words.validation.known(known)] : [])]
  const displayAll = () => display(all, exitCode, options, context, notes)
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

/** Converts and checks files with columns of their own. Loaded for them only. */
async function checkAllMapped(
  names: readonly string[],
  mappingName: string,
  options: ValidateOptions,
  context: Context,
): Promise<MappedInput[]> {
  const [{ loadMapping }, { checkMapped }] = await Promise.all([
    import('../mapping/load-mapping.ts'),
    import('../mapping/check-with-mapping.ts'),
  ])
  const mapping = await loadMapping(mappingName, options, context)
  const { maxErrors, ignore: ignored, strict, encoding } = options
  const all: MappedInput[] = []
  for (const name of names) {
    all.push(...(await checkMapped(name, mapping, { maximumErrors: maxErrors, ignored, strict, encoding }, context)))
  }
  return all
}

/** Loads the writers of reports only when one is needed. */
async function formatReport(format: ReportFormat, all: readonly CheckedInput[], { locale }: Context): Promise<string> {
  const { reportWriters } = await import('@ma-cantine/lib/reports/formats')
  return reportWriters[format](all, locale)
}

/** The result for a person: plain text, and a view for a terminal. */
function display(
  all: readonly CheckedInput[],
  exitCode: ExitCode,
  options: ValidateOptions,
  context: Context,
  notes: readonly string[],
) {
  const { failOn, quiet } = options
  const outputs = all.map(checked => describeChecked(checked, context))
  if (quiet) {
    const bad = outputs.filter(({ mark }) => mark === 'bad')
    return { exitCode, text: bad.map(fileHeadline).join('\n') }
  }
  const closing = [
    ...notes,
    ...checkedTotals(all, failOn, context),
    ...nextStep(all, exitCode, options, context),
    ...warningsAdvice(all, failOn, context),
  ]
  return {
    exitCode,
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}

function nextStep(
  all: readonly CheckedInput[],
  exitCode: ExitCode,
  options: ValidateOptions,
  context: Context,
): string[] {
  const { words } = context
  // With `--fail-on never` too, the next step for a file with errors is to mend it.
  if (all.some(checked => checkedExitCode(checked, 'error') === exitCodes.refused))
    return [
      words.validation.mendAndCheckAgain,
      ...expectedColumns(all, options.schema, context),
      ...explanation(all, context),
    ]
  const [only] = all
  // A file that could not be compared may be refused.
  return only &&
    all.length === 1 &&
    exitCode === exitCodes.fine &&
    options.baseline === undefined &&
    mayBeImported(only)
    ? [words.validation.mayBeImported(makePrintable(namedWith(only.file, options)))]
    : []
}

/** The arguments of `import` for a file that was checked through a mapping, by one of its sheets, or as it is. */
const namedWith = (file: string, { mapping, sheet }: Pick<ValidateOptions, 'mapping' | 'sheet'>): string =>
  [
    ...(mapping === undefined ? [] : ['--mapping', quoteForShell(mapping)]),
    ...(sheet === undefined ? [] : ['--sheet', quoteForShell(sheet)]),
    quoteForShell(file),
  ].join(' ')

/** Whether the import command accepts the file as it is. */
function mayBeImported(checked: CheckedInput): boolean {
  if (!('report' in checked) || checked.file === '-') return false
  return checkedKind(checked).length > 0
}

/** Tells the command that explains the first error. One example is enough to learn that every error has its page. */
function explanation(all: readonly CheckedInput[], { words }: Context): string[] {
  const groups = all.flatMap(checked => ('report' in checked ? checked.report.groups : []))
  const first = groups.find(({ severity }) => severity === 'error')
  return first ? [words.explanations.explainMore(first.code)] : []
}
