import type { FastifyReply } from 'fastify'

/** An answer that is already validated and serialised, so that it can be replayed byte for byte. */
export class SerializedAnswer {
  private readonly body: string

  constructor(body: string) {
    this.body = body
  }

  send(reply: FastifyReply): FastifyReply {
    return reply.type('application/json; charset=utf-8').send(this.body)
  }
}
