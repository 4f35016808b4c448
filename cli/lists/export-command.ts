import type { Locale } from '@ma-cantine/lib/messages/locale'
import { oneOf } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import type { ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { downloadFormats } from './download.ts'
import { type ExportOptions, exportToFile } from './export-file.ts'
import { addFilters, type ExportedRecords, refusalOfRecords } from './records.ts'

/** Defines `export`: the records that match, in a file of the server. */
export function defineExport<Options extends ExportOptions>(
  verb: ServerVerb,
  records: ExportedRecords<Options>,
  locale: Locale,
): void {
  const words = wordsOf(locale)
  const { help } = records.words(words)
  const command = addFilters(verb('export', help.export), records, words)
  for (const option of records.exportOptions?.(words) ?? []) command.addOption(option)
  command
    .option(`-o, --output <${words.help.outputArgument}>`, help.exportOutput)
    .option(`--format <${words.help.formatArgument}>`, words.help.exportFormat, oneOf(downloadFormats, words))
    .option('--force', words.help.force)
  if (help.exportJson) command.addHelpText('after', `\n${help.exportJson}`)

  const exportRecords: Verb<Options> = async (context, _args, options) =>
    exportToFile(context, options, records.exportedOf(options, context), refusalOfRecords(records))

  command.action(runCommand(exportRecords, locale))
}
