import type { ErrorCode } from '../imports/error-code.ts'
import { nearestWord } from '../table-schema/nearest-word.ts'

/** The code that a text most likely stands for. */
export const nearestCode = <Code extends ErrorCode>(text: string, codes: readonly Code[]): Code =>
  nearestWord(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
    codes,
  )
