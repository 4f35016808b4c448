import type { Labels } from '../messages/labels.ts'
import type { Binding } from '../table-schema/binding.ts'

/** The type, in code, of each kind that its name alone describes. */
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
  /** A list of whole numbers. */
  readonly integers: number[]
  /** A number with as many decimals as it has. */
  readonly decimal: number
  /** A composite value, whose shape the feature gives itself. */
  readonly own: unknown
}

/** The kind of a value, from which its types in code and SQL and its forms in JSON and exports follow. */
type Kind =
  | { readonly kind: keyof PlainValues }
  /** `code` holds one of the codes, `codes` any number of them. */
  | { readonly kind: 'code' | 'codes'; readonly codes: readonly string[] }

/**
 * The facts about one property of an entity. None is optional, so that a new property cannot leave one out by
 * oversight.
 */
export type Field = Kind & {
  readonly nullable: boolean
  /** The column of an import file that it is read from, if any. */
  readonly file: Binding<unknown> | null
  /** It is a column of the entity's table, under the same name; otherwise it is derived from stored values. */
  readonly stored: boolean
  /** The answers of the API contain it. */
  readonly answer: boolean
  /** How people read its codes or ids, by code; null for a value that has none. */
  readonly labels: Labels<string> | null
}

/** The fact that an entity with a form or a creation endpoint adds to each field. */
export interface InputFacts {
  /** Whether a new entity must have it or may have it; null when clients cannot set it. */
  readonly input: 'required' | 'optional' | null
}

/** A column of an export. */
export interface ExportColumn {
  readonly header: string
  /** In characters. */
  readonly width: number
}

/** The fact that an entity with an export adds to each field. */
export interface ExportFacts {
  readonly exportColumn: ExportColumn | null
}

/** The properties of an entity, in the order of its answers. */
export type Fields = Readonly<Record<string, Field>>

type NonNullValue<F> = F extends { readonly kind: 'code'; readonly codes: readonly (infer Code)[] }
  ? Code
  : F extends { readonly kind: 'codes'; readonly codes: readonly (infer Code)[] }
    ? Code[]
    : F extends { readonly kind: infer Name extends keyof PlainValues }
      ? PlainValues[Name]
      : never

/** The type of a property's value in code. */
export type ValueOf<F> = F extends { readonly nullable: false } ? NonNullValue<F> : NonNullValue<F> | null

/** The names of the properties that share some facts: `NamesOf<typeof purchaseFields, { stored: true }>`. */
export type NamesOf<F extends Fields, Facts> = {
  [Name in keyof F]: F[Name] extends Facts ? Name : never
}[keyof F] &
  string

export type FileNames<F extends Fields> = NamesOf<F, { readonly file: object }>
export type StoredNames<F extends Fields> = NamesOf<F, { readonly stored: true }>
export type AnswerNames<F extends Fields> = NamesOf<F, { readonly answer: true }>

/** An entity as read from a row of a file. */
export type DraftOf<F extends Fields> = {
  readonly [Name in FileNames<F>]: F[Name] extends { readonly file: { readonly read: (text: string) => infer Value } }
    ? Value
    : never
}

/** An entity as the API returns it. */
export type AnswerOf<F extends Fields> = { [Name in AnswerNames<F>]: ValueOf<F[Name]> }

/** The values that create an entity. An amount is a decimal text, so that no digit is lost. */
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
