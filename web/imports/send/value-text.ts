import {
  economicModelLabels,
  managementTypeLabels,
  productionTypeLabels,
  publicationStatusLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { centralKitchenModeLabels, diagnosticTypeLabels } from '@ma-cantine/lib/diagnostics/diagnostic-labels'
import { type FileKind, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { characteristicLabels, familyLabels, localDefinitionLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { dayText, euros } from './euros-and-days.ts'
import type { Words } from './words/fr.ts'

type Field = PlannedChange['fields'][number]
export type StoredValue = Field['before']

export interface ValueContext {
  readonly kind: FileKind
  readonly words: Words['values']
  readonly locale: Locale
  /** By their id; null for those that are not the user's. */
  readonly canteenName: (id: number) => string | null
}

/** What is written beside what the file says, and says nothing more to people than the rest does. */
const derived: ReadonlySet<string> = new Set(['department', 'region', 'epci', 'creationSource'])

/** Fields that people are shown. */
export const shownFields = ({ fields }: PlannedChange): Field[] => fields.filter(({ field }) => !derived.has(field))

/** Where a field that the file itself has no column for may have one: the totals of a detailed diagnostic. */
const otherKinds: readonly FileKind[] = ['diagnostics', 'diagnostics_cc', 'cantines_admin']

/** As the documentation of the file names the column; the name of the field itself when nothing does. */
export function fieldLabel(field: string, { kind, words }: Pick<ValueContext, 'kind' | 'words'>): string {
  const own = columnTitle(field, kind) ?? words.fields[field]
  return own ?? otherKinds.map(other => columnTitle(field, other)).find(title => title !== undefined) ?? field
}

function columnTitle(field: string, kind: FileKind): string | undefined {
  const { columnOf, schema } = tableOf(kind)
  const column = columnOf.get(field)
  return column === undefined ? undefined : schema.fields.find(({ name }) => name === column)?.title
}

const sectorNames = Object.fromEntries(sectors.map(({ id, name }) => [id, name]))
const ministryNames = Object.fromEntries(ministries.map(({ value, name }) => [value, name]))

/** What people call the codes and the numbers of a field. */
const labels: Readonly<Record<string, Labels<string>>> = {
  sectors: { fr: sectorNames, en: sectorNames },
  lineMinistry: { fr: ministryNames, en: ministryNames },
  productionType: productionTypeLabels,
  managementType: managementTypeLabels,
  economicModel: economicModelLabels,
  publicationStatus: publicationStatusLabels,
  diagnosticType: diagnosticTypeLabels,
  centralKitchenDiagnosticMode: centralKitchenModeLabels,
  family: familyLabels,
  characteristics: characteristicLabels,
  localDefinition: localDefinitionLabels,
}

const day = /^\d{4}-\d\d-\d\d$/
const amount = /^(?:value|price)/

/** A stored value as people write it. */
export function valueText(field: string, value: StoredValue, context: ValueContext): string {
  const { words, locale } = context
  if (value === null || value === '') return words.none
  if (Array.isArray(value)) {
    return value.map(item => valueText(field, item, context)).join(', ') || words.none
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const known = labels[field]?.[locale][String(value)]
  if (known !== undefined) return known
  if (field === 'canteenId') return context.canteenName(Number(value)) ?? String(value)
  if (amount.test(field) && Number.isFinite(Number(value))) return euros(Number(value), locale)
  if (typeof value === 'number') return field === 'year' ? String(value) : value.toLocaleString(locale)
  return day.test(value) ? dayText(value, locale) : value
}
