import { writeSync } from 'node:fs'
import type { Progress } from '../output/progress.ts'
import { exitCodes } from '../problems/exit-code.ts'
import type { Words } from '../words/fr.ts'

let activeProgress: Progress | null = null
let lastWords: string | null = null

/** Removes this progress from the screen if the user interrupts the command. */
export function clearOnInterrupt(progress: Progress): void {
  activeProgress = progress
}

/** Sets the sentence to leave behind if the user interrupts the command; null for none. */
export function leaveOnInterrupt(sentence: string | null): void {
  lastWords = sentence
}

let stopGently: (() => void) | null = null

/** Lets a first interruption stop the command by itself; a second one ends it at once. Null for none. */
export function stopOnInterrupt(stop: (() => void) | null): void {
  stopGently = stop
}

/**
 * Ends the command at once, with a clean screen. The connections are cut, which is safe: the server stores an import
 * whole or not at all.
 */
export function interrupt(code: number = exitCodes.interrupted): void {
  activeProgress?.stop()
  if (stopGently) {
    const stop = stopGently
    stopGently = null
    stop()
    return
  }
  if (lastWords !== null) writeSync(2, `${lastWords}\n`)
  process.exit(code)
}

/**
 * Ends the command on a signal, with the code that shells use, or without a word when a pipe closes (`| head`). An output
 * that cannot be written, on a full disk, is told on the error output at once: reporting it as a bug would write again.
 */
export function listenToSignals(words: Words): void {
  process.on('SIGINT', () => interrupt())
  process.on('SIGTERM', () => interrupt(143))
  process.on('SIGHUP', () => interrupt(129))
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // On a closed pipe, `process.exitCode` already has the code of the result that was being written.
    if (code === 'EPIPE') process.exit()
    activeProgress?.stop()
    const { message: sentence, advice } = words.files.cannotWriteOutput(code ?? message)
    process.stderr.write(`✖ ${sentence}\n  → ${advice}\n`, () => process.exit(exitCodes.usage))
    process.stdout.removeAllListeners('error').on('error', () => {})
  })
  process.stderr.on('error', () => process.exit())
}
