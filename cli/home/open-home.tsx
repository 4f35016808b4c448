import { render } from 'ink'
import type { Context } from '../app/context.ts'
import { clearOnInterrupt } from '../app/interrupt.ts'
import { noProgress } from '../output/progress.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import { App } from './app.tsx'

/**
 * Opens the home and waits for its end. Whatever ends it, the terminal is given back as it was: on a signal and on a bug
 * before anything else is written, for it would be lost with the alternate screen.
 * @throws the error of a bug.
 */
export async function openHome(context: Context, isScreenReaderEnabled: boolean): Promise<ExitCode> {
  const instance = render(<App context={context} />, {
    // A screen reader goes back to what was written before.
    alternateScreen: !isScreenReaderEnabled,
    isScreenReaderEnabled,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
  })
  let hasCrashed = false
  const crash = () => {
    hasCrashed = true
    instance.unmount()
  }
  clearOnInterrupt({ show: () => {}, stop: () => instance.unmount() })
  process.prependListener('uncaughtException', crash)
  try {
    const end = (await instance.waitUntilExit()) as ExitCode | undefined
    return hasCrashed ? exitCodes.bug : (end ?? exitCodes.fine)
  } finally {
    process.removeListener('uncaughtException', crash)
    clearOnInterrupt(noProgress)
  }
}
