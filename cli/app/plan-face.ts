import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { type FileKind, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportPlan, PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { printable } from '@ma-cantine/lib/reports/summary'
import type { Words } from '../words/fr.ts'
import type { DetailFace } from './file-face.ts'

/** More would not be read on a screen; the JSON has them. */
const shown = 20

type Field = PlannedChange['fields'][number]

/** What an import would do, row by row; field by field for what it would change. And the messages it would send. */
export function plannedChanges(plan: ImportPlan | null, kind: FileKind, words: Words): DetailFace[] {
  if (!plan) return []
  const hidden = plan.changeCount - Math.min(plan.changes.length, shown)
  return [
    ...plan.changes.slice(0, shown).map(change => ({
      text: words.imports.change(change.row, change.action, change.entity, change.name && printable(change.name)),
      ...(change.action === 'update' ? { parts: change.fields.map(field => changedField(field, kind, words)) } : {}),
    })),
    ...(hidden > 0 ? [{ text: words.imports.otherChanges(hidden) }] : []),
    ...(plan.emailCount > 0 ? [{ text: words.imports.emails(plan.emailCount) }] : []),
  ]
}

/** By the column of the file, the name that the user knows it by. */
function changedField({ field, before, after }: Field, kind: FileKind, words: Words): string {
  const column = tableOf(kind).columnOf.get(field) ?? words.imports.fields[field] ?? field
  return words.imports.changedField(column, valueText(field, before, words), valueText(field, after, words))
}

function valueText(field: string, value: Field['before'], words: Words): string {
  if (Array.isArray(value)) {
    const names = value.map(item =>
      field === 'sectors' ? (sectors.find(({ id }) => id === item)?.name ?? item) : item,
    )
    return names.length > 0 ? printable(names.join(', ')) : words.imports.nothing
  }
  if (value === null || value === '') return words.imports.nothing
  return typeof value === 'boolean' ? words.imports.yesNo(value) : printable(String(value))
}
