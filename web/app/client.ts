import { AuthenticationError } from '@ma-cantine/lib/http/api-error'
import { type Client, createClient } from '@ma-cantine/lib/http/client'
import { currentLocale } from './locale.ts'
import { sessionRenewed } from './session-renewal.ts'

/** The cookie that the server gives with the session; its value goes back in a header. */
const csrfToken = (): string | undefined => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]

/** Calls the server that gave the page, as its session, by this way of sending. A session that ends may be taken up again. */
export const clientBy = (send: typeof fetch): Client =>
  resuming(
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

/** What is refused because the session ended is asked once more when the person has signed in again. */
const resuming = (client: Client): Client => ({
  async call(endpoint, input) {
    try {
      return await client.call(endpoint, input)
    } catch (error) {
      // What anyone may ask depends on no session.
      if (!(error instanceof AuthenticationError) || endpoint.access === 'public' || !(await sessionRenewed()))
        throw error
      return client.call(endpoint, input)
    }
  },
})

export const client = clientBy((...request) => fetch(...request))
