import type { Locale } from './locale.ts'

/** A sentence, or the function that makes it from the parameters of its code. */
export type Sentence = string | ((parameters: never) => string)

/** The wording of a code: one sentence, or several named ones, such as a title and an advice. */
export type Wording = Sentence | Readonly<Record<string, Sentence>>

/** The wording of each code in one language. */
export type Wordings = Readonly<Record<string, Wording>>

/** The same codes with the same parameters in another language. */
export type Translated<French> = French extends string
  ? string
  : French extends (parameters: infer Parameters) => string
    ? (parameters: Parameters) => string
    : { readonly [Key in keyof French]: Translated<French[Key]> }

type SentenceFunction = (parameters: never) => string

type FunctionsOf<W> = W extends SentenceFunction ? W : W extends object ? Extract<W[keyof W], SentenceFunction> : never

type ParametersOf<W> = [FunctionsOf<W>] extends [never]
  ? []
  : FunctionsOf<W> extends (parameters: infer Parameters) => string
    ? [parameters: Parameters]
    : never

type TextOf<W> = W extends Sentence ? string : { readonly [Part in keyof W]: string }

/** A code with its parameters, worded once the language is known. */
export interface Message<Text = string> {
  readonly code: string
  in(locale: Locale): Text
}

/** Makes the messages of a feature. A code without its sentence in each language does not compile. */
export interface Catalogue<French extends Wordings = Wordings> {
  <Code extends keyof French & string>(
    code: Code,
    ...parameters: ParametersOf<French[Code]>
  ): Message<TextOf<French[Code]>>
  readonly wordings: Readonly<Record<Locale, Translated<French>>>
}

export function catalogue<French extends Wordings>(fr: French, en: NoInfer<Translated<French>>): Catalogue<French> {
  const wordings = { fr: fr as Wordings, en: en as Wordings }
  const message = (code: string, parameters?: unknown): Message<unknown> => ({
    code,
    in: locale => applyWording(wordings[locale][code] as Wording, parameters),
  })
  return Object.assign(message, { wordings }) as unknown as Catalogue<French>
}

function applyWording(wording: Wording, parameters: unknown): unknown {
  if (typeof wording === 'string') return wording
  if (typeof wording === 'function') return wording(parameters as never)
  const parts: Record<string, unknown> = {}
  for (const part in wording) parts[part] = applyWording(wording[part] as Sentence, parameters)
  return parts
}

/** Tells a message from a value that was read: text, number, list. */
export const isMessage = (read: unknown): read is Message =>
  typeof read === 'object' && read !== null && 'code' in read && 'in' in read
