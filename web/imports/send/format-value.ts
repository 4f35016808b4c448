import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import type { Fields } from '@ma-cantine/lib/entities/field'
import { type FileKind, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { formatDay, formatEuros } from './format-amounts.ts'
import type { Words } from './words/fr.ts'

type Field = PlannedChange['fields'][number]
export type StoredValue = Field['before']

export interface ValueContext {
  readonly kind: FileKind
  readonly words: Words['values']
  readonly locale: Locale
  /** Gives the name of one of the user's canteens by its id; null for others. */
  readonly canteenName: (id: number) => string | null
}

/** Fields that follow from others, and would tell people nothing more. */
const derivedFields: ReadonlySet<string> = new Set(['department', 'region', 'epci', 'creationSource'])

/** The fields of a change that people see. */
export const getVisibleFields = ({ fields }: PlannedChange): Field[] =>
  fields.filter(({ field }) => !derivedFields.has(field))

/**
 * Other kinds of file, where a field without a column in this one may have a title: the totals of a detailed
 * diagnostic.
 */
const otherKinds: readonly FileKind[] = ['diagnostics', 'diagnostics_cc', 'cantines_admin']

/** The title of the field's column in the documentation; the name of the field when it has none. */
export function getFieldLabel(field: string, { kind, words }: Pick<ValueContext, 'kind' | 'words'>): string {
  const ownTitle = columnTitle(field, kind) ?? words.fields[field]
  return ownTitle ?? otherKinds.map(other => columnTitle(field, other)).find(title => title !== undefined) ?? field
}

function columnTitle(field: string, kind: FileKind): string | undefined {
  const { columnOf, schema } = tableOf(kind)
  const column = columnOf.get(field)
  return column === undefined ? undefined : schema.fields.find(({ name }) => name === column)?.title
}

/** The labels of coded and numbered values, by field. */
const labels: Readonly<Record<string, Labels<string>>> = Object.fromEntries(
  [canteenFields, diagnosticFields, purchaseFields].flatMap((fields: Fields) =>
    Object.entries(fields).flatMap(([name, field]) => (field.labels ? [[name, field.labels]] : [])),
  ),
)

const day = /^\d{4}-\d\d-\d\d$/
const amount = /^(?:value|price)/

/** Writes a stored value for people. */
export function formatValue(field: string, value: StoredValue, context: ValueContext): string {
  const { words, locale } = context
  if (value === null || value === '') return words.none
  if (Array.isArray(value)) {
    return value.map(item => formatValue(field, item, context)).join(', ') || words.none
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const label = labels[field]?.[locale][String(value)]
  if (label !== undefined) return label
  if (field === 'canteenId') return context.canteenName(Number(value)) ?? String(value)
  if (amount.test(field) && Number.isFinite(Number(value))) return formatEuros(Number(value), locale)
  if (typeof value === 'number') return field === 'year' ? String(value) : value.toLocaleString(locale)
  return day.test(value) ? formatDay(value, locale) : value
}
