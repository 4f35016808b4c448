import { removeSpaces } from '../../canteens/siret.ts'
import { type CellFix, ifChanged } from '../cell-fix.ts'
import { codeLength } from '../field-shape.ts'

/** What a copy from a web page brings along, and nobody sees. */
const withoutZeroWidth = (text: string): string => text.replace(/\u200b|\u2060|\ufeff/g, '')

export const spaceFixes: readonly CellFix[] = [
  {
    name: 'spaces',
    suits: () => true,
    mend: text => ifChanged(withoutZeroWidth(text).trim(), text),
  },
  {
    name: 'spaces',
    suits: field => codeLength(field) !== null,
    mend: text => ifChanged(removeSpaces(withoutZeroWidth(text)), text),
  },
]
