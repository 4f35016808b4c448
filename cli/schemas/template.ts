import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { runCommand } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'

export interface TemplateOptions {
  readonly output?: string
  readonly force?: true
}

export function defineTemplate(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.schemas
  program
    .command('template')
    .description(help.template)
    .argument(`<${words.help.kindArgument}>`, help.kindOrSchema)
    .option(`-o, --output <${words.help.outputArgument}>`, words.help.output)
    .option('--force', words.help.force)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./write-template.ts')).template),
        locale,
      ),
    )
}
