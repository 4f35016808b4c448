import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { runCommand } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'

export function defineExplain(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.explanations
  program
    .command('explain')
    .description(help.explain)
    .argument(`[${help.codeArgument}]`, help.code)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./show-explanation.ts')).explainCode),
        locale,
      ),
    )
}
