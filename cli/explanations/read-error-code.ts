import { errorCodes } from '@ma-cantine/lib/explanations/families'
import { nearestCode } from '@ma-cantine/lib/explanations/nearest-code'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** The error code named by an argument. */
export function readErrorCode(text: string, words: Words): ErrorCode {
  const code = errorCodes.find(known => known === text)
  if (!code)
    throw new Failure(exitCodes.usage, {
      code: 'unknown-code',
      ...words.explanations.unknownCode(text, nearestCode(text, errorCodes)),
    })
  return code
}
