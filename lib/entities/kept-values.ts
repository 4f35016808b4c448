import { type DraftOf, type Fields, type NamesOf, namesWhere } from './field.ts'

export type KeptNames<F extends Fields> = NamesOf<F, { readonly file: object; readonly stored: true }>

/** What is stored of a row of a file: one that breaks no rule has all that must be there. */
export type KeptOf<F extends Fields> = {
  readonly [Name in KeptNames<F>]: F[Name] extends { readonly nullable: false }
    ? NonNullable<DraftOf<F>[Name & keyof DraftOf<F>]>
    : DraftOf<F>[Name & keyof DraftOf<F>]
}

/** How to take from the rows of a file what the table keeps. */
export function keptValues<F extends Fields>(fields: F): (draft: DraftOf<F>) => KeptOf<F> {
  const names = namesWhere<F, KeptNames<F>>(fields, ({ file, stored }) => file !== null && stored)
  return draft => {
    const values: Record<string, unknown> = {}
    for (const name of names) values[name] = (draft as Readonly<Record<string, unknown>>)[name]
    return values as KeptOf<F>
  }
}
