import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import sharp from 'sharp'
import type { Image } from './image.ts'

/** More than any camera takes, few enough for the memory of a node. */
const mostPixels = 60_000_000

/**
 * Makes an upright JPEG of an image, no longer than the given side in pixels. What a camera writes beside the picture,
 * such as where it was taken, is left out; what is transparent becomes white.
 *
 * @returns the image, or the reason why it is refused.
 */
export async function shrinkImage({ content }: Image, longestSide: number): Promise<Image | Message> {
  try {
    const jpeg = await sharp(content, { limitInputPixels: mostPixels })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer()
    return { type: 'image/jpeg', content: jpeg }
  } catch {
    return httpRefusals('not-an-image')
  }
}
