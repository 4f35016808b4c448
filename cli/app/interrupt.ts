import { exitCodes } from './exit-code.ts'
import type { Progress } from './progress.ts'

let activeProgress: Progress | null = null

/** Removes this progress from the screen if the user interrupts the command. */
export function clearOnInterrupt(progress: Progress): void {
  activeProgress = progress
}

/**
 * Ends the command at once, with a clean screen. The connections are cut, which is safe: the server stores an import
 * whole or not at all.
 */
export function interrupt(code: number = exitCodes.interrupted): void {
  activeProgress?.stop()
  process.exit(code)
}

/** Ends the command on a signal, with the code that shells use, or without a word when a pipe closes (`| head`). */
export function listenToSignals(): void {
  process.on('SIGINT', () => interrupt())
  process.on('SIGTERM', () => interrupt(143))
  process.on('SIGHUP', () => interrupt(129))
  const onError = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    // `process.exitCode` already has the code of the result that was being written.
    process.exit()
  }
  process.stdout.on('error', onError)
  process.stderr.on('error', onError)
}
