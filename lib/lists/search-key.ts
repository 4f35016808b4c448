import { memoize } from './memoize.ts'

const plain = /^[\n\x20-\x7e]*$/
const notPlain = /[^\n\x20-\x7e]+/g

const spellings: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

/** Cached because the same few accented letters come back, and decomposing one is slow. */
const removeAccents = memoize(letters =>
  letters
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßẞ’]/giu, letter => spellings[letter.toLowerCase()] ?? letter),
)

/** A text in the form that searches compare: case, accents and the shape of apostrophes do not count. */
export const searchKey = (text: string): string =>
  (plain.test(text) ? text : text.replace(notPlain, removeAccents)).toLowerCase()

/** The searchable fields of a record as one text; line breaks keep a term from matching across two fields. */
export const searchText = (fields: readonly (string | null)[]): string =>
  searchKey(fields.map(field => (field?.includes('\n') ? field.replaceAll('\n', ' ') : (field ?? ''))).join('\n'))

/** The words of a search, all of which must be in a `searchText`. */
export const searchTerms = (search: string): string[] => [
  ...new Set(
    searchKey(search)
      .split(/[\s,]+/)
      .filter(term => term !== ''),
  ),
]
