import type { FastifyReply } from 'fastify'

/** An answer that was written down as it leaves, so that it can be given again to the byte. Its writer has checked it. */
export class WrittenAnswer {
  private readonly body: string

  constructor(body: string) {
    this.body = body
  }

  send(reply: FastifyReply): FastifyReply {
    return reply.type('application/json; charset=utf-8').send(this.body)
  }
}
