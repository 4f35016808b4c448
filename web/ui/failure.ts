import { ApiError, BadRequestError, NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { failureWords } from '../layout/failure-words.ts'
import type { Words as SiteWords } from '../words/fr.ts'
import type { Words } from './words/fr.ts'

const tooManyRequests = 429

/** Why nothing was saved, in one sentence or two: the server's own where it gave one. */
export function failure(error: unknown, words: Words, siteWords: SiteWords): string {
  if (error instanceof BadRequestError) return Object.values(error.fields).flat().join(' ')
  if (error instanceof RefusedError) return error.detail
  if (error instanceof NetworkError) return words.unavailable
  if (error instanceof ApiError && error.status === tooManyRequests) return error.message
  if (!(error instanceof ApiError)) reportError(error)
  return failureWords(error, siteWords).text
}
