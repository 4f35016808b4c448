/** What stands for each group of letters in a search. */
const plainLetters: Readonly<Record<string, string>> = {
  a: 'àâäáãåÀÂÄÁÃÅ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'îïíÎÏÍ',
  n: 'ñÑ',
  o: 'ôöóõÔÖÓÕ',
  u: 'ùûüúÙÛÜÚ',
  y: 'ÿŸ',
  oe: 'œŒ',
  ae: 'æÆ',
  "''": '’',
}

/**
 * A text in the form that `searchTerms` of `lib` compares, in SQL: accounts have no column of it, for staff alone searches
 * their names.
 */
export const searchKeySql = (sql: string): string =>
  Object.entries(plainLetters).reduce(
    (inner, [plain, letters]) =>
      [...letters].reduce((replaced, letter) => `replace(${replaced}, '${letter}', '${plain}')`, inner),
    `lower(${sql})`,
  )
