import { AuthenticationError } from '@ma-cantine/lib/http/api-error'
import { type Client, createClient } from '@ma-cantine/lib/http/client'
import { currentLocale } from './locale.ts'
import { renewSession } from './session-renewal.ts'

/** Reads the cookie that the server sets with the session; its value goes back in a header. */
const csrfToken = (): string | undefined => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]

/** Creates a client of the server that gave the page, with this `fetch`. It offers to renew a session that expired. */
export const createSiteClient = (send: typeof fetch): Client =>
  withSessionRenewal(
    createClient({
      baseUrl: location.origin,
      fetch: send,
      locale: currentLocale,
      csrfToken: () => {
        const token = csrfToken()
        return token && decodeURIComponent(token)
      },
    }),
  )

/** Repeats a call refused because the session expired, once the person has signed in again. */
const withSessionRenewal = (client: Client): Client => ({
  async call(endpoint, input) {
    try {
      return await client.call(endpoint, input)
    } catch (error) {
      // A public endpoint does not depend on the session.
      if (!(error instanceof AuthenticationError) || endpoint.access === 'public' || !(await renewSession()))
        throw error
      return client.call(endpoint, input)
    }
  },
})

export const client = createSiteClient((...request) => fetch(...request))
