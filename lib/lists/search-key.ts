const plain = /^[\n\x20-\x7e]*$/
const notPlain = /[^\n\x20-\x7e]+/g

/** A text as searches compare it: case, accents and the shape of apostrophes do not count. */
export const searchKey = (text: string): string =>
  (plain.test(text) ? text : text.replace(notPlain, withoutAccents)).toLowerCase()

/** The accented letters met so far: there are few of them, and taking one apart takes time. */
const known = new Map<string, string>()
const mostKnown = 1000

function withoutAccents(letters: string): string {
  const found = known.get(letters)
  if (found !== undefined) return found
  const bare = letters
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßẞ’]/giu, letter => spelled[letter.toLowerCase()] ?? letter)
  if (known.size < mostKnown) known.set(letters, bare)
  return bare
}

const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

/** The fields of a record that a search looks in, as one text: no term can run from one field into the next. */
export const searchText = (fields: readonly (string | null)[]): string =>
  searchKey(fields.map(field => (field?.includes('\n') ? field.replaceAll('\n', ' ') : (field ?? ''))).join('\n'))

/** The words of a search, each to be found somewhere in a `searchText`. */
export const searchTerms = (search: string): string[] => [
  ...new Set(
    searchKey(search)
      .split(/[\s,]+/)
      .filter(term => term !== ''),
  ),
]
