import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  RefusedError,
} from '@ma-cantine/lib/http/api-error'
import { notify } from '../app/notices.ts'
import type { Words } from '../words/fr.ts'

/** What people are told of what went wrong. */
export interface Failure {
  readonly title: string
  readonly text: string
}

const tooManyRequests = 429

/** A part of the site that was put on the server under another name, or that a cut line did not let through. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module|preload/i.test(error.message)

/** Any failure in words: the server's own where it gave some. */
export function failureOf(error: unknown, { errors }: Words): Failure {
  if (error instanceof NetworkError || isMissingPart(error))
    return { title: errors.unavailable, text: errors.unavailableText }
  return { title: errors.title, text: textOf(error) ?? errors.generic }

  function textOf(error: unknown): string | null {
    if (error instanceof AuthenticationError) return error.message
    if (error instanceof BadRequestError) return Object.values(error.fields).flat().join(' ')
    if (error instanceof RefusedError) return error.detail
    return error instanceof ApiError && error.status === tooManyRequests ? error.message : null
  }
}

/** Why an action did not do its work, where there is no room for a title; a fault of ours is reported. */
export function failureSentence(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) reportError(error)
  const { title, text } = failureOf(error, words)
  return title === words.errors.unavailable ? `${title}. ${text}` : text
}

/** Says in a notice what went wrong. */
export function notifyFailure(error: unknown, words: Words): void {
  const { title, text } = failureOf(error, words)
  notify({ status: 'error', title, message: text })
}
