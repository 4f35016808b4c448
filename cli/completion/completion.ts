import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { oneOf } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { wordsOf } from '../words/words.ts'

const shells = ['bash', 'zsh', 'fish'] as const

export function defineCompletion(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.completion
  program
    .command('completion')
    .description(help.completion)
    .argument(`<${help.shellArgument}>`, help.shell, oneOf(shells, words))
    .addHelpText('after', `\n${help.howTo}`)
    .action(runCommand(printScript, locale))
}

/** The script asks the command itself, at each press of the key: it never has to be renewed. */
const printScript: Verb<object> = async (_context, [shell = '']) => {
  const { scriptOf } = await import('./shell-script.ts')
  const script = scriptOf(shell)
  return { exitCode: exitCodes.fine, json: { ok: true, shell, script }, text: script }
}
