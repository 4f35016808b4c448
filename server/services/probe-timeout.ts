/** Milliseconds after which a probe counts the database as unavailable. */
const probeTimeout = 2000

/** Rejects when the work has not ended in time; the work itself goes on. */
export async function withProbeTimeout<Result>(work: PromiseLike<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), probeTimeout)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
