import type { ReactElement } from 'react'
import type { ExitCode } from './exit-code.ts'

/** What a command hands back. It neither prints nor exits: the wrapper chooses one of the three faces. */
export interface Result {
  readonly exitCode: ExitCode
  readonly json: unknown
  readonly text: string
  /** Loads React and the view only when a terminal will show them; left out, the text is good enough there too. */
  readonly view?: () => Promise<ReactElement>
}
