import type { Locale } from '../messages/locale.ts'
import type { FieldType } from '../table-schema/descriptor.ts'

export interface ColumnWords {
  readonly required: string
  readonly optional: string
  readonly types: Readonly<Record<FieldType, string>>
}

/** The nature of a column, in words. */
export const columnWords: Readonly<Record<Locale, ColumnWords>> = {
  fr: {
    required: 'obligatoire',
    optional: 'facultatif',
    types: { string: 'texte', integer: 'nombre entier', number: 'nombre', date: 'date', year: 'année' },
  },
  en: {
    required: 'required',
    optional: 'optional',
    types: { string: 'text', integer: 'whole number', number: 'number', date: 'date', year: 'year' },
  },
}
