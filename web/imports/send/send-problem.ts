import { ApiError, AuthenticationError, NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'

/** Why a request was not answered as it should. */
export type SendProblem =
  /** No answer: the line was cut, or the server is away. */
  | 'unreachable'
  /** Asked too often. */
  | 'busy'
  /** The server is still at work on this very request, sent before. */
  | 'under-way'
  /** The session ended. */
  | 'signed-out'
  /** The plan is not known any more, or its key is that of another request. */
  | 'gone'
  /** The file was moved or changed since it was chosen. */
  | 'unreadable-file'
  | 'too-large'
  | 'unexpected'

/** The file on the disk is not the one that was chosen any more. */
export class UnreadableFileError extends Error {}

const away = new Set([502, 503, 504])
const byStatus: Readonly<Record<number, SendProblem>> = {
  401: 'signed-out',
  404: 'gone',
  409: 'under-way',
  413: 'too-large',
  422: 'gone',
  429: 'busy',
}

export function problemOf(error: unknown): SendProblem {
  if (error instanceof UnreadableFileError) return 'unreadable-file'
  if (error instanceof NetworkError) return 'unreachable'
  if (error instanceof AuthenticationError) return 'signed-out'
  if (error instanceof RefusedError) return byStatus[error.status] ?? 'unexpected'
  if (!(error instanceof ApiError)) return 'unexpected'
  return away.has(error.status) ? 'unreachable' : (byStatus[error.status] ?? 'unexpected')
}
