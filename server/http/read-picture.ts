import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { departureSignal } from './client-departure.ts'
import { type Image, readImage } from './image.ts'
import { FieldErrors } from './refusal.ts'
import { shrinkImage } from './shrink-image.ts'

/** Largest picture in bytes. */
const largestImage = 5_000_000

/** Longest side of the stored picture in pixels, that of the public service. */
const longestSide = 1600

/** Largest body with a picture, in bytes: base64 adds a third. */
export const pictureBodyLimit = Math.ceil(largestImage / 3) * 4 + 100_000

/** Who sends a picture, null for a visitor, and by which request. */
export interface PictureCall {
  readonly user: User | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The turn that all visitors share where pictures are read. */
const visitors = 0

/**
 * Reads a picture that a body holds as a data URI, before the transaction that stores it. A node reads those of one request at a time.
 * @throws FieldErrors for what is no picture, DatabaseBusyError when too many requests wait already.
 */
export function readPicture(
  { pictures }: Services,
  source: string,
  { user, request, reply }: PictureCall,
): Promise<Image> {
  const place = { owner: user?.id ?? visitors, signal: departureSignal(request, reply) }
  return pictures.run(place, async () => {
    const image = readImage(source, largestImage)
    const shrunk = 'code' in image ? image : await shrinkImage(image, longestSide)
    if ('code' in shrunk) throw new FieldErrors({ image: [shrunk] })
    return shrunk
  })
}
