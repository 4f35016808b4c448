import type { FastifyReply, FastifyRequest } from 'fastify'

/** The client went away before it was answered: nobody is left to answer. */
export class ClientGone extends Error {
  constructor() {
    super('the client has gone')
  }
}

/**
 * Aborted, with a ClientGone as its reason, when the connection of the request closes before its answer has left. The
 * request's own events cannot tell: one whose body has been read is closed as well, and one that was destroyed before
 * anybody listened says nothing any more.
 */
export function departureOf({ raw: { socket } }: FastifyRequest, { raw: response }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => gone.abort(new ClientGone())
  if (socket.destroyed) leave()
  else {
    socket.once('close', leave)
    response.once('close', () => socket.off('close', leave))
  }
  return gone.signal
}

/** Rejects with the reason of the signal once it is aborted, if the work has not settled by then. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
