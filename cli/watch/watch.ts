import { similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { oneOf, seconds } from '../app/options.ts'
import { runCommand } from '../app/run-command.ts'
import { serverOptions } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

export function defineWatch(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.watch
  const command = program
    .command('watch')
    .description(help.watch)
    .argument(`<${help.folderArgument}>`, help.folder)
    .option('--import', help.import)
    .option('--once', help.once)
    .option(`--settle <${words.help.timeoutArgument}>`, help.settle, seconds(words), 5)
    .option(`--interval <${words.help.timeoutArgument}>`, help.interval, seconds(words), 30)
    .option(`--mapping <${words.mappings.help.nameArgument}>`, words.mappings.help.option)
    .option(`--similar <${words.help.similarArgument}>`, words.help.similar, oneOf(similarChoices, words), 'refuse')
    .option('--strict', words.help.strict)
  serverOptions(command, words)
    .addHelpText('after', `\n${help.json}`)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./run-watch.ts')).watch),
        locale,
      ),
    )
}
