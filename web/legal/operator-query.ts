import { getOperator } from '@ma-cantine/lib/operator/operator-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** Who publishes and hosts the service; a restart of the server changes it, and nothing else. */
export const operator = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => client.call(getOperator, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
