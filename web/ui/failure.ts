import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  RefusedError,
} from '@ma-cantine/lib/http/api-error'
import { notify } from '../app/notices.ts'
import type { Words } from '../words/fr.ts'

/** A failure in the words shown to people. */
export interface Failure {
  readonly title: string
  readonly text: string
}

const tooManyRequests = 429

/** Whether a chunk of the site could not be loaded: a new version replaced it, or the network failed. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module|preload/i.test(error.message)

/** Puts any failure into words, those of the server where it gave some. */
export function failureOf(error: unknown, { errors }: Words): Failure {
  if (error instanceof NetworkError || isMissingPart(error))
    return { title: errors.unavailable, text: errors.unavailableText }
  return { title: errors.title, text: textOf(error) ?? errors.generic }

  function textOf(error: unknown): string | null {
    if (error instanceof AuthenticationError) return error.message
    if (error instanceof BadRequestError) return Object.values(error.fields).flat().join(' ') || null
    if (error instanceof RefusedError) return error.detail || null
    return error instanceof ApiError && error.status === tooManyRequests ? error.message : null
  }
}

/**
 * Puts a failure of something that the reader did into one sentence, where there is no room for a title. Reports errors
 * that are faults of ours.
 */
export function failureSentence(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) reportError(error)
  if (error instanceof AuthenticationError) return words.errors.sessionExpired
  const { title, text } = failureOf(error, words)
  return title === words.errors.unavailable ? `${title}. ${text}` : text
}

/** Shows a failure of something that the reader did as a notice. */
export function notifyFailure(error: unknown, words: Words): void {
  const { title, text } = failureOf(error, words)
  const message = error instanceof AuthenticationError ? words.errors.sessionExpired : text
  notify({ status: 'error', title, message })
}
