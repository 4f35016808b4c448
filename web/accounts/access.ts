import { listTokens } from '@ma-cantine/lib/accounts/tokens-api'
import { listApplicationGrants } from '@ma-cantine/lib/oauth/oauth-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** What programs act with on behalf of this person. */
export const tokens = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => client.call(listTokens, { signal }),
})

/** The applications that this person let in. */
export const grants = queryOptions({
  queryKey: ['applicationGrants'],
  queryFn: ({ signal }) => client.call(listApplicationGrants, { signal }),
})
