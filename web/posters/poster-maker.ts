import type { PosterPictures } from '@ma-cantine/lib/posters/block'
import { layOutPoster, type PosterFormat } from '@ma-cantine/lib/posters/lay-out-poster'
import { isReplaced } from '@ma-cantine/lib/posters/letters'
import type { PosterLayout } from '@ma-cantine/lib/posters/pen'
import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import { encode } from 'uqr'

/** The logo of a canteen, as posters take it. */
export type PosterLogo = PosterPictures['logo']

/** Lays out a poster with its code. Telephones need four light modules around it. */
export function makeLayout(content: PosterContent, logo: PosterLogo, format: PosterFormat): PosterLayout {
  const { data } = encode(content.link, { ecc: 'M', border: 4 })
  return layOutPoster(content, { qr: data, logo }, format)
}

/** Whether a poster has letters that no font of it has. */
export const hasReplaced = ({ name, word, project, indicators }: PosterContent): boolean =>
  [name, word, project ?? '', ...indicators].some(isReplaced)

/** No logo is larger on a poster, in pixels. */
const longestSide = 600

/** Reads the logo of a canteen as a JPEG, whatever it is stored as; null where it cannot be read. */
export async function readLogo(address: string): Promise<PosterLogo> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return null
  }
  const { naturalWidth, naturalHeight } = image
  const ratio = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * ratio))
  canvas.height = Math.max(1, Math.round(naturalHeight * ratio))
  const context = canvas.getContext('2d')
  if (!context) return null
  // What is transparent would be black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { source: canvas.toDataURL('image/jpeg', 0.92), width: canvas.width, height: canvas.height }
}
