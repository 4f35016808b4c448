import { type Catalogue, catalogue, type Translated, type Wordings } from '../messages/catalogue.ts'
import type { Locale } from '../messages/locale.ts'
import type { ErrorContext } from './error-context.ts'

type ErrorSentences = {
  /** A heading of a few words, the same for every error of this code. */
  readonly title: string
  /** What is wrong. */
  readonly message: (error: ErrorContext) => string
  /** How to mend it. */
  readonly advice: (error: ErrorContext) => string
}

type ErrorWordings<Code extends string> = Readonly<Record<Code, ErrorSentences>>

/** The sentences of some codes of errors. */
export type ErrorMessages<Code extends string> = Catalogue<ErrorWordings<Code>>

/** Does not compile when a code lacks its sentences in a language. */
export const errorMessages = <Code extends string>(
  fr: ErrorWordings<Code>,
  en: Translated<ErrorWordings<Code>>,
): ErrorMessages<Code> => catalogue<ErrorWordings<Code>>(fr, en)

/** The codes of a catalogue of messages. */
export type CodeOf<Messages> = Messages extends { readonly wordings: { readonly fr: infer French } }
  ? keyof French & string
  : never

/** Joins the messages of several features. */
export function joinErrorMessages<
  Catalogues extends readonly { readonly wordings: Readonly<Record<Locale, object>> }[],
>(...catalogues: Catalogues): ErrorMessages<CodeOf<Catalogues[number]>> {
  const sentences = (locale: Locale): Wordings =>
    Object.assign({}, ...catalogues.map(({ wordings }) => wordings[locale]))
  return catalogue(sentences('fr'), sentences('en')) as unknown as ErrorMessages<CodeOf<Catalogues[number]>>
}
