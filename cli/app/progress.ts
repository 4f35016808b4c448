import type { Instance } from 'ink'
import type { Words } from '../words/fr.ts'

/** Where a command stands: checking a file, sending it, or waiting for the server to store it. */
export interface ProgressState {
  readonly step: 'check' | 'send' | 'save'
  readonly file: string
  /** Bytes. */
  readonly done: number
  /** Null when nobody knows, as for a pipe. */
  readonly total: number | null
}

export interface Progress {
  show(state: ProgressState): void
  /** Takes the progress off the screen at once, until there is more to show; to be called before writing there. */
  stop(): void
}

export const noProgress: Progress = { show: () => {}, stop: () => {} }

/** Work shorter than this shows no progress, and never pays for loading Ink. */
const patience = 300
const refreshInterval = 100

/** Progress on the error output, so that it can be seen even when the result goes to a file. */
export function liveProgress(words: Words, stream: NodeJS.WriteStream): Progress {
  let state: ProgressState | null = null
  let instance: Instance | null = null
  let start: NodeJS.Timeout | undefined
  let refresh: NodeJS.Timeout | undefined

  async function draw(): Promise<void> {
    const mine = start
    const [{ render }, { progressView }] = await Promise.all([import('ink'), import('../views/progress.tsx')])
    // Stopped while Ink was loading.
    if (start !== mine) return
    const frame = () => state && progressView(state, words)
    instance = render(frame(), { stdout: stream, interactive: true, exitOnCtrlC: false, patchConsole: false })
    refresh = setInterval(() => instance?.rerender(frame()), refreshInterval)
  }

  return {
    show(next) {
      state = next
      start ??= setTimeout(() => void draw(), patience)
    },
    stop() {
      clearTimeout(start)
      clearInterval(refresh)
      start = undefined
      // Unmounting alone would leave the last frame on the screen.
      instance?.clear()
      instance?.unmount()
      instance = null
    },
  }
}
