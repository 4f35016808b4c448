import { type DraftOf, type Fields, type NamesOf, namesWhere } from './field.ts'

export type StoredDraftNames<F extends Fields> = NamesOf<F, { readonly file: object; readonly stored: true }>

/** The stored values of a row that broke no rule: those that may not be null are present. */
export type StoredDraftOf<F extends Fields> = {
  readonly [Name in StoredDraftNames<F>]: F[Name] extends { readonly nullable: false }
    ? NonNullable<DraftOf<F>[Name & keyof DraftOf<F>]>
    : DraftOf<F>[Name & keyof DraftOf<F>]
}

/** Makes the function that takes from a row the values that the entity's table stores. */
export function pickStoredValues<F extends Fields>(fields: F): (draft: DraftOf<F>) => StoredDraftOf<F> {
  const names = namesWhere<F, StoredDraftNames<F>>(fields, ({ file, stored }) => file !== null && stored)
  return draft => {
    const values: Record<string, unknown> = {}
    for (const name of names) values[name] = (draft as Readonly<Record<string, unknown>>)[name]
    return values as StoredDraftOf<F>
  }
}
