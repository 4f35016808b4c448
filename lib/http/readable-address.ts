/**
 * The address to open for one that was asked for: where its percent signs cannot be read, an address that no screen has,
 * so that the site says so. The API refuses such addresses by itself.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (path.startsWith('/api/') || decode(path) !== null) return url
  return path.startsWith('/v2/') ? '/v2/%25' : '/%25'
}

function decode(path: string): string | null {
  try {
    // Its value is returned: bundlers leave a call out whose value nobody uses, and the error with it.
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
