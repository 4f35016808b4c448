import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply } from 'fastify'

/** A file as an answer, streamed while the client reads it. */
export class Download {
  readonly name: string
  readonly type: string
  private readonly content: Readable
  private readonly headers: Readonly<Record<string, string>>

  /** @param name file name, in plain ASCII. */
  constructor(
    name: string,
    type: string,
    content: AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.name = name
    this.type = type
    this.content = Readable.from(content, { objectMode: false })
    this.headers = headers
  }

  /** The headers prevent browsers from showing the file within our origin, and proxies from storing it. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .headers(this.headers)
      .header('content-type', this.type)
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(this.content)
  }
}
