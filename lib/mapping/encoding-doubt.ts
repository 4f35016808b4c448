import type { EncodingChoice } from '../table-schema/choose-encoding.ts'
import type { TableError } from '../table-schema/error.ts'

/** The words of a file in an old encoding leave a doubt about which one it is: nothing of it may be stored. */
export interface EncodingDoubt {
  readonly doubt: EncodingChoice
}

/** What the check of a file of our own says of the encoding of its words; null where nothing is to be said. */
export function encodingRemark({
  encoding,
  isSure,
  words,
}: EncodingChoice): TableError<'doubtful-encoding' | 'guessed-encoding'> | null {
  if (isSure && encoding === 'windows-1252') return null
  const code = isSure ? 'guessed-encoding' : 'doubtful-encoding'
  return { code, row: 0, column: null, field: null, value: words.join(', '), expected: encoding }
}
