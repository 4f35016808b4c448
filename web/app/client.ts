import { type Client, createClient } from '@ma-cantine/lib/http/client'

/** The cookie that the server gives with the session; its value goes back in a header. */
const csrfToken = (): string | undefined => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]

/** Calls the server that gave the page, as its session, by this way of sending. */
export const clientBy = (send: typeof fetch): Client =>
  createClient({
    baseUrl: location.origin,
    fetch: send,
    csrfToken: () => {
      const token = csrfToken()
      return token && decodeURIComponent(token)
    },
  })

export const client = clientBy((...request) => fetch(...request))
