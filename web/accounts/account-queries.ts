import { previewAccountDeletion } from '@ma-cantine/lib/accounts/account-deletion-api'
import { checkAccountLink } from '@ma-cantine/lib/accounts/password-api'
import { getSecondFactor } from '@ma-cantine/lib/accounts/second-factor-api'
import { listTokens } from '@ma-cantine/lib/accounts/tokens-api'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { getConsentRequest } from '@ma-cantine/lib/oauth/consent-api'
import { listApplicationGrants, listApplications } from '@ma-cantine/lib/oauth/oauth-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** Prefix of the queries on tokens and applications; creating or revoking one invalidates them all. */
export const accessQueryKey = ['access'] as const

export const tokens = queryOptions({
  queryKey: [...accessQueryKey, 'tokens'],
  queryFn: ({ signal }) => client.call(listTokens, { signal }),
})

/** The applications that this person has authorised. */
export const grants = queryOptions({
  queryKey: [...accessQueryKey, 'grants'],
  queryFn: ({ signal }) => client.call(listApplicationGrants, { signal }),
})

/** The applications that this person has registered. */
export const applications = queryOptions({
  queryKey: [...accessQueryKey, 'applications'],
  queryFn: ({ signal }) => client.call(listApplications, { signal }),
})

/** The three lists at once. */
export const allAccess = queryOptions({
  queryKey: [...accessQueryKey, 'all'],
  queryFn: async ({ signal }) => {
    const [tokens, grants, applications] = await Promise.all([
      client.call(listTokens, { signal }),
      client.call(listApplicationGrants, { signal }),
      client.call(listApplications, { signal }),
    ])
    return { tokens, grants, applications }
  },
})

/** Whether sign-in asks for a second factor. */
export const secondFactor = queryOptions({
  queryKey: ['secondFactor'],
  queryFn: ({ signal }) => client.call(getSecondFactor, { signal }),
})

/** Why a link from an e-mail no longer serves, null while it does; asked once, for following it uses it up. */
export const usedLink = (purpose: 'email-confirmation' | 'password-reset', uid: string, token: string) =>
  queryOptions({
    queryKey: ['accountLink', purpose, uid, token],
    queryFn: async ({ signal }): Promise<string | null> => {
      try {
        await client.call(checkAccountLink, { body: { purpose, uid, token }, signal })
        return null
      } catch (error) {
        if (error instanceof BadRequestError) return Object.values(error.fields).flat().join(' ')
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The consequences of deleting the account now. */
export const accountDeletion = queryOptions({
  queryKey: ['accountDeletion'],
  queryFn: ({ signal }) => client.call(previewAccountDeletion, { signal }),
  staleTime: 0,
})

/** The request of an application that waits for consent. */
export const consentRequest = (requestId: string) =>
  queryOptions({
    queryKey: ['consentRequest', requestId],
    queryFn: ({ signal }) => client.call(getConsentRequest, { params: { requestId }, signal }),
    staleTime: 0,
  })
