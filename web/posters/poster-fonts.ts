import plain from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url'
import bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff?url'
import plainExt from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url'
import boldExt from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff?url'
import type { PosterFont } from '@ma-cantine/lib/posters/letter-widths'
import type { PosterLayout } from '@ma-cantine/lib/posters/pen'
import { fontFamily } from './font-family.ts'

/** The same files for the page, pictures and the PDF: their letters have the widths that posters are laid out by. */
const fontFiles: Readonly<Record<PosterFont, string>> = { plain, bold, plainExt, boldExt }

/** The fonts that a poster needs: those of rare letters seldom are. */
export const fontsOf = ({ parts }: PosterLayout): readonly PosterFont[] => [
  ...new Set(parts.flatMap(({ shapes }) => shapes.flatMap(shape => (shape.kind === 'text' ? [shape.font] : [])))),
]

const loading = new Map<PosterFont, Promise<unknown>>()

/** Makes fonts known to the page. */
export async function loadFonts(fonts: readonly PosterFont[]): Promise<void> {
  const all = fonts.map(font => {
    const known = loading.get(font)
    if (known) return known
    const face = new FontFace(fontFamily(font), `url("${fontFiles[font]}")`)
    document.fonts.add(face)
    const load = face.load().catch(error => {
      // The next attempt asks the server again.
      loading.delete(font)
      document.fonts.delete(face)
      throw error
    })
    loading.set(font, load)
    return load
  })
  await Promise.all(all)
}

/** The bytes of fonts, which a PDF holds. */
export async function fetchFonts(fonts: readonly PosterFont[]): Promise<ReadonlyMap<PosterFont, Uint8Array>> {
  const all = fonts.map(async font => {
    const answer = await fetch(fontFiles[font])
    if (!answer.ok) throw new TypeError(`No font ${font}: ${answer.status}`)
    return [font, new Uint8Array(await answer.arrayBuffer())] as const
  })
  return new Map(await Promise.all(all))
}
