import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { settleDevice } from './device/device.ts'
import { queries } from './queries.ts'
import { announceSessionChange, leavePage, type SessionState } from './session-renewal.ts'

/** The user and their canteens: fetched before the first screen, then cached until something changes it. */
export const initialData = queryOptions({
  queryKey: ['initialData'],
  queryFn: async ({ signal }) => {
    const data = await fetchSession(signal)
    const [before, now] = [pageSession.pageUser()?.id, data.loggedUser?.id]
    if (before === undefined || before === now) return data
    if (now !== undefined) return leavePage()
    queries.removeQueries({ predicate: ({ queryKey: [name] }) => name !== 'initialData' })
    return data
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Without network, a page that the device keeps has its own copy; others say at once that they cannot open.
  networkMode: 'always',
})

/** Asks who is signed in; the device forgets what belongs to others. */
async function fetchSession(signal?: AbortSignal) {
  const data = await client.call(getInitialData, signal ? { signal } : {})
  if (await settleDevice(data.loggedUser?.id ?? null)) announceSessionChange()
  return data
}

export const useUser = () => useSuspenseQuery(initialData).data.loggedUser
export const useSiteNotices = () => useSuspenseQuery(initialData).data.siteNotices
export const useCommunityEvents = () => useSuspenseQuery(initialData).data.communityEvents
/** The kinds of actors of the ecosystem. */
export const usePartnerTypes = () => useSuspenseQuery(initialData).data.partnerTypes
export const useCanteenPreviews = () => useSuspenseQuery(initialData).data.canteenPreviews ?? []

/** Compares the user whom the page was loaded for with the one who is signed in now. */
export const pageSession: SessionState = {
  pageUser: () => queries.getQueryData(initialData.queryKey)?.loggedUser ?? null,
  fetchUser: async () => (await fetchSession()).loggedUser,
}

/** Fetches the session again, after a sign-in, a sign-out or a change of the account. */
export const refreshSession = () => queries.refetchQueries(initialData)
