import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { oneOf, wholeNumber } from '../app/options.ts'
import { runCommand } from '../app/run-command.ts'
import { type SchemaOption, schemaOption } from '../schemas/schema-option.ts'
import { wordsOf } from '../words/words.ts'

export interface FixOptions {
  readonly schema?: SchemaOption
  readonly output?: string
  readonly inPlace?: true
  readonly patch: boolean
  readonly dryRun?: true
  readonly unsafe?: true
  readonly encoding?: SingleByteEncoding
  readonly force?: true
  readonly maxChanges: number
  readonly json?: true
}

export function defineFix(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.repair
  program
    .command('fix')
    .description(help.fix)
    .argument(`<${words.help.filesArgument}...>`, help.files)
    .option(`-o, --output <${words.help.outputArgument}>`, help.output)
    .option('--in-place', help.inPlace)
    .option('--no-patch', help.noPatch)
    .option('--dry-run', help.dryRun)
    .option('--unsafe', help.unsafe)
    .option(`--encoding <${words.help.encodingArgument}>`, help.encoding, oneOf(singleByteEncodings, words))
    .option('--force', help.force)
    .option(`--schema <${words.help.kindArgument}>`, words.help.anySchema, schemaOption(words))
    .option(`--max-changes <${words.help.countArgument}>`, help.maxChanges, wholeNumber(words), 1000)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./fix-files.ts')).fix),
        locale,
      ),
    )
}
