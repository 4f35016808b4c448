import type { Context } from '../app/context.ts'
import { stopOnInterrupt } from '../app/interrupt.ts'
import { deleteTemporaryFolders } from '../files/temporary-folder.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { FolderLock } from './folder-lock.ts'
import { type HandlingOptions, handleFile } from './handle-file.ts'
import { openDoneFolders } from './move-away.ts'
import { type FolderLook, type FoundFile, isSame, SettledFiles } from './settled-files.ts'
import { WakeUp } from './wake-up.ts'
import type { WatchEvent } from './watch-events.ts'

export interface WatchFolderOptions extends HandlingOptions {
  /** Handles what is there, then ends. */
  readonly once?: true
  /** Seconds without a change after which a file is whole. */
  readonly settle: number
  /** Seconds between two looks, where the folder tells no changes. */
  readonly interval: number
}

/** In seconds: a server that is away is asked less and less often. */
const longestDelay = 300

interface Delay {
  readonly file: FoundFile
  readonly seconds: number
  readonly until: number
}

/** Handles the files of a folder as they come, one after the other, and tells what becomes of them. */
export async function* watchFolder(
  folder: string,
  options: WatchFolderOptions,
  lock: FolderLock,
  context: Context,
): AsyncGenerator<WatchEvent> {
  const { words, notice, progress } = context
  const files = new SettledFiles(folder, options.settle * 1000)
  const delays = new Map<string, Delay>()
  const counts = { accepted: 0, refused: 0 }
  const wakeUp = new WakeUp(folder)
  let isStopping = false
  let isAway = false
  stopOnInterrupt(() => {
    isStopping = true
    notice(words.watch.stopping)
    wakeUp.now()
  })
  try {
    yield { event: 'watching', folder, import: options.import === true }
    for (;;) {
      const look = await readable(files.look())
      if (look === null) {
        if (options.once) throw new Failure(exitCodes.usage, { code: 'folder-away', ...words.watch.folderAway(folder) })
        if (!isAway) yield { event: 'away', folder, retrySeconds: options.interval }
        isAway = true
        await wakeUp.wait(options.interval * 1000)
        if (isStopping) break
        continue
      }
      if (isAway) {
        isAway = false
        // Its own folders may have gone with it.
        await openDoneFolders(folder, words)
        yield { event: 'back', folder }
      }
      const { settled, isSettling } = look
      const due = settled.filter(file => isDue(file, delays.get(file.name)))
      for (const file of due) {
        if (isStopping) break
        if (!lock.isHeld()) throw new Failure(exitCodes.usage, { code: 'lock-lost', ...words.watch.lockLost(folder) })
        const { name } = file
        const handling = await handleFile(folder, file, options, context)
        progress.stop()
        deleteTemporaryFolders()
        if (handling.state === 'changed') continue
        if (handling.state === 'delayed') {
          const seconds = Math.min((delays.get(name)?.seconds ?? options.interval / 2) * 2, longestDelay)
          delays.set(name, { file, seconds, until: performance.now() + seconds * 1000 })
          yield { event: 'delayed', file: name, error: handling.problem, retrySeconds: options.once ? null : seconds }
          continue
        }
        const { state, ...where } = handling
        delays.delete(name)
        counts[state]++
        yield { event: state, file: name, ...where }
      }
      if (isStopping || (options.once && !isSettling)) break
      await wakeUp.wait((isSettling ? options.settle : options.interval) * 1000)
      if (isStopping) break
    }
    yield { event: 'stopped', ...counts, delayed: delays.size }
  } finally {
    stopOnInterrupt(null)
    wakeUp.close()
    lock.release()
  }
}

/** Null when the folder cannot be read. */
const readable = (look: Promise<FolderLook>): Promise<FolderLook | null> =>
  look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error
    return null
  })

const isDue = (file: FoundFile, delay: Delay | undefined): boolean =>
  delay === undefined || !isSame(delay.file, file) || delay.until <= performance.now()
