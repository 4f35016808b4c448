import { isIP } from 'node:net'

/** As Fastify takes it: nobody, addresses and networks, or a verdict on each address from the nearest one. */
export type TrustedProxies = false | readonly string[] | ((address: string, hop: number) => boolean)

/** Names that Fastify knows for the networks that nobody reaches from outside. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** Where a proxy is when nothing else is said: beside the server, not on the other side of the Internet. */
export const privateNetworks: TrustedProxies = namedNetworks

/**
 * Reads the setting: `2` (as many proxies, one behind the other, and no other way to the server), `10.0.0.0/8, ::1`
 * (their addresses and networks), `none`.
 * @returns null when it cannot be understood.
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
