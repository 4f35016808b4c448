import { allowedValues, type Field } from '../../table-schema/descriptor.ts'
import { skeleton, unknownItems } from '../../table-schema/nearest.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'
import { hasList, hasSeveralValues, separatorOf } from '../field-shape.ts'

/** The fixes of fields whose values come from a closed list. */
export const listValueFixes: readonly CellFix[] = [
  // Lists differ in the apostrophe that they use.
  { name: 'apostrophe', suits: hasList, mend: text => nullIfSame(text.replaceAll("'", '’'), text) },
  { name: 'apostrophe', suits: hasList, mend: text => nullIfSame(text.replaceAll('’', "'"), text) },
  {
    name: 'spelling',
    suits: hasList,
    mend: (text, field) => replaceItems(text, field, item => findOnly(field, value => isSameWord(value, item))),
  },
  {
    name: 'synonym',
    suits: field => field.synonyms !== undefined,
    mend: (text, field) =>
      replaceItems(text, field, item =>
        findOnly(field, value => field.synonyms?.[value]?.some(word => isSameWord(word, item)) === true),
      ),
  },
  {
    name: 'nearest-value',
    suits: hasList,
    mend: (text, field) => {
      const nearest = new Map(unknownItems(field, text).map(({ item, nearest }) => [item, nearest]))
      return replaceItems(text, field, item => nearest.get(item) ?? null)
    },
  },
]

const isSameWord = (a: string, b: string): boolean => skeleton(a) !== '' && skeleton(a) === skeleton(b)

/** The only value of the list that matches; null when none or several do. */
function findOnly(field: Field, answers: (value: string) => boolean): string | null {
  const matches = (allowedValues(field) ?? []).filter(answers)
  return matches.length === 1 ? (matches[0] ?? null) : null
}

/** Replaces the items that are not in the list, when there is a value for them. */
function replaceItems(text: string, field: Field, valueFor: (item: string) => string | null): string | null {
  const values = new Set(allowedValues(field))
  const mendItem = (item: string) => (values.has(item) ? item : (valueFor(item) ?? item))
  if (!hasSeveralValues(field)) {
    const item = text.trim()
    return nullIfSame(mendItem(item), item)
  }
  const parts = text.split(separatorOf(field))
  const mendedParts = parts.map(part => part.replace(part.trim(), mendItem(part.trim()).replaceAll('$', '$$$$')))
  return nullIfSame(mendedParts.join(separatorOf(field)), text)
}
