import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { ChooserAnswers } from '@ma-cantine/lib/imports/import-chooser'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { MappingDraft, ValuePlace } from '@ma-cantine/lib/mapping/mapping-draft'
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
  | ({
      readonly name: 'check'
      readonly file: string
      readonly done?: string
      readonly draft?: MappingDraft
    } & Partial<Copy>)
  | { readonly name: 'error'; readonly file: string; readonly error: DescribedError; readonly place: WrongPlace | null }
  | { readonly name: 'value'; readonly place: WrongPlace; readonly message: string; readonly advice: string }
  | { readonly name: 'mend'; readonly place: WrongPlace; readonly value: string; readonly to: string }
  | ({ readonly name: 'corrections'; readonly file: string } & Copy)
  | { readonly name: 'match'; readonly file: string; readonly kind: FileKind; readonly draft: MappingDraft | null }
  | { readonly name: 'match-kind'; readonly file: string; readonly kind: FileKind }
  | ({ readonly name: 'match-column' | 'match-values' } & MatchedField)
  | ({ readonly name: 'match-value'; readonly place: ValuePlace } & MatchedField)
  | ({ readonly name: 'converted' | 'convert' | 'match-keep' } & Matching)
  | ({ readonly name: 'keep'; readonly where: 'file' | 'account'; readonly as: string } & Matching)
  | { readonly name: 'confirm-replace'; readonly file: string }
  | ({ readonly name: 'fix'; readonly file: string; readonly inPlace: boolean } & Partial<Copy>)
  | { readonly name: 'plan'; readonly ready: ReadyFile; readonly similar: SimilarChoice }
  | { readonly name: 'confirm-send'; readonly sending: PlannedSending }
  | { readonly name: 'send'; readonly sending: PlannedSending }

/** Whether a file is a copy that the home has written, which it may write again. */
export interface Copy {
  /** The path of the original; null for a file of the person. */
  readonly copyOf: string | null
}

/** A wrong cell of a file. */
export interface WrongPlace extends Copy {
  readonly file: string
  readonly kind: FileKind
  readonly report: FileReport
  readonly row: number
  /** From 1. */
  readonly column: number
  readonly field: string
}

/** A file of another program, and how its columns match ours so far. */
export interface Matching {
  readonly file: string
  readonly kind: FileKind
  readonly draft: MappingDraft
}

export interface MatchedField extends Matching {
  /** The name of our column. */
  readonly field: string
}

export type ScreenName = Screen['name']
export type ScreenOf<Name extends ScreenName> = Extract<Named<Screen>, { readonly name: Name }>

/** Screens that share their fields, one by one. */
type Named<Each> = Each extends { readonly name: infer Name }
  ? Name extends ScreenName
    ? Omit<Each, 'name'> & { readonly name: Name }
    : never
  : never

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
const acting: readonly ScreenName[] = ['undo', 'fix', 'mend', 'convert', 'keep', 'send']
export const isActing = ({ name }: Screen): boolean => acting.includes(name)

/** The screens in which letters are typed: those that come before the page is there count. */
const typing: readonly ScreenName[] = ['files', 'value', 'match-column', 'match-keep']
export const takesText = ({ name }: Pick<Screen, 'name'>): boolean => typing.includes(name)
