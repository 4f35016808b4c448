import type { ErrorCode } from '../messages/error-code.ts'
import { nearestWord } from '../table-schema/nearest-word.ts'
import { errorCodes } from './families.ts'

/** The code that a text was most likely meant to be. */
export const nearestCode = (text: string): ErrorCode =>
  nearestWord(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
    errorCodes,
  )
