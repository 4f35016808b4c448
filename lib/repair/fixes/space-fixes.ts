import { removeSpaces } from '../../canteens/siret.ts'
import { codeLength } from '../../table-schema/field-shape.ts'
import { removeInvisible } from '../../table-schema/invisible-characters.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'

export const spaceFixes: readonly CellFix[] = [
  {
    name: 'spaces',
    suits: () => true,
    repair: text => nullIfSame(removeInvisible(text).trim(), text),
  },
  {
    name: 'spaces',
    suits: (field, check) => codeLength(field, check) !== null,
    repair: text => nullIfSame(removeSpaces(removeInvisible(text)), text),
  },
]
