import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** What a refusal of the server means for the commands of purchases. */
export function purchaseRefusal({ status, detail }: RefusedError, { words }: Context): Failure | null {
  if (status !== 404) return null
  return new Failure(exitCodes.usage, { code: 'not-found', ...words.purchases.notFound(detail) })
}
