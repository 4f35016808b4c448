import type { Locale } from '../messages/locale.ts'
import { clientMessages } from './client-messages.ts'

/** Any refusal or failure of the API. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** Seconds after which the server says that the same request may get through, null when it does not say. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    message = `API responded with status of ${status}`,
    { retryAfter = null, ...options }: ErrorOptions & { readonly retryAfter?: number | null } = {},
  ) {
    super(message, options)
    this.name = new.target.name
    this.status = status
    this.retryAfter = retryAfter
  }
}

/**
 * The session or token is missing, expired or insufficient (403). `detail` is the server's own sentence, if it gave
 * one.
 */
export class AuthenticationError extends ApiError {
  readonly detail: string | null
  /** The server refuses the token itself, and not what is asked with it. */
  readonly isOfToken: boolean

  constructor(detail: string | null = null, locale: Locale = 'fr', isOfToken = false) {
    super(403, clientMessages('session-expired').in(locale))
    this.detail = detail
    this.isOfToken = isOfToken
  }
}

/** The server refused what was sent (400) and said why, field by field. */
export class BadRequestError extends ApiError {
  /** Messages by field; those of the whole form are under `nonFieldErrors`. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** The body of the answer, for the endpoints that describe their refusal. */
  readonly body: unknown

  constructor(fields: Readonly<Record<string, readonly string[]>>, body: unknown = fields) {
    super(400)
    this.fields = fields
    this.body = body
  }
}

/** The server refused a request that it understood (404, 409, 412, 422); `detail` is its own sentence. */
export class RefusedError extends ApiError {
  readonly detail: string

  constructor(status: number, detail: string) {
    super(status, detail)
    this.detail = detail
  }
}

const changedMeanwhile = 412

/** Whether somebody else has changed the entity since the version on which the refused change is based. */
export const isChangedMeanwhile = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status === changedMeanwhile

/**
 * No answer came: the server is down, unreachable or too slow, or closed the connection. A later attempt may succeed.
 */
export class NetworkError extends ApiError {
  constructor(cause: unknown) {
    super(0, cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** The answer does not come from this API: a proxy's page, another version. */
export class UnexpectedAnswerError extends ApiError {}

/** The statuses of a gateway whose server does not answer. */
export const unavailableStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether nobody could answer now: the same call may succeed later. */
export const isUnavailable = (error: ApiError): boolean =>
  error instanceof NetworkError || unavailableStatuses.has(error.status)
