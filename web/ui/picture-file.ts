/** Longest side of a picture in pixels: the server keeps no more. */
const longestSide = 1600

/**
 * A picture that is light enough to be sent: a phone's photograph is twenty times too heavy.
 * @returns the address of its data, as JPEG on a white ground.
 * @throws when the browser cannot read the file as a picture.
 */
export async function readPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
