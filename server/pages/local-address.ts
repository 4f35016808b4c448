const anywhere = 'http://site.invalid'

/** The path and query of an address of this site; null for one that leads elsewhere. */
export function localAddress(text: string | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, anywhere)) return null
  const { origin, pathname, search } = new URL(text, anywhere)
  // A browser would take a path that starts with two slashes for another site.
  return origin === anywhere && !pathname.startsWith('//') ? pathname + search : null
}
