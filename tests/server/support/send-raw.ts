import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Sends raw text to a listening server. @returns its answer until it closes the connection. */
export function sendRaw(app: FastifyInstance, text: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', data => {
      answer += data
    })
    socket.once('end', () => resolve(answer))
    socket.once('error', reject)
  })
}
