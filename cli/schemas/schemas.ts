import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { seconds } from '../app/options.ts'
import { runCommand } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'
import { defineDiff } from './diff.ts'

export function defineSchemas(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.schemas
  const schemasCommand = program
    .command('schemas')
    .description(help.schemas)
    .argument(`[${words.help.kindArgument}]`, help.kindOrSchema)
    .option(`--from <${words.help.serverArgument}>`, help.from)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 30)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./show-schemas.ts')).schemas),
        locale,
      ),
    )
  defineDiff(schemasCommand, locale)
}

export interface SchemasOptions {
  /** The address of a server. */
  readonly from?: string
  readonly timeout: number
}
