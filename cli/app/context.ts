import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Progress } from '../output/progress.ts'
import type { Words } from '../words/fr.ts'

/** What the wrapper gives to every command. */
export interface Context {
  readonly locale: Locale
  readonly words: Words
  /** Whether someone can answer a question: input and error output are terminals, and `--no-input` is not given. */
  readonly mayAsk: boolean
  /** The version of the command. */
  readonly version: string
  /** The profile that the command line names. */
  readonly profile: string | undefined
  readonly progress: Progress
  /** Writes a line on the error output. */
  readonly notice: (text: string) => void
}
