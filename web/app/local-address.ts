/** @returns the path, query and fragment of an address of this site; null for an address that leads elsewhere. */
export function localAddress(text: string | null): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(text, location.origin)
  // Browsers take a path that starts with two slashes for another site.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null
}
