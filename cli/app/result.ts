import type { ReactElement } from 'react'
import type { ExitCode } from './exit-code.ts'

/** What a command returns. It neither prints nor exits: the wrapper prints one of the three forms. */
export interface Result {
  readonly exitCode: ExitCode
  readonly json: unknown
  readonly text: string
  /** Loads React and the view, for a terminal only. Without it, the terminal shows the text. */
  readonly view?: () => Promise<ReactElement>
}
