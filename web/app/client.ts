import { AuthenticationError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { type Client, createClient } from '@ma-cantine/lib/http/client'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
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
  call: (endpoint, input) => renewing(endpoint, () => client.call(endpoint, input)),
  download: (endpoint, input) => renewing(endpoint, () => client.download(endpoint, input)),
})

async function renewing<Answer>({ access }: Pick<Endpoint, 'access'>, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    // A public endpoint does not depend on the session.
    if (!(error instanceof AuthenticationError) || access === 'public') throw error
    const renewal = await renewSession()
    if (renewal === 'renewed') return call()
    // The server answers 403 as well to what a person may not do.
    if (renewal === 'not-expired' && error.detail !== null) throw new RefusedError(error.status, error.detail)
    throw error
  }
}

export const client = createSiteClient((...request) => fetch(...request))
