import { allowedValues, type Field } from '../../table-schema/descriptor.ts'
import { hasList, hasSeveralValues, separatorOf } from '../../table-schema/field-shape.ts'
import { listSeparators } from '../../table-schema/nearest.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'

const separatorFix = (separator: string, suits: (field: Field) => boolean): CellFix => ({
  name: 'list-separator',
  suits: field => hasSeveralValues(field) && separatorOf(field) !== separator && suits(field),
  repair: (text, field) => {
    if (!text.includes(separator)) return null
    // « IME / ITEP » is one value: cut in two, each half would be taken for the whole again, without end.
    const values = new Set(allowedValues(field))
    const items = itemsOf(text, separatorOf(field)).flatMap(item =>
      values.has(item) ? item : itemsOf(item, separator),
    )
    return items.length > 0 ? nullIfSame(items.join(separatorOf(field)), text) : null
  },
})

export const listFixes: readonly CellFix[] = [
  {
    name: 'list-blank',
    suits: hasSeveralValues,
    repair: (text, field) => {
      const separator = separatorOf(field)
      const filled = text.split(separator).filter(item => item.trim() !== '')
      return filled.length > 0 ? nullIfSame(filled.join(separator).trim(), text.trim()) : null
    },
  },
  ...listSeparators.map(separator => separatorFix(separator, () => true)),
  // E-mail addresses hold no spaces, whereas the values of lists do.
  separatorFix(' ', field => !hasList(field)),
]

function itemsOf(text: string, separator: string): string[] {
  return text.split(separator).flatMap(item => (item.trim() === '' ? [] : [item.trim()]))
}
