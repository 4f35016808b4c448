import { AuthenticationError, NetworkError } from '@ma-cantine/lib/http/api-error'
import type { Words } from '../words/fr.ts'
import { supportEmail } from './external-sites.ts'
import { notify } from './notices-store.ts'

interface FailureWords {
  readonly title: string
  readonly text: string
}

/** A part of the site that was put on the server under another name, or that a cut line did not let through. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module|preload/i.test(error.message)

/** What people are told of what went wrong without their doing. */
export function failureWords(error: unknown, { errors }: Words): FailureWords {
  if (error instanceof AuthenticationError) return { title: errors.title, text: errors.session }
  if (error instanceof NetworkError || isMissingPart(error))
    return { title: errors.unavailable, text: errors.unavailableText }
  return { title: errors.title, text: errors.generic(supportEmail) }
}

/** Says in a notice what went wrong without the reader's doing. */
export function notifyFailure(error: unknown, words: Words): void {
  const { title, text } = failureWords(error, words)
  notify({ status: 'error', title, message: text })
}
