/** A database that does not answer a probe by then, in milliseconds, does not answer. */
const patience = 2000

/** Rejects when the work has not ended within the patience of a probe; the work itself goes on. */
export async function withinPatience<Result>(work: PromiseLike<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), patience)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
