import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import type { Fields } from '@ma-cantine/lib/entities/field'
import { type FileKind, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportChange } from '@ma-cantine/lib/imports/import-plan'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { useLocale } from '../../app/locale.ts'
import { useColumnTitle } from '../guide/column-texts.ts'
import type { Words } from './words/fr.ts'
import { useSendWords } from './words/send-words.ts'

type Field = ImportChange['fields'][number]
export type StoredValue = Field['before']

/** How the fields of a change and their values read. */
export interface FieldTexts {
  readonly words: Words['values']
  readonly locale: Locale
  readonly labelOf: (field: string) => string
}

/** The texts of the fields of a kind of file, in the language of the page. */
export function useFieldTexts(kind: FileKind): FieldTexts {
  const { values: words } = useSendWords()
  const locale = useLocale()
  const titleOf = useColumnTitle()
  return { words, locale, labelOf: field => getFieldLabel(field, kind, words, titleOf) }
}

/** Fields that follow from others, and would tell people nothing more. The canteen is named beside. */
const derivedFields: ReadonlySet<string> = new Set(['department', 'region', 'epci', 'creationSource', 'canteenId'])

/** The fields of a change that people see. */
export const getVisibleFields = ({ fields }: Pick<ImportChange, 'fields'>): Field[] =>
  fields.filter(({ field }) => !derivedFields.has(field))

/**
 * Other kinds of file, where a field without a column in this one may have a title: the totals of a detailed
 * diagnostic, the characteristics of a purchase in the format of 2026.
 */
const otherKinds: readonly FileKind[] = [
  'diagnostics',
  'diagnostics_cc',
  'diagnostics_2026_siret',
  'cantines_admin',
  'achats',
]

/** The title of the field's column in the documentation; the name of the field when it has none. */
function getFieldLabel(
  field: string,
  kind: FileKind,
  words: FieldTexts['words'],
  titleOf: ReturnType<typeof useColumnTitle>,
): string {
  const columnTitle = (kind: FileKind): string | undefined => {
    const { columnOf, schema } = tableOf(kind)
    const column = schema.fields.find(({ name }) => name === columnOf.get(field))
    return column && titleOf(kind, column)
  }
  // The managers of a canteen are not only those whom the file adds.
  const ownTitle = words.fields[field] ?? columnTitle(kind)
  return ownTitle ?? otherKinds.map(columnTitle).find(title => title !== undefined) ?? field
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
export function formatValue(field: string, value: StoredValue, texts: FieldTexts): string {
  const { words, locale } = texts
  if (value === null || value === '') return words.none
  if (Array.isArray(value)) {
    return value.map(item => formatValue(field, item, texts)).join(', ') || words.none
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const label = labels[field]?.[locale][String(value)]
  if (label !== undefined) return label
  if (amount.test(field) && Number.isFinite(Number(value))) return formatEuros(Number(value), locale)
  if (typeof value === 'number') return field === 'year' ? String(value) : formatNumber(value, locale)
  return day.test(value) ? formatDay(value, locale) : value
}
