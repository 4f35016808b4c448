/** Replaces with � the characters of a cell or file name that would move a terminal's cursor or reverse its text. */
export const makePrintable = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
