/** Whether a server is on this machine. */
export function isLoopback(server: string): boolean {
  const { hostname } = new URL(server)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
