import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply } from 'fastify'

/** A file that an answer consists of, written as the client reads it. */
export class Download {
  readonly name: string
  readonly type: string
  private readonly content: Readable

  /** `name` is plain ASCII. */
  constructor(name: string, type: string, content: AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>) {
    this.name = name
    this.type = type
    this.content = Readable.from(content, { objectMode: false })
  }

  /** Never shown in the page of our origin, whatever it holds, and kept by no proxy. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .header('content-type', this.type)
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(this.content)
  }
}
