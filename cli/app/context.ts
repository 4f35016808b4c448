import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Words } from '../words/fr.ts'
import type { Progress } from './progress.ts'

/** What every command may lean on. */
export interface Context {
  readonly locale: Locale
  readonly words: Words
  /** Someone is there to answer: a terminal on both sides, and no `--no-input`. */
  readonly mayAsk: boolean
  readonly progress: Progress
  /** Says something on the error output, beside the result. */
  readonly notice: (text: string) => void
}
