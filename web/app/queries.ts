import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { QueryClient } from '@tanstack/react-query'

/** Retries once, except a request that the server refused: it would refuse it again. */
const retry = (tries: number, error: Error): boolean => tries === 0 && !(error instanceof RefusedError)

export const queries = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false } },
})
