import { type ConversionTarget, conversionTargets } from '@ma-cantine/lib/conversion/file-formats'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { oneOf } from '../app/options.ts'
import { runCommand } from '../app/run-command.ts'
import { type ServerOptions, serverOptions } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

export interface ConvertOptions extends ServerOptions {
  readonly to: ConversionTarget
  readonly leaveOut?: true
  readonly canteens?: string
  readonly output?: string
  readonly encoding?: SingleByteEncoding
  readonly force?: true
  readonly json?: true
}

export function defineConvert(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.conversion
  const command = program
    .command('convert')
    .description(help.convert)
    .argument(`<${words.help.filesArgument}...>`, help.files)
    .option(`--to <${help.toArgument}>`, help.to, oneOf(conversionTargets, words), '2026')
    .option('--leave-out', help.leaveOut)
    .option(`--canteens <${help.canteensArgument}>`, help.canteens)
    .option(`-o, --output <${words.help.outputArgument}>`, help.output)
    .option(`--encoding <${words.help.encodingArgument}>`, words.help.encoding, oneOf(singleByteEncodings, words))
    .option('--force', words.help.force)
    .addHelpText('after', `\n${help.json}`)
  serverOptions(command, words).action(
    runCommand(
      loadedVerb(async () => (await import('./convert-files.ts')).convert),
      locale,
    ),
  )
}
