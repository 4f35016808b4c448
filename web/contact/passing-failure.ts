import { type ApiError, isUnavailable } from '@ma-cantine/lib/http/api-error'

/** Whether the same call may succeed soon, without anybody changing anything; 409: the first one is still under way. */
export const isPassingFailure = (error: ApiError): boolean => isUnavailable(error) || error.status === 409
