export type ViewStyle = 'card' | 'list'

const year = 365 * 24 * 3600

/** The public service keeps the choice in this cookie as well. */
const name = 'canteenMgmtViewStyle'

/** A manager of more canteens sees a list, until they choose. */
const mostCards = 5

/** The view that the person chose, or the one that suits the number of their canteens. */
export function readViewStyle(canteenCount: number): ViewStyle {
  // The build renders the screen without a browser.
  const cookies = typeof document === 'undefined' ? '' : document.cookie
  const [, chosen] = new RegExp(`(?:^|; )${name}=(card|list)(?:;|$)`).exec(cookies) ?? []
  return (chosen as ViewStyle | undefined) ?? (canteenCount > mostCards ? 'list' : 'card')
}

export function rememberViewStyle(style: ViewStyle): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store API
  document.cookie = `${name}=${style}; path=/; max-age=${year}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
