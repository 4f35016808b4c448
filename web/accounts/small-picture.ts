/** In pixels: twice what the site shows, for sharp screens. */
const side = 256

/**
 * The middle of a picture, as a small square: what a phone takes is twenty times too heavy to be sent.
 *
 * @returns a data URI of a WebP, or PNG where the browser cannot write one.
 * @throws when the file is not a picture that the browser reads.
 */
export async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const cut = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/webp', 0.9)
}
