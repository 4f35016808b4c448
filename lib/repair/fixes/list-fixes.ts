import type { Field } from '../../table-schema/descriptor.ts'
import { type CellFix, ifChanged } from '../cell-fix.ts'
import { hasList, holdsSeveral, separatorOf } from '../field-shape.ts'

const otherSeparators = [';', '/', '+', ',', '|', '\n']

const separatorFix = (separator: string, suits: (field: Field) => boolean): CellFix => ({
  name: 'list-separator',
  suits: field => holdsSeveral(field) && separatorOf(field) !== separator && suits(field),
  mend: (text, field) => {
    if (!text.includes(separator)) return null
    const items = itemsOf(text, separator)
    return items.length > 0 ? ifChanged(items.join(separatorOf(field)), text) : null
  },
})

export const listFixes: readonly CellFix[] = [
  {
    name: 'list-blank',
    suits: holdsSeveral,
    mend: (text, field) => {
      const separator = separatorOf(field)
      const filled = text.split(separator).filter(item => item.trim() !== '')
      return filled.length > 0 ? ifChanged(filled.join(separator).trim(), text.trim()) : null
    },
  },
  ...otherSeparators.map(separator => separatorFix(separator, () => true)),
  // Addresses hold no spaces; the values of our lists do.
  separatorFix(' ', field => !hasList(field)),
]

function itemsOf(text: string, separator: string): string[] {
  return text.split(separator).flatMap(item => (item.trim() === '' ? [] : [item.trim()]))
}
