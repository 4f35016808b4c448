/** The letters with accents that names of canteens and towns have, by the letters that they are sorted as. */
const spellings: Readonly<Record<string, string>> = {
  a: 'àâäáãÀÂÄÁÃ',
  ae: 'æÆ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'îïíÎÏÍ',
  n: 'ñÑ',
  o: 'ôöóÔÖÓ',
  oe: 'œŒ',
  u: 'ùûüúÙÛÜÚ',
  y: 'ÿŸ',
}

/**
 * A text by which people sort, without case and accents: « Écully » stands among the E. SQLite has no lower case for letters
 * with accents.
 */
export const foldedSql = (column: string): string =>
  Object.entries(spellings).reduce(
    (sql, [plain, letters]) =>
      [...letters].reduce((inner, letter) => `replace(${inner}, '${letter}', '${plain}')`, sql),
    `lower(${column})`,
  )
