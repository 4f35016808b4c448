import { type ApiError, NetworkError } from '@ma-cantine/lib/http/api-error'

/** The first request is still under way; a proxy or the server cannot serve now. */
const passingStatuses: ReadonlySet<number> = new Set([409, 502, 503, 504])

/** Whether the same call may succeed soon, without anybody changing anything. */
export const isPassingFailure = (error: ApiError): boolean =>
  error instanceof NetworkError || passingStatuses.has(error.status)
