/** The single-page application lives under this prefix; the rest of the site is another page load. */
const v2 = '/v2'

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

export const isV2 = (path: string): boolean => isUnder(path.split(/[?#]/, 1)[0] ?? '', v2)

/** Prefixes of the addresses that the server answers by itself, without the site. */
export const serverPrefixes = [
  '/api',
  '/o/authorize',
  '/o/introspect',
  '/o/jwks',
  '/o/revoke_token',
  '/o/token',
  '/swagger-ui',
  '/static',
  '/documents',
  '/media',
  '/outils',
  '/developpeurs',
]

const isSiteAddress = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !serverPrefixes.some(prefix => isUnder(path, prefix))

/** Whether the address belongs to the entry that is open, so that it is reached without loading a page. */
export const isEntryAddress = (path: string): boolean => isSiteAddress(path) && isV2(path) === isV2(location.pathname)

/** Whether the address is a page of the site, in the entry that is not open. */
export const isOtherEntryAddress = (path: string): boolean => isSiteAddress(path) && !isEntryAddress(path)
