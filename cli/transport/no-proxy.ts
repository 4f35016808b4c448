const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * Whether NO_PROXY lists a server: `cantine.example` and `.cantine.example` stand for the host and all below it,
 * `*.cantine.example` for those below it, `*` for all. A port limits an entry to itself.
 */
export function isExempt({ hostname, port, protocol }: URL, list: string): boolean {
  const host = bareHost(hostname)
  return list.split(/[\s,]+/).some(entry => {
    const { name, onlyPort } = readEntry(entry)
    if (name === '' || (onlyPort && onlyPort !== (port || defaultPorts[protocol]))) return false
    if (name === '*') return true
    const suffix = name.replace(/^\*?\./, '')
    return host.endsWith(`.${suffix}`) || (host === suffix && !name.startsWith('*'))
  })
}

/** Only an IPv6 address has several colons; with a port, it is in brackets. */
function readEntry(entry: string): { readonly name: string; readonly onlyPort: string | undefined } {
  const [, address = entry, onlyPort] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? []
  return { name: bareHost(address), onlyPort }
}

/** Without the brackets of an IPv6 address, nor the dot that may end a whole name. */
const bareHost = (name: string): string =>
  name
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/(.)\.$/, '$1')
    .toLowerCase()
