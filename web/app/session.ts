import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { queries } from './queries.ts'

/** Who is here and their canteens: fetched before the first screen, then kept until something changes it. */
export const initialData = queryOptions({
  queryKey: ['initialData'],
  queryFn: ({ signal }) => client.call(getInitialData, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const useUser = () => useSuspenseQuery(initialData).data.loggedUser
export const useCanteenPreviews = () => useSuspenseQuery(initialData).data.canteenPreviews ?? []

/** After a sign-in, a sign-out or a change of the account. */
export const refreshSession = () => queries.refetchQueries(initialData)
