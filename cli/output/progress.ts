import type { Instance } from 'ink'
import type { Words } from '../words/fr.ts'

/** The step of a command: on a file, checking it, sending it, or waiting for the server to store it; or on records. */
export interface ProgressState {
  readonly step: 'check' | 'send' | 'save' | 'list' | 'delete' | 'declare'
  /** Empty for work on records. */
  readonly file: string
  /** What is counted, bytes by default. */
  readonly unit?: 'purchases' | 'canteens'
  readonly done: number
  /** Null when unknown, as for a pipe. */
  readonly total: number | null
}

export interface Progress {
  show(state: ProgressState): void
  /** Removes the progress from the screen until the next `show`. Called before anything else is written there. */
  stop(): void
}

export const noProgress: Progress = { show: () => {}, stop: () => {} }

/** In milliseconds: shorter work shows no progress and does not load Ink. */
const startDelay = 300
const refreshInterval = 100

/** Shows progress on the error output, which is visible even when the result goes to a file. */
export function liveProgress(words: Words, stream: NodeJS.WriteStream): Progress {
  let state: ProgressState | null = null
  let instance: Instance | null = null
  let start: NodeJS.Timeout | undefined
  let refresh: NodeJS.Timeout | undefined

  async function draw(): Promise<void> {
    const ownStart = start
    const [{ render }, { progressView }] = await Promise.all([import('ink'), import('./views/progress.tsx')])
    // `stop` was called while Ink was loading.
    if (start !== ownStart) return
    const frame = () => state && progressView(state, words)
    instance = render(frame(), { stdout: stream, interactive: true, exitOnCtrlC: false, patchConsole: false })
    refresh = setInterval(() => instance?.rerender(frame()), refreshInterval)
  }

  return {
    show(next) {
      state = next
      start ??= setTimeout(() => void draw(), startDelay)
    },
    stop() {
      clearTimeout(start)
      clearInterval(refresh)
      start = undefined
      // Unmounting without clearing leaves the last frame on the screen.
      instance?.clear()
      instance?.unmount()
      instance = null
    },
  }
}
