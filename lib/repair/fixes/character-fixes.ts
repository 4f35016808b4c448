import { codeLength, hasList } from '../../table-schema/field-shape.ts'
import { ungarble } from '../../table-schema/garbled-text.ts'
import { withoutLookAlikes } from '../../table-schema/look-alikes.ts'
import { spaceControls } from '../../table-schema/unreadable-characters.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'

/** The fixes of characters that a reader cannot see, or takes for others. */
export const characterFixes: readonly CellFix[] = [
  {
    name: 'garbled-text',
    suits: field => field.type === 'string',
    repair: text => ungarble(text),
  },
  {
    // The check of a date, a number, a code or a list proves the result; a free text may mean what it holds.
    name: 'look-alikes',
    suits: (field, check) => field.type !== 'string' || hasList(field) || codeLength(field, check) !== null,
    repair: text => nullIfSame(withoutLookAlikes(text), text),
  },
  {
    name: 'control-characters',
    suits: field => field.type === 'string' && !hasList(field),
    repair: text => nullIfSame(spaceControls(text).trim(), text),
  },
]
