/** Pixels of the square's side: twice what the site shows, for sharp screens. */
const side = 256

/**
 * Cuts the middle of a picture out as a small square: a phone's photo is twenty times too heavy to send.
 * @returns a data URI of a WebP, or PNG where the browser cannot write one.
 * @throws when the browser cannot read the file as a picture.
 */
export async function cropPicture(file: Blob): Promise<string> {
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
