import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { loadedVerb } from '../app/loaded-verb.ts'
import { runCommand } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'

/** Defines `schemas diff BEFORE AFTER`. */
export function defineDiff(schemas: Command, locale: Locale): void {
  const { help } = wordsOf(locale).schemas
  schemas
    .command('diff')
    .description(help.diff)
    .argument(`<${help.beforeArgument}>`, help.before)
    .argument(`<${help.afterArgument}>`, help.after)
    .action(
      runCommand(
        loadedVerb(async () => (await import('./compare-schemas.ts')).diff),
        locale,
      ),
    )
}
