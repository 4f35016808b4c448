import { exitCodes } from './exit-code.ts'
import type { Progress } from './progress.ts'

let shown: Progress | null = null

/** What has to leave the screen if the user interrupts. */
export function takeOffScreen(progress: Progress): void {
  shown = progress
}

/** Ctrl-C: at once, with a clean screen. Leaving cuts the connections, and the server stores nothing it has not whole. */
export function interrupt(code: number = exitCodes.interrupted): void {
  shown?.stop()
  process.exit(code)
}

/** A signal ends the command with the code that shells give it; a reader that left (`| head`) ends it quietly. */
export function listenToSignals(): void {
  process.on('SIGINT', () => interrupt())
  process.on('SIGTERM', () => interrupt(143))
  process.on('SIGHUP', () => interrupt(129))
  const onError = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    // Node's exit code so far: that of the result, when one was being written.
    process.exit()
  }
  process.stdout.on('error', onError)
  process.stderr.on('error', onError)
}
