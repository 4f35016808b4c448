import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { runCommand } from '../app/run-command.ts'
import type { Result } from '../output/result.ts'
import { type ServerOptions, serverOptions } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

export interface PullOptions extends ServerOptions {
  readonly output: string
  readonly force?: true
  readonly key?: string
}

export interface ShowOptions {
  readonly key?: string
}

/** The name that recipes give to a list. */
const usualFile = 'cantines.refs.json'

export function defineRefs(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.canteenLists
  const refs = program.command('refs').description(help.refs).helpCommand(false)
  serverOptions(refs.command('pull').description(help.pull), words)
    .option(`-o, --output <${words.help.outputArgument}>`, help.output, usualFile)
    .option('--force', words.help.force)
    .option(`--key <${help.keyArgument}>`, help.key)
    .addHelpText('after', `\n${help.trust}`)
    .action(runCommand(pull, locale))
  refs
    .command('show')
    .description(help.show)
    .argument(`<${words.help.outputArgument}>`, help.file)
    .option(`--key <${help.keyArgument}>`, help.key)
    .action(runCommand(show, locale))
}

const pull = async (context: Context, _: readonly string[], options: PullOptions): Promise<Result> =>
  (await import('./pull-list.ts')).pullList(options, context)

const show = async (context: Context, [file = '']: readonly string[], options: ShowOptions): Promise<Result> =>
  (await import('./show-list.ts')).showList(file, options, context)
