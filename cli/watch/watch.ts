import { resolve } from 'node:path'
import { similarChoices } from '@ma-cantine/lib/imports/similar-choices'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { oneOf, seconds } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { isFolder } from '../files/find-files.ts'
import type { Result } from '../output/result.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { serverOptions } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { FolderLock } from './folder-lock.ts'
import { openDoneFolders } from './move-away.ts'
import { eventJson, eventText, type WatchEvent } from './watch-events.ts'
import { type WatchFolderOptions, watchFolder } from './watch-folder.ts'

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
  serverOptions(command, words).addHelpText('after', `\n${help.json}`).action(runCommand(watch, locale))
}

const watch: Verb<WatchFolderOptions> = async (context, [name = ''], options) => {
  const { words } = context
  const folder = resolve(name)
  if (!(await isFolder(folder)))
    throw new Failure(exitCodes.usage, { code: 'not-a-folder', ...words.watch.notAFolder(name) })
  const lock = await FolderLock.take(folder, words)
  await openDoneFolders(folder, words)
  const events = watchFolder(folder, options, lock, context)
  return new WatchResult(events, text => eventText(text, words), options.once === true)
}

/** A result that lasts: its exit code is known once the watch has ended. */
class WatchResult implements Result {
  exitCode: ExitCode = exitCodes.fine
  readonly json = null
  readonly text = ''
  private readonly events: AsyncIterable<WatchEvent>
  private readonly textOf: (event: WatchEvent) => string
  private readonly isOnce: boolean

  constructor(events: AsyncIterable<WatchEvent>, textOf: (event: WatchEvent) => string, isOnce: boolean) {
    this.events = events
    this.textOf = textOf
    this.isOnce = isOnce
  }

  async *stream(mode: string): AsyncGenerator<string> {
    for await (const event of this.events) {
      yield mode === 'json' ? eventJson(event) : this.textOf(event)
      // A watch that was stopped has done its work, whatever the files were.
      if (event.event !== 'stopped' || !this.isOnce) continue
      if (event.delayed > 0) this.exitCode = exitCodes.network
      else if (event.refused > 0) this.exitCode = exitCodes.refused
    }
  }
}
