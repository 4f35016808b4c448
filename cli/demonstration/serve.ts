import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand } from '../app/run-command.ts'
import type { Result } from '../output/result.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'

export interface ServeOptions {
  readonly port: number
  readonly data?: string
  readonly clone?: string
}

/** The port that the command calls without settings. */
const usualPort = 8000

export function defineServe(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.demonstration
  program
    .command('serve')
    .description(help.serve)
    .option(`--port <${help.portArgument}>`, help.port, portNumber(words), usualPort)
    .option(`--data <${help.folderArgument}>`, help.data)
    .option(`--clone <${help.folderArgument}>`, help.clone)
    .addHelpText('after', `\n${help.json}`)
    .action(runCommand(serve, locale))
}

const serve = async (context: Context, _: readonly string[], options: ServeOptions): Promise<Result> =>
  (await import('./serve-demonstration.ts')).serveDemonstration(options, context)

const portNumber =
  (words: Words) =>
  (text: string): number => {
    if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError(words.demonstration.badPort)
    return Number(text)
  }
