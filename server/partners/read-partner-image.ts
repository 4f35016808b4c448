import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { departureSignal } from '../http/client-departure.ts'
import { type Image, readImage } from '../http/image.ts'
import { FieldErrors } from '../http/refusal.ts'
import { shrinkImage } from '../http/shrink-image.ts'
import type { Services } from '../services/services.ts'

/** Largest picture of an actor in bytes. */
const largestImage = 5_000_000

/** Longest side of the stored picture in pixels, that of the public service. */
const longestSide = 1600

/** Largest body with a picture, in bytes: base64 adds a third. */
export const partnerBodyLimit = Math.ceil(largestImage / 3) * 4 + 100_000

/** The turn that all visitors share where pictures are read. */
const visitors = 0

/**
 * Reads the picture of a proposal, before the transaction that stores it. A node reads those of one request at a time.
 * @throws FieldErrors for what is no picture, DatabaseBusyError when too many requests wait already.
 */
export function readPartnerImage(
  { pictures }: Services,
  source: string,
  { user, request, reply }: { user: User | null; request: FastifyRequest; reply: FastifyReply },
): Promise<Image> {
  const place = { owner: user?.id ?? visitors, signal: departureSignal(request, reply) }
  return pictures.run(place, async () => {
    const image = readImage(source, largestImage)
    const shrunk = 'code' in image ? image : await shrinkImage(image, longestSide)
    if ('code' in shrunk) throw new FieldErrors({ image: [shrunk] })
    return shrunk
  })
}
