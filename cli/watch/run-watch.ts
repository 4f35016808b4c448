import { resolve } from 'node:path'
import type { Verb } from '../app/run-command.ts'
import { isFolder } from '../files/find-files.ts'
import type { Result } from '../output/result.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { FolderLock } from './folder-lock.ts'
import { openDoneFolders } from './move-away.ts'
import { eventJson, eventText, type WatchEvent } from './watch-events.ts'
import { type WatchFolderOptions, watchFolder } from './watch-folder.ts'

export const watch: Verb<WatchFolderOptions> = async (context, [name = ''], options) => {
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
