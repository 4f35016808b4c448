/** The page of a link of our messages about a subscription. */
export const linkAddress = (publicUrl: string, page: 'confirmer' | 'quitter', token: string): string =>
  `${publicUrl}/v2/lettre-d-information/${page}?${new URLSearchParams({ jeton: token })}`

/** Where mail readers end a subscription in one click (RFC 8058). */
export const oneClickPath = '/api/v1/newsletterStop/:token'
export const oneClickAddress = (publicUrl: string, token: string): string =>
  publicUrl + oneClickPath.replace(':token', token)
