import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds to finish the head of a request, once no other connection is accepted. */
const headPatience = 2000

/** The connections of a server, which it ends without losing a request of theirs. */
export class OpenConnections {
  private readonly sockets = new Set<Socket>()
  private readonly answers = new Set<ServerResponse>()
  private isEnding = false

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    // Comes before the application, which may answer at once.
    server.prependListener('request', (_request, answer) => {
      this.answers.add(answer)
      answer.once('close', () => this.answers.delete(answer))
      if (this.isEnding) announceEnd(answer)
    })
  }

  /**
   * Makes each answer from now on the last one of its connection. A client that keeps its connection sends its next
   * request elsewhere, instead of on a connection that closes meanwhile.
   */
  endWithAnswers(): void {
    this.isEnding = true
    for (const answer of this.answers) announceEnd(answer)
  }

  /** Closes connections without any request, which Node does not count as idle; soon those with half of a head. */
  closeUnused(): void {
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => {
      const answered = new Set([...this.answers].map(({ req }) => req.socket))
      for (const socket of this.sockets) if (!answered.has(socket)) socket.destroy()
    }, headPatience).unref()
  }
}

function announceEnd(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close')
}
