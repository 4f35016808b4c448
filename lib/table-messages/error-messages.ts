import { type Catalogue, catalogue, type Translated, type Wordings } from '../messages/catalogue.ts'
import type { Locale } from '../messages/locale.ts'
import type { ErrorContext } from './error-context.ts'

type ErrorSentences = {
  /** A few words, the same for every error of this code: it heads a group. */
  readonly title: string
  /** What is wrong there. */
  readonly message: (error: ErrorContext) => string
  /** How to mend it. */
  readonly advice: (error: ErrorContext) => string
}

type ErrorWordings<Code extends string> = Readonly<Record<Code, ErrorSentences>>

/** What a file is told of its errors of some codes. */
export type ErrorMessages<Code extends string> = Catalogue<ErrorWordings<Code>>

/** A code of the list without its sentences in each language does not compile. */
export const errorMessages = <Code extends string>(
  fr: ErrorWordings<Code>,
  en: Translated<ErrorWordings<Code>>,
): ErrorMessages<Code> => catalogue<ErrorWordings<Code>>(fr, en)

/** The codes that messages have sentences for. */
export type CodeOf<Messages> = Messages extends { readonly wordings: { readonly fr: infer French } }
  ? keyof French & string
  : never

/** The messages of several features together. */
export function joinErrorMessages<Joined extends readonly { readonly wordings: Readonly<Record<Locale, object>> }[]>(
  ...joined: Joined
): ErrorMessages<CodeOf<Joined[number]>> {
  const sentences = (locale: Locale): Wordings => Object.assign({}, ...joined.map(({ wordings }) => wordings[locale]))
  return catalogue(sentences('fr'), sentences('en')) as unknown as ErrorMessages<CodeOf<Joined[number]>>
}
