import { allowedValues, type Field } from '../../table-schema/descriptor.ts'
import { skeleton, unknownItems } from '../../table-schema/nearest.ts'
import { type CellFix, ifChanged } from '../cell-fix.ts'
import { hasList, holdsSeveral, separatorOf } from '../field-shape.ts'

/** For the fields that take their values from a closed list. */
export const listValueFixes: readonly CellFix[] = [
  // Some lists write one apostrophe, some the other.
  { name: 'apostrophe', suits: hasList, mend: text => ifChanged(text.replaceAll("'", '’'), text) },
  { name: 'apostrophe', suits: hasList, mend: text => ifChanged(text.replaceAll('’', "'"), text) },
  {
    name: 'spelling',
    suits: hasList,
    mend: (text, field) => withItems(text, field, item => onlyOne(field, value => alike(value, item))),
  },
  {
    name: 'synonym',
    suits: field => field.synonyms !== undefined,
    mend: (text, field) =>
      withItems(text, field, item =>
        onlyOne(field, value => field.synonyms?.[value]?.some(word => alike(word, item)) === true),
      ),
  },
  {
    name: 'nearest-value',
    suits: hasList,
    mend: (text, field) => {
      const nearest = new Map(unknownItems(field, text).map(({ item, nearest }) => [item, nearest]))
      return withItems(text, field, item => nearest.get(item) ?? null)
    },
  },
]

const alike = (a: string, b: string): boolean => skeleton(a) !== '' && skeleton(a) === skeleton(b)

/** The value of the list that answers; null when there is none, or more than one. */
function onlyOne(field: Field, answers: (value: string) => boolean): string | null {
  const found = (allowedValues(field) ?? []).filter(answers)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The cell with the items that are not of the list replaced, when a value is found for them. */
function withItems(text: string, field: Field, valueFor: (item: string) => string | null): string | null {
  const values = new Set(allowedValues(field))
  const mended = (item: string) => (values.has(item) ? item : (valueFor(item) ?? item))
  if (!holdsSeveral(field)) {
    const item = text.trim()
    return ifChanged(mended(item), item)
  }
  const parts = text.split(separatorOf(field))
  const joined = parts.map(part => part.replace(part.trim(), mended(part.trim()).replaceAll('$', '$$$$')))
  return ifChanged(joined.join(separatorOf(field)), text)
}
