import type { FastifyReply } from 'fastify'

/** An answer that is already validated and serialised, so that it can be replayed byte for byte; an empty text for none. */
export class SerializedAnswer {
  private readonly body: string

  constructor(body: string) {
    this.body = body
  }

  send(reply: FastifyReply): FastifyReply {
    if (this.body === '') return reply.send()
    return reply.type('application/json; charset=utf-8').send(this.body)
  }
}
