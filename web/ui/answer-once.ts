import { RefusedError } from '@ma-cantine/lib/http/api-error'

/** What an action came to; `info` when somebody else had done the same before. */
export interface Outcome {
  readonly text: string
  readonly severity?: 'success' | 'info'
}

/** Answers a request. Somebody else may have answered meanwhile: the outcome then says so. */
export async function answerOnce(work: () => Promise<unknown>, text: string): Promise<Outcome> {
  try {
    await work()
    return { text }
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return { text: error.detail, severity: 'info' }
    throw error
  }
}
