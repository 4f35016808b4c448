import { createClient } from '@ma-cantine/lib/http/client'

/** The cookie that the server gives with the session; its value goes back in a header. */
const csrfToken = (): string | undefined => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]

export const client = createClient({
  baseUrl: location.origin,
  fetch: (...request) => fetch(...request),
  csrfToken: () => {
    const token = csrfToken()
    return token && decodeURIComponent(token)
  },
})
