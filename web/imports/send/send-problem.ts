import { ApiError, isUnavailable } from '@ma-cantine/lib/http/api-error'

/** Why a request got no proper answer. */
export type SendProblem =
  /** No answer: the network failed, or the server is down. */
  | 'unreachable'
  /** Too many requests. */
  | 'busy'
  /** The server is still working on the same request, sent earlier. */
  | 'under-way'
  /** The session expired. */
  | 'signed-out'
  /** The plan no longer exists, or its key belongs to another request. */
  | 'gone'
  /** The file was moved or changed since it was chosen. */
  | 'unreadable-file'
  | 'too-large'
  | 'unexpected'

/** The file on the disk is no longer the one that was chosen. */
export class UnreadableFileError extends Error {}

const problemByStatus: Readonly<Record<number, SendProblem>> = {
  401: 'signed-out',
  403: 'signed-out',
  404: 'gone',
  409: 'under-way',
  413: 'too-large',
  422: 'gone',
  429: 'busy',
}

export function problemOf(error: unknown): SendProblem {
  if (error instanceof UnreadableFileError) return 'unreadable-file'
  if (!(error instanceof ApiError)) return 'unexpected'
  if (isUnavailable(error)) return 'unreachable'
  return problemByStatus[error.status] ?? 'unexpected'
}
