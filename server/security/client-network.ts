import { isIPv6 } from 'node:net'

const groups = 8
/** A subscriber has a whole /64, and may use a different address for each request. */
const networkGroups = 4

/** The key of a client: its address in IPv4, the /64 of its address in IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const [start = [], end] = bare.split('::').map(half => half.split(':').filter(group => group !== ''))
  const zeros = end ? Array<string>(Math.max(0, groups - start.length - end.length)).fill('0') : []
  const all = [...start, ...zeros, ...(end ?? [])]
  return all
    .slice(0, networkGroups)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i

export const isLoopback = (address: string | undefined): boolean => loopback.test(address ?? '')
