import { searchTerms, searchText } from '../lists/search-key.ts'

/** How many intercommunalities a search gives. */
const shownEpcis = 20

/** Those of these codes; without codes, those whose name has all words of the search, none for an empty one. */
export function findEpcis<Epci extends { readonly code: string; readonly name: string }>(
  epcis: readonly Epci[],
  { search = '', code }: { readonly search?: string | undefined; readonly code: readonly string[] },
): Epci[] {
  const terms = searchTerms(search)
  const found = epcis.filter(epci => {
    if (code.length > 0) return code.includes(epci.code)
    const text = searchText([epci.name])
    return terms.length > 0 && terms.every(term => text.includes(term))
  })
  return found.slice(0, shownEpcis)
}
