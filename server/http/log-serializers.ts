/** As deep as causes are followed. */
const deepest = 5

interface LoggedError {
  [property: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack: string
  readonly cause?: LoggedError
}

/**
 * What the log keeps of an error. Not its other properties: PostgreSQL's errors quote the values of the row they are
 * about, and those of libraries may hold a whole request.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack, cause } = error
  const { code } = error as NodeJS.ErrnoException
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    stack: stack ?? '',
    ...(cause === undefined || depth === deepest ? {} : { cause: loggedError(cause, depth + 1) }),
  }
}

/** A path may hold a name, a query string an address: a request is told by its route's pattern alone. */
export const logSerializers = {
  err: (error: unknown) => loggedError(error),
  req: ({ method }: { readonly method: string }) => ({ method }),
}
