import { previewAccountDeletion } from '@ma-cantine/lib/accounts/account-deletion-api'
import { listTokens } from '@ma-cantine/lib/accounts/tokens-api'
import { getConsentRequest } from '@ma-cantine/lib/oauth/consent-api'
import { listApplicationGrants, listApplications } from '@ma-cantine/lib/oauth/oauth-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** All that is asked of what acts for this person; a token or an application that comes or goes makes it out of date. */
export const accessKey = ['access'] as const

export const tokens = queryOptions({
  queryKey: [...accessKey, 'tokens'],
  queryFn: ({ signal }) => client.call(listTokens, { signal }),
})

/** The applications that this person let in. */
export const grants = queryOptions({
  queryKey: [...accessKey, 'grants'],
  queryFn: ({ signal }) => client.call(listApplicationGrants, { signal }),
})

/** The applications that this person registered. */
export const applications = queryOptions({
  queryKey: [...accessKey, 'applications'],
  queryFn: ({ signal }) => client.call(listApplications, { signal }),
})

/** All three. */
export const allAccess = queryOptions({
  queryKey: [...accessKey, 'all'],
  queryFn: async ({ signal }) => {
    const [tokens, grants, applications] = await Promise.all([
      client.call(listTokens, { signal }),
      client.call(listApplicationGrants, { signal }),
      client.call(listApplications, { signal }),
    ])
    return { tokens, grants, applications }
  },
})

/** What deleting the account would do now. */
export const accountDeletion = queryOptions({
  queryKey: ['accountDeletion'],
  queryFn: ({ signal }) => client.call(previewAccountDeletion, { signal }),
  staleTime: 0,
})

/** What an application asks for. */
export const consentRequest = (requestId: string) =>
  queryOptions({
    queryKey: ['consentRequest', requestId],
    queryFn: ({ signal }) => client.call(getConsentRequest, { params: { requestId }, signal }),
    staleTime: 0,
  })
