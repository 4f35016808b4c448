import type { FastifyReply, FastifyRequest } from 'fastify'

/** The client disconnected before it was answered. */
export class ClientGoneError extends Error {
  constructor() {
    super('the client has gone')
  }
}

/**
 * Returns a signal that aborts, with a ClientGoneError, when the connection closes before the answer has left. It
 * listens to the socket because the events of the request cannot tell: a request closes once its body is read, and one
 * that is already destroyed emits nothing.
 */
export function departureSignal({ raw: { socket } }: FastifyRequest, { raw: response }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => gone.abort(new ClientGoneError())
  if (socket.destroyed) leave()
  else {
    socket.once('close', leave)
    response.once('close', () => socket.off('close', leave))
  }
  return gone.signal
}

/** Rejects with the reason of the signal if it aborts before the work has settled. */
export function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
