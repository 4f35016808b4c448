import type { ChooserAnswers } from '@ma-cantine/lib/imports/import-chooser'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { ReadyFile } from '../../imports/send-checked.ts'
import type { DescribedError } from './described-error.ts'

/** A screen of the home, with all that it takes to load it. */
export type Screen =
  | { readonly name: 'menu' }
  | { readonly name: 'pending' }
  | { readonly name: 'canteens' }
  | { readonly name: 'imports' }
  | { readonly name: 'import'; readonly id: number }
  | { readonly name: 'confirm-undo'; readonly id: number }
  | { readonly name: 'undo'; readonly id: number }
  | { readonly name: 'chooser'; readonly answers: ChooserAnswers }
  | { readonly name: 'files'; readonly folder: string }
  /** What was typed or pasted: a file or a folder. */
  | { readonly name: 'path'; readonly text: string; readonly folder: string }
  | { readonly name: 'check'; readonly file: string }
  | { readonly name: 'error'; readonly file: string; readonly error: DescribedError }
  | { readonly name: 'corrections'; readonly file: string }
  | { readonly name: 'confirm-replace'; readonly file: string }
  | { readonly name: 'fix'; readonly file: string; readonly inPlace: boolean }
  | { readonly name: 'plan'; readonly ready: ReadyFile; readonly similar: SimilarChoice }
  | { readonly name: 'confirm-send'; readonly sending: PlannedSending }
  | { readonly name: 'send'; readonly sending: PlannedSending }

export type ScreenName = Screen['name']
export type ScreenOf<Name extends ScreenName> = Extract<Screen, { readonly name: Name }>

/** A file whose plan was shown. */
export interface PlannedSending {
  readonly ready: ReadyFile
  readonly similar: SimilarChoice
  /** The id of the plan: the server makes exactly its changes, or none. */
  readonly plan: string
  /** What it would do, in a sentence. */
  readonly effect: string
}

/** The screens that change something: none is left before its end, which would leave one in doubt. */
const acting: readonly ScreenName[] = ['undo', 'fix', 'send']
export const isActing = ({ name }: Screen): boolean => acting.includes(name)
