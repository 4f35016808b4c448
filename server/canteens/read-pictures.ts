import type { CanteenImageInput } from '@ma-cantine/lib/canteens/canteen-input'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { departureSignal } from '../http/client-departure.ts'
import { type Image, isImageAddress, readImage } from '../http/image.ts'
import { FieldErrors } from '../http/refusal.ts'
import { shrinkImage } from '../http/shrink-image.ts'
import type { Services } from '../services/services.ts'

/** Largest picture of a canteen in bytes: that of a telephone. */
const largestImage = 5_000_000

/** Longest sides of stored pictures in pixels, those of the public service. */
const longestSide = { logo: 1024, images: 1600 } as const

/** Largest JSON body with pictures, in bytes: base64 adds a third. */
export const imageBodyLimit = 4 * largestImage

/** What a body says of the pictures of a canteen; undefined leaves them as they are. */
interface GivenPictures {
  readonly logo?: string | null | undefined
  readonly images?: readonly CanteenImageInput[] | undefined
}

export interface GivenPicture {
  /** The id of a stored picture; null for a new one. */
  readonly id: number | null
  readonly altText: string | null
  /** Null keeps the stored picture. */
  readonly image: Image | null
}

/** Pictures ready to be stored; undefined leaves them as they are. */
export interface PictureChange {
  readonly logo: Image | null | undefined
  readonly images: readonly GivenPicture[] | undefined
}

interface PictureCall {
  readonly caller: Caller
  readonly body: GivenPictures
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Reads the pictures of a body, before the transaction that stores them. A node reads those of one request at a time: a
 * few large photos take all the memory that it has for them.
 *
 * @throws FieldErrors for what is no image, DatabaseBusyError when too many requests wait already.
 */
export function readPictures(
  { pictures }: Services,
  { caller, body, request, reply }: PictureCall,
): Promise<PictureChange> {
  const isNew = (source: string | null | undefined) => source != null && !isImageAddress(source)
  const hasNew = isNew(body.logo) || body.images?.some(({ image }) => isNew(image))
  if (!hasNew) return readGiven(body)
  return pictures.run({ owner: caller.user.id, signal: departureSignal(request, reply) }, () => readGiven(body))
}

async function readGiven({ logo, images }: GivenPictures): Promise<PictureChange> {
  const isSame = logo === undefined || (logo !== null && isImageAddress(logo))
  const pictures: GivenPicture[] = []
  // One after the other: twenty large photos at once would fill the memory.
  for (const { id = null, image, altText } of images ?? []) {
    const kept = id !== null && isImageAddress(image)
    pictures.push({ id, altText: altText || null, image: kept ? null : await read(image, 'images') })
  }
  return {
    logo: isSame ? undefined : logo === null ? null : await read(logo, 'logo'),
    images: images && pictures,
  }
}

async function read(source: string, field: keyof typeof longestSide): Promise<Image> {
  if (isImageAddress(source)) throw new FieldErrors({ [field]: [canteenRefusals('unknown-image-of-canteen')] })
  const image = readImage(source, largestImage)
  const shrunk = 'code' in image ? image : await shrinkImage(image, longestSide[field])
  if ('code' in shrunk) throw new FieldErrors({ [field]: [shrunk] })
  return shrunk
}
