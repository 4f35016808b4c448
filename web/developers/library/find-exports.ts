import type { IndexedExport } from '@ma-cantine/lib/developers/library-export'
import { searchKey, searchText } from '@ma-cantine/lib/lists/search-key'

/** « checkFile » is found by « check file » too. */
const spellOut = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')

/**
 * The exports that hold all the terms, in their name or in their text. Names come first, those that begin with the first
 * term before the others.
 */
export function findExports(terms: readonly string[], index: readonly IndexedExport[]): IndexedExport[] {
  const [first = ''] = terms
  const found = index.flatMap(entry => {
    const name = searchText([entry.name, spellOut(entry.name)])
    const all = `${name}\n${searchKey(entry.text)}`
    if (!terms.every(term => all.includes(term))) return []
    if (name.startsWith(first)) return [{ entry, rank: 0 }]
    return [{ entry, rank: terms.every(term => name.includes(term)) ? 1 : 2 }]
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}
