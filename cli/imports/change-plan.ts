import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { type FileKind, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportChange, ImportPlan, PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { DetailOutput } from '../output/file-output.ts'
import type { Words } from '../words/fr.ts'

/** The number of changes shown, enough for a screen. The JSON has them all. */
const maximumChanges = 20

type Field = PlannedChange['fields'][number]

/** What an import would do to each row, field by field for updates, and how many messages it would send. */
export function plannedChanges(plan: ImportPlan | null, kind: FileKind, words: Words): DetailOutput[] {
  if (!plan) return []
  const hiddenCount = plan.changeCount - Math.min(plan.changes.length, maximumChanges)
  return [
    ...describeChanges(plan.changes.slice(0, maximumChanges), kind, words),
    ...(hiddenCount > 0 ? [{ text: words.imports.otherChanges(hiddenCount) }] : []),
    ...(plan.emailCount > 0 ? [{ text: words.imports.emails(plan.emailCount) }] : []),
  ]
}

/** Changes in words, field by field for updates. */
export const describeChanges = (changes: readonly ImportChange[], kind: FileKind, words: Words): DetailOutput[] =>
  changes.map(change => {
    const { row, action, entity, name, fields } = change
    return {
      text: words.imports.change(row, action, entity, name && makePrintable(name), canteenText(change)),
      ...(action === 'update' ? { parts: fields.map(field => changedField(field, kind, words)) } : {}),
    }
  })

/** The name of a canteen, with its SIRET where the change does not tell it. */
function canteenText({ entity, canteen }: ImportChange): string | null {
  if (!canteen) return null
  const known = entity === 'canteens' || canteen.siret === null
  return makePrintable(known ? canteen.name : `${canteen.name} (${canteen.siret})`)
}

/** Names a field by its column in the file, which the user knows. */
function changedField({ field, before, after }: Field, kind: FileKind, words: Words): string {
  const column = tableOf(kind).columnOf.get(field) ?? words.imports.fields[field] ?? field
  return words.imports.changedField(column, valueText(field, before, words), valueText(field, after, words))
}

function valueText(field: string, value: Field['before'], words: Words): string {
  if (Array.isArray(value)) {
    const names = value.map(item =>
      field === 'sectors' ? (sectors.find(({ id }) => id === item)?.name ?? item) : item,
    )
    return names.length > 0 ? makePrintable(names.join(', ')) : words.imports.nothing
  }
  if (value === null || value === '') return words.imports.nothing
  return typeof value === 'boolean' ? words.imports.yesNo(value) : makePrintable(String(value))
}
