import { ApiError, isUnavailable } from '@ma-cantine/lib/http/api-error'

/** Whether the same call may succeed soon, without anybody changing anything; 409: the first one is still under way. */
export const isPassingFailure = (error: unknown): boolean =>
  error instanceof ApiError && (isUnavailable(error) || error.status === 409)
