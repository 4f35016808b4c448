import type { ErrorCode } from '../imports/error-code.ts'
import type { Locale } from '../messages/locale.ts'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import { columnPages as en } from './en/columns.ts'
import type { Explanation } from './explanation.ts'
import { columnPages as fr } from './fr/columns.ts'

/** What a column holds, as far as explanations differ by it. */
export const columnSorts = [
  'date',
  'year',
  'count',
  'amount',
  'siret',
  'siren',
  'townCode',
  'postalCode',
  'oneValue',
  'severalValues',
] as const
export type ColumnSort = (typeof columnSorts)[number]

/** What the page of a code says of one sort of column alone. */
export type ColumnPage = Pick<Explanation, 'meaning' | 'causes' | 'steps'>

/** The codes whose pages speak of several sorts of columns, and the sorts that may have them. */
export interface ColumnPages {
  readonly 'type-error': Readonly<Record<'date' | 'year' | 'count' | 'amount', ColumnPage>>
  readonly pattern: Readonly<Record<'siret' | 'siren' | 'townCode' | 'postalCode' | 'amount', ColumnPage>>
  readonly enum: Readonly<Record<'oneValue' | 'severalValues', ColumnPage>>
  readonly minimum: Readonly<Record<'count' | 'amount', ColumnPage>>
}

export const columnPages: Readonly<Record<Locale, ColumnPages>> = { fr, en }

function sortOf(field: Field): ColumnSort | null {
  if (allowedValues(field)) return field.doc_enum_multiple ? 'severalValues' : 'oneValue'
  if (field.type === 'date' || field.type === 'year') return field.type
  if (field.type === 'integer') return 'count'
  if (field.type === 'number' || field.name === 'prix_ht') return 'amount'
  if (field.name.startsWith('siret')) return 'siret'
  if (field.name.startsWith('siren')) return 'siren'
  if (field.name.startsWith('code_insee')) return 'townCode'
  return field.name === 'code_postal_commune' ? 'postalCode' : null
}

/** What the page of a code says of a column; null where the whole page fits every column. */
export function explainColumn(code: ErrorCode, field: Field, locale: Locale): ColumnPage | null {
  const sort = sortOf(field)
  const pages: Readonly<Record<string, Readonly<Partial<Record<ColumnSort, ColumnPage>>>>> = { ...columnPages[locale] }
  return (sort && pages[code]?.[sort]) ?? null
}
