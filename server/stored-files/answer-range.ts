import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'range-parser'

/** The bytes of a file that a request asks for, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads the one range of bytes that a request asks for (RFC 9110, 14), and heads the answer; several ranges are answered
 * by the whole file, and so is a range of another version of it.
 *
 * @param etag of the file as it is now.
 * @returns null when the file has not these bytes: the answer is then a 416, headed too.
 */
export function headRange(request: FastifyRequest, reply: FastifyReply, size: number, etag: string): ByteRange | null {
  const whole = { start: 0, end: size - 1 }
  const { range, 'if-range': version } = request.headers
  reply.header('accept-ranges', 'bytes')
  if (range === undefined || (version !== undefined && version !== etag)) return whole
  const { code, type, ranges } = parse(size, range)
  const [first] = ranges
  if (type !== 'bytes' || (code & 1) !== 0 || ranges.length > 1) return whole
  if (!first) {
    reply.code(416).header('content-range', `bytes */${size}`)
    return null
  }
  reply.code(206).header('content-range', `bytes ${first.start}-${first.end}/${size}`)
  return { start: first.start, end: first.end }
}
