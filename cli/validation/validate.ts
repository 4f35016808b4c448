import type { WarningCode } from '@ma-cantine/lib/imports/warning-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type ReportFormat, reportFormats } from '@ma-cantine/lib/reports/report-format'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { oneOf, warnings, wholeNumber } from '../app/options.ts'
import { runCommand } from '../app/run-command.ts'
import { type FailOn, failOns } from '../checks/fail-on.ts'
import { type SchemaOption, schemaOption } from '../schemas/schema-option.ts'
import { wordsOf } from '../words/words.ts'
import type { BaselineOptions } from './baseline-options.ts'
import { type OnlineOptions, onlineOptions } from './online-options.ts'
import type { RefsOptions } from './refs-options.ts'
import { type ReportTarget, reportFile } from './report-file.ts'

export interface ValidateOptions extends OnlineOptions, BaselineOptions, RefsOptions {
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
  onlineOptions(command, words).action(
    runCommand(
      loadedVerb(async () => (await import('./validate-files.ts')).validate),
      locale,
    ),
  )
}
