import { allowedValues, type Field } from '../../table-schema/descriptor.ts'
import { hasList, hasSeveralValues, separatorOf } from '../../table-schema/field-shape.ts'
import { skeleton, unknownItems } from '../../table-schema/nearest.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'

/** The fixes of fields whose values come from a closed list. */
export const listValueFixes: readonly CellFix[] = [
  // Lists differ in the apostrophe that they use.
  { name: 'apostrophe', suits: hasList, repair: text => nullIfSame(text.replaceAll("'", '’'), text) },
  { name: 'apostrophe', suits: hasList, repair: text => nullIfSame(text.replaceAll('’', "'"), text) },
  {
    name: 'spelling',
    suits: hasList,
    repair: (text, field) => replaceItems(text, field, item => spellingsOf(field).get(skeleton(item)) ?? null),
  },
  {
    name: 'synonym',
    suits: field => field.synonyms !== undefined,
    repair: (text, field) => replaceItems(text, field, item => synonymsOf(field).get(skeleton(item)) ?? null),
  },
  {
    name: 'nearest-value',
    suits: hasList,
    repair: (text, field) => {
      // A text that names several values is left to the fix of separators.
      const isOne = (nearest: string | null) => nearest !== null && !nearest.includes(separatorOf(field))
      const nearest = new Map(
        unknownItems(field, text).flatMap(({ item, nearest }) => (isOne(nearest) ? [[item, nearest]] : [])),
      )
      return replaceItems(text, field, item => nearest.get(item) ?? null)
    },
  },
]

/** By the skeleton of a word, the value of the list that it stands for; null when it may stand for several. */
type Meanings = ReadonlyMap<string, string | null>

function meaningsOf(words: Iterable<readonly [word: string, value: string]>): Meanings {
  const meanings = new Map<string, string | null>()
  for (const [word, value] of words) {
    const key = skeleton(word)
    const isCertain = !meanings.has(key) || meanings.get(key) === value
    if (key !== '') meanings.set(key, isCertain ? value : null)
  }
  return meanings
}

/** Makes the meanings once for each field: a list may hold all the towns of a country. */
function cachedByField(make: (field: Field) => Meanings): (field: Field) => Meanings {
  const cache = new WeakMap<Field, Meanings>()
  return field => {
    const meanings = cache.get(field) ?? make(field)
    cache.set(field, meanings)
    return meanings
  }
}

const spellingsOf = cachedByField(field => meaningsOf((allowedValues(field) ?? []).map(value => [value, value])))

const synonymsOf = cachedByField(field => {
  const values = new Set(allowedValues(field))
  return meaningsOf(
    Object.entries(field.synonyms ?? {}).flatMap(([value, words]) =>
      values.has(value) ? words.map(word => [word, value] as const) : [],
    ),
  )
})

/** Replaces the items that are not in the list, when there is a value for them. */
function replaceItems(text: string, field: Field, valueFor: (item: string) => string | null): string | null {
  const values = new Set(allowedValues(field))
  const repairItem = (item: string) => (values.has(item) ? item : (valueFor(item) ?? item))
  if (!hasSeveralValues(field)) {
    const item = text.trim()
    return nullIfSame(repairItem(item), item)
  }
  const parts = text.split(separatorOf(field))
  const repairedParts = parts.map(part => part.replace(part.trim(), repairItem(part.trim()).replaceAll('$', '$$$$')))
  return nullIfSame(repairedParts.join(separatorOf(field)), text)
}
