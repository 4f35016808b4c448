/** An error and all its causes. A host with several addresses gives a list of errors. */
export function causesOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causesOf)]
}

/** The codes of an error and of its causes. */
export const causeCodes = (error: unknown): ReadonlySet<string> =>
  new Set(causesOf(error).flatMap(({ code }: NodeJS.ErrnoException) => code ?? []))
