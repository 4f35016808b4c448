import { RefusedError } from '@ma-cantine/lib/http/api-error'

/** The answer of a call; null for what does not exist. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null
    throw error
  }
}
