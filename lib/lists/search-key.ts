import { remembered } from './remembered.ts'

const plain = /^[\n\x20-\x7e]*$/
const notPlain = /[^\n\x20-\x7e]+/g

const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

/** The accented letters met are few, and taking one apart takes time. */
const withoutAccents = remembered(letters =>
  letters
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßẞ’]/giu, letter => spelled[letter.toLowerCase()] ?? letter),
)

/** A text as searches compare it: case, accents and the shape of apostrophes do not count. */
export const searchKey = (text: string): string =>
  (plain.test(text) ? text : text.replace(notPlain, withoutAccents)).toLowerCase()

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
