import type { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { RefusalOf } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'

/** What is not found, was changed meanwhile or contradicts what is stored: the server says it in a sentence. */
export const refusalOfRequest: RefusalOf = ({ status, detail }, { words }) =>
  new Failure(exitCodes.refused, { code: `http-${status}`, message: detail, advice: words.api.refusedAdvice })

/** The fields that the server refuses, each with its reasons. */
export function refusedFields({ fields }: BadRequestError, { api }: Words): Failure {
  const reasons = Object.entries(fields).flatMap(([name, messages]) => {
    const field = name === 'nonFieldErrors' ? null : name
    return messages.map(text => {
      const message = field === null ? text : api.ofField(field, text)
      return { code: 'refused', field, property: field, message, advice: '' }
    })
  })
  return new Failure(exitCodes.refused, { code: 'http-400', ...api.badRequest, reasons })
}
