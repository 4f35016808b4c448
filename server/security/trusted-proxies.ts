import { isIP } from 'node:net'

/**
 * In the form that Fastify accepts: none, addresses and networks, or a function called for each hop from the nearest
 * one.
 */
export type TrustedProxies = false | readonly string[] | ((address: string, hop: number) => boolean)

/** Fastify's names for private networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** The default: a proxy is on a private network, not on the other side of the Internet. */
export const privateNetworks: TrustedProxies = namedNetworks

/**
 * Reads the setting: `2` (number of successive proxies, with no other way to the server), `10.0.0.0/8, ::1` (their
 * addresses and networks), `none`.
 * @returns null when it is malformed.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text.trim() === 'none') return false
  if (/^\d$/.test(text.trim())) {
    const hops = Number(text)
    return (_address, hop) => hop < hops
  }
  const networks = text.split(/[\s,]+/).filter(part => part !== '')
  return networks.length > 0 && networks.every(isNetwork) ? networks : null
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true
  const [address = '', length, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6]
  return rest.length === 0 && bits > 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}
