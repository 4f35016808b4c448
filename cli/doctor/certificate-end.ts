import { connect } from 'node:tls'

/** When the certificate of a server ends; null where it cannot be told, as through a proxy. */
export function readCertificateEnd(server: string, timeoutSeconds: number): Promise<Date | null> {
  const { hostname, port } = new URL(server)
  return new Promise(resolve => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const end = new Date(socket.getPeerCertificate().valid_to)
      socket.destroy()
      resolve(Number.isNaN(end.getTime()) ? null : end)
    })
    const giveUp = () => {
      socket.destroy()
      resolve(null)
    }
    // Whole, and not of each step: a host may accept the connection and say nothing.
    setTimeout(giveUp, timeoutSeconds * 1000).unref()
    socket.on('error', giveUp)
  })
}
