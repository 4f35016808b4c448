import { ApiError, AuthenticationError, NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { supportEmail } from '../layout/external-sites.ts'
import type { Words as SiteWords } from '../words/fr.ts'
import type { Words } from './words/fr.ts'

/** Why nothing was saved, when no field is the cause. */
export function failure(error: unknown, words: Words, { session, generic }: SiteWords['errors']): string {
  if (error instanceof AuthenticationError) return session
  if (error instanceof NetworkError) return words.unavailable
  if (error instanceof RefusedError) return error.detail
  if (error instanceof ApiError && error.status === 429) return error.message
  if (!(error instanceof ApiError)) reportError(error)
  return generic(supportEmail)
}
