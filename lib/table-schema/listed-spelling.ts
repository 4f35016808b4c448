import { splitList } from './cell-type.ts'
import { allowedValues, type Field } from './descriptor.ts'

/** Two texts with the same key are two spellings of one value. */
type SpellingKey = (text: string) => string

/**
 * Makes a reader of the cells of closed lists: it returns the cell with each of its values as the list spells it, or null
 * when one of them has no spelling in the list, or several.
 */
export function listedSpelling(keyOf: SpellingKey): (text: string, field: Field) => string | null {
  const cache = new WeakMap<readonly string[], ReadonlyMap<string, string | null>>()
  const spellingsOf = (values: readonly string[]) => {
    const spellings = cache.get(values) ?? makeSpellings(values, keyOf)
    cache.set(values, spellings)
    return spellings
  }
  return (text, field) => {
    const values = allowedValues(field)
    if (!values) return null
    const separator = field.separator ?? ','
    const items = field.doc_enum_multiple ? splitList(text, separator) : [text]
    const meant = items.map(item => spellingsOf(values).get(keyOf(item)) ?? null)
    return meant.includes(null) ? null : meant.join(separator)
  }
}

function makeSpellings(values: readonly string[], keyOf: SpellingKey): ReadonlyMap<string, string | null> {
  const spellings = new Map<string, string | null>()
  for (const value of values) spellings.set(keyOf(value), spellings.has(keyOf(value)) ? null : value)
  return spellings
}
