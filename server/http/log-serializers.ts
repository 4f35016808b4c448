/** Number of nested causes to log. */
const causeLimit = 5

interface LoggedError {
  [property: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack: string
  readonly cause?: LoggedError
}

/**
 * An error in the log, without its other properties: PostgreSQL's errors quote values of the row, and those of
 * libraries may contain a whole request.
 */
function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack, cause } = error
  const { code } = error as NodeJS.ErrnoException
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    stack: stack ?? '',
    ...(cause === undefined || depth === causeLimit ? {} : { cause: serializeError(cause, depth + 1) }),
  }
}

/** Paths and query strings may contain names and addresses: the log only has the pattern of the route. */
export const logSerializers = {
  err: (error: unknown) => serializeError(error),
  req: ({ method }: { readonly method: string }) => ({ method }),
}
