const plain = /^[\x20-\x7e]*$/

/** A text as searches compare it: case, accents and the shape of apostrophes do not count. */
export function searchKey(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
}

/** The fields of a record that a search looks in, as one text: no term can run from one field into the next. */
export const searchText = (fields: readonly (string | null)[]): string =>
  fields.map(field => searchKey(field ?? '').replaceAll('\n', ' ')).join('\n')

/** The words of a search, each to be found somewhere in a `searchText`. */
export const searchTerms = (search: string): string[] => [
  ...new Set(
    searchKey(search)
      .split(/[\s,]+/)
      .filter(term => term !== ''),
  ),
]
