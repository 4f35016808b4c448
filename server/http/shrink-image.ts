import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import sharp from 'sharp'
import type { Image } from './image.ts'

/** Those of a telephone; a picture takes up to four bytes of memory a pixel while it is read. */
const mostMegapixels = 16

// What it keeps for the next pictures would stay in the memory of the node for good.
sharp.cache(false)

/**
 * Makes an upright JPEG of an image, no longer than the given side in pixels. What a camera writes beside the picture,
 * such as where it was taken, is left out; what is transparent becomes white.
 *
 * @returns the image, or the reason why it is refused.
 */
export async function shrinkImage({ content }: Image, longestSide: number): Promise<Image | Message> {
  try {
    // The size is written at the beginning: nothing is unpacked to read it.
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > mostMegapixels * 1e6) return httpRefusals('image-of-too-many-pixels', mostMegapixels)
    const jpeg = await sharp(content, { limitInputPixels: mostMegapixels * 1e6 })
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
