import type { ReactElement } from 'react'
import type { ExitCode } from '../problems/exit-code.ts'
import type { OutputMode } from './output-mode.ts'

/** What a command returns. It neither prints nor exits: the wrapper prints one of the three forms. */
export interface Result {
  readonly exitCode: ExitCode
  readonly json: unknown
  readonly text: string
  /** Loads React and the view, for a terminal only. Without it, the terminal shows the text. */
  readonly view?: (columns: number) => Promise<ReactElement>
  /**
   * Pieces of a long output, written as they come instead of the three forms. It may throw a `Failure` on its way: the
   * problem then follows what is written. The exit code is read again at its end.
   */
  readonly stream?: (mode: OutputMode, columns: number) => AsyncIterable<string | Uint8Array>
}
