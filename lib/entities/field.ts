import type { Binding } from '../table-schema/binding.ts'

/** The types, in code, of values that need no more than a word to be described. */
interface PlainValues {
  readonly integer: number
  /** A whole number beyond 32 bits. */
  readonly bigInteger: number
  readonly text: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** ISO 8601. */
  readonly moment: string
  /** Euros, or kilograms, with two decimals. */
  readonly amount: number
  readonly yesNo: boolean
  /** A list of texts. */
  readonly texts: string[]
  /** Several values together: the feature describes them. */
  readonly own: unknown
}

/** What a value is: its types in code and in SQL, its form in JSON and in exports follow from it. */
type Kind =
  | { readonly kind: keyof PlainValues }
  /** One of some codes, any of them. */
  | { readonly kind: 'code' | 'codes'; readonly codes: readonly string[] }

/**
 * What there is to know of one property of an entity. Each question has an answer, `null` or `false` for no: a new
 * property cannot leave one out by oversight.
 */
export type Field = Kind & {
  readonly nullable: boolean
  /** How a file gives it. */
  readonly file: Binding<unknown> | null
  /** It is a column of the entity's table, of the same name. What is not stored is made from what is. */
  readonly stored: boolean
  /** The answers of the API have it. */
  readonly answer: boolean
}

/** Of an entity that people type in. */
export interface Typed {
  /** Whether a new one must have it, may have it, or cannot be told it. */
  readonly input: 'required' | 'optional' | null
}

/** A column of an export. */
export interface ExportColumn {
  readonly header: string
  /** In characters. */
  readonly width: number
  /** How people read its codes; null where it has none. */
  readonly labels: Readonly<Record<string, string>> | null
}

/** Of an entity that has an export. */
export interface Exported {
  readonly exported: ExportColumn | null
}

/** An entity, property by property, in the order of its answers. */
export type Fields = Readonly<Record<string, Field>>

type Filled<F> = F extends { readonly kind: 'code'; readonly codes: readonly (infer Code)[] }
  ? Code
  : F extends { readonly kind: 'codes'; readonly codes: readonly (infer Code)[] }
    ? Code[]
    : F extends { readonly kind: infer Name extends keyof PlainValues }
      ? PlainValues[Name]
      : never

/** The type of a property's value in code. */
export type ValueOf<F> = F extends { readonly nullable: false } ? Filled<F> : Filled<F> | null

/** The names of the properties that have something in common: `NamesOf<typeof purchaseFields, { stored: true }>`. */
export type NamesOf<F extends Fields, Facts> = {
  [Name in keyof F]: F[Name] extends Facts ? Name : never
}[keyof F] &
  string

export type FileNames<F extends Fields> = NamesOf<F, { readonly file: object }>
export type StoredNames<F extends Fields> = NamesOf<F, { readonly stored: true }>
export type AnswerNames<F extends Fields> = NamesOf<F, { readonly answer: true }>

/** An entity as a file says it. */
export type DraftOf<F extends Fields> = {
  readonly [Name in FileNames<F>]: F[Name] extends { readonly file: Binding<infer Value> } ? Value : never
}

/** An entity as the API answers it. */
export type AnswerOf<F extends Fields> = { [Name in AnswerNames<F>]: ValueOf<F[Name]> }

/** What a new entity is given. An amount is a decimal text, so that no digit is lost. */
export type InputOf<F extends Fields> = {
  [Name in NamesOf<F, { readonly input: string }>]: F[Name] extends { readonly kind: 'amount' }
    ? string
    : ValueOf<F[Name]>
}

/** The names of the properties that meet a condition, in order. */
export const namesWhere = <F extends Fields, Name extends keyof F & string>(
  fields: F,
  condition: (field: Field, name: string) => boolean,
): Name[] => Object.keys(fields).filter(name => condition(fields[name] as Field, name)) as Name[]
