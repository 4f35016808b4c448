import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { queries } from './queries.ts'
import type { SessionState } from './session-renewal.ts'

/** Who is here and their canteens: fetched before the first screen, then kept until something changes it. */
export const initialData = queryOptions({
  queryKey: ['initialData'],
  queryFn: ({ signal }) => client.call(getInitialData, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const useUser = () => useSuspenseQuery(initialData).data.loggedUser
export const useCanteenPreviews = () => useSuspenseQuery(initialData).data.canteenPreviews ?? []

/** Who the page was loaded for, and who is signed in now. */
export const pageSession: SessionState = {
  known: () => queries.getQueryData(initialData.queryKey)?.loggedUser ?? null,
  actual: async () => (await client.call(getInitialData)).loggedUser,
}

/** After a sign-in, a sign-out or a change of the account. */
export const refreshSession = () => queries.refetchQueries(initialData)
