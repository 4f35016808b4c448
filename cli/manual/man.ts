import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'

export function defineMan(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.manual
  program
    .command('man')
    .description(help.man)
    .addHelpText('after', `\n${help.howTo}`)
    .action(
      runCommand(async ({ version }) => {
        const { manPage } = await import('./man-page.ts')
        const page = manPage(program, words, version)
        return { exitCode: exitCodes.fine, json: { ok: true, page }, text: page }
      }, locale),
    )
}
