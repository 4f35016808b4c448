import { removeSpaces } from '../../canteens/siret.ts'
import { codeLength } from '../../table-schema/field-shape.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'

/** Removes the invisible characters of a text copied from a web page. */
const removeZeroWidth = (text: string): string => text.replace(/\u200b|\u2060|\ufeff/g, '')

export const spaceFixes: readonly CellFix[] = [
  {
    name: 'spaces',
    suits: () => true,
    repair: text => nullIfSame(removeZeroWidth(text).trim(), text),
  },
  {
    name: 'spaces',
    suits: (field, check) => codeLength(field, check) !== null,
    repair: text => nullIfSame(removeSpaces(removeZeroWidth(text)), text),
  },
]
